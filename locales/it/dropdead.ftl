# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Dadi morti
dropdead-also = via i morti | dado morto
dropdead-about = Tira cinque dadi e fai punti, finché non esce un due o un cinque: quelli muoiono e si tolgono.
dropdead-brief = cinque dadi, cinque minuti
dropdead-rules =
    Fai tanti punti prima che i dadi finiscano. Comincia il turno con cinque dadi: premi il pulsante o di’ «tiro».

    Se non c’è né un due né un cinque, il lancio vale: somma tutti i dadi. Se ce n’è, il lancio non vale niente, e ogni due e ogni cinque muore e va via. In ogni caso ritiri i dadi che restano. Quando muore l’ultimo, il turno è finito. Non c’è mai da decidere niente.

    Esempio: 1 2 4 5 6 non vale niente, restano tre dadi. 3 4 6 vale 13. 1 5 4 niente, ne restano due. 6 4 vale 10. 2 2, ed è finita: 23 punti.

    Un turno a testa per giro. Vince chi ha più punti dopo cinque giri (opzione «giri»).

dropdead-word-roll = tiro | tira | lancio | lancia

dropdead-ask = { $dice ->
    [one] punti finora: { $sum }; tira l’ultimo dado
   *[other] punti finora: { $sum }; tira { $dice } dadi
}
dropdead-scored = { $seat } fa { $faces }, punti: { $points }.
dropdead-dead = { $dead ->
    [one] { $seat } fa { $faces }: muore un dado.
   *[other] { $seat } fa { $faces }: muoiono { $dead } dadi.
}
dropdead-over = { $seat } fa { $faces }: tutti morti, punti del turno: { $sum }.

dropdead-sheet = Giro { $round } di { $rounds }. Con un 2 o un 5 è 0, e vanno via

dropdead-lesson-1 = Un 2 e un 5: niente, muoiono tutti e due
dropdead-lesson-2 = Né 2 né 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Tutti morti: il turno ha dato 23
dropdead-lesson-4 = «tiro»: Bruno parte con cinque dadi
