# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Geben und nehmen
giveandtake-also = eins für dich eins für mich | verschenken
giveandtake-about = Würfle und gib so viele Chips weiter. Wer zuerst keine mehr hat, gewinnt.
giveandtake-brief = ein Würfel, fünf Minuten
giveandtake-rules =
    Alle haben zehn Chips und wollen sie loswerden.

    Bist du dran, wirf einen Würfel. Gib so viele Chips, wie er zeigt, an die nächste Person weiter – die links von dir, säßet ihr um einen Tisch. Eine 6 ist anders: Dann kommt ein Chip aus dem Spiel.

    Zeigt der Würfel mehr, als du hast, passiert nichts.

    Wer zuerst keine Chips mehr hat, gewinnt sofort.

    Zum Beispiel: Mit vier Chips gibst du bei einer 3 drei weg, eine 5 bewirkt nichts.

    Schreib „würfeln“ oder drück den Knopf.

giveandtake-opt-chips = wie viele Chips alle haben
giveandtake-key-chips = Chips
giveandtake-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}

giveandtake-word-roll = würfeln | ich würfle

giveandtake-gives = { $seat } würfelt { $face }: { $chips } für { $other }.
giveandtake-away = { $seat } würfelt { $face }: Ein Chip kommt aus dem Spiel.
giveandtake-few = { $seat } würfelt { $face }, hat aber nur { $chips }: Nichts passiert.
giveandtake-sheet = Wer zuerst keine mehr hat, gewinnt
giveandtake-sheet-away = { $count } aus dem Spiel
giveandtake-sheet-gives = gibt { $count }
giveandtake-sheet-six = { $face }: ein Chip aus dem Spiel
giveandtake-sheet-few = { $face } ist mehr als { $count }: nichts

giveandtake-lesson-1 = Ben hat eine 3: drei Chips für Anna
giveandtake-lesson-2 = Bei 6: ein Chip aus dem Spiel
giveandtake-lesson-3 = „würfeln“: 4 gewinnt, 5 bewirkt nichts
