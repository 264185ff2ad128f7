# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Mexiko
mexico-also = mexikanisch würfeln
mexico-about = Zwei Würfel ergeben eine Zahl, und 21 schlägt alles. Die niedrigste der Runde kostet ein Leben.
mexico-brief = zwei Würfel, fünf Minuten
mexico-rules =
    Du willst nicht am niedrigsten liegen. Zwei Würfel gelten als eine Zahl, der höhere zuerst: 5 und 3 sind 53. Das Beste ist 21, genannt Mexiko. Dann kommen die Pasche, von 66 bis 11. Dann alles andere als Zahl, von 65 bis 31, dem Niedrigsten.

    Wer die Runde eröffnet, würfelt ein-, zwei- oder dreimal und hört auf, wenn die Zahl gut genug ist: „würfeln“ und „stopp“, oder die Knöpfe. Nur der letzte Wurf zählt. Die anderen haben dann genauso viele Würfe, nicht mehr. Nach einem Mexiko ist dein Zug sofort vorbei.

    Zum Beispiel: Anna eröffnet mit 53 und dann 65 und hört nach zwei Würfen auf. Ben würfelt 11, einen Pasch, und hört auf. Clara würfelt 42, dann 31: das Niedrigste.

    Wer am niedrigsten liegt, verliert eins von drei Leben und eröffnet die nächste Runde. Liegen mehrere gleichauf, gibt es ein Stechen, und wer zuletzt dran war, beginnt. Ohne Leben bist du raus, und wer übrig bleibt, gewinnt.

    Die Option „leben“ sagt, wie viele Leben alle haben.

mexico-opt-lives = wie viele Leben alle haben
mexico-key-lives = Leben
mexico-set-lives = { $value ->
    [one] { $value } Leben
   *[other] { $value } Leben
}

mexico-word-roll = würfeln | ich würfle | weiter | nochmal
mexico-word-hold = stopp | aufhören | ich höre auf | bleibe

mexico-ask-roll = { $worst ->
    [0] Eröffne die Runde: Du hast höchstens { $left } Würfe
   *[other] { $left ->
        [one] Würfle einmal, am niedrigsten ist bisher { $worst }
       *[other] Würfle bis zu { $left }-mal, am niedrigsten ist bisher { $worst }
    }
}
mexico-ask = { $left ->
    [one] Noch ein Wurf
   *[other] Noch { $left } Würfe
}{ $worst ->
    [0] { "" }
   *[other] , am niedrigsten ist bisher { $worst }
}. Weiterwürfeln oder Stopp?

mexico-threw = { $seat } würfelt { $number }.
mexico-mexico = { $seat } würfelt { $number }: Mexiko!
mexico-stops = { $seat } bleibt bei { $number }.
mexico-lost = { $lives ->
    [0] { $seat } liegt mit { $number } am niedrigsten und ist raus.
    [one] { $seat } liegt mit { $number } am niedrigsten: noch ein Leben.
   *[other] { $seat } liegt mit { $number } am niedrigsten: noch { $lives } Leben.
}
mexico-tie = Gemeinsam am niedrigsten: Stechen zwischen { $names }.

mexico-board-throws = Würfe
mexico-board-lives = Leben
mexico-board-shows = zeigt

mexico-sheet = { $throws ->
    [one] Ein Wurf; 21 ist das Beste, dann Pasche
   *[other] Bis { $throws } Würfe; 21 ist das Beste, dann Pasche
}
mexico-sheet-tie = { $throws ->
    [one] Stechen, ein Wurf
   *[other] Stechen, bis { $throws } Würfe
}
mexico-sheet-old = Neue Runde. Blass: die Runde davor
mexico-sheet-small = Klein: vorher gewürfelt
mexico-sheet-lives = Leben
mexico-sheet-shows = zeigt
mexico-sheet-past = war { $number }
mexico-sheet-fell = { $number }, raus

mexico-lesson-1 = Nur der letzte Wurf zählt: 65
mexico-lesson-2 = Ein Pasch schlägt 65; 21 schlägt alle
mexico-lesson-3 = Anna nahm zwei Würfe, mehr hat niemand
mexico-lesson-4 = 42 ist zu niedrig: noch mal „würfeln“
mexico-lesson-5 = Scheiben sind Leben: alle haben drei
