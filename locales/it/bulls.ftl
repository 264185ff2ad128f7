bulls-name = Tori e mucche
bulls-also = toro e mucca | tori e vacche | numero segreto
bulls-about = Indovina un numero segreto cifra per cifra: un toro per ogni cifra al suo posto, una mucca per ognuna che sta altrove.
bulls-brief = dieci minuti
bulls-rules =
    Ognuno pensa un numero di quattro cifre diverse, anche con lo 0 davanti, e lo manda al bot in privato.

    Poi si prova a turno. La risposta conta i tori, cifre al posto giusto, e le mucche, cifre che nel numero ci sono, ma in un altro posto. Se il segreto è 6109, la prova 0123 ha un toro (l’1) e una mucca (lo 0).

    Vince chi indovina per primo il numero dell’altro. Se a farlo è chi ha cominciato, l’altro ha un’ultima prova; se ci riescono tutti e due, è pareggio.

    Per provare, scrivi le cifre: 0123.

    Chi apre la partita sceglie da tre a sei cifre, e con «ripeti» una cifra può comparire più volte. In solitario si cerca il numero del bot in meno prove possibile.
bulls-opt-digits = cifre del numero
bulls-opt-repeat = una cifra può comparire più volte
bulls-opt-solo = si gioca da soli a indovinare il numero del bot
bulls-key-digits = cifre | lunghezza
bulls-key-repeat = ripeti | ripetute
bulls-key-solo = solitario | da solo
bulls-set-digits = { $value ->
    [one] { $value } cifra
   *[other] { $value } cifre
}
bulls-set-repeat = { $value ->
    [on] le cifre possono ripetersi
   *[other] cifre tutte diverse
}
bulls-set-solo = { $value ->
    [on] in solitario, contro il numero del bot
   *[other] in solitario o uno contro l’altro
}

bulls-ask-secret = { $several ->
    [yes] { $digits ->
        [one] pensate un numero segreto di { $digits } cifra
       *[other] pensate un numero segreto di { $digits } cifre
    }
   *[no] { $digits ->
        [one] pensa un numero segreto di { $digits } cifra
       *[other] pensa un numero segreto di { $digits } cifre
    }
}
bulls-ask-guess = { $several ->
    [yes] { $digits ->
        [one] scrivete { $digits } cifra per indovinare il numero
       *[other] scrivete { $digits } cifre per indovinare il numero
    }
   *[no] { $digits ->
        [one] scrivi { $digits } cifra per indovinare il numero
       *[other] scrivi { $digits } cifre per indovinare il numero
    }
}
bulls-ask-last = il tuo numero è scoperto, hai un’ultima prova per il pareggio
bulls-own-secret = ✏ Scelgo il numero
bulls-do-secret = il numero è scelto
bulls-do-guess = { $guess }

bulls-ready = { $seat } ha scelto il numero.
bulls-answer = { $seat }: { $guess } – { $bulls ->
    [0] nessun toro
    [one] un toro
   *[other] { $bulls } tori
}, { $cows ->
    [0] nessuna mucca
    [one] una mucca
   *[other] { $cows } mucche
}.
bulls-found = { $seat }: { $guess } – eccolo!
bulls-unset = ancora niente
bulls-bull = al suo posto
bulls-cow = altrove
bulls-seeks = cerca il numero di { $seat }
bulls-seeks-bot = cerca il numero del bot

bulls-feat = { $guesses ->
    [one] { $guesses } prova
   *[other] { $guesses } prove
}

bulls-reject-syntax = { $digits ->
    [3] Scrivi tre cifre, per esempio 609.
    [4] Scrivi quattro cifre, per esempio 6109.
    [5] Scrivi cinque cifre, per esempio 61093.
   *[other] Scrivi { $digits } cifre, per esempio 610934.
}
bulls-reject-count = { $digits ->
    [one] Qui i numeri hanno { $digits } cifra; il tuo ne ha { $given }.
   *[other] Qui i numeri hanno { $digits } cifre; il tuo ne ha { $given }.
}
bulls-reject-repeat = Le cifre devono essere tutte diverse, e { $digit } c’è più di una volta.
bulls-reject-solo = «Solitario» è per una persona sola. Toglilo per giocare uno contro l’altro.

bulls-lesson-1 = Un toro: l’1 è al suo posto
bulls-lesson-2 = Una mucca: lo 0 c’è, ma altrove
bulls-lesson-3 = Scrivi le cifre: «6109», e Anna lo trova
bulls-lesson-4 = Il numero di Anna, dato al bot in privato
bulls-lesson-5 = Anna ha cominciato: a Bruno resta una prova
