digitwar-name = Ziffernkrieg
digitwar-also = ziffernkampf | zahlenkrieg
digitwar-about = Eine Reihe Ziffern und ein Radiergummi: Verkleinere eine Ziffer, oder radier eine Null mit allem rechts davon weg. Wer alles wegradiert, verliert.
digitwar-brief = fünf Minuten
digitwar-rules =
    Eine Reihe Ziffern steht da. Bist du dran, tust du eins von beiden.

    Verkleinern: Mach irgendeine Ziffer kleiner, bis hinunter zur 0. Eine Null wird nicht kleiner.

    Radieren: Nimm irgendeine Null mit allen Ziffern rechts davon weg.

    Wer die ganze Reihe wegradiert, verliert. Zu dritt oder viert ist das der letzte Rang, und die anderen teilen sich den ersten.

    Die Stellen sind unter der Reihe nummeriert. Schreib 4>3, um die Ziffer an Stelle 4 zu einer 3 zu machen, oder x5, um die Null an Stelle 5 mit allem rechts davon wegzuradieren.

    Wählbar ist, wie viele Ziffern gelost werden, oder gleich die ganze Reihe: „/digitwar reihe=53690846“.
digitwar-opt-length = wie viele Ziffern gelost werden (ohne Angabe 20)
digitwar-opt-row = die Reihe am Anfang, ausgeschrieben: reihe=53690846
digitwar-key-length = Länge | ziffern
digitwar-key-row = Reihe | start
digitwar-set-length = { $value ->
    [one] { $value } Ziffer
   *[other] { $value } Ziffern
}
digitwar-set-row = Reihe { $value }

digitwar-ask = Verkleinere eine Ziffer, oder radier eine Null weg
digitwar-lower = an Stelle { $place } steht jetzt { $to }
digitwar-sheet-aim = Wer alles wegradiert, verliert
digitwar-sheet-lost = { $seat } radiert alles weg
digitwar-erase = alles ab Stelle { $place } wegradiert
digitwar-erase-sure = alles wegradieren und verlieren

digitwar-reject-syntax = Schreib 4>3, um die Ziffer an Stelle 4 zu einer 3 zu machen, oder x5, um die Null an Stelle 5 mit allem rechts davon wegzuradieren.
digitwar-reject-place = An Stelle { $place } steht keine Ziffer: Die Reihe endet bei { $last }.
digitwar-reject-zero = An Stelle { $place } steht eine Null. Kleiner wird sie nicht, nur wegradieren geht: x{ $place }.
digitwar-reject-higher = Ziffern werden nur kleiner: An Stelle { $place } steht { $digit }, daraus wird { $most ->
    [0] nur 0.
    [1] 0 oder 1.
   *[other] 0 bis { $most }.
}
digitwar-reject-erase = Nur eine Null lässt sich mit allem rechts davon wegradieren, und an Stelle { $place } steht { $digit }.
digitwar-reject-length = Die Reihe hat { $count ->
    [one] { $count } Ziffer
   *[other] { $count } Ziffern
}, nicht { $length }. Lass eins von beiden weg.

digitwar-lesson-1 = Eine Null samt allem rechts davon: „x6“
digitwar-lesson-2 = Oder mach eine Ziffer kleiner: „5>1“
digitwar-lesson-3 = Wer alles wegradiert, verliert
