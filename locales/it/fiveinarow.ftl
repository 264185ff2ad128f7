fiveinarow-name = Cinque in fila
fiveinarow-also = gomoku | forza cinque
fiveinarow-about = Croci e cerchi su un foglio senza fine: vince chi ne mette per primo cinque in fila.
fiveinarow-brief = dieci minuti
fiveinarow-rules =
    Su carta a quadretti senza fine (40 × 40 caselle, che nessuno riempie) si mettono a turno croci e cerchi, uno in una casella vuota qualsiasi. Vincono i primi cinque in fila: orizzontale, verticale o diagonale; foglio pieno, pareggio. L’immagine mostra la parte su cui si gioca e cresce quando serve.

    Scrivi una casella, per esempio t20.

    Varianti: fila – vincono quattro o sei; esatta – una fila più lunga non vince. tre – con un solo segno le croci non possono fare due tre aperti, se non vincono. Un tre aperto è quello che con un altro segno diventa un quattro che vince da tutti e due i capi (con quattro in fila un due aperto, con sei un quattro aperto).

    swap2 – chi comincia mette croce, cerchio, croce (t20 u19 s22, o uno alla volta). L’altro prende le croci, prende i cerchi, o mette ancora un cerchio e una croce e lascia scegliere. Poi muovono i cerchi.
fiveinarow-opt-line = quanti segni in fila vincono
fiveinarow-opt-exact = una fila più lunga non vince
fiveinarow-opt-open3 = le croci non possono fare due tre aperti con un solo segno
fiveinarow-opt-swap2 = apertura da torneo: uno mette tre segni, l’altro sceglie la parte
fiveinarow-key-line = fila
fiveinarow-key-exact = esatta
fiveinarow-key-open3 = tre | tre aperti
fiveinarow-key-swap2 = swap2 | scambio
fiveinarow-preset-tournament = torneo
fiveinarow-set-line = { $value } in fila
fiveinarow-set-exact = { $value ->
    [off] vince anche una fila più lunga
   *[on] una fila più lunga non vince
}
fiveinarow-set-open3 = { $value ->
    [off] alle croci è permesso tutto
   *[on] alle croci sono vietati due tre aperti insieme
}
fiveinarow-set-swap2 = { $value ->
    [off] cominciano le croci
   *[on] apertura swap2
}
fiveinarow-word-crosses = croci | croce | prendo le croci | gioco le croci
fiveinarow-word-rings = cerchi | cerchio | prendo i cerchi | gioco i cerchi
fiveinarow-word-more = altri due | due segni | altri due segni | ancora due

fiveinarow-crosses = ✕ Croci
fiveinarow-rings = ◯ Cerchi
fiveinarow-more = Altri due segni

fiveinarow-ask-cross = metti una croce
fiveinarow-ask-ring = metti un cerchio
fiveinarow-ask-three = apri con tre segni: croce, cerchio, croce
fiveinarow-ask-two = metti un cerchio e una croce
fiveinarow-ask-choice = scegli: croci, cerchi o altri due segni
fiveinarow-ask-take = scegli: croci o cerchi

fiveinarow-took-crosses = { $seat } prende le croci. Muovono i cerchi.
fiveinarow-took-rings = { $seat } prende i cerchi e muove.
fiveinarow-took-more = { $seat } mette altri due segni e lascia scegliere.

fiveinarow-reject-syntax = Scrivi una casella, per esempio t20.
fiveinarow-reject-syntax-choice = Scrivi cosa scegli: «croci», «cerchi» o «altri due».
fiveinarow-reject-outside = { $place } non c’è su questo foglio: l’ultima casella è { $last }.
fiveinarow-reject-taken = { $place } è già occupata. Scegli una casella vuota.
fiveinarow-reject-threes = Una croce in { $place } farebbe due tre aperti insieme. Le croci possono farlo solo dove vincono.
fiveinarow-reject-many = { $left ->
    [one] Ora metti un segno solo. Scrivi una casella.
   *[other] Ora metti { $left } segni, non di più.
}
fiveinarow-reject-choose = Prima scegli: «croci», «cerchi» o «altri due».
fiveinarow-reject-take = Prima scegli: «croci» o «cerchi».
fiveinarow-reject-more = Gli altri due segni ci sono già: scegli «croci» o «cerchi».
fiveinarow-reject-settled = Ora non c’è niente da scegliere. Scrivi una casella.

fiveinarow-sheet-three = { $seat } mette i primi tre segni
fiveinarow-sheet-chooses = { $seat } sceglie:
fiveinarow-sheet-choice = croci, cerchi o altri due segni
fiveinarow-sheet-two = { $seat } mette altri due segni
fiveinarow-sheet-take = croci o cerchi

fiveinarow-lesson-1 = La quinta croce va qui e vince: «x20»
fiveinarow-lesson-2 = Croci e cerchi a turno, uno per volta
fiveinarow-lesson-3 = La fila va dritta o in diagonale
