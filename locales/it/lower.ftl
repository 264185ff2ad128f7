# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Numero basso
lower-also = chi è più basso | più basso
lower-about = Si sceglie un numero in segreto. Il più basso segna, a meno che l’altro non sia più alto esattamente di uno: allora prende tutti e due.
lower-brief = senza dadi, cinque minuti
lower-rules =
    Ognuno sceglie in segreto un numero da 1 a 6, con un pulsante o nella chat privata. Poi si scoprono, come due dadi posati sotto la mano.

    Il numero più basso segna se stesso: 2 contro 5 fa 2 punti per il 2. Ma se l’altro è più alto esattamente di uno, il più alto prende tutti e due: 4 contro 5 fa 9 punti per il 5. Numeri uguali non segnano niente.

    Quindi l’uno è al sicuro da tutto tranne che dal due, e rende poco; chi vuole di più rischia di più. Vince chi ha per primo 30 punti.

    Con «meta» scegli con quanti punti si vince.

lower-opt-goal = con quanti punti si vince
lower-key-goal = meta | punti
lower-set-goal = a { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}

lower-ask = { $several ->
    [yes] scegliete un numero da 1 a { $most }
   *[no] scegli un numero da 1 a { $most }
}
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: uno di più, { $points } punti per { $seat }.
lower-equal = Due volte { $number }: niente per nessuno.
lower-reject = Scegli un numero da 1 a { $most }.

lower-board-points = punti
lower-board-chosen = scelto
lower-board-yes = sì
lower-board-no = no

lower-lesson-1 = Nessuno lo vede finché non scelgono tutti
lower-lesson-2 = 2 contro 5: il più basso segna il suo 2
lower-lesson-3 = 5 è uno più di 4: prende 4 + 5
lower-lesson-4 = Vince il primo a 15 (di solito 30)

lower-sheet = Segna il più basso; 1 più su prende tutto
