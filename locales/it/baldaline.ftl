baldaline-name = Balda in riga
baldaline-also = parola fantasma | fantasma
baldaline-about = Aggiungi lettere a una riga senza completare una parola; bluffa e dubita. Da 2 a 6, noto anche come Superghost.
baldaline-brief = cinque minuti
baldaline-rules =
    A turno si aggiunge una lettera davanti o in fondo alla riga, e bisogna avere in mente una parola che contiene tutta la riga. Chi completa una parola di tre o più lettere perde il giro.

    Invece di aggiungere puoi dubitare: chi ha giocato prima dice la parola. Se è nel dizionario e contiene la riga, il giro lo perdi tu, altrimenti chi ha bluffato. Puoi anche lasciare il giro.

    Chi perde un giro prende la prossima lettera di una parola di cinque lettere (in inglese GHOST) e comincia il successivo. Con tutte e cinque si è fuori. Vince chi resta per ultimo.

    Scrivi k+ per mettere K davanti, +k per metterla in fondo, «dubito», «lascio il giro», e quando dubitano di te «parola crown».

    Valgono i nomi comuni del dizionario. La lingua la sceglie chi apre la partita.
baldaline-opt-lang = lingua delle parole
baldaline-key-lang = lingua
baldaline-set-lang = parole: { $language }

baldaline-word-doubt = dubito | non ci credo
baldaline-word-word = parola | la parola è
baldaline-word-giveup = lascio il giro | lascio | cedo il giro

baldaline-ask-first = comincia la riga con una lettera
baldaline-ask = …{ $row }…: aggiungi una lettera davanti o in fondo, dubita o lascia il giro
baldaline-ask-word = di’ una parola che contiene { $row }, o lascia il giro
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Dubito
baldaline-doubt-news = { $seat } non ci crede.
baldaline-word = { $word }
baldaline-give-up = 🏳 Lascio il giro

baldaline-complete = { $row } è una parola: { $seat } l’ha completata e ora ha { $letters }.
baldaline-named = È { $word }. { $seat } ha dubitato a torto e ora ha { $letters }.
baldaline-wrong = { $word } non è una parola con { $row }: { $seat } ora ha { $letters }.
baldaline-gave-up = { $seat } lascia il giro a { $row } e ora ha { $letters }.
baldaline-out = { $seat } è fuori.
baldaline-sheet-new = un nuovo giro
baldaline-sheet-how = Lettera davanti o in fondo; parola intera perde
baldaline-past-complete = { $seat }: { $row } è una parola → { $letters }
baldaline-past-named = { $seat } ha dubitato di { $row } a torto: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } non è una parola con { $row } → { $letters }
baldaline-past-gave-up = { $seat } ha lasciato il giro a { $row } → { $letters }

baldaline-reject-syntax = Scrivi k+ per mettere una lettera davanti, +k per metterla in fondo, «dubito», «lascio il giro», o «parola crown» se dubitano di te.
baldaline-reject-letters = Le parole qui: { $language }. Scrivi lettere di questa lingua.
baldaline-reject-name = Dubitano di te: di’ una parola che contiene { $row }, o lascia il giro.
baldaline-reject-nobody = Non c’è ancora niente da dubitare né da lasciare: comincia la riga con una lettera.
baldaline-reject-undoubted = Nessuno dubita di te. Aggiungi una lettera, dubita o lascia il giro.
baldaline-reject-long = Non ci sono parole più lunghe di { $row }. Dubita, o lascia il giro.

# What the board in letters says.
baldaline-board-out = fuori

baldaline-lesson-1 = Bruno ha messo A davanti: «a+»
baldaline-lesson-2 = Con la M Anna fa ATOM, intera: perde
baldaline-lesson-3 = La parola non esiste? «dubito»
baldaline-lesson-4 = Giro perso, una lettera; con cinque, fuori
baldaline-lesson-5 = Il giro prima: Bruno dubitava a torto
