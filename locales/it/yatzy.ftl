# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yahtzee | yazzi
yatzy-about = Cinque dadi, fino a tre lanci, quindici caselle da riempire, e un bonus se le sei di sopra arrivano a 63.
yatzy-brief = cinque dadi, venti minuti
yatzy-rules =
    Fai più punti degli altri. Al tuo turno tira cinque dadi; fino a due volte puoi ritirare quelli che vuoi. Poi riempi una casella libera; quello che non hai vale 0.

    Da 1 a 6: la somma di quella faccia; 63 o più in tutto danno 50. Coppia, doppia coppia (di valori diversi), tris, poker: la somma di quei dadi. Scala 1–5: 15, 2–6: 20. Full (3 + 2): tutti i dadi. Chance: tutti i dadi. Yatzy, cinque uguali: 50.

    «foglio=tredici» è senza coppie: tris, poker e chance contano tutti i dadi, full 25, quattro in scala 30, cinque in scala 40, yatzy 50, ogni altro yatzy 100 in più; il bonus è 35.

    La partita finisce quando tutte le caselle sono piene.

    Tocca i dadi da tenere, o scrivi «tengo 3 5 5» e «tiro», o «ritiro 1 2»; poi una casella: «yatzy», «full», «5» per i cinque.

    Con «insieme» un lancio vale per tutti, si decide in segreto con i pulsanti, e i fogli si scoprono alla fine.

yatzy-opt-sheet = quindici caselle, o tredici con punti fissi per full e scale
yatzy-key-sheet = foglio | caselle
yatzy-is-fifteen = quindici
yatzy-is-thirteen = tredici
yatzy-set-sheet = { $value ->
    [thirteen] tredici caselle
   *[other] quindici caselle
}

yatzy-further = Ancora yatzy: altri { $points } per { $seat }.

yatzy-word-throw = tiro | tira | lancio | lancia
yatzy-word-name = chiamo | chiama
yatzy-word-keep = tengo | tieni
yatzy-word-again = ritiro | ritira | di nuovo
yatzy-word-die = dado
yatzy-word-ones = uno | gli uno
yatzy-word-twos = due | i due
yatzy-word-threes = tre | i tre
yatzy-word-fours = quattro | i quattro
yatzy-word-fives = cinque | i cinque
yatzy-word-sixes = sei | i sei
yatzy-word-pair = coppia
yatzy-word-pairs = doppia coppia | due coppie | doppia
yatzy-word-three = tris | tre uguali
yatzy-word-four = poker | quattro uguali
yatzy-word-small = scala bassa | bassa | scala piccola | piccola
yatzy-word-large = scala alta | alta | scala grande | grande
yatzy-word-full = full
yatzy-word-chance = chance | libera
yatzy-word-yatzy = yatzy | cinque uguali

yatzy-box-ones = Uno
yatzy-box-twos = Due
yatzy-box-threes = Tre
yatzy-box-fours = Quattro
yatzy-box-fives = Cinque
yatzy-box-sixes = Sei
yatzy-box-bonus = Bonus da 63
yatzy-box-pair = Coppia
yatzy-box-pairs = Doppia coppia
yatzy-box-three = Tris
yatzy-box-four = Poker
yatzy-box-small = Scala bassa
yatzy-box-large = Scala alta
yatzy-box-full = Full
yatzy-box-chance = Chance
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = «tengo 4 4», poi «tiro», fino a tre lanci
yatzy-lesson-2 = Quattro sei: 24 dei 63 per il bonus
yatzy-lesson-3 = Full: tutti e cinque i dadi, 18
yatzy-lesson-4 = Tra parentesi: quanto dà; scrivi il nome
