# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Aiuta il vicino
neighbour-also = il vicino | una mano al vicino
neighbour-about = Ognuno ha dei numeri del dado. Per ogni dado che esce, chi ha quel numero mette un gettone nel mezzo; vince chi resta per primo senza.
neighbour-brief = tre dadi, cinque minuti
neighbour-rules =
    Ognuno ha dieci gettoni, e vuole liberarsene. I sei numeri del dado si dividono: tre a testa in due, due a testa in tre, uno a testa da quattro a sei. In quattro o cinque, i numeri che avanzano non sono di nessuno.

    Al tuo turno tira tre dadi. Per ogni dado, chi ha il suo numero mette un gettone nel mezzo, chiunque abbia tirato. Così aiuti i vicini, e loro aiutano te.

    Vince chi resta per primo senza gettoni. Se più persone li finiscono nello stesso lancio, vincono insieme.

    Per esempio, giocate in quattro, e qualcuno fa 2 2 5: chi ha il 2 mette due gettoni, e per il 5 non paga nessuno.

    Di’ «tiro» o premi il pulsante.

neighbour-opt-chips = quanti gettoni a testa
neighbour-key-chips = gettoni
neighbour-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}

neighbour-word-roll = tiro | tira | lancio | lancia

neighbour-threw = { $seat } fa { $faces }. Nel mezzo: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } fa { $faces }: non sono di nessuno.
neighbour-sheet = Vince chi resta senza gettoni
neighbour-sheet-left = Gli altri hanno lasciato: vince chi resta
neighbour-sheet-middle = nel mezzo: { $count }
neighbour-sheet-over = Vince chi resta senza; { $count ->
    [one] { $last } non lo paga nessuno
   *[other] { $first } e { $last } non li paga nessuno
}
neighbour-sheet-numbers = I dadi sotto un nome sono i suoi numeri
neighbour-sheet-nobody = nessuno
neighbour-sheet-own = paga { $count }
neighbour-sheet-pays = { $seat } paga { $count }
neighbour-sheet-pay = { $paid } pagano
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = in tre, 1 a testa

neighbour-lesson-1 = 1 e 2 sono i numeri di Anna
neighbour-lesson-2 = 4 4: Bruno paga due gettoni
neighbour-lesson-3 = Si parte da 4 gettoni. Ora Bruno: «tiro»
