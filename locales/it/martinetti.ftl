# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = uno a dodici | andata e ritorno
martinetti-about = Tre dadi e le loro somme ti portano da uno a dodici e di nuovo a uno, numero per numero. Vince chi torna per primo.
martinetti-brief = tre dadi, dieci minuti
martinetti-rules =
    Passa per i numeri da 1 a 12 in ordine, e di nuovo fino a 1. Al tuo turno tira tre dadi una volta: premi il pulsante o di’ «tiro».

    Il numero che ti serve può essere un dado, la somma di due, o la somma di tutti e tre. Se c’è, lo stesso lancio può darti anche il prossimo, e così via, finché ce n’è; ogni dado vale di nuovo per ogni numero. Il bot li prende tutti per te.

    Esempio: il primissimo lancio è 1 1 3: ecco l’1, poi 1 + 1 = 2, il 3, 3 + 1 = 4 e 3 + 1 + 1 = 5: cinque numeri in un lancio.

    Dopo il 12 ti serve 11, 10 e così via. Chi torna per primo a 1 vince subito.

    Con «ancora» si tira di nuovo finché ogni lancio porta avanti.

martinetti-opt-again = chi va avanti tira ancora
martinetti-key-again = ancora
martinetti-set-again = { $value ->
    [on] chi va avanti tira ancora
   *[other] un lancio per turno
}

martinetti-word-roll = tiro | tira | lancio | lancia

martinetti-ask = tira tre dadi: ti serve { $next }
martinetti-got = { $seat } fa { $faces } e prende { $numbers }. Ora serve { $next }.
martinetti-nothing = { $seat } fa { $faces }: { $next } non c’è.
martinetti-home = { $seat } fa { $faces }, prende { $numbers } e arriva!
martinetti-sheet = Cerchiato: il numero che serve
martinetti-sheet-again = Cerchiato: quello che serve; se c’è, tira ancora
martinetti-sheet-got = presi { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 e 6 + 3 = 9: due insieme
martinetti-lesson-2 = Il cerchio: il numero che serve ora
martinetti-lesson-3 = Un tratto sopra: sulla via da 12 a 1
martinetti-lesson-4 = Ora tocca a Bruno: «tiro»
