footballlong-name = Langpass
footballlong-also = langpassfußball | papierfußball mit langem ball | fußball mit langpass
footballlong-about = Fußball auf Papier mit vier Strichen pro Zug: Der Ball läuft nur über neue Punkte, und wer nicht weiterkommt, kassiert einen Freistoß.
footballlong-brief = eine Viertelstunde
footballlong-rules =
    Der Ball liegt in der Mitte. Ein Zug sind vier Striche auf den Linien des Papiers, jeder zu einem Punkt, an dem noch kein Strich war. Der Rand ist zu, aber die Punkte zwischen den Pfosten sind offen.

    Von einem Punkt zwischen den Pfosten über die Linie: Tor. So ein Zug darf kürzer sein. Die Linie nur zu berühren, ist kein Tor. Der Pfeil neben deinem Namen zeigt, wohin du spielst.

    Hast du keinen vollen Zug mehr, gibt es Freistoß für die andere Seite: sechs Striche geradeaus in eine von acht Richtungen, über alles hinweg, aber nicht vom Feld, außer in dein Tor. Der Pfosten wirft den Ball zurück. Nach zehn Freistößen nacheinander gibt es Elfmeter: Beide wählen geheim eine Seite.

    Nach einem Tor fängt an, wer es kassiert hat. Schreib Punkte oder Richtungen: i12 i11 j11 j10, n n o n, schuss nordost. „zug=schräg“: drei Striche, auch schräg, und Striche dürfen sich nicht kreuzen.
footballlong-opt-size = Breite und Länge des Spielfelds in Kästchen, beide gerade; die Tore liegen an den kurzen Seiten
footballlong-opt-goal = Breite der Tore, eine gerade Zahl von Kästchen (ohne Angabe etwa ein Viertel der Breite)
footballlong-opt-step = ein Zug: 4 gerade – vier Striche auf den Linien des Papiers; schräg – drei, auch diagonal
footballlong-opt-kick = wie viele Striche ein Freistoß hat, 6 oder 13
footballlong-opt-goals = wie viele Tore gewinnen
footballlong-opt-after = das Spielfeld nach einem Tor: frisch, oder weiter – die Striche bleiben
footballlong-key-size = Größe | spielfeld
footballlong-key-goal = Tor | torbreite
footballlong-key-step = Zug | schritt
footballlong-key-kick = Freistoß | schuss
footballlong-key-goals = Tore | bis
footballlong-key-after = danach | nach dem tor
footballlong-is-4 = 4 gerade | vier | gerade
footballlong-is-3d = schräg | drei | diagonal
footballlong-is-6 = 6 | kurz
footballlong-is-13 = 13 | lang
footballlong-is-clean = frisch | leer
footballlong-is-continue = weiter | striche bleiben
footballlong-set-size = Spielfeld { $value }
footballlong-set-goal = Tore { $value } Kästchen breit
footballlong-set-step = { $value ->
    [4] vier gerade Striche pro Zug
   *[other] drei Striche pro Zug, auch schräg
}
footballlong-set-kick = Freistöße mit { $value } Strichen
footballlong-set-goals = { $value ->
    [one] ein Tor gewinnt
   *[other] { $value } Tore gewinnen
}
footballlong-set-after = { $value ->
    [continue] die Striche bleiben nach einem Tor
   *[other] frisches Spielfeld nach einem Tor
}
footballlong-word-n = n | nord | norden | hoch
footballlong-word-ne = nordost | nordosten
footballlong-word-e = o | ost | osten
footballlong-word-se = südost | südosten
footballlong-word-s = s | süd | süden | runter
footballlong-word-sw = südwest | südwesten
footballlong-word-w = w | west | westen
footballlong-word-nw = nordwest | nordwesten
footballlong-word-kick = schuss | freistoß | schießen | ich schieße
footballlong-word-left = links
footballlong-word-middle = mitte
footballlong-word-right = rechts

footballlong-ask = Spiel den Ball { $links } Striche weiter
footballlong-ask-kick = Freistoß: Wohin schießt du?
footballlong-ask-aim = Elfmeter: Wohin schießt du?
footballlong-ask-jump = Elfmeter: Wohin springst du?
footballlong-kick = Schuss { $arrow }
footballlong-left = ← links
footballlong-middle = Mitte
footballlong-right = rechts →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Tor für { $seat }!
footballlong-stuck = { $seat } hat keinen vollen Zug mehr: Freistoß für { $other }.
footballlong-penalties = Zehn Freistöße nacheinander: Elfmeter! { $seat } schießt zuerst.
footballlong-converted = { $seat } verwandelt den Elfmeter.
footballlong-saved = { $other } hält den Elfmeter von { $seat }.
footballlong-is-penalties = Elfmeter
footballlong-is-shooting = Elfmeter: { $seat } schießt, { $other } hält
footballlong-is-in = drin
footballlong-is-kept = gehalten
footballlong-is-keeper = im Tor
footballlong-sheet-arrow = zum Tor
footballlong-sheet-open = frei

footballlong-reject-syntax = Schreib die Punkte des Wegs, zum Beispiel i12 i11 j11 j10, oder Richtungen: n n o n.
footballlong-reject-syntax-kick = Schreib die Richtung des Freistoßes, zum Beispiel schuss nordost.
footballlong-reject-syntax-side = Wähl eine Seite: links, mitte oder rechts.
footballlong-reject-outside = { $place } gibt es auf diesem Spielfeld nicht: Der letzte Punkt ist { $last }.
footballlong-reject-far = Von { $ball } führt kein einzelner Strich nach { $place }: Nenn jeden Punkt auf dem Weg.
footballlong-reject-slants = Hier gehen Striche auf den Linien des Papiers, und von { $ball } wäre dieser schräg.
footballlong-reject-visited = An { $ball } war schon ein Strich.
footballlong-reject-crosses = Von { $ball } würde dieser Strich einen anderen kreuzen.
footballlong-reject-border = { $ball } liegt am Rand, und der ist zu, außer zwischen den Pfosten.
footballlong-reject-leaves = Von { $ball } führt dieser Strich aus dem Spielfeld. Ein Tor schießt man von einem Punkt genau zwischen den Pfosten.
footballlong-reject-own = Von { $ball } wäre das dein eigenes Tor; du spielst auf das andere.
footballlong-reject-count = Das sind { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}; ein Zug hat { $want }, weniger nur mit Tor.
footballlong-reject-goal = Da ist der Ball schon im Tor. Lass weg, was folgt.
footballlong-reject-kick = Ein voller Schuss { $arrow } geht vom Feld. Diese bleiben drauf: { $arrows }
footballlong-reject-shorter = Kein Schuss hat hier die volle Länge, also gilt der längste, { $links ->
    [one] { $links } Strich
   *[other] { $links } Striche
}: { $arrows }
footballlong-reject-no-kick = Du kannst den Ball noch spielen, also gibt es keinen Freistoß. Nenn die Punkte deines Wegs.
footballlong-reject-only-kick = { $other } hat keinen vollen Zug, also hast du Freistoß. Wähl eine Richtung, zum Beispiel schuss nordost.
footballlong-reject-wide = Ein Tor von { $goal } Kästchen ist zu breit: Hier sind höchstens { $most } möglich.

footballlong-lesson-1 = Anna kommt nicht weiter: Freistoß für Ben
footballlong-lesson-2 = Ein Freistoß, sechs geradeaus: „schuss s“
footballlong-lesson-3 = Ein Zug: vier Striche zu neuen Punkten
footballlong-lesson-4 = Jetzt zieht Anna: „c8 d8 d7 e7“
footballlong-lesson-5 = Hier trifft Ben, über die Linie
