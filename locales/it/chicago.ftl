# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = undici giri
chicago-about = Due dadi, undici giri: prima serve un due, poi un tre, e così fino a dodici. Centra la somma: sono i tuoi punti.
chicago-brief = due dadi, due minuti
chicago-rules =
    Devi fare la somma giusta al momento giusto. I giri sono undici. Nel primo tutti mirano al due, nel secondo al tre, e così via; l’ultimo è per il dodici.

    Al tuo turno tira due dadi una volta: premi il pulsante o di’ «tiro». Se la somma è quella cercata, segni altrettanti punti; se no, niente.

    Per esempio, nel giro dell’otto, 5 3 dà 8 punti, e 5 4 niente.

    Dopo il giro del dodici la partita finisce: vince chi ha più punti, e più di 77 non si può. A pari punti si divide il posto.

chicago-word-roll = tiro | tira | lancio | lancia

chicago-ask = { $several ->
    [yes] fate { $aim } con due dadi
   *[no] fai { $aim } con due dadi
}
chicago-hit = { $seat } fa { $faces }, centro: { $sum } punti.
chicago-missed = { $seat } fa { $faces }: è { $sum }, niente.
chicago-sheet = Ora tutti mirano a { $aim }
chicago-sheet-last = Ultimo lancio: { $faces } = { $sum }
chicago-sheet-aim = mira

chicago-lesson-1 = 5 + 3 = 8, e serve l’otto: 8 punti
chicago-lesson-2 = 5 + 4 = 9 non è otto: niente
chicago-lesson-3 = Il prossimo giro mira al nove: «tiro»
chicago-lesson-4 = Dopo il dodici vince chi ha di più
