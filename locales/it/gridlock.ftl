gridlock-name = Ingorgo
gridlock-also = rettangoli | rettangoli di dadi
gridlock-about = Due dadi danno i lati di un rettangolo: coloralo a casa tua, o mettilo dove fa male sull’altra griglia. Vince chi ha più caselle.
gridlock-brief = due dadi, dieci minuti
gridlock-rules =
    Ognuno ha una griglia di 10 × 10 caselle. Le lettere delle colonne continuano dalla prima griglia alla seconda, quindi ogni casella ha un nome suo.

    A turno si tirano due dadi: i lati di un rettangolo di caselle vuote da colorare, dritto o coricato. Con 3 e 5 si colorano 15 caselle. I rettangoli si possono toccare ma non sovrapporre, e stanno dentro una griglia.

    Scrivi due angoli opposti: b2 d6. Per un quadrato basta la casella in alto a sinistra: b2.

    Puoi colorare su tutte e due le griglie, ma le caselle contano per chi ha la griglia. Sull’altra regali qualcosa, eppure una casella messa bene può rovinare molto spazio.

    Se sulla tua griglia non c’è posto, il tuo turno è perso. Puoi ancora colorare sull’altra, o scrivere «passo». Se non c’è posto da nessuna parte, il turno passa da solo.

    Due turni persi di fila, di chiunque siano, chiudono il giro. Vince chi ha più caselle colorate sulla sua griglia. In una serie contano le caselle di tutti i giri, e si comincia a turno.
gridlock-opt-size = caselle per lato di ogni griglia
gridlock-key-size = griglia | misura
gridlock-set-size = griglie { $value } × { $value }
gridlock-opt-games = quanti giri si giocano; contano le caselle di tutti
gridlock-key-games = giri | serie
gridlock-set-games = { $value ->
    [one] un giro solo
   *[other] { $value } giri
}

gridlock-word-throw = tiro | tira | lancio | lancia
gridlock-word-pass = passo | passa

gridlock-pass = passo
gridlock-pass-news = { $seat } passa: un turno perso.
gridlock-ask = colora { $a } × { $b } su una delle griglie
gridlock-ask-spoil = a casa tua non c’è posto per { $a } × { $b }, il turno è perso: coloralo sull’altra griglia o passa
gridlock-told-stuck = { $seat } fa { $a } e { $b }: niente posto, un turno perso.
gridlock-told-next = Due turni persi: il giro è finito. Finora { $one } : { $two }. Comincia il giro { $game }.
gridlock-told-over = Due turni persi di fila: fine, { $one } : { $two }.

gridlock-sheet-lost = turno perso
gridlock-sheet-key = righe: chi colora; numero: per chi conta

gridlock-reject-syntax = Scrivi due angoli opposti del rettangolo, per esempio b2 d6.
gridlock-reject-throw = Prima tira i dadi.
gridlock-reject-thrown = I dadi sono tirati: ora colora un rettangolo.
gridlock-reject-sides = I dadi dicono { $a } × { $b }, e questo è { $width } × { $height }. Scrivi due angoli opposti.
gridlock-reject-off = È fuori dalle griglie, che finiscono a { $last }.
gridlock-reject-across = Sta a cavallo delle due griglie. Un rettangolo resta dentro una.
gridlock-reject-taken = Alcune di queste caselle sono già colorate.
gridlock-reject-pass = Sulla tua griglia c’è posto, quindi non puoi passare.

# What the board in letters says.
gridlock-board-has-thrown = ha fatto
gridlock-board-throws = tira
gridlock-board-lost-turns = turni persi
gridlock-board-games-over = giri finiti
gridlock-board-of = di

gridlock-lesson-1 = Sopra la griglia di Anna, sotto di Bruno
gridlock-lesson-2 = I dadi sono i lati: 3 × 3
gridlock-lesson-3 = Una casella di Anna guasta tutto a Bruno
gridlock-lesson-4 = Contano tutte, chiunque le colori
gridlock-lesson-5 = Per colorare, due angoli: «g4 i6»
