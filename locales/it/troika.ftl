troika-name = Troika
troika-also = tre lettere | terzine
troika-about = Scrivi lettere a turno: se completi una parola di tre lettere, è tua.
troika-brief = dieci minuti
troika-rules =
    In due, a turno, si scrive una lettera qualsiasi in una casella vuota. Quando tre lettere vicine in riga, colonna o diagonale sono una parola, chi l’ha completata segna un punto. La parola si può leggere da tutti e due i capi; tre caselle contano una volta, anche se sono una parola nei due versi. Una lettera può completare più parole.

    Le parole sono nomi di tre lettere del dizionario. Sulle griglie più grandi di 3 × 3 vale ogni terna di lettere vicine in linea.

    A griglia piena vince chi ha più parole. Con «prima» la prima parola vince subito.

    Scrivi casella e lettera: b2 k.

    Chi apre la partita sceglie la griglia, da 3 × 3 a 6 × 6, e la lingua delle parole.
troika-opt-size = caselle per lato della griglia
troika-opt-first = vince la prima parola
troika-opt-lang = lingua delle parole
troika-key-size = griglia | misura
troika-key-first = prima | prima parola
troika-key-lang = lingua
troika-set-size = griglia { $value } × { $value }
troika-set-first = { $value ->
    [on] vince la prima parola
   *[other] vince chi ha più parole
}
troika-set-lang = parole: { $language }

troika-ask = scrivi una lettera in una casella vuota
troika-ask-first = scrivi una lettera in una casella vuota; la prima parola vince
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}!

troika-reject-syntax = Scrivi una casella e una lettera, per esempio b2 k.
troika-reject-letters = Le parole qui: { $language }. Scrivi una lettera di questa lingua.
troika-reject-outside = { $place } non c’è su questa griglia: l’ultima casella è { $last }.
troika-reject-taken = In { $place } c’è già una lettera. Scegli una casella vuota.

troika-lesson-1 = La P di Anna fa TOP in diagonale: un punto
troika-lesson-2 = Nei due versi, POM o MOP: un punto solo
troika-lesson-3 = Una lettera in una casella vuota: a2 k
troika-lesson-4 = A griglia piena vince chi ha più parole
