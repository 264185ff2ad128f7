baldaline-name = Balda em linha
baldaline-also = fantasma | palavra sem fim
baldaline-about = Ponha letras numa fila, mas não complete uma palavra; blefe e duvide. De 2 a 6 pessoas; também chamado Superghost.
baldaline-brief = cinco minutos
baldaline-rules =
    Cada pessoa na sua vez põe uma letra na frente ou atrás da fila, e tem que ter em mente uma palavra que contém a fila toda. Quem completa uma palavra de três letras ou mais perde a rodada.

    Em vez de pôr letra, você pode duvidar: quem jogou antes diz a palavra. Se ela está no dicionário e contém a fila, você perde a rodada; se não, perde quem jogou antes. Também dá para entregar a rodada.

    Quem perde uma rodada ganha a próxima letra de uma palavra de cinco letras (GHOST em inglês) e começa a seguinte. Com as cinco, está fora. Quem sobra no fim vence.

    Digite k+ para pôr K na frente, +k para pôr atrás, “duvido”, “entrego a rodada” e, quando duvidam de você, “palavra crown”.

    As palavras são substantivos comuns do dicionário. Quem cria a partida pode escolher o idioma.
baldaline-opt-lang = idioma das palavras
baldaline-key-lang = idioma | língua
baldaline-set-lang = palavras: { $language }

baldaline-word-doubt = duvido | duvidar | eu duvido
baldaline-word-word = palavra | a palavra é
baldaline-word-giveup = entrego a rodada | entregar a rodada | desisto da rodada

baldaline-ask-first = comece uma fila com uma letra
baldaline-ask = …{ $row }…: ponha uma letra na frente ou atrás, duvide ou entregue a rodada
baldaline-ask-word = diga uma palavra que contém { $row }, ou entregue a rodada
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Duvido
baldaline-doubt-news = { $seat } duvida.
baldaline-word = { $word }
baldaline-give-up = 🏳 Entrego a rodada

baldaline-complete = { $row } é uma palavra: { $seat } completou e agora tem { $letters }.
baldaline-named = { $word }, certo. { $seat } duvidou à toa e agora tem { $letters }.
baldaline-wrong = { $word } não é palavra com { $row }: { $seat } agora tem { $letters }.
baldaline-gave-up = { $seat } entrega a rodada em { $row } e agora tem { $letters }.
baldaline-out = { $seat } está fora.
baldaline-sheet-new = rodada nova
baldaline-sheet-how = Letra na frente ou atrás; palavra inteira perde
baldaline-past-complete = { $seat }: { $row } é palavra → { $letters }
baldaline-past-named = { $seat } duvidou de { $row } à toa: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } não é palavra com { $row } → { $letters }
baldaline-past-gave-up = { $seat } entregou a rodada em { $row } → { $letters }

baldaline-reject-syntax = Digite k+ para pôr uma letra na frente, +k para pôr atrás, “duvido”, “entrego a rodada”, ou “palavra crown” quando duvidam de você.
baldaline-reject-letters = As palavras aqui: { $language }. Escreva letras desse idioma.
baldaline-reject-name = Duvidam de você: diga uma palavra que contém { $row }, ou entregue a rodada.
baldaline-reject-nobody = Ainda não há do que duvidar nem o que entregar: comece a fila com uma letra.
baldaline-reject-undoubted = Ninguém duvida de você. Ponha uma letra, duvide ou entregue a rodada.
baldaline-reject-long = Nenhuma palavra é mais longa do que { $row }. Duvide, ou entregue a rodada.

# What the board in letters says.
baldaline-board-out = fora

baldaline-lesson-1 = Bruno pôs o A na frente: “a+”
baldaline-lesson-2 = Se Ana põe M, sai ATOM: Ana perde
baldaline-lesson-3 = Acha que não há palavra? “duvido”
baldaline-lesson-4 = Rodada perdida é uma letra; cinco, e fora
baldaline-lesson-5 = A rodada anterior: Bruno duvidou à toa
