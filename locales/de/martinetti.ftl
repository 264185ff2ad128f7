# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = hin und zurück | zwölf und zurück
martinetti-about = Drei Würfel und ihre Summen führen dich von eins bis zwölf und zurück, Zahl für Zahl. Wer zuerst zurück ist, gewinnt.
martinetti-brief = drei Würfel, zehn Minuten
martinetti-rules =
    Du willst die Zahlen 1 bis 12 der Reihe nach schaffen und dann zurück bis 1. Bist du dran, wirf einmal drei Würfel: Drück den Knopf oder schreib „würfeln“.

    Die Zahl, die du brauchst, darf ein Würfel sein, die Summe von zweien oder die Summe von allen dreien. Hast du sie, darf derselbe Wurf auch gleich die nächste bringen, und so weiter, solange es geht; jeder Würfel zählt für jede Zahl wieder. Der Bot nimmt alle für dich.

    Zum Beispiel ist der allererste Wurf 1 1 3: Da ist deine 1, dann 1 + 1 = 2, die 3, 3 + 1 = 4 und 3 + 1 + 1 = 5 – fünf Zahlen mit einem Wurf.

    Nach der 12 brauchst du 11, 10 und so weiter. Wer zuerst wieder bei 1 ist, gewinnt sofort.

    Mit „nochmal“ würfelst du weiter, solange dich jeder Wurf voranbringt.

martinetti-opt-again = wer vorankommt, würfelt noch einmal
martinetti-key-again = nochmal
martinetti-set-again = { $value ->
    [on] nach Fortschritt noch ein Wurf
   *[other] ein Wurf pro Zug
}

martinetti-word-roll = würfeln | ich würfle

martinetti-ask = Wirf drei Würfel: Du brauchst { $next }
martinetti-got = { $seat } würfelt { $faces } und schafft { $numbers }. Als Nächstes { $next }.
martinetti-nothing = { $seat } würfelt { $faces }: keine { $next } dabei.
martinetti-home = { $seat } würfelt { $faces }, schafft { $numbers } und ist zurück!
martinetti-sheet = Umringelt: die Zahl, die du brauchst
martinetti-sheet-again = Umringelt: die nächste; wer trifft, wirft weiter
martinetti-sheet-got = hat { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 und 6 + 3 = 9: gleich zwei
martinetti-lesson-2 = Der Ring: die Zahl, die jetzt nötig ist
martinetti-lesson-3 = Strich darüber: auf dem Rückweg von 12 zu 1
martinetti-lesson-4 = Jetzt ist Ben dran: „würfeln“
