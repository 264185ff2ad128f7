# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yacht
yacht-also = poker di dadi
yacht-about = Cinque dadi, fino a tre lanci, quindici caselle da riempire; quello che fai al primo lancio vale doppio.
yacht-brief = cinque dadi, venti minuti
yacht-rules =
    Hai quindici turni. Tira cinque dadi; fino a due volte puoi ritirare quelli che vuoi. Poi riempi una casella libera; quello che non hai vale 0.

    Yacht: cinque uguali, somma + 50. Scala alta 2–6: 40. Bassa 1–5: 35. Poker, quattro uguali: somma + 10. Full (3 + 2): tutti i dadi. Doppia coppia, tris, coppia: la somma di quei dadi. Chance: tutti i dadi.
    Da 1 a 6: tre dadi di quella faccia valgono 0, ognuno che manca −10; quattro o cinque valgono la somma.

    Riempita subito dopo il primo lancio, una casella conta due volte la somma dei dadi, tranne chance e da 1 a 6: scala alta 40 + 20 = 60, bassa 35 + 15 = 50. Vince chi ha più punti.

    Tocca i dadi da tenere, o scrivi «tengo 3 5 5» e «tiro», o «ritiro 1 2»; poi una casella: «yacht», «5». Con due coppie, «coppia 3» prende la più bassa.

    Con «insieme» un lancio vale per tutti, si decide in segreto con i pulsanti, e i fogli si scoprono alla fine.

yacht-word-throw = tiro | tira | lancio | lancia
yacht-word-name = chiamo | chiama
yacht-word-keep = tengo | tieni
yacht-word-again = ritiro | ritira | di nuovo
yacht-word-die = dado
yacht-word-yacht = yacht | cinque uguali
yacht-word-large = scala alta | alta | scala grande | grande
yacht-word-small = scala bassa | bassa | scala piccola | piccola
yacht-word-four = poker | quattro uguali
yacht-word-full = full
yacht-word-pairs = doppia coppia | due coppie | doppia
yacht-word-three = tris | tre uguali
yacht-word-pair = coppia
yacht-word-chance = chance | libera
yacht-word-ones = uno | gli uno
yacht-word-twos = due | i due
yacht-word-threes = tre | i tre
yacht-word-fours = quattro | i quattro
yacht-word-fives = cinque | i cinque
yacht-word-sixes = sei | i sei

yacht-box-yacht = Yacht
yacht-box-large = Scala alta
yacht-box-small = Scala bassa
yacht-box-four = Poker
yacht-box-full = Full
yacht-box-pairs = Doppia coppia
yacht-box-three = Tris
yacht-box-pair = Coppia
yacht-box-chance = Chance
yacht-box-ones = Uno
yacht-box-twos = Due
yacht-box-threes = Tre
yacht-box-fours = Quattro
yacht-box-fives = Cinque
yacht-box-sixes = Sei


yacht-lesson-1 = «tengo 4 5», poi «tiro», fino a tre lanci
yacht-lesson-2 = Tra parentesi: quanto dà; scrivi il nome
yacht-lesson-3 = Scala al primo lancio: 40 e altri 20
yacht-lesson-4 = Quattro uguali: la somma e 10
yacht-lesson-5 = Da uno a sei: quattro 1 fanno la somma
