seabattle-name = Schiffe versenken
seabattle-also = seeschlacht | schiffchen versenken | flottenmanöver
seabattle-about = Zwei versteckte Flotten, Schuss um Schuss: Wasser, Treffer, versenkt.
seabattle-brief = eine Viertelstunde
seabattle-rules =
    Beide haben eine Flotte auf einem eigenen Brett, das die andere Seite nicht sieht. Üblich sind 10 × 10 Felder und ein Schiff mit vier Feldern, zwei mit drei, drei mit zwei und vier mit einem. Schiffe sind gerade und berühren sich nie, auch nicht an den Ecken.

    Stell sie zuerst auf, im Privatchat mit mir oder in der Gruppe über den Knopf. Schreib beide Enden eines Schiffs, a1-a4 (beim kleinsten nur ein Feld), auch mehrere auf einmal, a1-a4 c1-c3; dasselbe noch einmal nimmt es weg. „zufall“ lost die Flotte aus, „leeren“ räumt alles ab. Steht alles, schreib „fertig“.

    Dann schießt man abwechselnd auf ein Feld, e5: Wasser, Treffer oder versenkt. Nach einem Treffer schießt du noch einmal. Rund um ein versenktes Schiff ist nichts, dorthin wird nicht geschossen.

    Wer zuerst die ganze fremde Flotte versenkt, gewinnt.

    Wählbar sind Brett, Flotte und ob ein Treffer noch einen Schuss bringt. Bei Salven nennst du so viele Felder, wie du noch Schiffe hast: a1 c5 e9.
seabattle-opt-size = Felder pro Seite
seabattle-opt-fleet = Längen der Schiffe, zum Beispiel 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = ein Treffer bringt noch einen Schuss
seabattle-opt-salvo = pro Zug so viele Schüsse, wie du noch Schiffe hast
seabattle-key-size = Größe | brett
seabattle-key-fleet = Flotte | schiffe
seabattle-key-again = nochmal
seabattle-key-salvo = Salve | salven
seabattle-set-size = Brett { $value } × { $value }
seabattle-set-fleet = Schiffe { $value }
seabattle-set-again = { $value ->
    [on] ein Treffer bringt noch einen Schuss
   *[other] ein Schuss pro Zug, Treffer oder nicht
}
seabattle-set-salvo = { $value ->
    [on] Salven
   *[other] einzelne Schüsse
}
seabattle-word-random = zufall | zufällig | auslosen | mischen
seabattle-word-clear = leeren | löschen | abräumen
seabattle-word-ready = fertig | bereit | ich bin fertig

seabattle-do-random = 🎲 Auslosen
seabattle-do-clear = Leeren
seabattle-do-ready = ✅ Fertig
seabattle-do-place = die Schiffe werden aufgestellt

seabattle-own = 👁 Meine Flotte
seabattle-own-secret = ✏ Schiffe aufstellen
seabattle-ask-place = { $several ->
    [yes] Stellt eure Schiffe auf. Schreibt von jedem beide Enden, dann „fertig“
   *[no] Stell deine Schiffe auf. Schreib von jedem beide Enden, dann „fertig“
}
seabattle-ask-shoot = Wohin schießt du?
seabattle-ask-salvo =
    { $shots ->
        [one] Nenn ein Feld, auf das du schießt
       *[other] Eine Salve: Nenn { $shots } Felder
    }

seabattle-ready = { $seat } ist so weit: Die Flotte ist ausgelaufen.
seabattle-complete = Alle deine Schiffe stehen. Schreib „fertig“ oder stell noch um.
seabattle-miss = { $seat } schießt auf { $place }: Wasser.
seabattle-hit = { $seat } schießt auf { $place }: Treffer!
seabattle-sunk =
    { $seat } schießt auf { $place }: { $length ->
        [one] Boot versenkt!
       *[other] { $length }er versenkt!
    }
seabattle-salvo = { $seat } feuert eine Salve: { $cells }.
seabattle-cell-miss = { $place } Wasser
seabattle-cell-hit = { $place } Treffer
seabattle-cell-sunk = { $place } versenkt

seabattle-reject-syntax-place = Schreib beide Enden eines Schiffs, zum Beispiel a1-a4 (mehrere auf einmal: a1-a4 c1-c3), oder „zufall“, „leeren“, „fertig“.
seabattle-reject-syntax-shoot = Schreib ein Feld, auf das du schießt, zum Beispiel e5.
seabattle-reject-syntax-salvo = Schreib die Felder deiner Salve in eine Zeile, zum Beispiel a1 c5 e9.
seabattle-reject-outside = { $place } gibt es auf diesem Brett nicht: Das letzte Feld ist { $last }.
seabattle-reject-bent = Von { $from } nach { $to } ist keine gerade Linie.
seabattle-reject-among = { $ship }: { $why } Keins dieser Schiffe wurde aufgestellt.
seabattle-reject-near = Schiffe dürfen sich nicht berühren, auch nicht an den Ecken.
seabattle-reject-length =
    { $length ->
        [one] Schiffe mit einem Feld gibt es in dieser Flotte nicht.
       *[other] Schiffe mit { $length } Feldern gibt es in dieser Flotte nicht.
    }
seabattle-reject-spent =
    { $length ->
        [one] Deine Schiffe mit einem Feld stehen schon alle.
       *[other] Deine Schiffe mit { $length } Feldern stehen schon alle.
    }
seabattle-reject-missing =
    { $count ->
        [one] Ein Schiff fehlt noch, mit der Länge { $lengths }.
       *[other] { $count } Schiffe fehlen noch, mit diesen Längen: { $lengths }.
    }
seabattle-reject-shot-before = Auf { $place } wurde schon geschossen. Nimm ein anderes Feld.
seabattle-reject-empty = { $place } ist sicher Wasser: Daneben liegt ein versenktes Schiff.
seabattle-reject-twice = { $place } kommt in deiner Salve doppelt vor.
seabattle-reject-volley =
    { $want ->
        [one] Du hast einen Schuss, nennst aber { $given } Felder.
       *[other] Deine Salve hat { $want } Schüsse, genannt hast du { $given }.
    }
seabattle-reject-fleet-long = Ein Schiff der Länge { $length } passt nicht auf ein Brett mit { $size } × { $size } Feldern.
seabattle-reject-fleet-crowded = Für diese Flotte ist ein Brett mit { $size } × { $size } Feldern zu eng. Nimm weniger oder kürzere Schiffe oder ein größeres Brett.
seabattle-afloat = Schiffe: { $count }
seabattle-places = stellt Schiffe auf

seabattle-lesson-1 = Treffer: Ben schießt noch einmal
seabattle-lesson-2 = Versenkt: Rundherum ist nur Wasser
seabattle-lesson-3 = Roter Rahmen: Hierhin schießt du, „b2“
seabattle-lesson-4 = Sieht nur Anna; privat aufgestellt: e1-f1
seabattle-lesson-5 = Alles versenkt heißt gewonnen
