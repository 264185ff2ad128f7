# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Messico
mexico-also = dadi messicani
mexico-about = Due dadi fanno un numero, e il ventuno batte tutto. Il numero più basso del giro costa una vita.
mexico-brief = due dadi, cinque minuti
mexico-rules =
    Non devi fare il numero più basso. Due dadi si leggono come un numero, prima il più alto: 5 e 3 fanno 53. Il migliore è 21, detto Messico. Poi vengono le coppie, da 66 a 11. Poi tutti gli altri come numeri, da 65 a 31, che è il più basso.

    Chi apre il giro tira una, due o tre volte, e si ferma quando il numero gli va bene: di’ «tiro» e «mi fermo», o premi i pulsanti. Conta solo l’ultimo lancio. Gli altri hanno tanti lanci quanti ne ha usati il primo, e non di più. Dopo un Messico il turno finisce subito.

    Esempio: Anna apre con 53 e poi 65, e si ferma dopo due lanci. Bruno fa 11, che è una coppia, e si ferma. Carla fa 42, poi 31: è la più bassa.

    Il più basso perde una delle tre vite e apre il giro dopo. Se sono più d’uno, fanno lo spareggio, e comincia chi ha giocato per ultimo. Chi è senza vite è fuori, e vince chi resta.

    Con «vite» scegli quante vite a testa.

mexico-opt-lives = quante vite a testa
mexico-key-lives = vite
mexico-set-lives = { $value ->
    [one] { $value } vita
   *[other] { $value } vite
}

mexico-word-roll = tiro | tira | lancio | lancia | ancora
mexico-word-hold = mi fermo | fermo | sto

mexico-ask-roll = { $worst ->
    [0] apri il giro: hai al massimo { $left } lanci
   *[other] { $left ->
        [one] tira una volta, il più basso finora è { $worst }
       *[other] tira fino a { $left } volte, il più basso finora è { $worst }
    }
}
mexico-ask = { $left ->
    [one] resta un lancio
   *[other] restano { $left } lanci
}{ $worst ->
    [0] { "" }
   *[other] , il più basso finora è { $worst }
}. Tiri ancora o ti fermi?

mexico-threw = { $seat } fa { $number }.
mexico-mexico = { $seat } fa { $number }: Messico!
mexico-stops = { $seat } si ferma a { $number }.
mexico-lost = { $lives ->
    [0] { $seat } ha il numero più basso, { $number }: fuori.
    [one] { $seat } ha il numero più basso, { $number }: resta una vita.
   *[other] { $seat } ha il numero più basso, { $number }: restano { $lives } vite.
}
mexico-tie = A pari in fondo: { $names } allo spareggio.

mexico-board-throws = lanci
mexico-board-lives = vite
mexico-board-shows = ha

mexico-sheet = { $throws ->
    [one] Un lancio; 21 batte tutto, poi le coppie
   *[other] Fino a { $throws } lanci; 21 batte tutto, poi coppie
}
mexico-sheet-tie = { $throws ->
    [one] Spareggio, un lancio
   *[other] Spareggio, fino a { $throws } lanci
}
mexico-sheet-old = Nuovo giro. Sbiadito: il giro prima
mexico-sheet-small = In piccolo: i lanci di prima
mexico-sheet-lives = vite
mexico-sheet-shows = ha
mexico-sheet-past = era { $number }
mexico-sheet-fell = { $number }, fuori

mexico-lesson-1 = Conta solo l’ultimo lancio: 65
mexico-lesson-2 = Coppia batte 65; 21 batte ogni coppia
mexico-lesson-3 = Anna ha usato due lanci: due per tutti
mexico-lesson-4 = 42 è il più basso finora: ancora «tiro»
mexico-lesson-5 = I dischi sono le vite: tre a testa
