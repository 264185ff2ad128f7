# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = tre due uno | il più alto resta
newmarket-about = Tre dadi, poi due, poi uno: di ogni lancio resta il più alto, e la somma migliore vince il giro.
newmarket-brief = tre dadi, due minuti
newmarket-rules =
    Devi fare la somma più alta di tre dadi, e li raccogli uno alla volta. Al tuo turno tira tutti e tre: il più alto resta sul tavolo, uno solo anche se sono pari. Tira gli altri due, e di nuovo resta il più alto. Tira l’ultimo, che resta comunque. Somma i tre.

    Esempio: 6 6 2 lascia un sei, poi 5 3 lascia un cinque, poi esce un 4: fa 15.

    Non c’è niente da decidere. Premi il pulsante o di’ «tiro» per ogni lancio.

    Quando hanno tirato tutti, la somma più alta prende un punto; alla pari, uno a testa. Vince chi ha più punti dopo cinque giri (opzione «giri»).

newmarket-word-roll = tiro | tira | lancio | lancia

newmarket-threw = { $seat } fa { $faces }: resta { $kept }, la somma è { $sum }.

newmarket-sheet = Giro { $round } di { $rounds }; di un lancio conta il più alto
newmarket-sheet-old = Giro { $round } di { $rounds }. Sbiadito: il giro prima

newmarket-lesson-1 = «tiro»: di 6 6 2 resta un sei
newmarket-lesson-2 = Restano due dadi: si tiene il cinque
newmarket-lesson-3 = L’ultimo dado: 6 + 5 + 4 = 15
newmarket-lesson-4 = La somma migliore del giro dà un punto
