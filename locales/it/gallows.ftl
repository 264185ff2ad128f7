gallows-name = Impiccato
gallows-also = l’impiccato | gioco dell’impiccato
gallows-about = Una parola segreta, una lettera alla volta, e un disegno che cresce a ogni errore: l’impiccato.
gallows-brief = cinque minuti
gallows-rules =
    Chi comincia sceglie una parola, in privato con il bot: da 4 a 16 lettere, dal dizionario. Gli altri la cercano insieme, senza turni.

    Si prova con una lettera o con la parola intera. Una lettera che c’è si scopre ovunque; se non c’è, si traccia un segno: palo, trave, corda, testa, corpo, due braccia, due gambe. Anche una parola sbagliata costa un segno. Ripetere non costa niente, e nemmeno una lettera già mostrata ai lati.

    Vince chi trova la parola. Se prima si completa il disegno, vince chi l’ha scelta.

    Tocca o scrivi una lettera, o scrivi la parola intera. Una parola che non combacia con le lettere scoperte passa per chiacchiera, a meno di scrivere «parola crown».

    Con «chi=bot» la sceglie il bot e indovinano tutti; da soli è sempre così. «lati=no» nasconde prima e ultima lettera, «vite» accorcia il disegno, «ammesse=tutte» lascia uscire dal dizionario. Con «parole=5» si giocano cinque parole: chi ne trova una sceglie la prossima, e vince chi ne trova di più.
gallows-opt-setter = chi sceglie le parole: una persona, o il bot per tutti
gallows-opt-lang = lingua delle parole
gallows-opt-ends = mostra la prima e l’ultima lettera
gallows-opt-lives = quanti segni ci vogliono per completare il disegno
gallows-opt-allow = quali parole si possono scegliere: quelle del dizionario, o tutte
gallows-opt-words = quante parole si giocano
gallows-key-setter = chi | chi sceglie
gallows-key-lang = lingua
gallows-key-ends = lati | prima e ultima
gallows-key-lives = vite | segni
gallows-key-allow = ammesse
gallows-key-words = parole
gallows-is-player = persona | giocatore
gallows-is-bot = bot
gallows-is-dictionary = dizionario
gallows-is-any = tutte
gallows-set-setter = { $value ->
    [bot] le parole le sceglie il bot
   *[other] la parola la sceglie chi gioca
}
gallows-set-lang = parole: { $language }
gallows-set-ends = { $value ->
    [on] prima e ultima lettera scoperte
   *[other] nessuna lettera scoperta
}
gallows-set-lives = { $value ->
    [one] { $value } segno
   *[other] { $value } segni
}
gallows-set-allow = { $value ->
    [any] vale ogni parola
   *[other] parole del dizionario
}
gallows-set-words = { $value ->
    [one] { $value } parola
   *[other] { $value } parole
}

gallows-word-word = parola

gallows-own-secret = ✏ Scelgo la parola
gallows-ask-word = scegli una parola per gli altri, da 4 a 16 lettere
gallows-ask-guess = { $left ->
    [one] { $several ->
        [yes] dite
       *[no] di’
    } una lettera o la parola. Ancora un segno e il disegno è completo!
   *[other] { $several ->
        [yes] dite
       *[no] di’
    } una lettera o la parola. Restano { $left } segni
}
gallows-do-set = la parola è scelta
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = ancora { $left }
gallows-setter = parola di { $seat }
gallows-setter-past = era la parola di { $seat }
gallows-finder = la trova { $seat }
gallows-unfound = non trovata

gallows-set = { $seat } ha scelto una parola di { $count ->
    [one] { $count } lettera
   *[other] { $count } lettere
}.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] c’è.
    [2] c’è due volte.
    [3] c’è tre volte.
   *[other] c’è { $count } volte.
}
gallows-missed = { $seat }: { $letter } – non c’è, un segno.
gallows-ends = { $seat }: { $letter } – non ce n’è un’altra. Non costa niente.
gallows-no = { $seat }: { $word } – no, un segno.
gallows-guessed = { $seat } trova la parola: { $word }!
gallows-drawn-out = Il disegno è completo. La parola era { $word }.
gallows-called-off = Chi aveva scelto la parola non gioca più. La parola era { $word }.

gallows-feat = { $strokes ->
    [0] nemmeno un segno
    [one] { $strokes } segno
   *[other] { $strokes } segni
}

gallows-reject-syntax = Scrivi una lettera, o la parola intera.
gallows-reject-syntax-word = Scrivi una parola, solo lettere.
gallows-reject-length = Una parola ha da { $least } a { $most } lettere; questa ne ha { $count }.
gallows-reject-unknown = «{ $word }» non è nel dizionario. Prendi un nome comune nella forma base.
gallows-reject-again = { $letter } è già stata provata. Non costa niente; prendi un’altra lettera.
gallows-reject-long = Qui nessuna parola ha più di { $most } lettere. Non costa niente.
gallows-reject-wrong = { $word } è già stata provata ed è sbagliata. Non costa niente.

gallows-lesson-1 = La lettera non c’è: ancora un segno
gallows-lesson-2 = Scrivi una lettera, «t», o tutta la parola
gallows-lesson-3 = Se il disegno è completo, vince Anna
gallows-lesson-4 = Anna ha scelto la parola in privato
gallows-lesson-5 = Vince chi trova la parola
