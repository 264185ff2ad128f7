# Put and take: the first die says which, the second how much.

putandtake-name = Metti e prendi
putandtake-also = metti prendi | trottola
putandtake-about = Due dadi: il primo dice se metti gettoni nel piatto o ne prendi, il secondo quanti. Chi resta senza è fuori.
putandtake-brief = due dadi, cinque minuti
putandtake-rules =
    Ognuno ha cinque gettoni e ne mette uno nel piatto.

    Al tuo turno tira due dadi. Se il primo è pari, prendi dal piatto; se è dispari, metti gettoni. Il secondo dice quanti: 1 un gettone, 2 due, 3 tre, 4 ancora tre, 5 quattro, e 6 tutti: prendi tutto il piatto, o ne metti quanti ce ne sono.

    Nessuno prende più di quello che c’è, e nessuno mette più di quello che ha. Quando il piatto è vuoto, tutti mettono di nuovo un gettone.

    Chi resta senza gettoni è fuori. Vince l’ultimo che ne ha.

    Per esempio, 4 6 prende tutto, e 1 5 ne mette quattro.

    Di’ «tiro» o premi il pulsante.

putandtake-opt-chips = quanti gettoni a testa
putandtake-key-chips = gettoni
putandtake-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}

putandtake-word-roll = tiro | tira | lancio | lancia

putandtake-takes = { $seat } fa { $faces } e prende { $chips }.
putandtake-takes-rest = { $seat } fa { $faces } e prende { $chips }: di più nel piatto non c’è.
putandtake-takes-all = { $seat } fa { $faces } e prende tutto il piatto: { $chips }!
putandtake-puts = { $seat } fa { $faces } e mette { $chips }.
putandtake-puts-rest = { $seat } fa { $faces } e mette { $chips }: di più non ne ha.
putandtake-puts-all = { $seat } fa { $faces } e raddoppia il piatto: { $chips }.
putandtake-ante = Il piatto è vuoto: tutti mettono un gettone.
putandtake-sheet-first = Primo dado: pari prende, dispari mette
putandtake-sheet = Secondo dado: 1–3 quanti sono, 4 tre, 5 quattro, 6 tutti
putandtake-sheet-puts = mette { $count }
putandtake-sheet-same = quanto il piatto: { $count }
putandtake-sheet-last = mette gli ultimi { $count }
putandtake-sheet-takes = prende { $count }
putandtake-sheet-takes-all = prende tutti i { $count }, 1 a testa

putandtake-lesson-1 = Primo dado, 1: si mette. Secondo, 5: quattro
putandtake-lesson-2 = Bruno aveva solo tre gettoni: fuori
putandtake-lesson-3 = «tiro»: pari, poi un 6 prende il piatto
