turnover-name = Umdrehen
turnover-also = würfel umdrehen | wenden
turnover-about = Dreh einen eigenen Würfel um oder wirf einen fremden weg: Wer keine Würfel mehr hat, verliert. Nach dem Wurf hilft kein Glück mehr.
turnover-brief = je fünf Würfel, zehn Minuten
turnover-rules =
    Beide werfen je fünf Würfel, und die kleinere Summe beginnt. Danach wird nicht mehr gewürfelt.

    Bist du dran, tust du eins von beiden. Stell einen eigenen Würfel auf den Kopf („drehen 2“): Gegenüber ergeben sieben, aus 2 wird also 5. Unter einem gedrehten ist ein gebogener Pfeil, und du darfst ihn erst wieder drehen, wenn du einen weggeworfen hast.

    Oder wirf einen fremden Würfel weg („weg 5“): Er kommt in die Mitte. Dafür holt sich die andere Seite aus der Mitte Würfel mit einer Summe unter dem, was er zeigte, und ist dann dran. Ist eine 5 weg und in der Mitte liegt 1 2 3, geht „nehme 1 3“, aber nicht 2 und 3. Oder „nichts“.

    Wer keinen Würfel mehr hat und keinen zurückholt, verliert. Ewig dauert das nicht, denn jedes Wegwerfen macht die Mitte reicher.

    In einer Partie bis 50 zählen die Augen der Würfel, die übrig sind; dann wird neu gewürfelt.

    Es gibt auch Knöpfe. Sind zwei fremde gleich, nimmt „weg 5“ den ungedrehten, „weg gedreht 5“ den gedrehten.
turnover-opt-points = Augen, die die Partie gewinnen; bei 1 ist es eine einzige Runde
turnover-key-points = Punkte | augen | partie
turnover-set-points = { $value ->
    [one] eine einzige Runde
   *[other] Partie bis { $value } Augen
}
turnover-preset-series = Serie | lange partie

turnover-word-throw = würfeln | ich würfle
turnover-word-flip = drehen | drehe | umdrehen
turnover-word-trash = weg | wegwerfen | werfe weg
turnover-word-turned = gedreht | gedrehte
turnover-word-take = nehme | ich nehme | nehmen
turnover-word-nothing = nichts | keinen

turnover-ask = Dreh einen eigenen Würfel um, oder wirf einen fremden weg
turnover-ask-trash = Deine Würfel sind alle gedreht: Wirf einen fremden weg
turnover-ask-take = Hol Würfel zurück, zusammen unter { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } dreht eine { $face } um: jetzt ist es eine { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } wirft eine { $face } weg.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } wirft eine gedrehte { $face } weg.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } holt { $faces } zurück.
turnover-nothing = Nichts
turnover-nothing-news = { $seat } holt nichts zurück.

turnover-told-begins = { $seat } hat { $low }, { $other } hat { $high }: Die kleinere Summe beginnt. { $seat } ist am Zug.
turnover-told-tie = Beide haben { $sum }: Alle Würfel werden neu geworfen.
turnover-told-none = { $seat } verliert einen Würfel, und die Mitte war leer: Zurückzuholen gibt es nichts.
turnover-told-more = { $seat } verliert einen Würfel, und in der Mitte liegt nichts unter { $limit }.
turnover-told-won = { $points ->
        [1] { $other } hat keinen Würfel mehr. { $seat } gewinnt mit { $pips ->
            [one] { $pips } Auge
           *[other] { $pips } Augen
        } auf dem Tisch!
       *[other] { $other } hat keinen Würfel mehr. { $seat } bekommt { $pips ->
            [one] { $pips } Auge
           *[other] { $pips } Augen
        } und hat { $total } von { $points }.
    }

turnover-sheet-middle = Die Mitte
turnover-sheet-empty = Die Mitte ist leer
turnover-sheet-trashed = { $seat } wirft { $face } weg
turnover-sheet-none = { $other } wirft { $face } weg; { $seat } nimmt nichts
turnover-sheet-take = Hol zurück, unter { $limit }
turnover-sheet-points = { $won } von { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } Würfel, Summe { $sum }
   *[other] { $count } Würfel, Summe { $sum }
}
turnover-sheet-turned = Mit Pfeil: gedreht, vorerst gesperrt

turnover-reject-syntax = Schreib zum Beispiel drehen 2 oder weg 5; zum Zurückholen nehme 1 3 oder nichts.
turnover-reject-throw = Erst werden die Würfel geworfen.
turnover-reject-thrown = Gewürfelt ist schon.
turnover-reject-take = Hol erst Würfel zurück, zusammen unter { $limit }, oder nichts.
turnover-reject-act = Zurückzuholen gibt es jetzt nichts: Dreh einen eigenen Würfel um, oder wirf einen fremden weg.
turnover-reject-face = Ein Würfel zeigt 1 bis { $most }.
turnover-reject-own = Keiner deiner Würfel zeigt eine { $face }.
turnover-reject-turned = Diese { $face } ist schon gedreht. Wieder drehen darfst du sie, wenn du einen Würfel weggeworfen hast.
turnover-reject-other = Keiner der fremden Würfel zeigt eine { $face }.
turnover-reject-other-turned = Keiner der fremden gedrehten Würfel zeigt eine { $face }.
turnover-reject-sum = Das macht { $sum }, und es muss unter { $limit } sein.
turnover-reject-middle = So viele Würfel mit { $face } liegen nicht in der Mitte.

# What the board in letters says.
turnover-board-seat = Platz
turnover-board-middle = Mitte
turnover-board-throws = würfelt
turnover-board-takes-less-than = nimmt weniger als
turnover-board-to = nach

turnover-lesson-1 = Dreh deinen um: aus 4 wird 3, „drehen 4“
turnover-lesson-2 = Gedreht: erst nach dem Wegwerfen wieder
turnover-lesson-3 = „weg 5“: ein fremder, in die Mitte
turnover-lesson-4 = Zurück kommt weniger, als er zeigte
turnover-lesson-5 = Kein Würfel mehr: Runde verloren
