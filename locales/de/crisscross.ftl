# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = erst würfeln alle einmal für sich und schreiben die Zahl in die Mitte
crisscross-key-centre = Mitte | mitte zuerst
crisscross-set-centre = { $value ->
    [on] die Mitte wird zuerst gefüllt
   *[other] alle Felder sind leer
}
crisscross-opt-games = wie viele Gitter gefüllt werden; nach jedem werden Zeilen und Spalten getauscht
crisscross-key-games = Gitter
crisscross-set-games = { $value ->
    [one] { $value } Gitter
   *[other] { $value } Gitter
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } für alle: In welches Feld kommt sie?
crisscross-ask = Schreib die { $digit } in ein leeres Feld
crisscross-holds = Dein Gitter: { $grid }. { $rows } in den Zeilen, { $columns } in den Spalten.
crisscross-centre = { $seat }: { $digit } in der Mitte.
crisscross-threw = { $seat } würfelt { $faces }: { $digit }.
crisscross-wrote = { $seat } schreibt { $digit } auf { $place }.
crisscross-game-over = { $rows } hat { $along } in den Zeilen, { $columns } hat { $across } in den Spalten.

crisscross-reject-syntax = Nenn ein Feld, zum Beispiel { $place }.
crisscross-reject-outside = { $place } gibt es nicht: Das letzte Feld ist { $last }.
crisscross-reject-taken = Auf { $place } steht schon eine { $digit }.

crisscross-sheet-throw = Wurf { $throw } von { $all }
crisscross-sheet-game = Gitter { $game } von { $games }
crisscross-sheet-rows = Zeilen
crisscross-sheet-columns = Sp.
crisscross-sheet-points = Pkt
crisscross-sheet-lesser = Zeilen : Spalten → weniger
crisscross-sheet-both = Zeilen + Spalten = Punkte
crisscross-sheet-against = Zeilen : Sp.
crisscross-sheet-the-lesser = → weniger
crisscross-sheet-plus = Zeilen + Sp.
crisscross-sheet-are-points = = Punkte
crisscross-sheet-out = raus
crisscross-sheet-has-rows = Zeilen: { $points }
crisscross-sheet-has-columns = Spalten: { $points }
crisscross-sheet-all = zusammen { $points }

crisscross-board-rows = Zeilen
crisscross-board-columns = Spalten
crisscross-board-game = Gitter
