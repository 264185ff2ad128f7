# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Mia
littlemax-also = bugiardo | dadi bugiardi | il bugiardo
littlemax-about = Tira sotto il bicchiere, guarda di nascosto e di’ un numero più alto dell’ultimo, vero o falso. Chi alza il bicchiere?
littlemax-brief = due dadi sotto il bicchiere, dieci minuti
littlemax-rules =
    Tira due dadi sotto un bicchiere («tiro»): li vedi solo tu. Si leggono come un numero, prima il dado più alto: 5 e 4 fanno 54. Il massimo è 21, detto Mia, poi le coppie da 66 a 11, poi tutti gli altri da 65 a 31.

    Di’ un numero come «65», vero o falso. Chi segue ci crede («ci credo»), tira e ne dice uno più alto, o alza il bicchiere («alzo»). Se i dadi valgono quanto detto, o di più, perde un gettone chi ha alzato; se valgono meno, chi l’ha detto. Poi tira chi ha perso.

    Ognuno ha tre gettoni (opzione «gettoni»). Senza, si è fuori, e vince l’ultimo che ne ha.

    Esempio: Anna dice 54. Bruno ci crede, fa 4 e 1, e dice 61. Carla alza: 41 è meno di 61, quindi Bruno perde un gettone.

    Il 21 non si batte. Chi segue paga un gettone, e nessuno guarda, o alza il bicchiere: se il 21 è vero gli costa due gettoni, se è falso ne costa uno a chi ha mentito.

    Ci sono anche i pulsanti. I tuoi dadi li vedi con un pulsante, o in privato.

littlemax-opt-chips = quanti gettoni a testa
littlemax-key-chips = gettoni
littlemax-set-chips = { $value ->
    [one] { $value } gettone
   *[other] { $value } gettoni
}

littlemax-word-throw = tiro | tira | tiro sotto il bicchiere | tira sotto il bicchiere
littlemax-word-believe = ci credo | credo | ti credo | ci credo e tiro
littlemax-word-lift = alzo | alzo il bicchiere | alza | dubito
littlemax-word-pay = pago | pago un gettone | gettone

littlemax-throw = 🎲 Tiro sotto il bicchiere
littlemax-throw-news = { $seat } tira sotto il bicchiere.
littlemax-believe = 🎲 Ci credo e tiro
littlemax-believe-news = { $seat } ci crede e tira.
littlemax-lift = 👀 Alzo il bicchiere
littlemax-lift-news = { $seat } alza il bicchiere.
littlemax-pay = Pago un gettone
littlemax-pay-news = { $seat } paga un gettone.
littlemax-say = { $number }
littlemax-holds = Sotto il bicchiere hai { $number }.

littlemax-ask-throw = tira sotto il bicchiere; i dadi li vedrai solo tu
littlemax-ask-say-first = di’ un numero, vero o falso
littlemax-ask-say = di’ più di { $number }, vero o falso
littlemax-ask-answer = { $seat } dice { $number }. Ci credi e tiri, o alzi il bicchiere?
littlemax-ask-top = paghi un gettone per il 21 di { $seat }, o alzi il bicchiere?

littlemax-believes = { $seat } ci crede e tira.
littlemax-says = { $seat } dice { $number }.
littlemax-true = { $seat } alza il bicchiere: { $number }, quindi { $said } non era una bugia. { $seat } perde { $chips ->
    [one] un gettone
   *[other] { $chips } gettoni
}{ $left ->
    [0] {" "}ed è fuori
    [one] , ne resta { $left }
   *[other] , ne restano { $left }
}.
littlemax-false = { $seat } alza il bicchiere: { $number } e non { $said }. { $liar } perde un gettone{ $left ->
    [0] {" "}ed è fuori
    [one] , ne resta { $left }
   *[other] , ne restano { $left }
}.
littlemax-pays = { $seat } paga un gettone{ $left ->
    [0] {" "}ed è fuori
    [one] , ne resta { $left }
   *[other] , ne restano { $left }
}. Nessuno guarda sotto il bicchiere.
littlemax-anew = Il bicchiere è vuoto: ora tira { $seat }.

littlemax-reject-syntax = Di’ un numero come 65, oppure «ci credo» o «alzo».
littlemax-reject-number = Due dadi non si leggono mai { $number }. L’ordine è 31, 32, 41 … 65, poi 11, 22 … 66, poi 21.
littlemax-reject-low = Di’ più di { $number }. L’ordine è 31, 32, 41 … 65, poi 11, 22 … 66, poi 21.
littlemax-reject-say = Prima devi dire un numero, per esempio 65.
littlemax-reject-throw = Prima tira sotto il bicchiere.
littlemax-reject-answer = Prima devi rispondere: «ci credo» o «alzo».
littlemax-reject-top = Più di 21 non c’è: paga un gettone, o alza il bicchiere.

littlemax-board-seat = posto
littlemax-board-chips = gettoni
littlemax-board-left = fuori
littlemax-board-said = detto
littlemax-board-lifted = alzato
littlemax-board-not-lifted = non alzato
littlemax-board-cup = sotto

littlemax-sheet-chips = gettoni
littlemax-sheet-chain = detti:
littlemax-sheet-said = { $seat }: detto { $number }
littlemax-sheet-lay = c’era { $number }
littlemax-sheet-doubt = { $seat } dubita
littlemax-sheet-before = il giro prima:
littlemax-sheet-last = l’ultimo giro:
littlemax-sheet-throws = { $seat } tira
littlemax-sheet-says = { $seat } dice un numero
littlemax-sheet-more = oltre { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] gettone
   *[other] gettoni
}

littlemax-lesson-1 = Anna dice 54, e solo lei ha guardato
littlemax-lesson-2 = «ci credo»: Bruno deve dire più di 54
littlemax-lesson-3 = «alzo»: c’è 41, quindi 61 era una bugia
littlemax-lesson-4 = Bugia o falso dubbio: costa un gettone
