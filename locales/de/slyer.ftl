# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Wer ist schlauer
slyer-also = eins drunter | schlauer
slyer-about = Beide wählen geheim eine Zahl, und jede zählt. Liegt deine aber genau um eins darunter, bekommst du beide.
slyer-brief = ohne Würfel, fünf Minuten
slyer-rules =
    Beide wählen geheim eine Zahl von 1 bis 5, mit einem Knopf oder im Privatchat. Dann wird aufgedeckt, und beide bekommen ihre Zahl: Bei 1 und 4 gibt es 1 Punkt und 4 Punkte.

    Liegt aber eine Zahl genau um eins unter der anderen, bekommt diese Seite beide, die andere nichts: 2 gegen 3 bringt 5 Punkte zu null. Eine Fünf bringt also am meisten, solange drüben keine Vier kommt; gegen die Vier hilft eine Drei, und so weiter.

    Wer 11 Punkte Vorsprung hat, gewinnt. Das Bild zeigt, wer vorn liegt und um wie viel.

    Mit „zahlen=6“ darf man bis 6 wählen.

slyer-opt-numbers = bis zu welcher Zahl man wählen darf
slyer-key-numbers = Zahlen | höchstens
slyer-set-numbers = Zahlen von 1 bis { $value }

slyer-ask = { $several ->
    [yes] Wählt eine Zahl von 1 bis { $most }
   *[no] Wähl eine Zahl von 1 bis { $most }
}
slyer-round = { $first } { $one }, { $second } { $two }: Beide bekommen ihre Zahl.
slyer-both = { $first } { $one }, { $second } { $two }: eins drunter, { $points } Punkte für { $seat }.
slyer-reject = Wähl eine Zahl von 1 bis { $most }.

slyer-board-points = Punkte
slyer-board-chosen = gewählt
slyer-board-yes = ja
slyer-board-no = nein

slyer-lesson-1 = Deine Zahl sieht niemand vor dem Aufdecken
slyer-lesson-2 = 1 und 4: Beide bekommen ihre Zahl
slyer-lesson-3 = 2 ist genau eins unter 3: nimmt 2 + 3
slyer-lesson-4 = 11 Vorsprung gewinnen

slyer-sheet = Jede Zahl zählt; eins drunter nimmt beide
