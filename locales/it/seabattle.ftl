seabattle-name = Battaglia navale
seabattle-also = affonda la flotta | battaglia sul mare
seabattle-about = Due flotte nascoste e un colpo alla volta: acqua, colpito, affondato.
seabattle-brief = un quarto d’ora
seabattle-rules =
    Ognuno ha la sua flotta su una griglia che l’altro non vede. Su quella solita, 10 × 10: una nave da quattro caselle, due da tre, tre da due e quattro da una. Le navi sono dritte e non si toccano mai, nemmeno di spigolo.

    Prima si piazzano le navi, in privato con il bot o con il pulsante nel gruppo. Scrivi i due estremi di una nave, a1-a4 (per la più piccola, una casella sola), o di più navi insieme, a1-a4 c1-c3; scrivilo di nuovo e la nave si toglie. Oppure «a caso»; con «cancella» si tolgono tutte. Quando ti va bene così, di’ «fatto».

    Poi si spara a turno scrivendo una casella, e5. La risposta è acqua, colpito o affondato. Chi colpisce spara ancora. Intorno a una nave affondata non c’è niente: quelle caselle si segnano da sole e non ci si spara.

    Vince chi affonda per primo tutta la flotta nemica.

    Chi apre la partita può cambiare griglia, flotta e se chi colpisce spara ancora. Con le salve dici tante caselle insieme quante navi hai a galla: a1 c5 e9.
seabattle-opt-size = caselle per lato della griglia
seabattle-opt-fleet = lunghezze delle navi, per esempio 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = chi colpisce spara ancora
seabattle-opt-salvo = tanti colpi per turno quante navi hai a galla
seabattle-key-size = griglia | misura
seabattle-key-fleet = flotta | navi
seabattle-key-again = ancora
seabattle-key-salvo = salva | salve
seabattle-set-size = griglia { $value } × { $value }
seabattle-set-fleet = navi { $value }
seabattle-set-again = { $value ->
    [on] chi colpisce spara ancora
   *[other] un colpo per turno, comunque vada
}
seabattle-set-salvo = { $value ->
    [on] salve
   *[other] colpi singoli
}
seabattle-word-random = a caso | caso | mescola | flotta a caso
seabattle-word-clear = cancella | svuota | togli tutto
seabattle-word-ready = fatto | pronto | pronta | via

seabattle-do-random = 🎲 Flotta a caso
seabattle-do-clear = Cancella
seabattle-do-ready = ✅ Fatto
seabattle-do-place = si piazzano le navi

seabattle-own = 👁 La mia flotta
seabattle-own-secret = ✏ Piazzo le navi
seabattle-ask-place = { $several ->
    [yes] piazzate le vostre navi scrivendo i due estremi di ognuna, poi dite «fatto»
   *[no] piazza le tue navi scrivendo i due estremi di ognuna, poi di’ «fatto»
}
seabattle-ask-shoot = spara a una casella
seabattle-ask-salvo =
    { $shots ->
        [one] di’ una casella a cui sparare
       *[other] spara una salva di { $shots } caselle
    }

seabattle-ready = { $seat }: la flotta è in mare.
seabattle-complete = Tutte le tue navi sono piazzate. Di’ «fatto», o spostale ancora.
seabattle-miss = { $seat } spara in { $place }: acqua.
seabattle-hit = { $seat } spara in { $place }: colpito!
seabattle-sunk =
    { $seat } spara in { $place }: { $length ->
        [one] colpita e affondata una nave da uno!
       *[other] colpita e affondata una nave da { $length }!
    }
seabattle-salvo = { $seat } spara una salva: { $cells }.
seabattle-cell-miss = { $place } acqua
seabattle-cell-hit = { $place } colpito
seabattle-cell-sunk = { $place } affondato

seabattle-reject-syntax-place = Scrivi i due estremi di una nave, per esempio a1-a4 (più navi insieme: a1-a4 c1-c3), o «a caso», «cancella», «fatto».
seabattle-reject-syntax-shoot = Scrivi la casella a cui spari, per esempio e5.
seabattle-reject-syntax-salvo = Scrivi le caselle della salva in una riga, per esempio a1 c5 e9.
seabattle-reject-outside = { $place } non c’è su questa griglia: l’ultima casella è { $last }.
seabattle-reject-bent = Da { $from } a { $to } non si va in linea retta.
seabattle-reject-among = { $ship }: { $why } Nessuna di queste navi è stata piazzata.
seabattle-reject-near = Le navi non si possono toccare, nemmeno di spigolo.
seabattle-reject-length =
    { $length ->
        [one] In questa flotta non ci sono navi da una casella.
       *[other] In questa flotta non ci sono navi da { $length } caselle.
    }
seabattle-reject-spent =
    { $length ->
        [one] Le tue navi da una casella sono già tutte piazzate.
       *[other] Le tue navi da { $length } caselle sono già tutte piazzate.
    }
seabattle-reject-missing =
    { $count ->
        [one] Manca ancora una nave, lunga { $lengths }.
       *[other] Mancano ancora { $count } navi, di queste lunghezze: { $lengths }.
    }
seabattle-reject-shot-before = In { $place } hai già sparato. Scegli un’altra casella.
seabattle-reject-empty = In { $place } c’è di sicuro acqua: è accanto a una nave affondata.
seabattle-reject-twice = { $place } è due volte nella tua salva.
seabattle-reject-volley =
    { $want ->
        [one] Hai un colpo, ma hai detto { $given } caselle.
       *[other] La tua salva ha { $want } colpi, ma ne hai detti { $given }.
    }
seabattle-reject-fleet-long = Una nave da { $length } non ci sta su una griglia { $size } × { $size }.
seabattle-reject-fleet-crowded = Quella flotta sta troppo stretta su una griglia { $size } × { $size }. Prendi meno navi, o più corte, o una griglia più grande.
seabattle-afloat = a galla: { $count }
seabattle-places = piazza le navi

seabattle-lesson-1 = Colpito: Bruno spara ancora
seabattle-lesson-2 = Affondato: intorno c’è solo acqua
seabattle-lesson-3 = Cornice rossa: si spara qui, «b2»
seabattle-lesson-4 = La vede solo Anna; piazzata così: e1-f1
seabattle-lesson-5 = Affonda tutta la flotta e vinci
