# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Generala d’oro
goldengeneral-also = generala dorata
goldengeneral-about = Dieci dadi in cinque colori: dividili in due mani con tutti i colori, e riempi due caselle insieme.
goldengeneral-brief = dieci dadi in cinque colori, un quarto d’ora
goldengeneral-rules =
    Hai cinque turni. Tira dieci dadi, due per colore; fino a due volte puoi ritirare quelli che vuoi. Poi i dieci fanno due mani da cinque, ognuna con tutti e cinque i colori, e ogni mano riempie una casella.

    Da uno a sei: la somma dei dadi con quella faccia. Scala 1–5 o 2–6, full, poker, generala (cinque uguali): 10, 20, 30, 40 punti, o 20, 30, 40, 60 con punti=soliti. Quello che una mano non ha si cancella. Il primo lancio vale come gli altri. Vince chi ha più punti.

    Tocca i dadi da tenere, o scrivi «tengo 5 5 5» e «tiro», o «ritiro 1 2». Poi tocca due caselle o scrivile: «generala 6»; i dadi si dividono nel modo che rende di più. O di’ quali dadi prende la prima: «full 6 66111».

    Con «insieme» un lancio vale per tutti, si decide in segreto con i pulsanti, e i fogli si scoprono alla fine.

goldengeneral-opt-points = quanto valgono le caselle: classici (generala 40), o soliti (generala 60)
goldengeneral-key-points = punti
goldengeneral-is-book = classici
goldengeneral-is-public = soliti
goldengeneral-set-points = { $value ->
    [public] la generala vale 60
   *[other] la generala vale 40
}

goldengeneral-word-throw = tiro | tira | lancio | lancia
goldengeneral-word-name = chiamo | chiama
goldengeneral-word-keep = tengo | tieni
goldengeneral-word-again = ritiro | ritira | di nuovo
goldengeneral-word-die = dado
goldengeneral-word-ones = uno | gli uno
goldengeneral-word-twos = due | i due
goldengeneral-word-threes = tre | i tre
goldengeneral-word-fours = quattro | i quattro
goldengeneral-word-fives = cinque | i cinque
goldengeneral-word-sixes = sei | i sei
goldengeneral-word-straight = scala
goldengeneral-word-full = full
goldengeneral-word-four = poker | quattro uguali
goldengeneral-word-general = generala | cinque uguali

goldengeneral-box-ones = Uno
goldengeneral-box-twos = Due
goldengeneral-box-threes = Tre
goldengeneral-box-fours = Quattro
goldengeneral-box-fives = Cinque
goldengeneral-box-sixes = Sei
goldengeneral-box-straight = Scala
goldengeneral-box-full = Full
goldengeneral-box-four = Poker
goldengeneral-box-general = Generala

goldengeneral-letter-red = R
goldengeneral-letter-green = V
goldengeneral-letter-blue = B
goldengeneral-letter-yellow = L
goldengeneral-letter-white = W

goldengeneral-no-hand = Con questi dadi non si può fare nessuna mano con tutti e cinque i colori.

goldengeneral-lesson-1 = Dieci dadi, due per colore
goldengeneral-lesson-2 = Fanno due mani, con tutti i colori
goldengeneral-lesson-3 = Due caselle per turno, come «full 1»
goldengeneral-lesson-4 = Tra parentesi: quanto darebbero i dadi
