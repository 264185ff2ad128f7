golf-name = Golf
golf-also = golf su carta
golf-about = Manda la pallina oltre le colline fino in buca con meno colpi di tutti.
golf-brief = dieci minuti
golf-rules =
    Le palline partono affiancate in fondo al foglio, la buca è in alto. A turno si dice dove va il colpo di penna, al massimo a 12 quadretti. La penna non arriva mai proprio lì: più è lungo il colpo, più sbanda.

    La pallina è in buca se la sua linea finisce a meno di 0,4 quadretti dalla buca, o ci passa sopra con meno di 2 quadretti ancora da fare. Più veloce, la supera. Il bordo del foglio ferma la pallina.

    Una linea che incontra una collina si ferma ai suoi piedi. Chi siede dopo fa allora rotolare la pallina di 3 quadretti dove vuole: rotola w (ovest, a sinistra), o un pulsante. Con «penalità» invece si aggiungono colpi.

    Vince chi fa meno colpi. Dopo 25 la pallina si raccoglie.

    Scrivi un incrocio di righe, k24, o con i decimi: 11.5 24.2 o k.5 24.2.

    Chi apre la partita sceglie quante colline ci sono, fino a 8.
golf-opt-hills = quante colline ci sono sulla strada
golf-opt-penalty = colpi aggiunti se si incontra una collina, invece di rotolare; 0: si rotola
golf-key-hills = colline
golf-key-penalty = penalità
golf-set-hills = { $value ->
    [0] senza colline
    [one] { $value } collina
   *[other] { $value } colline
}
golf-set-penalty = { $value ->
    [0] dalle colline si rotola
    [one] una collina costa { $value } colpo
   *[other] una collina costa { $value } colpi
}

golf-word-roll = rotola | rotolo
golf-word-n = n | nord | su
golf-word-ne = ne | nord-est
golf-word-e = e | est | destra
golf-word-se = se | sud-est
golf-word-s = s | sud | giù
golf-word-sw = sw | so | sud-ovest
golf-word-w = w | o | ovest | sinistra
golf-word-nw = nw | nord-ovest

golf-ask = colpo { $stroke }: di’ dove va, fino a { $most } quadretti
golf-ask-roll = fai rotolare di 3 quadretti la pallina di { $other }: da che parte?
golf-ball = ⚪
golf-way-n = ⬆️ n
golf-way-ne = ↗️ ne
golf-way-e = ➡️ e
golf-way-se = ↘️ se
golf-way-s = ⬇️ s
golf-way-sw = ↙️ sw
golf-way-w = ⬅️ w
golf-way-nw = ↖️ nw
golf-way-n-news = { $seat } fa rotolare la pallina a nord.
golf-way-ne-news = { $seat } fa rotolare la pallina a nord-est.
golf-way-e-news = { $seat } fa rotolare la pallina a est.
golf-way-se-news = { $seat } fa rotolare la pallina a sud-est.
golf-way-s-news = { $seat } fa rotolare la pallina a sud.
golf-way-sw-news = { $seat } fa rotolare la pallina a sud-ovest.
golf-way-w-news = { $seat } fa rotolare la pallina a ovest.
golf-way-nw-news = { $seat } fa rotolare la pallina a nord-ovest.

golf-told-in = { $strokes ->
        [one] { $seat } va in buca con { $strokes } colpo!
       *[other] { $seat } va in buca con { $strokes } colpi!
    }
golf-told-hill = { $seat } incontra una collina. { $other } fa rotolare la pallina.
golf-told-blocked = { $seat } fa rotolare la pallina di { $other }, ma una collina la ferma.
golf-told-penalty = { $count ->
        [one] { $seat } incontra una collina: { $count } colpo in più, in tutto { $strokes }.
       *[other] { $seat } incontra una collina: { $count } colpi in più, in tutto { $strokes }.
    }
golf-told-up = { $seat } raccoglie la pallina dopo { $strokes } colpi.
golf-is-in = in buca
golf-is-out = non in buca
golf-is-rolled = collina: { $other } la fa rotolare
golf-has-strokes = { $count ->
    [one] { $count } colpo
   *[other] { $count } colpi
}
golf-is-up = raccolta
golf-is-left = via
golf-sheet-reach = fin dove mirare
golf-sheet-mover = gioca

golf-reject-syntax = Scrivi dove va il colpo: un incrocio come k24, o con i decimi 11.5 24.2.
golf-reject-way = Scrivi da che parte rotola la pallina: n, ne, e, se, s, sw, w o nw.
golf-reject-off = È fuori dal foglio: va da a1 a { $last }.
golf-reject-here = Lì c’è già la tua pallina. Mira altrove.
golf-reject-far = È a { $far } quadretti. Puoi mirare al massimo a { $most } quadretti, fino alla linea tratteggiata.
golf-reject-roll = Prima fai rotolare la pallina di { $other }: scrivi una direzione, per esempio rotola w.
golf-reject-stroke = Le palline rotolano quando hanno incontrato una collina. Adesso di’ dove va il colpo.

# What the board in letters says.
golf-board-at = in
golf-board-strokes = colpi
golf-board-in = buca
golf-board-picked-up = raccolta
golf-board-left = via

golf-lesson-1 = La collina ferma la pallina di Anna
golf-lesson-2 = Bruno l’ha spinta di 3 quadretti: «rotola s»
golf-lesson-3 = Di’ dove va, dentro l’arco: «k14»
golf-lesson-4 = Più è lungo il colpo, più sbanda
golf-lesson-5 = Vince chi va in buca con meno colpi
