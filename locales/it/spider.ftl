# Spider: cross out the sums of two dice.

spider-name = Ragno
spider-also = il ragno | ragnatela
spider-about = Cancella le somme di due dadi. Quella che ti serve ti fa tirare ancora, quella che hai va a un altro.
spider-brief = due dadi, cinque minuti
spider-rules =
    Cancella per primo dieci somme: 2, 3, 4, 5, 6, 8, 9, 10, 11 e 12. Sono appese ai fili della tua ragnatela.

    Al tuo turno tira due dadi: premi il pulsante o scrivi «tiro». Se la loro somma ti serve ancora, il bot la cancella per te, e tiri di nuovo. Se l’hai già, è un regalo per il prossimo a cui serve ancora, e il tuo turno è finito.

    Il sette è un jolly: cancella la somma che vuoi, con un pulsante o scrivendola, per esempio 12. Dopo, il tuo turno è finito.

    Esempio: fai 1 e 1, e il 2 è cancellato. Fai di nuovo 1 e 1: ora il 2 lo cancella chi segue, e il turno passa.

    Chi cancella l’ultima somma vince subito, anche se ha tirato un altro.

spider-word-throw = tiro | tira | lancio | lancia

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } cancella { $sum }.
spider-ask = { $left ->
    [one] tira i dadi, manca una somma
   *[other] tira i dadi, mancano { $left } somme
}
spider-ask-any = per il sette cancella una somma qualsiasi
spider-crossed = { $seat } fa { $faces } e cancella { $sum }.
spider-gift = { $seat } fa { $faces }: { $other } cancella { $sum }.
spider-nobody = { $seat } fa { $faces }: { $sum } non serve più a nessuno.
spider-any = { $seat } fa { $faces }: sette, una somma a scelta.
spider-chosen = { $seat } cancella { $sum }.
spider-reject-syntax = Scrivi «tiro», o dopo un sette la somma che cancelli.
spider-reject-throw = Prima tira: premi il pulsante o scrivi «tiro».
spider-reject-cross = Cancella una di queste: { $open }.

spider-sheet = Sette: somma a scelta; dieci vincono
spider-sheet-of = { $count } di { $all }
spider-sheet-crossed = fatte

spider-board-crossed = fatte
spider-board-open = aperte

spider-lesson-1 = 5 + 6: Anna cancella 11 e tira ancora
spider-lesson-2 = 3 + 4 = 7: una somma a scelta, «12»
spider-lesson-3 = Il 2 era già cancellato: va a Bruno
spider-lesson-4 = Vince chi cancella tutte e dieci le somme
