baldaline-name = Balda en línea
baldaline-also = superfantasma | fantasma
baldaline-about = Añade letras a una fila sin completar palabra; engaña y duda. De 2 a 6; también llamado Superghost.
baldaline-brief = cinco minutos
baldaline-rules =
    Por turnos se añade una letra delante o detrás de la fila, siempre con una palabra en mente que contenga la fila entera. Quien completa una palabra de tres letras o más pierde la ronda.

    En lugar de añadir se puede dudar: quien jugó antes dice su palabra. Si está en el diccionario y contiene la fila, pierdes tú la ronda; si no, la pierde quien jugó antes. También puedes ceder la ronda.

    Quien pierde una ronda recibe la siguiente letra de una palabra de cinco letras (GHOST en inglés) y empieza la siguiente. Con las cinco letras se queda fuera. Gana quien quede al final.

    Escribe k+ para poner la K delante, +k para ponerla detrás, «dudo», «cedo la ronda», y si dudan de ti, «palabra crown».

    Las palabras son sustantivos comunes del diccionario. Al abrir la partida se elige su idioma.
baldaline-opt-lang = idioma de las palabras
baldaline-key-lang = idioma | lengua
baldaline-set-lang = palabras: { $language }

baldaline-word-doubt = dudo | lo dudo | no me lo creo
baldaline-word-word = palabra | la palabra es
baldaline-word-giveup = cedo la ronda | cedo | ceder la ronda

baldaline-ask-first = empieza una fila con una letra
baldaline-ask = …{ $row }…: añade una letra delante o detrás, duda, o cede la ronda
baldaline-ask-word = di una palabra que contenga { $row }, o cede la ronda
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Dudo
baldaline-doubt-news = { $seat } lo duda.
baldaline-word = { $word }
baldaline-give-up = 🏳 Cedo la ronda

baldaline-complete = { $row } es una palabra: la completa { $seat } y ya tiene { $letters }.
baldaline-named = Era { $word }. { $seat } duda en vano y ya tiene { $letters }.
baldaline-wrong = { $word } no es una palabra con { $row }: { $seat } ya tiene { $letters }.
baldaline-gave-up = { $seat } cede la ronda en { $row } y ya tiene { $letters }.
baldaline-out = { $seat } queda fuera.
baldaline-sheet-new = ronda nueva
baldaline-sheet-how = Una letra delante o detrás; completar pierde
baldaline-past-complete = { $seat }: { $row } es una palabra → { $letters }
baldaline-past-named = { $seat } dudó de { $row } en vano: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } no es una palabra con { $row } → { $letters }
baldaline-past-gave-up = { $seat } cedió la ronda en { $row } → { $letters }

baldaline-reject-syntax = Escribe k+ para poner una letra delante, +k para ponerla detrás, «dudo», «cedo la ronda», o «palabra crown» si dudan de ti.
baldaline-reject-letters = Las palabras aquí: { $language }. Escribe letras de ese idioma.
baldaline-reject-name = Dudan de ti: di una palabra que contenga { $row }, o cede la ronda.
baldaline-reject-nobody = Aún no hay nada que dudar ni que ceder: empieza la fila con una letra.
baldaline-reject-undoubted = Nadie duda de ti. Añade una letra, duda, o cede la ronda.
baldaline-reject-long = No hay palabra más larga que { $row }. Duda, o cede la ronda.

# What the board in letters says.
baldaline-board-out = fuera

baldaline-lesson-1 = Beto ha puesto la A delante: «a+»
baldaline-lesson-2 = Si Ana añade M, sale ATOM: Ana pierde
baldaline-lesson-3 = ¿Crees que no hay palabra? «dudo»
baldaline-lesson-4 = Cada ronda perdida, una letra; 5, y fuera
baldaline-lesson-5 = La ronda anterior: Beto dudó en vano
