footballbounce-name = Calcio di sponda
footballbounce-also = calcio su carta | calcio a rimbalzi
footballbounce-about = Calcio su carta, un tratto alla volta: la palla rimbalza sulle sponde, e dove una linea è già passata si va avanti.
footballbounce-brief = un quarto d’ora
footballbounce-rules =
    La palla parte dal centro. Una mossa è un tratto fino a un nodo vicino, dritto o in diagonale. I tratti si possono incrociare, ma nessuno si traccia due volte.

    Se la palla arriva su un nodo dove è già passata una linea, si va avanti con la stessa persona, e così finché dura.

    Una sponda rimanda subito la palla, come la luce su uno specchio. Se il tratto di ritorno c’è già, si va avanti dove si vuole. Da un angolo non si esce.

    La freccia accanto al tuo nome mostra dove attacchi. Un tratto in porta è gol (di solito d1, e1, f1 o d11, e11, f11: i pali contano), nella tua porta è gol per l’altro. Chi deve andare avanti e non può perde la manche. Poi il campo è pulito, e comincia chi ha perso.

    Scrivi il nodo, f7, o una direzione, ne. Se in f7 è già passata una linea, puoi scrivere tutta la catena: f7 g8.
footballbounce-opt-size = larghezza e lunghezza del campo in quadretti, tutte e due pari; le porte sono sui lati corti
footballbounce-opt-goal = quanto sono larghe le porte, un numero pari di quadretti
footballbounce-opt-goals = con quanti gol si vince
footballbounce-opt-bounce = il bordo: specchio – rimanda la palla; libero – i suoi nodi contano come già toccati, e le porte sono un tratto dietro la linea
footballbounce-key-size = campo | misura
footballbounce-key-goal = porta | larghezza porta
footballbounce-key-goals = gol | fino a
footballbounce-key-bounce = sponda | sponde
footballbounce-is-reflect = specchio
footballbounce-is-free = libero
footballbounce-set-size = campo { $value }
footballbounce-set-goal = porte larghe { $value } quadretti
footballbounce-set-goals = { $value ->
    [one] si vince con un gol
   *[other] si vince con { $value } gol
}
footballbounce-set-bounce = { $value ->
    [free] le sponde contano come già toccate
   *[other] le sponde rimandano la palla
}
footballbounce-word-n = n | nord | su
footballbounce-word-ne = ne | nord-est
footballbounce-word-e = e | est | destra
footballbounce-word-se = se | sud-est
footballbounce-word-s = s | sud | giù
footballbounce-word-sw = sw | so | sud-ovest
footballbounce-word-w = w | o | ovest | sinistra
footballbounce-word-nw = nw | nord-ovest

footballbounce-ask = porta la palla su un nodo vicino
footballbounce-ask-on = qui è già passata una linea: vai avanti
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, dalla sponda a { $end }
footballbounce-goal = Gol di { $seat }!
footballbounce-own-goal = Autogol di { $seat }: conta per { $other }.
footballbounce-sheet-stuck = Palla bloccata: { $seat } non può muovere
footballbounce-sheet-arrow = si segna
footballbounce-sheet-open = si va
footballbounce-stuck = { $seat } non ha più tratti: la manche è di { $other }.

footballbounce-reject-syntax = Scrivi il prossimo nodo, per esempio f7, una catena f7 g8, o direzioni: n ne e se s sw w nw.
footballbounce-reject-outside = { $place } non c’è su questo campo: l’ultimo nodo è { $last }.
footballbounce-reject-far = { $place } non è vicino alla palla in { $ball }: un tratto porta a uno degli otto nodi intorno.
footballbounce-reject-nowhere = La palla è già in { $ball }. Scrivi il nodo dove va.
footballbounce-reject-drawn = Quel tratto da { $ball } c’è già. Scegline uno libero; i rombi nell’immagine mostrano dove.
footballbounce-reject-border = Da { $ball } quel tratto corre lungo il bordo, che conta come già tracciato.
footballbounce-reject-leaves = Da { $ball } quel tratto esce dal campo.
footballbounce-reject-rests = In { $ball } non è mai passata una linea, quindi il turno finisce lì. Togli il resto.
footballbounce-reject-goal = A quel punto la palla è in porta. Togli il resto.
footballbounce-reject-wide = Una porta di { $goal } quadretti è troppo larga: qui può averne al massimo { $most }.

footballbounce-lesson-1 = La sponda ha rimandato indietro la palla
footballbounce-lesson-2 = Qui c’era una linea: Anna va avanti
footballbounce-lesson-3 = I rombi mostrano dove: scrivi «d5»
footballbounce-lesson-4 = Anna tira qui; contano anche i pali
footballbounce-lesson-5 = Palla bloccata? La manche è persa
