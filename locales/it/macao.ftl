# Macao: one die, as near to nine as one dares.

macao-name = Macao
macao-also = nove maledetto
macao-about = Continua a tirare un dado: avvicinati al nove più che puoi, perché oltre sei fuori dal giro.
macao-brief = un dado, cinque minuti
macao-rules =
    Al tuo turno tira il dado quante volte vuoi, almeno una, e somma quello che esce. A nove ti fermi, perché meglio non si può. Oltre il nove sei fuori da questo giro.

    Quando hanno giocato tutti, chi ha di più prende un gettone. Chi è alla pari fa lo spareggio, e comincia chi ha giocato per ultimo. Se sono fuori tutti, il gettone non lo prende nessuno; in uno spareggio si rigioca. Il giro dopo lo apre chi segue.

    Vince chi ha per primo tre gettoni.

    Con «nove», il nove prende subito il gettone, prima che tirino gli altri. Con «insieme» un lancio vale per tutti, e il gettone va a chi resta dentro più a lungo senza superare il nove.

    Di’ «tiro» e «mi fermo», o premi i pulsanti.

macao-opt-chips = con quanti gettoni si vince
macao-opt-nine = il nove prende subito il gettone, prima che tirino gli altri

macao-key-chips = gettoni
macao-key-nine = nove
macao-set-chips = { $value ->
    [one] si vince con { $value } gettone
   *[other] si vince con { $value } gettoni
}
macao-set-nine = { $value ->
    [on] il nove vince subito
   *[other] giocano tutti
}

macao-word-roll = tiro | tira | lancio | lancia | ancora
macao-word-hold = mi fermo | fermo | sto

macao-sheet = { $chips ->
    [one] Vince { $chips } gettone; oltre 9 è fuori
   *[other] Vincono { $chips } gettoni; oltre 9 è fuori
}
macao-lesson-1 = Anna si è fermata a 7: «mi fermo»
macao-lesson-2 = 5 + 6 = 11: oltre nove, fuori dal giro
macao-lesson-3 = Carla può ancora fare 8 o 9: «tiro»
macao-lesson-4 = Il gettone va qui; qui ne vincono due
