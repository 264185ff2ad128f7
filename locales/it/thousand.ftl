# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Mille con sei dadi
thousand-also = mille | diecimila | zilch
thousand-about = Metti da parte i dadi che valgono e ritira gli altri, finché hai coraggio: vince chi arriva per primo a 1000.
thousand-brief = sei dadi, un quarto d’ora
thousand-rules =
    Arriva per primo a 1000 punti. Al tuo turno il bot tira sei dadi. A ogni lancio metti da parte almeno un dado che vale; poi ti fermi e scrivi i punti, o ritiri gli altri. Se in un lancio non vale niente, i punti del turno sono persi. Con tutti e sei da parte, puoi ritirarli tutti.

    Un 1 vale 10, un 5 vale 5. Tre uguali in un lancio: dieci volte la faccia, e l’1 qui è dieci: 4 4 4 è 40, 1 1 1 è 100. Quattro: venti volte, 80 e 200; cinque: cento volte, 400 e 1000. 1 2 3 4 5 6: 150. Sei uguali vincono subito.

    Fai 1 1 1 5 2 6: scrivi «tiro 1 1 1 5», e hai 105. Gli altri due fanno 5 e 3: «mi fermo» scrive 110. «tiro» e «mi fermo» da soli mettono da parte tutto quello che vale. O premi i pulsanti.

    Opzioni: la meta; «apertura», il minimo per i primi punti; «fosse»: tra 200 e 295 ti fermi solo se questo turno ti porta a 300; così anche da 600 a 700. «insieme»: sei dadi per tutti; chi ne ha meno prende i primi da sinistra.

thousand-opt-goal = con quanti punti si vince
thousand-opt-opening = quanti punti deve portare il primo turno che vale
thousand-opt-pits = da 200 a 300 e da 600 a 700 si esce in un turno solo
thousand-key-goal = meta | punti
thousand-key-opening = apertura
thousand-key-pits = fosse
thousand-set-goal = a { $value } punti
thousand-set-opening = { $value ->
    [0] senza apertura
   *[other] apertura { $value }
}
thousand-set-pits = { $value ->
    [on] con fosse
   *[other] senza fosse
}

thousand-word-roll = tiro | tira | lancio | lancia | ancora
thousand-word-hold = mi fermo | fermo | basta

thousand-roll = 🎲 { $faces }: { $points }, tira { $dice }
thousand-roll-news = { $seat } mette da parte { $faces } e ne tira { $dice }.
thousand-hold = ✋ Mi fermo: +{ $points }
thousand-hold-news = { $seat } si ferma con { $points }.

thousand-ask = { $now ->
    [0] cosa metti da parte? Tutto quello che vale: { $points }
   *[other] cosa metti da parte? Tutto quello che vale fa { $points } in questo turno
}
thousand-ask-all = { $several ->
    [yes] tirate ancora o vi fermate?
   *[no] tiri ancora o ti fermi?
}
thousand-holds = I tuoi dadi: { $faces }. In questo turno: { $points }.
thousand-holds-none = In questo turno: { $points }.

thousand-threw = { $seat } fa { $faces }.
thousand-bust = { $points ->
    [0] { $seat } fa { $faces }: non vale niente.
   *[other] { $seat } fa { $faces }: non vale niente, persi { $points }.
}
thousand-six = { $seat } fa { $faces }: sei uguali!
thousand-aside = { $seat } mette da parte { $faces }: { $points } in questo turno.
thousand-banks = { $seat } scrive { $points }: { $total } in tutto.

thousand-reject-syntax = Scrivi «tiro» o «mi fermo», anche con i dadi da mettere da parte: «tiro 1 5».
thousand-reject-set = Non puoi mettere da parte { $faces }: da soli valgono gli 1 e i 5, gli altri da tre uguali in su, tutti di questo lancio.
thousand-reject-stop = Con { $points } non puoi fermarti: ne servono { $least } in un turno. Tira ancora.

thousand-sheet-points = punti
thousand-sheet-now = turno
thousand-sheet-turn = { $seat }: { $points } in questo turno
thousand-sheet-bust = persi
thousand-sheet-ticked = da parte valgono: { $points }
thousand-sheet-all = per tutti: lancio { $throw }

thousand-lesson-1 = «tiro 4 4 4 1»: da parte, valgono 50
thousand-lesson-2 = Ora «tiro» gli altri, o «mi fermo»
thousand-lesson-3 = Non valeva niente: il turno è perso
thousand-lesson-4 = Vince chi arriva alla meta, qui 300
