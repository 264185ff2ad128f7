baldaline-name = Balda in der Reihe
baldaline-also = geisterwort | superghost
baldaline-about = Häng Buchstaben an, aber mach kein Wort voll; bluffe und zweifle. Für 2 bis 6, auch bekannt als Superghost.
baldaline-brief = fünf Minuten
baldaline-rules =
    Reihum setzt man einen Buchstaben vor oder hinter die Reihe und muss ein Wort im Sinn haben, in dem die ganze Reihe steckt. Wer ein Wort mit drei oder mehr Buchstaben voll macht, verliert die Runde.

    Statt anzuhängen, darfst du zweifeln: Dann muss, wer vor dir dran war, das Wort nennen. Steht es im Wörterbuch und steckt die Reihe darin, verlierst du die Runde, sonst die andere Seite. Du darfst die Runde auch aufgeben.

    Wer eine Runde verliert, bekommt den nächsten Buchstaben von GEIST (in anderen Sprachen von einem anderen Wort mit fünf Buchstaben) und fängt die nächste an. Mit allen fünf bist du raus. Wer übrig bleibt, gewinnt.

    Schreib k+ für ein K vorn, +k für eins hinten, „zweifel“, „runde aufgeben“, und wenn an dir gezweifelt wird, „wort krone“.

    Es gelten gewöhnliche Hauptwörter aus dem Wörterbuch. Die Sprache ist wählbar.
baldaline-opt-lang = Sprache der Wörter (deutsche mit ä, ö, ü und ss für ß)
baldaline-key-lang = Sprache
baldaline-set-lang = Wörter: { $language }

baldaline-word-doubt = zweifel | ich zweifle | zweifeln | anzweifeln
baldaline-word-word = wort | das wort ist
baldaline-word-giveup = runde aufgeben | ich gebe die runde auf

baldaline-ask-first = Beginn eine Reihe mit einem Buchstaben
baldaline-ask = …{ $row }…: häng vorn oder hinten einen Buchstaben an, zweifle, oder gib die Runde auf
baldaline-ask-word = Nenn ein Wort, in dem { $row } steckt, oder gib die Runde auf
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Zweifeln
baldaline-doubt-news = { $seat } zweifelt.
baldaline-word = { $word }
baldaline-give-up = 🏳 Runde aufgeben

baldaline-complete = { $row } ist ein Wort: { $seat } hat es voll gemacht und hat jetzt { $letters }.
baldaline-named = { $word } stimmt. { $seat } hat umsonst gezweifelt und hat jetzt { $letters }.
baldaline-wrong = { $word } ist kein Wort, in dem { $row } steckt: { $seat } hat jetzt { $letters }.
baldaline-gave-up = { $seat } gibt die Runde bei { $row } auf und hat jetzt { $letters }.
baldaline-out = { $seat } ist raus.
baldaline-sheet-new = neue Runde
baldaline-sheet-how = Vorn oder hinten anhängen; ein ganzes Wort verliert
baldaline-past-complete = { $seat }: { $row } ist ein Wort → { $letters }
baldaline-past-named = { $seat } zweifelte umsonst an { $row }: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } ist kein Wort mit { $row } → { $letters }
baldaline-past-gave-up = { $seat } gab die Runde bei { $row } auf → { $letters }

baldaline-reject-syntax = Schreib k+ für ein K vorn, +k für eins hinten, „zweifel“, „runde aufgeben“, oder „wort krone“, wenn an dir gezweifelt wird.
baldaline-reject-letters = Die Wörter hier: { $language }. Schreib Buchstaben dieser Sprache.
baldaline-reject-name = An dir wird gezweifelt: Nenn ein Wort, in dem { $row } steckt, oder gib die Runde auf.
baldaline-reject-nobody = Noch gibt es nichts zu bezweifeln und nichts aufzugeben: Beginn die Reihe mit einem Buchstaben.
baldaline-reject-undoubted = An dir zweifelt niemand. Häng einen Buchstaben an, zweifle, oder gib die Runde auf.
baldaline-reject-long = Kein Wort ist länger als { $row }. Zweifle daran, oder gib die Runde auf.

# What the board in letters says.
baldaline-board-out = raus

baldaline-lesson-1 = Ben hat vorn ein A gesetzt: „a+“
baldaline-lesson-2 = Nimmt Anna M, ist ATOM voll: verloren
baldaline-lesson-3 = Du glaubst, das ist kein Wort? „zweifel“
baldaline-lesson-4 = Verlorene Runde: ein Buchstabe; fünf: raus
baldaline-lesson-5 = Die Runde davor: Ben zweifelte umsonst
