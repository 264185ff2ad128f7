# General: five dice, three rolls, ten boxes.

general-name = Generala
general-also = la generala
general-about = Cinque dadi, fino a tre lanci, dieci caselle; cinque uguali al primo lancio vincono subito.
general-brief = cinque dadi, un quarto d’ora
general-rules =
    Hai dieci turni. Tira cinque dadi; fino a due volte puoi ritirare quelli che vuoi. Poi riempi una casella libera.

    Da uno a sei: la somma dei dadi con quella faccia. Scala 1–5 o 2–6, full (tre e due), poker, generala (cinque uguali): 10, 20, 30, 40 punti, o 20, 30, 40, 60 con punti=soliti. Quello che non hai si cancella. Cinque uguali sono anche poker, ma non full.

    Al primo lancio scala, full o poker valgono 5 in più, e una generala scritta nella sua casella vince subito la partita. Vince chi ha più punti.

    Tocca i dadi da tenere, poi «Tiro». O scrivi: «tengo 3 5 5» segna i dadi, «tiro» tira gli altri; «ritiro 1 2» fa le due cose. Poi una casella: «generala», «5».

    Con «insieme» un lancio vale per tutti, si decide in segreto con i pulsanti, e i fogli si scoprono alla fine; una generala al primo lancio allora vale solo i suoi punti.

general-opt-points = quanto valgono le caselle: classici (generala 40), o soliti (generala 60)
general-key-points = punti
general-is-book = classici
general-is-public = soliti
general-set-points = { $value ->
    [public] la generala vale 60
   *[other] la generala vale 40
}

general-word-throw = tiro | tira | lancio | lancia
general-word-name = chiamo | chiama
general-word-keep = tengo | tieni
general-word-again = ritiro | ritira | di nuovo
general-word-die = dado
general-word-ones = uno | gli uno
general-word-twos = due | i due
general-word-threes = tre | i tre
general-word-fours = quattro | i quattro
general-word-fives = cinque | i cinque
general-word-sixes = sei | i sei
general-word-straight = scala
general-word-full = full
general-word-four = poker | quattro uguali
general-word-general = generala | cinque uguali

general-box-ones = Uno
general-box-twos = Due
general-box-threes = Tre
general-box-fours = Quattro
general-box-fives = Cinque
general-box-sixes = Sei
general-box-straight = Scala
general-box-full = Full
general-box-four = Poker
general-box-general = Generala


general-lesson-1 = Per un full: «tengo 1 1 2 2», «tiro»
general-lesson-2 = Una casella a turno: quattro 4 fanno 16
general-lesson-3 = Full al primo lancio: 30 + 5
general-lesson-4 = Tra parentesi: quanto darebbero i dadi
