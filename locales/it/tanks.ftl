tanks-name = Carri armati
tanks-also = battaglia di carri | carri
tanks-about = Due eserciti su un foglio piegato: segna un colpo sulla tua metà, e la piega lo porta sull’altra.
tanks-brief = dieci minuti
tanks-rules =
    Il foglio, 40 per 28 unità, è piegato a metà. Ognuno piazza dieci carri sulla sua metà, in privato: scrivi il centro di un carro, in largo e in basso, 7.3 12.8 (sulla metà destra 27.3 12.8), o di più carri insieme; lo stesso un’altra volta lo toglie. Oppure «a caso». Con «fatto» i due eserciti si scoprono.

    Poi si segnano colpi a turno, sempre sulla propria metà. Piegando, il colpo arriva alla stessa distanza dalla piega, dall’altra parte. Un centro distrugge il carro. A meno di 0,6 lo mette fuori uso, un secondo colpo lo distrugge; un carro è 2 × 1,4. Chi colpisce spara ancora; solo il primissimo turno ha un colpo solo. Vince chi distrugge tutti i carri nemici.

    Solo la tua metà ha i numeri sui bordi: il resto lo fa l’occhio.

    Chi apre la partita sceglie da 7 a 10 carri, «senza ripetere» (il colpo dopo non può essere sul carro appena colpito, se non è l’ultimo), e una griglia per i bambini.
tanks-opt-tanks = carri a testa
tanks-opt-norepeat = il colpo dopo non può essere sul carro appena colpito
tanks-opt-help = una griglia sul foglio, per i bambini
tanks-key-tanks = carri | numero
tanks-key-norepeat = senza ripetere
tanks-key-help = aiuto
tanks-is-none = niente | senza griglia
tanks-is-grid = griglia | quadretti
tanks-set-tanks = { $value ->
    [one] { $value } carro
   *[other] { $value } carri
}
tanks-set-norepeat = { $value ->
    [on] mai due volte sullo stesso carro
   *[other] si può sparare ancora a ogni carro
}
tanks-set-help = { $value ->
    [grid] con griglia
   *[other] senza griglia
}
tanks-word-random = a caso | caso | mescola | carri a caso
tanks-word-clear = cancella | svuota | togli tutto
tanks-word-ready = fatto | pronto | pronta | via

tanks-own = 👁 I miei carri
tanks-own-secret = ✏ Piazzo i carri
tanks-ask-place = { $several ->
    [yes] { $count ->
        [one] piazzate il vostro carro scrivendone il centro, poi dite «fatto»
       *[other] piazzate i vostri carri, { $count } in tutto, scrivendone i centri, poi dite «fatto»
    }
   *[no] { $count ->
        [one] piazza il tuo carro scrivendone il centro, poi di’ «fatto»
       *[other] piazza i tuoi carri, { $count } in tutto, scrivendone i centri, poi di’ «fatto»
    }
}
tanks-ask-fire = segna un colpo sulla tua metà
tanks-do-random = 🎲 Carri a caso
tanks-do-clear = Cancella
tanks-do-ready = ✅ Fatto
tanks-do-place = si piazzano i carri
tanks-left = { $count ->
    [one] { $count } carro
   *[other] { $count } carri
}

tanks-ready = { $seat }: i carri sono in campo.
tanks-open = Tutti e due gli eserciti sono in campo.
tanks-complete = Tutti i tuoi carri sono piazzati. Di’ «fatto», o spostali ancora.
tanks-miss = { $seat } spara in { $point }: a vuoto.
tanks-knocked = { $seat } spara in { $point }: un carro è fuori uso!
tanks-finished = { $seat } spara in { $point }: il carro è finito!
tanks-direct = { $seat } spara in { $point }: centro!

tanks-reject-syntax-place = Scrivi il centro di un carro, in largo e in basso, per esempio 7.3 12.8, o sulla metà destra 27.3 12.8 (più carri separati da virgole), oppure «a caso», «cancella», «fatto».
tanks-reject-syntax-fire = Scrivi dove segni il colpo, in largo e in basso, per esempio 7.3 12.8, o sulla metà destra 27.3 12.8.
tanks-reject-outside = Un carro deve stare tutto sulla tua metà: il centro da { $left } a { $right } in largo e da { $top } a { $low } in basso.
tanks-reject-near = Troppo vicino al tuo carro in { $point }: tra i carri ci vogliono più di { $apart }.
tanks-reject-among = { $point }: { $why } Nessuno di questi carri è stato piazzato.
tanks-reject-spent = { $count ->
    [one] Il tuo carro è già piazzato.
   *[other] I tuoi { $count } carri sono già tutti piazzati. Scrivi il centro di uno per toglierlo.
}
tanks-reject-missing = { $count ->
    [one] Manca ancora un carro.
   *[other] Mancano ancora { $count } carri.
}
tanks-reject-half = Si segna sulla propria metà: da { $left } a { $right } in largo e da 0 a { $low } in basso. Il resto lo fa la piega.
tanks-reject-repeat = Quel colpo sarebbe sul carro che hai appena messo fuori uso. Spara a un altro.

tanks-sheet-placing = piazza i carri
tanks-sheet-placed = carri piazzati
tanks-sheet-knocked = fuori uso
tanks-sheet-wreck = distrutto
tanks-sheet-aim = mira
tanks-sheet-landed = arrivo

tanks-lesson-1 = Sulla propria metà: Anna scrive 5 21
tanks-lesson-2 = Piegando, il colpo arriva qui: a vuoto
tanks-lesson-3 = Un centro distrugge, e Anna spara ancora
tanks-lesson-4 = Vicino: fuori uso; due volte: distrutto
tanks-lesson-5 = Vince chi distrugge tutti i carri
