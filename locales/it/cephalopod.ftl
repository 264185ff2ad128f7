# Cephalopod: dice that capture their neighbours.

cephalopod-name = Piovra
cephalopod-also = polpo | calamaro
cephalopod-about = I dadi su una griglia di 5 × 5 catturano i vicini che insieme fanno al massimo sei, e ne mostrano la somma. A griglia piena vince chi ne ha di più.
cephalopod-brief = un quarto d’ora
cephalopod-rules =
    Quando la griglia è piena, devi avere più dadi dell’altro. A turno si mette un proprio dado in una casella libera, e non si può passare.

    Guarda i dadi sopra, sotto e accanto a quella casella, di chiunque siano. Se due o più insieme fanno sei o meno, devi catturare: scegli un gruppo così, di almeno due dadi. Tornano a chi li ha messi, e il tuo dado mostra la loro somma. Se un gruppo così non c’è, il tuo dado mostra un uno.

    Esempio: intorno alla casella ci sono 1, 2 e 3: puoi prendere 1 + 2 e mostrare tre, 1 + 3 e mostrare quattro, 2 + 3 e mostrare cinque, o tutti e mostrare sei.

    Un sei non si cattura più, perché servirebbe un altro dado accanto.

    Scrivi la casella: c3. Se c’è da scegliere, di’ anche i dadi che prendi: c3 b3 c4. Il bot ti dice cosa si può. Una griglia piena ha un numero dispari di caselle, quindi niente pareggio.

cephalopod-opt-size = caselle in largo e in alto
cephalopod-key-size = griglia | misura
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = metti un dado in una casella libera
cephalopod-option = { $move } (fa { $sum })
cephalopod-reject-syntax = Scrivi una casella, per esempio c3; per catturare, anche le vicine: c3 b3 c4.
cephalopod-reject-off = { $place } è fuori dalla griglia.
cephalopod-reject-taken = In { $place } c’è già un dado.
cephalopod-reject-far = Si catturano solo i dadi proprio accanto a { $place }: sopra, sotto, a sinistra o a destra.
cephalopod-reject-none = Da { $place } non si cattura niente: scrivi solo la casella.
cephalopod-reject-choice = In { $place } devi scegliere: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } cattura { $cells } e mostra { $sum }.
cephalopod-mark-plain = senza apice
cephalopod-mark-quote = con apice
cephalopod-sheet-taken = Sbiaditi: dadi presi
cephalopod-sheet-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}

cephalopod-lesson-1 = 1 + 1: Anna li prende e mostra un due
cephalopod-lesson-2 = Doppia cornice: un dado di Bruno
cephalopod-lesson-3 = Più modi? «c3 c2 c4» dice quale
cephalopod-lesson-4 = Niente da prendere: uno
