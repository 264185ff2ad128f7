bulls-name = Bullen und Kühe
bulls-also = superhirn | kühe und bullen | bulle und kuh
bulls-about = Knack eine geheime Zahl: ein Bulle für jede Ziffer am richtigen Platz, eine Kuh für jede, die woanders hingehört.
bulls-brief = zehn Minuten
bulls-rules =
    Beide denken sich eine Zahl aus vier verschiedenen Ziffern aus, die 0 darf vorn stehen, und schicken sie mir privat.

    Dann wird abwechselnd geraten. Die Antwort zählt Bullen, also Ziffern am richtigen Platz, und Kühe, also Ziffern, die in der Zahl vorkommen, aber woanders. Ist die Zahl 6109, hat der Versuch 0123 einen Bullen (die 1) und eine Kuh (die 0).

    Wer die fremde Zahl zuerst errät, gewinnt. Gelingt das der Seite, die angefangen hat, darf die andere noch einmal raten; treffen beide, ist es unentschieden.

    Zum Raten schreib die Ziffern: 0123.

    Wählbar sind drei bis sechs Ziffern, und mit „mehrfach“ darf eine Ziffer öfter vorkommen. Allein rätst du eine Zahl von mir, mit so wenigen Versuchen wie möglich.
bulls-opt-digits = Ziffern einer Zahl
bulls-opt-repeat = eine Ziffer darf in einer Zahl mehrmals vorkommen
bulls-opt-solo = du rätst allein die Zahl des Bots
bulls-key-digits = Ziffern | länge
bulls-key-repeat = mehrfach | doppelt
bulls-key-solo = solo | allein
bulls-set-digits = { $value ->
    [one] { $value } Ziffer
   *[other] { $value } Ziffern
}
bulls-set-repeat = { $value ->
    [on] Ziffern dürfen mehrfach vorkommen
   *[other] lauter verschiedene Ziffern
}
bulls-set-solo = { $value ->
    [on] allein, gegen die Zahl des Bots
   *[other] allein oder gegeneinander
}

bulls-ask-secret = { $several ->
    [yes] { $digits ->
        [one] Denkt euch eine geheime Zahl mit { $digits } Ziffer aus
       *[other] Denkt euch eine geheime Zahl mit { $digits } Ziffern aus
    }
   *[no] { $digits ->
        [one] Denk dir eine geheime Zahl mit { $digits } Ziffer aus
       *[other] Denk dir eine geheime Zahl mit { $digits } Ziffern aus
    }
}
bulls-ask-guess = { $several ->
    [yes] { $digits ->
        [one] Welche Zahl ist es? Schreibt { $digits } Ziffer
       *[other] Welche Zahl ist es? Schreibt { $digits } Ziffern
    }
   *[no] { $digits ->
        [one] Welche Zahl ist es? Schreib { $digits } Ziffer
       *[other] Welche Zahl ist es? Schreib { $digits } Ziffern
    }
}
bulls-ask-last = Deine Zahl ist erraten: ein letzter Versuch für ein Unentschieden
bulls-own-secret = ✏ Meine Zahl festlegen
bulls-do-secret = eine Zahl ist gewählt
bulls-do-guess = { $guess }

bulls-ready = { $seat } hat sich eine Zahl ausgedacht.
bulls-answer = { $seat }: { $guess } – { $bulls ->
    [0] kein Bulle
    [one] ein Bulle
   *[other] { $bulls } Bullen
}, { $cows ->
    [0] keine Kuh
    [one] eine Kuh
   *[other] { $cows } Kühe
}.
bulls-found = { $seat }: { $guess } – das ist sie!
bulls-unset = noch nichts
bulls-bull = am Platz
bulls-cow = woanders
bulls-seeks = sucht die Zahl von { $seat }
bulls-seeks-bot = sucht die Zahl des Bots

bulls-feat = { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}

bulls-reject-syntax = { $digits ->
    [3] Schreib drei Ziffern, zum Beispiel 609.
    [4] Schreib vier Ziffern, zum Beispiel 6109.
    [5] Schreib fünf Ziffern, zum Beispiel 61093.
   *[other] Schreib { $digits } Ziffern, zum Beispiel 610934.
}
bulls-reject-count = { $digits ->
    [one] Hier haben die Zahlen { $digits } Ziffer, deine hat { $given }.
   *[other] Hier haben die Zahlen { $digits } Ziffern, deine hat { $given }.
}
bulls-reject-repeat = Alle Ziffern müssen verschieden sein, und { $digit } kommt mehrmals vor.
bulls-reject-solo = „solo“ ist nur für dich allein. Lass es weg, um gegeneinander zu spielen.

bulls-lesson-1 = Ein Bulle: Die 1 sitzt richtig
bulls-lesson-2 = Eine Kuh: Die 0 gehört woandershin
bulls-lesson-3 = Schreib Ziffern: „6109“ trifft, Anna hat sie
bulls-lesson-4 = Annas Zahl, dem Bot privat geschickt
bulls-lesson-5 = Anna begann: Ben darf noch einmal raten
