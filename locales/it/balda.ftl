balda-name = Balda
balda-also = quadrato di parole
balda-about = Aggiungi una lettera al quadrato e leggici una parola nuova. Le parole lunghe valgono di più. Da 1 a 4.
balda-brief = mezz’ora
balda-rules =
    Nella riga di mezzo c’è una parola. Al tuo turno scrivi una lettera in una casella vuota e di’ una parola che la usa, letta di casella in casella, su, giù o di lato, ogni casella una volta, mai in diagonale. Ogni lettera della parola è un punto.

    Valgono solo nomi comuni nella forma base, e nessuna parola due volte, nemmeno la prima. Se il dizionario non conosce la tua parola, decidono gli altri: vale se qualcuno dice di sì e nessuno di no. Una parola così per turno. I bot non votano.

    Si può passare. Quando il quadrato è pieno, o passano tutti di fila, vince chi ha più punti. In solitario bisogna riempire il quadrato.

    Scrivi casella, lettera e parola: c2 k crank.

    Chi apre la partita sceglie il lato (lato=7), la prima parola (parola=ghost) o un numero di turni a testa (turni=5). Con «/balda nomi» si chiede agli altri anche per i nomi propri.
balda-opt-size = caselle per lato, un numero dispari (5, o quante sono le lettere della prima parola)
balda-opt-word = la prima parola: parola=ghost (a sorte, se non dici niente)
balda-opt-proper = valgono anche i nomi propri, se gli altri li accettano
balda-opt-turns = quanti turni a testa; 0: fino a quadrato pieno
balda-opt-lang = lingua delle parole
balda-key-size = lato | quadrato
balda-key-word = parola | prima parola
balda-key-proper = nomi | nomi propri
balda-key-turns = turni
balda-key-lang = lingua
balda-set-size = quadrato { $value } × { $value }
balda-set-word = prima parola { $value }
balda-set-proper = { $value ->
    [on] i nomi propri valgono, se gli altri li accettano
   *[other] solo nomi comuni
}
balda-set-turns = { $value ->
    [0] fino a quadrato pieno
    [one] { $value } turno a testa
   *[other] { $value } turni a testa
}
balda-set-lang = parole: { $language }

balda-word-pass = passo | passa
balda-word-counts = vale | è valida
balda-word-void = non vale | non è valida
balda-word-abstain = mi astengo | astenuto | non voto

balda-ask = { $several ->
    [yes] scrivete una lettera e dite una parola che la usa, o passate
   *[no] scrivi una lettera e di’ una parola che la usa, o passa
}
balda-sheet-vote = { $word } non è nel dizionario: si vota
balda-ask-vote = il dizionario non conosce { $word }. È un nome comune?
balda-ask-proper = il dizionario non conosce { $word }. Vale? I nomi propri valgono
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
balda-pass = ⏭ Passo
balda-yes = ✅ Vale
balda-no = ❌ Non vale
balda-abstain = mi astengo
balda-pass-news = { $seat } passa.
balda-yes-news = { $seat }: vale.
balda-no-news = { $seat }: non vale.
balda-offered = { $seat }: { $place } { $letter }, propone { $word }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se gli altri sono d’accordo.
balda-taken = { $word } vale.
balda-turned-down = { $word } non vale. { $seat } può riprovare, con una parola del dizionario.

balda-reject-syntax = Scrivi casella, lettera e parola, per esempio c2 k crank, oppure «passo».
balda-reject-letters = Le parole qui: { $language }. Scrivi lettera e parola in questa lingua.
balda-reject-outside = { $place } non c’è in questo quadrato: l’ultima casella è { $last }.
balda-reject-taken = In { $place } c’è già una lettera. Scegli una casella vuota.
balda-reject-short = Una parola ha almeno due lettere.
balda-reject-letter = Il percorso deve passare per { $place }, ma { $letter } non c’è in { $word }.
balda-reject-used = { $word } è già stata usata.
balda-reject-through = Il percorso deve passare per { $place }: { $word } si legge solo senza.
balda-reject-path = Percorso impossibile: { $word } non si può leggere di casella in casella per { $place }.
balda-reject-unknown = { $word } non è nel dizionario.
balda-reject-turned-down = { $word } non è nel dizionario, e gli altri non la accettano.
balda-reject-one-try = { $word } non è nel dizionario, e di parole così se ne prova una per turno. Prendine una del dizionario, o passa.
balda-reject-vote = Prima decidi se { $word } vale: scrivi «vale» o «non vale».
balda-reject-no-vote = Non c’è niente da votare.
balda-reject-word-letters = { $word } ha lettere che in questa lingua non ci sono: { $language }. Per parole di un’altra lingua di’ quale, per esempio lingua=fr.
balda-reject-word-even = La prima parola vuole un numero dispari di lettere, per avere una riga di mezzo: { $word } non lo ha.
balda-reject-word-size = { $word } ha { $count } lettere, e il quadrato { $size } caselle per lato. Togli una delle due cose.

balda-lesson-1 = La nuova lettera A fa ATOM: 4 punti
balda-lesson-2 = Di casella in casella, mai in diagonale
balda-lesson-3 = Casella, lettera e parola: «c1 e mope»
balda-lesson-4 = A quadrato pieno vince chi ha più punti
