# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Sedici
sixteen-also = il sedici è morto | il sedici
sixteen-about = Avvicinati al quindici: da sedici in su si è morti e si paga un gettone, e paga anche il più basso tra i vivi.
sixteen-brief = tre dadi, cinque minuti
sixteen-rules =
    Devi tenerti i gettoni: ne avete cinque a testa. Da sedici in su si è morti. Quindi avvicinati al quindici finché hai coraggio.

    Al tuo turno tira tre dadi. Poi puoi fermarti, o ritirare quelli che vuoi, due volte al massimo. Conta solo la somma finale. Premi un pulsante, o scrivi «tiro» con i dadi da ritirare («tiro» da solo vuol dire tutti), o «mi fermo». Esempio: hai 4 3 2, che fa 9, e scrivi «tiro 2»; esce 6, e hai 13. Un altro finisce con 5 5 6, che fa 16: morto.

    Quando hanno giocato tutti, ogni morto paga un gettone. Ne paga uno anche il più basso dei vivi; se sono più d’uno, pagano tutti. Se è vivo uno solo, non paga niente. Il giro dopo lo apre chi segue.

    Senza gettoni sei fuori. Vince chi alla fine ne ha ancora.

    Con «insieme» un lancio vale per tutti: stessi dadi, e ognuno decide in segreto cosa tenere.

sixteen-rules-three = Come detto sopra: tre dadi, e puoi ritirare quelli che vuoi, due volte al massimo. Scrivi «tiro 2» per ritirare il 2, «tiro 2 3» per due dadi, «mi fermo» per tenerli tutti.
sixteen-rules-one = Tiri un dado solo quante volte vuoi, almeno una, e sommi: 6 + 5 + 3 fanno 14. Oltre il quindici è subito finita; a quindici ti fermi in automatico. Di’ «tiro» e «mi fermo».

sixteen-opt-form = tre dadi, di cui alcuni si ritirano, o un dado che si somma
sixteen-opt-chips = quanti gettoni a testa
sixteen-key-form = forma
sixteen-key-chips = gettoni
sixteen-is-three = tre dadi | tre
sixteen-is-one = un dado | uno
sixteen-set-form = { $value ->
    [one] un dado
   *[other] tre dadi
}
sixteen-set-chips = { $value ->
    [one] { $value } gettone
   *[other] { $value } gettoni
}

sixteen-word-roll = tiro | tira | lancio | lancia | ritiro
sixteen-word-hold = mi fermo | fermo | sto

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } ritira { $faces }.

sixteen-ask = { $least ->
    [0] hai { $sum }. Tiri ancora o ti fermi?
   *[other] hai { $sum }, il più basso dei vivi è { $least }. Tiri ancora o ti fermi?
}
sixteen-ask-three = hai { $sum }, { $left ->
    [one] resta un lancio
   *[other] restano { $left } lanci
}. Quali dadi ritiri, o ti fermi?
sixteen-ask-all = { $sum } per tutti quelli in gioco. { $several ->
    [yes] Tirate ancora o vi fermate?
   *[no] Tiri ancora o ti fermi?
}
sixteen-ask-all-three = { $left ->
    [one] resta un lancio
   *[other] restano { $left } lanci
}. { $several ->
    [yes] Quali dadi ritirate, o vi fermate?
   *[no] Quali dadi ritiri, o ti fermi?
}

sixteen-threw = { $seat } fa { $faces }: { $sum }.
sixteen-dead = { $seat } fa { $faces }: { $sum }, fine.
sixteen-dead-pay = { $count ->
    [one] Da sedici in su, un gettone: { $names }.
   *[other] Da sedici in su, un gettone a testa: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Più basso, { $sum }, un gettone: { $names }.
   *[other] Più basso, { $sum }, un gettone a testa: { $names }.
}
sixteen-out = Fuori, senza gettoni: { $names }.
sixteen-reject-syntax = Scrivi «tiro» o «mi fermo»; con tre dadi puoi dire quali ritiri: «tiro 2 3».

sixteen-sheet = Da 16 in su costa un gettone, e anche il più basso
sixteen-sheet-chips = gettoni
sixteen-sheet-sum = somma
sixteen-sheet-made = somma { $sum }
sixteen-sheet-dead = fine: { $sum }
sixteen-sheet-lowest = ultimo: { $sum }
sixteen-sheet-past = era { $sum }

sixteen-board-three = tre
sixteen-board-one = uno

sixteen-lesson-1 = Anna ha ritirato il 2: «tiro 2», poi 13
sixteen-lesson-2 = Bruno ha 11: due lanci, o «mi fermo»
sixteen-lesson-3 = Da 16 in su si è morti: un gettone
sixteen-lesson-4 = Paga anche il più basso. Senza gettoni: via
sixteen-one-lesson-1 = Anna somma 6 + 5 + 3 = 14: «mi fermo»
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: fine, costa un gettone
sixteen-one-lesson-3 = Uno lo paga il più basso dei vivi
