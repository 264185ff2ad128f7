# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Tausend mit sechs Würfeln
thousand-also = farkle | zehntausend | macke | würfeltausend
thousand-about = Leg Würfel heraus, die zählen, und wirf die anderen neu, solange du dich traust: Wer zuerst 1000 hat, gewinnt.
thousand-brief = sechs Würfel, eine Viertelstunde
thousand-rules =
    Wer zuerst 1000 Punkte hat, gewinnt. Bist du dran, fallen sechs Würfel. Leg aus jedem Wurf mindestens einen heraus, der zählt; dann hör auf und schreib die Punkte auf, oder wirf die übrigen. Zählt in einem Wurf nichts, sind die Punkte des Zugs weg. Liegen alle sechs draußen, darfst du alle neu werfen.

    Eine 1 zählt 10, eine 5 zählt 5. Drei gleiche in einem Wurf: das Zehnfache, die 1 gilt als zehn: 4 4 4 sind 40, 1 1 1 sind 100. Vier: das Zwanzigfache, 80 und 200; fünf: das Hundertfache, 400 und 1000. 1 2 3 4 5 6: 150. Sechs gleiche gewinnen sofort.

    Du wirfst 1 1 1 5 2 6: Schreib „würfeln 1 1 1 5“, das sind 105. Die zwei anderen zeigen 5 und 3: „stopp“ schreibt 110 auf. Ohne Zahlen wird alles herausgelegt, was zählt.

    Optionen: das Ziel; „einstieg“, die ersten Punkte mindestens; „gruben“: von 200 bis 295 hörst du nur auf, wenn der Zug auf 300 führt, ebenso von 600 bis 700. „gemeinsam“: Sechs Würfel für alle; wer weniger übrig hat, nimmt die ersten von links.

thousand-opt-goal = wie viele Punkte gewinnen
thousand-opt-opening = wie viele Punkte der erste Zug bringen muss, der zählt
thousand-opt-pits = aus den Punkten von 200 bis 300 und von 600 bis 700 muss man in einem Zug herauskommen
thousand-key-goal = Ziel | punkte
thousand-key-opening = Einstieg
thousand-key-pits = Gruben
thousand-set-goal = bis { $value } Punkte
thousand-set-opening = { $value ->
    [0] kein Einstieg
   *[other] Einstieg { $value }
}
thousand-set-pits = { $value ->
    [on] mit Gruben
   *[other] ohne Gruben
}

thousand-word-roll = würfeln | ich würfle | weiter | nochmal
thousand-word-hold = stopp | aufhören | ich höre auf | sichern

thousand-roll = 🎲 { $faces }: { $points }, wirf { $dice }
thousand-roll-news = { $seat } legt { $faces } heraus und wirft { $dice }.
thousand-hold = ✋ Stopp: +{ $points }
thousand-hold-news = { $seat } hört mit { $points } auf.

thousand-ask = { $now ->
    [0] Was legst du heraus? Alles, was zählt: { $points }
   *[other] Was legst du heraus? Alles, was zählt, macht { $points } in diesem Zug
}
thousand-ask-all = Weiterwürfeln oder Stopp?
thousand-holds = Deine Würfel: { $faces }. In diesem Zug: { $points }.
thousand-holds-none = In diesem Zug: { $points }.

thousand-threw = { $seat } würfelt { $faces }.
thousand-bust = { $points ->
    [0] { $seat } würfelt { $faces }: Nichts zählt.
   *[other] { $seat } würfelt { $faces }: Nichts zählt, { $points } futsch.
}
thousand-six = { $seat } würfelt { $faces }: sechs gleiche!
thousand-aside = { $seat } legt { $faces } heraus: { $points } in diesem Zug.
thousand-banks = { $seat } schreibt { $points } auf: insgesamt { $total }.

thousand-reject-syntax = Schreib „würfeln“ oder „stopp“, oder auch die Würfel, die du herauslegst: „würfeln 1 5“.
thousand-reject-set = { $faces } kannst du nicht herauslegen: Einzeln zählen Einsen und Fünfen, andere ab drei gleichen, alle aus diesem Wurf.
thousand-reject-stop = Mit { $points } darfst du nicht aufhören: In einem Zug brauchst du { $least }. Würfle weiter.

thousand-sheet-points = Punkte
thousand-sheet-now = Zug
thousand-sheet-turn = { $seat }: { $points } in diesem Zug
thousand-sheet-bust = futsch
thousand-sheet-ticked = zum Herauslegen: { $points }
thousand-sheet-all = für alle: Wurf { $throw }

thousand-lesson-1 = „würfeln 4 4 4 1“: legt sie für 50 heraus
thousand-lesson-2 = Nun „würfeln“, oder „stopp“ und aufschreiben
thousand-lesson-3 = Nichts zählte: Alles aus dem Zug ist futsch
thousand-lesson-4 = Wer zuerst am Ziel ist, hier 300, gewinnt
