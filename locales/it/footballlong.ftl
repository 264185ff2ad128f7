footballlong-name = Palla lunga
footballlong-also = calcio a palla lunga | calcio lungo
footballlong-about = Calcio su carta, quattro tratti per turno: la palla va dove non è passata una linea, e chi resta senza strada regala una punizione.
footballlong-brief = un quarto d’ora
footballlong-rules =
    La palla parte dal centro. Un turno sono quattro tratti lungo le righe del foglio, ognuno verso un nodo dove non è ancora passata nessuna linea. Il bordo è chiuso, ma i nodi tra i pali sono aperti.

    Se da un nodo tra i pali oltrepassi la linea, è gol. Un turno così può essere più corto di quattro tratti. Toccare la linea non è gol. La freccia accanto al tuo nome mostra dove attacchi.

    Se non puoi completare il turno, l’altro batte una punizione: sei tratti dritti in una delle otto direzioni, sopra ogni linea, ma senza uscire dal campo se non per fare gol. Un palo rimanda la palla. Dopo dieci punizioni di fila, rigori: ognuno sceglie un lato in segreto.

    Dopo un gol comincia chi l’ha subito. Scrivi i nodi o le direzioni: i12 i11 j11 j10, n n e n, punizione ne. «passo=diagonale»: tre tratti, anche in diagonale, e le linee non si incrociano.
footballlong-opt-size = larghezza e lunghezza del campo in quadretti, tutte e due pari; le porte sono sui lati corti
footballlong-opt-goal = quanto sono larghe le porte, un numero pari di quadretti (circa un quarto della larghezza, se non dici altro)
footballlong-opt-step = un turno: 4 dritti – quattro tratti lungo le righe del foglio; 3 liberi – tre, anche in diagonale
footballlong-opt-kick = quanti tratti ha una punizione, 6 o 13
footballlong-opt-goals = con quanti gol si vince
footballlong-opt-after = il campo dopo un gol: pulito, o continua – le linee restano
footballlong-key-size = campo | misura
footballlong-key-goal = porta | larghezza porta
footballlong-key-step = passo | turno
footballlong-key-kick = punizione
footballlong-key-goals = gol | fino a
footballlong-key-after = dopo | dopo il gol
footballlong-is-4 = 4 dritti | quattro | dritti
footballlong-is-3d = 3 liberi | 3 ovunque | tre | diagonale
footballlong-is-6 = 6 | corta
footballlong-is-13 = 13 | lunga
footballlong-is-clean = pulito
footballlong-is-continue = continua | le linee restano
footballlong-set-size = campo { $value }
footballlong-set-goal = porte larghe { $value } quadretti
footballlong-set-step = { $value ->
    [4] quattro tratti dritti per turno
   *[other] tre tratti per turno, anche in diagonale
}
footballlong-set-kick = punizioni di { $value } tratti
footballlong-set-goals = { $value ->
    [one] si vince con un gol
   *[other] si vince con { $value } gol
}
footballlong-set-after = { $value ->
    [continue] dopo un gol le linee restano
   *[other] campo pulito dopo un gol
}
footballlong-word-n = n | nord | su
footballlong-word-ne = ne | nord-est
footballlong-word-e = e | est
footballlong-word-se = se | sud-est
footballlong-word-s = s | sud | giù
footballlong-word-sw = sw | so | sud-ovest
footballlong-word-w = w | o | ovest
footballlong-word-nw = nw | nord-ovest
footballlong-word-kick = punizione | tiro | calcio
footballlong-word-left = sinistra
footballlong-word-middle = centro | in mezzo
footballlong-word-right = destra

footballlong-ask = muovi la palla di { $links } tratti
footballlong-ask-kick = scegli la direzione della punizione
footballlong-ask-aim = rigore! Scegli dove tiri
footballlong-ask-jump = rigore! Scegli dove ti butti
footballlong-kick = punizione { $arrow }
footballlong-left = ← sinistra
footballlong-middle = centro
footballlong-right = destra →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Gol di { $seat }!
footballlong-stuck = { $seat } non può completare il turno: punizione per { $other }.
footballlong-penalties = Dieci punizioni di fila: rigori! Il primo è di { $seat }.
footballlong-converted = { $seat } segna il rigore.
footballlong-saved = { $other } para il rigore di { $seat }.
footballlong-is-penalties = Rigori
footballlong-is-shooting = Rigori: { $seat } tira, { $other } para
footballlong-is-in = gol
footballlong-is-kept = parato
footballlong-is-keeper = portiere
footballlong-sheet-arrow = si segna
footballlong-sheet-open = si va

footballlong-reject-syntax = Scrivi i nodi del percorso, per esempio i12 i11 j11 j10, o le direzioni: n n e n.
footballlong-reject-syntax-kick = Scrivi la direzione della punizione, per esempio punizione ne.
footballlong-reject-syntax-side = Scegli un lato: sinistra, centro o destra.
footballlong-reject-outside = { $place } non c’è su questo campo: l’ultimo nodo è { $last }.
footballlong-reject-far = Da { $ball } un tratto non arriva a { $place }: scrivi ogni nodo del percorso.
footballlong-reject-slants = Qui i tratti vanno lungo le righe del foglio, e da { $ball } quello è in diagonale.
footballlong-reject-visited = In { $ball } è già passata una linea.
footballlong-reject-crosses = Da { $ball } quel tratto incrocia una linea.
footballlong-reject-border = { $ball } è sul bordo, che è chiuso tranne tra i pali.
footballlong-reject-leaves = Da { $ball } quel tratto esce dal campo. Si segna solo da un nodo tra i pali, non da un palo.
footballlong-reject-own = Da { $ball } sarebbe autogol; tu attacchi dall’altra parte.
footballlong-reject-count = Sono { $count ->
    [one] { $count } tratto
   *[other] { $count } tratti
}; un turno ne ha { $want }, di meno solo con un gol.
footballlong-reject-goal = A quel punto la palla è in porta. Togli il resto.
footballlong-reject-kick = Una punizione { $arrow } di lunghezza piena esce dal campo. Queste ci restano: { $arrows }
footballlong-reject-shorter = Qui nessuna punizione ha la lunghezza piena, quindi vale la più lunga, { $links ->
    [one] { $links } tratto
   *[other] { $links } tratti
}: { $arrows }
footballlong-reject-no-kick = La palla la puoi muovere, quindi niente punizione. Scrivi i nodi del percorso.
footballlong-reject-only-kick = { $other } non può completare il turno, quindi tu batti una punizione. Scegli una direzione, per esempio punizione ne.
footballlong-reject-wide = Una porta di { $goal } quadretti è troppo larga: qui può averne al massimo { $most }.

footballlong-lesson-1 = Anna è bloccata: punizione per Bruno
footballlong-lesson-2 = Sei tratti dritti: «punizione s»
footballlong-lesson-3 = Un turno: quattro tratti, solo nodi nuovi
footballlong-lesson-4 = Turno di Anna: «c8 d8 d7 e7»
footballlong-lesson-5 = Bruno segna qui, oltre la linea
