# Pig: one or two dice, stop in time.

pig-name = Maiale
pig-also = il maiale | porcellino | porco
pig-about = Continua a tirare finché hai coraggio, poi fermati: un lancio sfortunato brucia tutto il turno.
pig-brief = due dadi, dieci minuti
pig-rules =
    Al tuo turno tira i dadi quante volte vuoi, almeno una. Quello che esce si somma nei punti del turno. Se ti fermi, si scrivono; poi tira chi segue.

    Due dadi, rosso (con la doppia cornice) e bianco: se il rosso fa 1, i punti del turno bruciano. Quelli già scritti restano, e il turno è finito. Il bianco può fare quello che vuole.

    Vince subito chi arriva per primo a 200 punti in tutto. Non serve fermarsi: appena il turno copre quello che mancava, si scrive da solo.

    Il foglio conta anche i punti bruciati. Per tradizione chi perde fa dieci piegamenti sulle gambe.

    Scrivi «tiro» e «mi fermo», o usa i pulsanti.

pig-opt-goal = punti per vincere (200 con due dadi, 100 con uno, se non dici altro)
pig-opt-dice = quanti dadi; con uno, l’1 brucia i punti del turno. Con quelli veri scrivi cosa è uscito sul tuo tavolo (prima il rosso)
pig-opt-bust = cosa brucia i punti del turno: un 1 sul dado rosso, o un doppio qualsiasi (i due dadi allora hanno lo stesso colore)
pig-opt-overtake = chi si ferma toglie 10 punti a tutti quelli che raggiunge o supera, ma mai sotto 0

pig-key-goal = meta | punti
pig-key-dice = dadi
pig-key-bust = brucia
pig-key-overtake = sorpasso | sorpassi
pig-is-2 = due
pig-is-1 = uno
pig-is-real = veri | reali
pig-is-red = rosso
pig-is-double = doppio
pig-set-goal = a { $value } punti
pig-set-dice = { $value ->
    [one] un dado
    [real] { $count ->
        [one] un dado vero
       *[other] { $count } dadi veri
    }
   *[other] { $value } dadi
}
pig-set-bust = { $value ->
    [double] un doppio brucia
   *[other] un 1 rosso brucia
}
pig-set-overtake = { $value ->
    [on] con sorpassi
   *[other] senza sorpassi
}

pig-word-roll = tiro | tira | lancio | lancia | ancora
pig-word-hold = mi fermo | fermo | basta

pig-ask-roll = { $several ->
    [yes] tirate i dadi
   *[no] tira i dadi
}
pig-ask-choice = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in questo turno{ $score ->
        [0] {""}
       *[other] , { $total } se ti fermi
    }. Tiri ancora o ti fermi?

pig-ask-all = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in questo giro. { $several ->
        [yes] Tirate ancora o vi fermate?
       *[no] Tiri ancora o ti fermi?
    }

pig-threw = { $seat } fa { $dice }.
pig-bust = { $points ->
        [0] { $seat } fa { $dice } e sballa, ma non c’era ancora niente da perdere.
        [one] { $seat } fa { $dice } e sballa: bruciato { $points } punto!
       *[other] { $seat } fa { $dice } e sballa: bruciati { $points } punti!
    }
pig-banked = { $points ->
        [one] { $seat } si ferma con { $points } punto e ne ha { $total }.
       *[other] { $seat } si ferma con { $points } punti e ne ha { $total }.
    }
pig-overtaken = { $points ->
        [one] Sorpasso: { $seat } perde { $points } punto e ora ne ha { $total }.
       *[other] Sorpasso: { $seat } perde { $points } punti e ora ne ha { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } fa { $dice } e ci arriva con { $points } punto!
       *[other] { $seat } fa { $dice } e ci arriva con { $points } punti!
    }

pig-round-stop = { $points ->
        [one] Stop con { $points } punto: { $names }.
       *[other] Stop con { $points } punti: { $names }.
    }
pig-round-bust = { $points ->
        [0] Si sballa subito, ma non c’era niente da perdere: { $names }.
        [one] Si sballa! Brucia { $points } punto: { $names }.
       *[other] Si sballa! Bruciano { $points } punti: { $names }.
    }

pig-round-new = Nuovo giro: sono di nuovo dentro tutti.

pig-double-needs-two = Per un doppio ci vogliono due dadi: scegli dadi=2 o brucia=rosso.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] persi { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = sorpasso −{ $points }
pig-sheet-out = fuori
pig-sheet-goal = meta { $points }
pig-sheet-red = un 1 nella doppia cornice brucia il turno
pig-sheet-would = il totale di chi si ferma ora
pig-sheet-total = totale
pig-sheet-lost = persi
pig-sheet-first = { $seat } tira
pig-sheet-series = { $seat }: finora { $points }
pig-sheet-banked = { $seat }: si ferma con { $points }
pig-sheet-bust = { $seat }: sballa! Persi { $points }
pig-sheet-round = Giro: finora { $points }
pig-sheet-round-bust = Giro: si sballa! Persi { $points }
pig-sheet-before = { $throws ->
    [one] Il giro prima: un lancio, somma { $points }
   *[other] Il giro prima: { $throws } lanci, somma { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] Il giro prima: si sballa subito
   *[other] Il giro prima: si sballa al lancio { $throws }, persi { $points }
}

pig-lesson-1 = «tiro» finché hai coraggio: si somma
pig-lesson-2 = Un 1 sull’altro dado non fa danni
pig-lesson-3 = Un 1 in doppia cornice: bruciati 8 punti
pig-lesson-4 = Dopo «mi fermo» i punti sono salvi
pig-lesson-5 = Vince chi supera per primo questa linea
