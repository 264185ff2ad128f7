palms-name = Zahlenhand
palms-also = handfläche | handflächen | zahlen suchen
palms-about = Auf deiner Hand sind Zahlen verstreut. Während du die gerufene suchst, füllt die andere Seite ein Gitter mit Kreuzen.
palms-brief = zehn Minuten
palms-rules =
    Beide haben eine Hand, über die die Zahlen 1 bis 30 verstreut sind und die sonst niemand sieht, und ein leeres Gitter mit 8 × 8 Kästchen.

    Schau dir zuerst deine Hand an, die nur du siehst, und schreib „fertig“, als Antwort darauf oder dem Bot privat. Sind beide so weit, kommt der erste Ruf.

    Abwechselnd ruft ihr eine Zahl: 17. Die andere Seite sucht sie auf ihrer Hand und schreibt das Feld, wieder als Antwort oder privat: f9. Für jede volle Sekunde, seit der Bot den Ruf zeigt, bis zur richtigen Antwort macht, wer gerufen hat, ein Kreuz. Ein falsches Feld kostet noch eins. Nach zwanzig Sekunden ist Schluss, und mehr als zwanzig Kreuze bringt kein Ruf. Dann ruft die andere Seite.

    Du rufst jede Zahl nur einmal, egal was die andere Seite gerufen hat. Wer das Gitter zuerst füllt, gewinnt. Sind alle Zahlen gerufen, gewinnen mehr Kreuze.

    Wählbar sind 10 bis 60 Zahlen und die Größe des Gitters.
palms-opt-numbers = wie viele Zahlen auf einer Hand sind
palms-opt-grid = das Gitter, das mit Kreuzen zu füllen ist
palms-key-numbers = Zahlen | anzahl
palms-key-grid = Gitter | größe
palms-set-numbers = { $value ->
    [one] { $value } Zahl
   *[other] { $value } Zahlen
}
palms-set-grid = Gitter { $value }

palms-word-ready = fertig | bereit | ich bin fertig

palms-own-secret = ✋ Meine Hand
palms-ask-ready = Schau dir deine Hand an, dann sag „fertig“, mit dem Knopf oder privat
palms-ask-call = { $most ->
    [one] Ruf eine Zahl: 1
   *[other] Ruf eine Zahl von 1 bis { $most }
}
palms-ask-find = Such { $number } auf deiner Hand und schreib das Feld
palms-do-ready = ✅ Fertig
palms-do-ready-news = { $seat } ist so weit.
palms-do-call = { $number }
palms-do-find = ein Feld auf der Hand
palms-crosses = { $count } von { $all }
palms-lost = { $seconds } s verloren

palms-ready = { $seat } ist so weit.
palms-called = { $seat } ruft { $number }!
palms-wrong = { $seat }: Dort ist keine { $number }. Das kostet ein Kreuz.
palms-found = { $seat } findet { $number } nach { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}: { $crosses ->
    [0] keine Kreuze
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
} für { $caller }{ $wrong ->
    [0] {""}
    [1] , eins davon für ein falsches Feld
   *[other] , { $wrong } davon für falsche Felder
}.
palms-late = { $seat } hat { $number } in { $seconds } Sekunden nicht gefunden: { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
} für { $caller }.

palms-reject-syntax-ready = Schau dir zuerst deine Hand an. Dann schreib mir privat „fertig“.
palms-reject-syntax-call = Schreib die Zahl, die du rufst, von 1 bis { $most }.
palms-reject-syntax-find = Schreib das Feld, auf dem die Zahl ist, zum Beispiel f9.
palms-reject-wait = Erst muss deine letzte Zahl gefunden sein. Dann rufst du die nächste.
palms-reject-number = { $most ->
    [one] Auf der Hand ist nur die Zahl 1.
   *[other] Die Zahlen auf einer Hand gehen von 1 bis { $most }.
}
palms-reject-called = { $number } hast du schon gerufen. Ruf eine andere Zahl.
palms-reject-outside = { $place } gibt es auf diesem Blatt nicht: Das letzte Feld ist { $last }.

# What the board in letters says.
palms-board-crosses = Kreuze
palms-board-of = von
palms-board-lost = weg
palms-board-called = gerufen
palms-board-sought = gesucht
palms-board-ready = fertig
palms-board-yes = ja
palms-board-no = nein

palms-sheet-called = Gerufenes ist gestrichen:

palms-lesson-1 = Anna rief 1: schreib dem Bot „c8“
palms-lesson-2 = Jede Sekunde Suchen: ein Kreuz für Anna
palms-lesson-3 = Gitter zuerst voll: gewonnen
palms-lesson-4 = Nur Ben sieht diese Hand
