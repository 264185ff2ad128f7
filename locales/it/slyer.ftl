# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Uno di meno
slyer-also = più furbo | il più furbo
slyer-about = Si sceglie un numero in segreto e lo si segna. Ma se il tuo è più basso esattamente di uno, prendi tutti e due.
slyer-brief = senza dadi, cinque minuti
slyer-rules =
    Ognuno sceglie in segreto un numero da 1 a 5, con un pulsante o nella chat privata. Poi si scoprono, e ognuno segna il suo: 1 e 4 sono 1 punto e 4 punti.

    Ma se un numero è più basso esattamente di uno, chi l’ha scelto prende tutti e due, e l’altro niente: 2 contro 3 fa 5 punti a zero. Quindi il cinque rende di più, finché l’altro non sceglie il quattro; contro il quattro va bene il tre, e così via.

    Vince chi ha 11 punti di vantaggio. L’immagine mostra chi è avanti, e di quanto.

    Con «numeri» si può scegliere fino a 6.

slyer-opt-numbers = fino a che numero si può scegliere
slyer-key-numbers = numeri | massimo
slyer-set-numbers = numeri da 1 a { $value }

slyer-ask = { $several ->
    [yes] scegliete un numero da 1 a { $most }
   *[no] scegli un numero da 1 a { $most }
}
slyer-round = { $first } { $one }, { $second } { $two }: ognuno segna il suo.
slyer-both = { $first } { $one }, { $second } { $two }: uno di meno, { $points } punti per { $seat }.
slyer-reject = Scegli un numero da 1 a { $most }.

slyer-board-points = punti
slyer-board-chosen = scelto
slyer-board-yes = sì
slyer-board-no = no

slyer-lesson-1 = Nessuno lo vede finché non scelgono tutti
slyer-lesson-2 = 1 e 4: ognuno segna quello che ha scelto
slyer-lesson-3 = 2 è uno in meno di 3: prende 2 + 3
slyer-lesson-4 = Vince chi è avanti di 11

slyer-sheet = Ognuno il suo; 1 di meno prende tutto
