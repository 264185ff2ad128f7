tanks-name = Panzerschlacht
tanks-also = panzer | papierpanzer
tanks-about = Zwei Armeen auf einem gefalteten Blatt: Zeichne den Schuss auf deine Hälfte, der Falz trägt ihn hinüber.
tanks-brief = zehn Minuten
tanks-rules =
    Das Blatt, 40 mal 28 Einheiten, ist in der Mitte gefaltet. Beide stellen privat zehn Panzer auf ihre Hälfte: Schreib die Mitte eines Panzers, waagerecht und nach unten, 7.3 12.8 (rechts 27.3 12.8), auch mehrere auf einmal; dasselbe noch einmal nimmt ihn weg. Oder „zufall“. Mit „fertig“ werden beide Armeen aufgedeckt.

    Dann zeichnet man abwechselnd Schüsse, auch auf die eigene Hälfte. Beim Falten landet ein Schuss gleich weit vom Falz auf der anderen Seite. Ein Volltreffer zerstört den Panzer. Ein Schuss bis 0,6 daneben beschädigt ihn, der zweite zerstört ihn; ein Panzer ist 2 × 1,4 groß. Wer trifft, schießt noch einmal; nur der allererste Zug hat einen einzigen Schuss. Wer alle fremden Panzer zerstört, gewinnt.

    Zahlen stehen nur am Rand deiner Hälfte: Der Rest ist Augenmaß.

    Wählbar sind 7 bis 10 Panzer, „nicht zweimal“ (der nächste Schuss nicht auf den eben beschädigten, außer es ist der letzte) und ein Gitter für Kinder.
tanks-opt-tanks = Panzer pro Seite
tanks-opt-norepeat = der nächste Schuss darf nicht dem eben getroffenen Panzer gelten
tanks-opt-help = ein Gitter auf dem Blatt, für Kinder
tanks-key-tanks = Panzer | anzahl
tanks-key-norepeat = nicht zweimal | einmal
tanks-key-help = Hilfe
tanks-is-none = keine | ohne
tanks-is-grid = Gitter | kästchen
tanks-set-tanks = { $value ->
    [one] { $value } Panzer
   *[other] { $value } Panzer
}
tanks-set-norepeat = { $value ->
    [on] nicht zweimal auf denselben Panzer
   *[other] jeder Panzer darf wieder beschossen werden
}
tanks-set-help = { $value ->
    [grid] mit Gitter
   *[other] ohne Gitter
}
tanks-word-random = zufall | zufällig | auslosen | mischen
tanks-word-clear = leeren | löschen | abräumen
tanks-word-ready = fertig | bereit | ich bin fertig

tanks-own = 👁 Meine Panzer
tanks-own-secret = ✏ Panzer aufstellen
tanks-ask-place = { $several ->
    [yes] { $count ->
        [one] Stellt euren Panzer auf: Schreibt seine Mitte, dann „fertig“
       *[other] Stellt eure Panzer auf, je { $count }: Schreibt ihre Mitten, dann „fertig“
    }
   *[no] { $count ->
        [one] Stell deinen Panzer auf: Schreib seine Mitte, dann „fertig“
       *[other] Stell deine { $count } Panzer auf: Schreib ihre Mitten, dann „fertig“
    }
}
tanks-ask-fire = Zeichne einen Schuss auf deine Hälfte
tanks-do-random = 🎲 Auslosen
tanks-do-clear = Leeren
tanks-do-ready = ✅ Fertig
tanks-do-place = die Panzer werden aufgestellt
tanks-left = { $count ->
    [one] { $count } Panzer
   *[other] { $count } Panzer
}

tanks-ready = { $seat } ist so weit.
tanks-open = Beide Armeen stehen im Feld.
tanks-complete = Alle deine Panzer stehen. Schreib „fertig“ oder stell noch um.
tanks-miss = { $seat } zeichnet einen Schuss auf { $point }: daneben.
tanks-knocked = { $seat } zeichnet einen Schuss auf { $point }: Panzer beschädigt!
tanks-finished = { $seat } zeichnet einen Schuss auf { $point }: Das war das Ende des Panzers!
tanks-direct = { $seat } zeichnet einen Schuss auf { $point }: Volltreffer!

tanks-reject-syntax-place = Schreib die Mitte eines Panzers, waagerecht und nach unten, zum Beispiel 7.3 12.8, auf der rechten Hälfte 27.3 12.8 (mehrere auf einmal mit Kommas), oder „zufall“, „leeren“, „fertig“.
tanks-reject-syntax-fire = Schreib, wohin du deinen Schuss zeichnest, waagerecht und nach unten, zum Beispiel 7.3 12.8, auf der rechten Hälfte 27.3 12.8.
tanks-reject-outside = Ein Panzer muss ganz auf deiner Hälfte stehen: seine Mitte waagerecht von { $left } bis { $right } und nach unten von { $top } bis { $low }.
tanks-reject-near = Zu nah an deinem Panzer bei { $point }: Panzer müssen mehr als { $apart } auseinander stehen.
tanks-reject-among = { $point }: { $why } Keiner dieser Panzer wurde aufgestellt.
tanks-reject-spent = { $count ->
    [one] Dein Panzer steht schon.
   *[other] Alle deine { $count } Panzer stehen schon. Schreib die Mitte von einem, um ihn wegzunehmen.
}
tanks-reject-missing = { $count ->
    [one] Ein Panzer fehlt noch.
   *[other] { $count } Panzer fehlen noch.
}
tanks-reject-half = Du zeichnest auf deine Hälfte: waagerecht von { $left } bis { $right } und nach unten von 0 bis { $low }. Den Rest macht der Falz.
tanks-reject-repeat = Dieser Schuss gälte dem Panzer, den du eben beschädigt hast. Schieß auf einen anderen.

tanks-sheet-placing = stellt Panzer auf
tanks-sheet-placed = Panzer stehen
tanks-sheet-knocked = beschädigt
tanks-sheet-wreck = zerstört
tanks-sheet-aim = Ziel
tanks-sheet-landed = Landung

tanks-lesson-1 = Schieß auf deine Hälfte: Anna schreibt 5 21
tanks-lesson-2 = Gefaltet landet der Schuss hier: daneben
tanks-lesson-3 = Volltreffer zerstört, Anna schießt weiter
tanks-lesson-4 = Knapp daneben: beschädigt; zweimal: zerstört
tanks-lesson-5 = Zerstör alle fremden Panzer
