# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpeggio
arpeggio-also = arpeggi | su e giù
arpeggio-about = Due dadi fanno numeri di due cifre. La tua lista deve salire, l’altra scendere: vince chi ha per primo dieci numeri.
arpeggio-brief = due dadi, cinque minuti
arpeggio-rules =
    Una lista sale e l’altra scende; la sorte decide di chi è quale. Vince chi ha per primo dieci numeri.

    Al tuo turno il bot tira due dadi. Leggili come un numero nell’ordine che vuoi: 3 e 4 sono 34 o 43. Scrivilo se continua nella tua direzione, o passa. Se i dadi sono uguali, puoi ritirarne uno, una volta.

    Se passi, l’altro può scrivere un numero con i tuoi dadi, e poi tocca di nuovo a te. Oppure li rifiuta con «tiro» e ne ha di suoi.

    Una volta per partita ognuno può fare un passo indietro: scrivere un numero contro la sua direzione, e continuare da lì. Lo stesso numero non si scrive due volte di fila.

    La tua lista sale ed è a 24, i dadi sono 3 4: scrivi «34» o «43».

    Scrivi il numero, «passo» o «ritiro» (uno di due dadi uguali), o premi i pulsanti. Se uno non può più andare avanti, l’altro continua; se nessuno può, o dopo 80 turni in tutto, vince la lista più lunga. «lunghezza» dice quanti numeri servono; i turni sono otto volte tanti.
arpeggio-opt-length = quanti numeri fanno una lista piena
arpeggio-key-length = lunghezza | numeri
arpeggio-set-length = { $value ->
    [one] lista di { $value } numero
   *[other] lista di { $value } numeri
}

arpeggio-word-roll = tiro | tira | lancio | lancia
arpeggio-word-pass = passo | passa
arpeggio-word-again = ritiro | ritira | ritiro un dado | ritira un dado

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Passo
arpeggio-pass-news = { $seat } passa.
arpeggio-roll = 🎲 Tiro
arpeggio-roll-news = { $seat } rifiuta i dadi.
arpeggio-again = 🎲 Ritira un dado
arpeggio-again-news = { $seat } ritira un dado.

arpeggio-ask-rises = scrivi con { $faces } un numero che sale, o passa{ arpeggio-back }
arpeggio-ask-falls = scrivi con { $faces } un numero che scende, o passa{ arpeggio-back }
arpeggio-ask-offered = scrivi un numero con { $faces }, o «tiro» per avere i tuoi dadi{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } è un passo indietro, si può una volta per partita)
   *[other] {" "}({ $one } e { $two } sono passi indietro, si può una volta per partita)
}

arpeggio-threw = { $seat } fa { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } scrive { $number }, il primo numero.
   *[other] { $seat } scrive { $number } e ha { $count } numeri.
}
arpeggio-steps-back = { $seat } fa un passo indietro: { $number }; si può una volta.
arpeggio-passes = { $seat } passa e offre i dadi.

arpeggio-reject-syntax = Scrivi un numero che fanno i dadi, o «passo».
arpeggio-reject-dice = Questi dadi fanno: { $numbers }.
arpeggio-reject-rises = La tua lista sale da { $last }, e il passo indietro l’hai già fatto: scrivi un numero più alto, o passa.
arpeggio-reject-falls = La tua lista scende da { $last }, e il passo indietro l’hai già fatto: scrivi un numero più basso, o passa.
arpeggio-reject-roll = I dadi sono tirati: scrivi un numero, o passa.
arpeggio-reject-again = Si può ritirare solo uno di due dadi uguali, e una volta sola.
arpeggio-reject-pass = I dadi offerti non si offrono di nuovo: prendili, o tira.

arpeggio-board-count = numeri
arpeggio-board-list = lista
arpeggio-board-rises = sale
arpeggio-board-falls = scende
arpeggio-board-throw = lancio
arpeggio-board-offered = offerto
arpeggio-board-step-back-used = passo usato:

arpeggio-sheet-threw = l’ultimo lancio
arpeggio-sheet-double = { $one }, o se ne ritira uno
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } o { $two }
arpeggio-sheet-back = indietro
arpeggio-sheet-rises = sale: { $count } di { $length }
arpeggio-sheet-falls = scende: { $count } di { $length }
arpeggio-sheet-count = numeri

arpeggio-lesson-1 = La lista di Anna sale, dal basso
arpeggio-lesson-2 = Quella di Bruno scende: sempre più basso
arpeggio-lesson-3 = Anna passa, e Bruno prende i suoi dadi
arpeggio-lesson-4 = Un passo indietro: uno a partita
arpeggio-lesson-5 = Bruno ha 5 e 4: scrive «54» o «45»
