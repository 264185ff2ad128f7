# Fifty: two dice, only equal ones count.

fifty-name = Cinquanta
fifty-also = doppi a cinquanta
fifty-about = Due dadi, e contano solo i doppi: due sei portano molto, due tre tolgono tutto.
fifty-brief = due dadi, due minuti
fifty-rules =
    Arriva per primo a cinquanta punti. Si gioca a turno: un turno è un lancio di due dadi, premi il pulsante o di’ «tiro». Non c’è niente da decidere, solo da sperare.

    Se i due dadi sono diversi, niente. Due sei danno 25 punti. Due uno, due, quattro o cinque ne danno 5. Due tre sono un disastro: tutti i tuoi punti sono persi, e ricominci da zero.

    Per esempio, 4 4 e poi 6 6 fanno 30 punti; se dopo esce 3 3, torni a 0.

    Chi arriva a cinquanta vince subito. Per una partita più corta o più lunga scegli un’altra meta, come 25 o 100 punti.

fifty-opt-goal = con quanti punti si vince
fifty-key-goal = meta | punti
fifty-set-goal = si vince con { $value } punti

fifty-word-roll = tiro | tira | lancio | lancia

fifty-threw = { $seat } fa { $faces }: niente.
fifty-scored = { $seat } fa { $faces }: { $points } punti, { $total } in tutto.
fifty-lost = { $seat } fa { $faces }: persi tutti i punti!

fifty-sheet = Vince chi arriva per primo a { $goal }
fifty-sheet-pair = altri doppi +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 è 25, 4 4 è 5: fanno 30
fifty-lesson-2 = 3 3: Bruno aveva 5 e ora niente
fifty-lesson-3 = Qui c’è tutto quello che conta; meta: 50
fifty-lesson-4 = Un lancio è un turno: «tiro»
