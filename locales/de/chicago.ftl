# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = elf runden
chicago-about = Zwei Würfel, elf Runden: erst ist eine Zwei gesucht, dann eine Drei, und so weiter bis zwölf. Triff die Summe, und sie zählt.
chicago-brief = zwei Würfel, zwei Minuten
chicago-rules =
    Du willst zur richtigen Zeit die richtige Summe würfeln. Es gibt elf Runden. In der ersten ist die Zwei gesucht, in der nächsten die Drei und so weiter; in der letzten die Zwölf.

    Bist du dran, wirf einmal zwei Würfel: Drück den Knopf oder schreib „würfeln“. Ist ihre Summe die gesuchte, bekommst du so viele Punkte; sonst nichts.

    Zum Beispiel bringt in der Runde der Acht 5 3 acht Punkte, 5 4 keinen.

    Nach der Zwölf ist Schluss: Die meisten Punkte gewinnen, und mehr als 77 gibt es nicht. Bei gleich vielen Punkten teilt man sich den Rang.

chicago-word-roll = würfeln | ich würfle

chicago-ask = Triff mit zwei Würfeln die { $aim }
chicago-hit = { $seat } würfelt { $faces } und trifft: { $sum } Punkte.
chicago-missed = { $seat } würfelt { $faces }: Das sind { $sum }, daneben.
chicago-sheet = Jetzt ist die { $aim } gesucht
chicago-sheet-last = Letzter Wurf: { $faces } = { $sum }
chicago-sheet-aim = Ziel

chicago-lesson-1 = 5 + 3 = 8, und acht ist gesucht: 8 Punkte
chicago-lesson-2 = 5 + 4 = 9 ist keine Acht: nichts
chicago-lesson-3 = Jetzt ist die Neun gesucht: „würfeln“
chicago-lesson-4 = Nach der Zwölf wird gezählt
