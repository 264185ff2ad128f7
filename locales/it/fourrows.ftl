# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Quattro righe
fourrows-also = righe colorate | riga per riga
fourrows-about = Dadi bianchi per tutti, dadi colorati per chi tira: cancella numeri in quattro righe da sinistra a destra, saltandone meno che puoi.
fourrows-brief = sei dadi, quindici minuti
fourrows-rules =
    Ognuno ha quattro righe: rossa e gialla da 2 a 12, verde e blu da 12 a 2. Si cancella solo da sinistra a destra; ciò che salti è perso.

    A turno si tirano due dadi bianchi e uno per colore. Prima tutti possono cancellare la somma dei bianchi in una riga, in segreto finché non hanno deciso tutti. Poi chi ha tirato può cancellare un bianco più un colorato, nella riga di quel colore. Se non cancella nulla, prende una penalità.

    Premi un pulsante o scrivi «rosso 7» o «r7»; «passo» non cancella nulla. La somma bianca: al bot in privato.

    L’ultimo numero di una riga vuole prima cinque croci. Con lui cancelli il lucchetto, una croce in più; possono farlo in tanti insieme. La riga si chiude, e il suo dado sparisce. La partita finisce con due righe chiuse, o alla quarta penalità di qualcuno.

    Le croci di una riga valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti, una penalità ne toglie 5. 4, 7, 0 e 2 croci e una penalità: 10 + 28 + 0 + 3 − 5 = 36. Vince chi ha più punti.

fourrows-opt-locks = con quante righe chiuse finisce la partita
fourrows-opt-penalties = con quante penalità di una persona finisce la partita
fourrows-key-locks = lucchetti
fourrows-key-penalties = penalità
fourrows-set-locks = { $value ->
    [one] si finisce con { $value } riga chiusa
   *[other] si finisce con { $value } righe chiuse
}
fourrows-set-penalties = { $value ->
    [one] si finisce con { $value } penalità
   *[other] si finisce con { $value } penalità
}

fourrows-word-throw = tiro | tira | lancio | lancia
fourrows-word-red = rosso | rossa | r
fourrows-word-yellow = giallo | gialla | l
fourrows-word-green = verde | v
fourrows-word-blue = blu | b
fourrows-word-pass = passo | passa

fourrows-row-red = rosso
fourrows-row-yellow = giallo
fourrows-row-green = verde
fourrows-row-blue = blu
fourrows-letter-red = R
fourrows-letter-yellow = L
fourrows-letter-green = V
fourrows-letter-blue = B

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } cancella rosso { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } cancella giallo { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } cancella verde { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } cancella blu { $number }.
fourrows-pass = Passo

fourrows-ask-throw = { $several ->
    [yes] tirate { $dice } dadi e scrivete cosa esce: due bianchi, poi { $colours }
   *[no] tira { $dice } dadi e scrivi cosa esce: due bianchi, poi { $colours }
}
fourrows-ask-first = { $several ->
    [yes] i dadi bianchi di { $seat } fanno { $sum }: cancellatelo in una riga, o passate
   *[no] i dadi bianchi di { $seat } fanno { $sum }: cancellalo in una riga, o passa
}
fourrows-ask-white = { $several ->
    [yes] i dadi bianchi fanno { $sum }: cancellatelo in una riga, o passate
   *[no] i dadi bianchi fanno { $sum }: cancellalo in una riga, o passa
}
fourrows-ask-coloured = { $several ->
    [yes] cancellate un bianco più un colorato, o passate
   *[no] cancella un bianco più un colorato, o passa
}
fourrows-ask-penalty = { $several ->
    [yes] cancellate un bianco più un colorato, o prendete una penalità di 5
   *[no] cancella un bianco più un colorato, o prendi una penalità di 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } fa ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = La somma bianca: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Nessuno cancella la somma bianca.
fourrows-crosses = { $seat } cancella { $row } { $number }.
fourrows-passes = { $seat } passa.
fourrows-penalty = { $seat } non ha cancellato niente e prende { $count ->
    [1] la prima penalità
    [2] la seconda penalità
    [3] la terza penalità
    [4] la quarta penalità
   *[other] la penalità numero { $count }
}.
fourrows-locked = Lucchetto { $row } per { $names }: la riga è chiusa per tutti.
fourrows-over-locks = { $count ->
    [one] Una riga è chiusa: fine.
   *[other] { $count } righe sono chiuse: fine.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } ha una penalità: fine.
   *[other] { $seat } ha { $count } penalità: fine.
}

fourrows-reject-syntax = Scrivi riga e numero, per esempio «rosso 7», oppure «passo».
fourrows-reject-throw = Prima i dadi.
fourrows-reject-thrown = I dadi sono tirati: cancella un numero o passa.
fourrows-reject-locked = Riga chiusa: { $row }.
fourrows-reject-sum = Ora vale solo la somma dei bianchi: { $sum }.
fourrows-reject-colour = Con un bianco e il { $row } puoi fare { $other ->
    [0] { $sum }
   *[other] { $sum } o { $other }
}.
fourrows-reject-left = Non puoi tornare a { $row } { $number }: c’è già una croce su { $last }.
fourrows-reject-last = { $count ->
    [one] L’ultimo numero, { $row } { $number }, vuole prima { $needed } croci, e ce n’è { $count }.
   *[other] L’ultimo numero, { $row } { $number }, vuole prima { $needed } croci, e ce ne sono { $count }.
}

fourrows-holds = Il tuo foglio, punti { $points }: { $rows }.
fourrows-holds-row = { $count ->
    [one] { $row } { $count } croce (su { $last })
   *[other] { $row } { $count } croci (ultima: { $last })
}
fourrows-holds-empty = { $row } niente

fourrows-sheet-penalties = penalità
fourrows-sheet-points = punti
fourrows-sheet-white = bianchi: la somma vale per tutti
fourrows-sheet-coloured = bianco + colore: solo chi ha tirato
fourrows-sheet-before = l’ultimo lancio

fourrows-board-seat = posto
fourrows-board-left = fuori
fourrows-board-red = rosso
fourrows-board-yellow = giallo
fourrows-board-green = verde
fourrows-board-blue = blu
fourrows-board-penalties = penalità
fourrows-board-points = punti
fourrows-board-white = bianco

fourrows-lesson-1 = La somma bianca è di tutti: «verde 4»
fourrows-lesson-2 = Solo chi tira: un bianco + un colorato
fourrows-lesson-3 = Da sinistra a destra; se salti, è perso
fourrows-lesson-4 = Anche il lucchetto conta e chiude la riga
fourrows-lesson-5 = 1, 3, 6, 10 … punti, una penalità −5
