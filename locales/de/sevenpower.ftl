# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Macht der Sieben
sevenpower-also = die macht der sieben | glückssieben
sevenpower-about = Zwei Würfel mit Summe sieben bringen sieben Chips; jede andere kostet ihren Abstand zur Sieben. Wer zuletzt noch Chips hat, gewinnt.
sevenpower-brief = zwei Würfel, zehn Minuten
sevenpower-rules =
    Alle haben zwanzig Chips. Bist du dran, wirf zwei Würfel und zähl sie zusammen.

    Sieben bringt dir sieben Chips aus dem Topf; sind es weniger, legt die Bank den Rest dazu. Jede andere Summe kostet so viele Chips, wie sie von sieben entfernt ist: Sie kommen in den Topf.

    Reicht es nicht, zahlst du, was du hast. Wer keine Chips mehr hat, ist raus. Wer zuletzt noch welche hat, gewinnt.

    Zum Beispiel macht 6 4 zehn und kostet drei Chips, 3 2 macht fünf und kostet zwei.

    Mit „summe=elf“ zahlst du den Abstand zur Elf. Elf nimmt den ganzen Topf, und bei zwölf zahlst du so viele Chips, wie darin sind.

    Schreib „würfeln“ oder drück den Knopf.

sevenpower-opt-chips = wie viele Chips alle haben
sevenpower-opt-sum = welche Summe gewinnt: sieben bringt sieben Chips, elf den ganzen Topf
sevenpower-key-chips = Chips
sevenpower-key-sum = Summe
sevenpower-is-seven = sieben
sevenpower-is-eleven = elf
sevenpower-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}
sevenpower-set-sum = { $value ->
    [eleven] elf nimmt den Topf
   *[other] sieben bringt sieben Chips
}

sevenpower-word-roll = würfeln | ich würfle

sevenpower-takes = { $seat } würfelt { $faces }, { $sum }: { $chips } aus dem Topf!
sevenpower-takes-more = { $seat } würfelt { $faces }, { $sum }: { $chips }, { $pot ->
    [0] alle von der Bank!
   *[other] { $pot } aus dem Topf und { $lacks } von der Bank!
}
sevenpower-pays = { $seat } würfelt { $faces }, { $sum }, und zahlt { $chips }.
sevenpower-all = { $seat } würfelt { $faces }, { $sum }, und zahlt alles, was da ist: { $chips }.
sevenpower-sheet-seven = 7 nimmt 7 Chips, sonst den Abstand zahlen
sevenpower-sheet-eleven = 11 nimmt den Topf, 12 verdoppelt ihn, sonst Abstand
sevenpower-sheet-left = noch im Topf: { $count }
sevenpower-sheet-aim = Ziel: { $aim }
sevenpower-sheet-puts = Summe { $sum }, zahlt den Abstand: { $off }
sevenpower-sheet-doubles = { $sum } verdoppelt den Topf: zahlt { $count }
sevenpower-sheet-rest = { $sum }: die letzten { $count } in den Topf
sevenpower-sheet-last = Summe { $sum }, Abstand { $off }: zahlt die letzten { $count }
sevenpower-sheet-takes = Summe { $sum }, nimmt { $count }

sevenpower-lesson-1 = 6 + 4 = 10, drei von sieben: Anna zahlt 3
sevenpower-lesson-2 = 4 + 3 = 7: sieben Chips für Ben
sevenpower-lesson-3 = „würfeln“: Was fehlt, legt die Bank dazu
