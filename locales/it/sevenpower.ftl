# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Potere del sette
sevenpower-also = sette al potere | sette
sevenpower-about = Due dadi che fanno sette danno sette gettoni; ogni altra somma costa la sua distanza da sette. Vince l’ultimo che ne ha.
sevenpower-brief = due dadi, dieci minuti
sevenpower-rules =
    Ognuno ha venti gettoni. Al tuo turno tira due dadi e sommali.

    Il sette ti dà sette gettoni dal piatto; se ce ne sono meno, la banca aggiunge quelli che mancano. Ogni altra somma costa tanti gettoni quanto dista da sette: vanno nel piatto.

    Se non puoi pagare tutto, paghi quello che hai. Chi resta senza gettoni è fuori. Vince l’ultimo che ne ha.

    Per esempio, 6 4 fa dieci e costa tre gettoni, 3 2 fa cinque e ne costa due.

    Con «somma=undici» si paga la distanza da undici. L’undici prende tutto il piatto, e con il dodici paghi tanti gettoni quanti ce ne sono dentro.

    Di’ «tiro» o premi il pulsante.

sevenpower-opt-chips = quanti gettoni a testa
sevenpower-opt-sum = quale somma vince: il sette dà sette gettoni, l’undici tutto il piatto
sevenpower-key-chips = gettoni
sevenpower-key-sum = somma
sevenpower-is-seven = sette
sevenpower-is-eleven = undici
sevenpower-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}
sevenpower-set-sum = { $value ->
    [eleven] l’undici prende il piatto
   *[other] il sette dà sette gettoni
}

sevenpower-word-roll = tiro | tira | lancio | lancia

sevenpower-takes = { $seat } fa { $faces }, { $sum }: { $chips } dal piatto!
sevenpower-takes-more = { $seat } fa { $faces }, { $sum }: { $chips }, { $pot ->
    [0] tutto dalla banca!
   *[other] { $pot } dal piatto e { $lacks } dalla banca!
}
sevenpower-pays = { $seat } fa { $faces }, { $sum }, e paga { $chips }.
sevenpower-all = { $seat } fa { $faces }, { $sum }, e paga tutto quello che resta: { $chips }.
sevenpower-sheet-seven = 7 prende 7 gettoni, se no paghi la distanza
sevenpower-sheet-eleven = 11 prende il piatto, 12 lo raddoppia, se no la distanza
sevenpower-sheet-left = resta nel piatto: { $count }
sevenpower-sheet-aim = mira: { $aim }
sevenpower-sheet-puts = somma { $sum }, paga la distanza: { $off }
sevenpower-sheet-doubles = { $sum } raddoppia il piatto: paga { $count }
sevenpower-sheet-rest = { $sum }: gli ultimi { $count } nel piatto
sevenpower-sheet-last = somma { $sum }, distanza { $off }: paga gli ultimi { $count }
sevenpower-sheet-takes = somma { $sum }, prende { $count }

sevenpower-lesson-1 = 6 + 4 = 10 dista tre da sette: Anna paga 3
sevenpower-lesson-2 = 4 + 3 = 7: sette gettoni per Bruno
sevenpower-lesson-3 = «tiro»: la banca mette quel che manca
