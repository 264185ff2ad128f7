# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Novantanove
ninetynine-also = 99 | da trentatré a novantanove
ninetynine-about = Si dice un numero e cadono cinque dadi: fai con tutti e cinque un calcolo che si avvicini il più possibile.
ninetynine-brief = cinque dadi, un quarto d’ora
ninetynine-rules =
    In ogni giro qualcuno, a turno, dice un numero da 33 a 99. Poi cadono cinque dadi. Fai un calcolo che usi ognuno dei cinque una volta sola e arrivi il più vicino possibile al numero. Puoi sommare, sottrarre, moltiplicare, dividere e usare le parentesi; lungo la strada vanno bene anche le frazioni.

    Manda il calcolo al bot in privato, per esempio 5*5*3-(2+6). Per «per» puoi scrivere × o x, per «diviso» :. Puoi mandarne quanti vuoi finché c’è tempo: conta il migliore. Scrivi «fatto» quando non hai di meglio. Il giro finisce quando hanno finito tutti, o dopo tre minuti.

    Poi si mostrano tutti i calcoli, e il migliore possibile. Chi è più vicino, sopra o sotto, prende un punto; se il calcolo centra il numero, due. Se più persone sono alla pari, i punti vanno a ognuna.

    Una partita sono cinque giri. «giri» ne cambia il numero, «minuti» il tempo per pensare.
ninetynine-opt-rounds = quanti numeri si dicono
ninetynine-opt-minutes = quanto tempo c’è per pensare, in minuti
ninetynine-key-rounds = giri
ninetynine-key-minutes = minuti
ninetynine-set-rounds = { $value ->
    [one] { $value } giro
   *[other] { $value } giri
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minuto per pensare
   *[other] { $value } minuti per pensare
}

ninetynine-word-done = fatto | ho finito | niente di meglio

ninetynine-board-round = giro
ninetynine-board-seat = posto
ninetynine-board-points = punti
ninetynine-board-value = totale
ninetynine-board-formula = calcolo
ninetynine-board-left = via
ninetynine-board-of = di
ninetynine-board-target = numero
ninetynine-board-dice = dadi
ninetynine-board-best = meglio

ninetynine-ask-name = di’ un numero da 33 a 99
ninetynine-ask = { $several ->
    [yes] fate { $target } con { $faces } e mandate il calcolo
   *[no] fai { $target } con { $faces } e manda il calcolo
}

ninetynine-name-it = { $target }
ninetynine-send = un calcolo
ninetynine-done = ✓ Fatto
ninetynine-done-news = { $seat } ha finito.

ninetynine-named = { $seat } dice { $target }. I dadi: { $faces }.
ninetynine-made = Fa { $value }, scarto { $off }. Manda qualcosa di meglio, o «fatto».
ninetynine-worse = Fa { $value }, scarto { $off }: avevi già di meglio.
ninetynine-hit = Fa { $value }: centrato!
ninetynine-nobody = Nessuno ha mandato un calcolo.
ninetynine-exact = { $count ->
    [one] { $names } centra il numero: due punti.
   *[other] { $names } centrano il numero: due punti a testa.
}
ninetynine-nearest = { $count ->
    [one] Più vicino di tutti: { $names }, scarto { $off }: un punto.
   *[other] Più vicino di tutti: { $names }, scarto { $off }: un punto a testa.
}
ninetynine-silent = Senza risposta: { $names }.
ninetynine-best = Si poteva fare: { $formula } = { $value }.

ninetynine-reject-number = Di’ un numero intero da 33 a 99.
ninetynine-reject-formula = Manda un calcolo con i cinque dadi, per esempio 5*5*3-(2+6), o «fatto».
ninetynine-reject-dice = Usa ogni dado una volta sola: { $faces }.
ninetynine-reject-equals = Questo calcolo fa { $value }, non { $said }.
ninetynine-reject-zero = Questo calcolo divide per zero.
ninetynine-reject-wait = Prima qualcuno deve dire un numero.

ninetynine-sheet-points = punti
ninetynine-sheet-value = totale
ninetynine-sheet-target = numero
ninetynine-sheet-how = Tutti e cinque, + − × : e parentesi
ninetynine-sheet-off = scarto { $off }
ninetynine-sheet-exact = centrato
ninetynine-sheet-none = niente
ninetynine-sheet-formula = calcolo
ninetynine-sheet-round = Giro { $round } di { $rounds }
ninetynine-sheet-after = Dopo il giro { $round } di { $rounds }
ninetynine-sheet-best = Meglio: { $formula } = { $value }

ninetynine-lesson-1 = Anna dice 67; escono questi cinque dadi
ninetynine-lesson-2 = Bruno: 5 × 5 × 3 − (2 + 6) = 67, due punti
ninetynine-lesson-3 = 68 dava un punto, se era il più vicino
ninetynine-lesson-4 = Dopo ogni giro si mostra il migliore
