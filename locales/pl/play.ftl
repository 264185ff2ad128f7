### What a match answers when a step is not possible.

undo-table = Po tym ruchu ktoś odszedł albo skończył mu się czas: tego nie da się cofnąć.
reject-lapse = Niczyj czas teraz nie biegnie.
reject-full = Ta partia jest już za długa. Zakończ ją przez /draw albo /resign.
reject-line = Tego nie da się wpisać do zapisu partii.
reject-first = Zacząć może miejsce od 1 do { $max }.
reject-rules = Ta partia szła według starszych zasad ({ $given }, teraz { $now }) i można ją tylko obejrzeć.

### Matches in SGF, the files of other programs.

sgf-syntax = Wiersz { $line }, kolumna { $column }: { $what }
sgf-no-match = w pliku nie ma partii, nic nie zaczyna się od „(”.
sgf-no-node = partia jest pusta, nie ma ani jednego „;”.
sgf-early = „{ $given }” stoi przed pierwszym „;”.
sgf-no-value = za „{ $given }” nie ma wartości w nawiasie kwadratowym.
sgf-open-value = nawias „[” nie jest zamknięty przez „]”.
sgf-open-match = plik tu się kończy, a partii nie zamyka „)”.
sgf-stray = „{ $given }” nie ma tu czego szukać.
sgf-many-nodes = więcej niż { $most } węzłów nie czytam.
sgf-large = Plik jest większy niż { $most } MB.
sgf-unsaid = Plik nie mówi, jaka to gra: za GM nie ma liczby.
sgf-no-game = Nie ma tu gry o numerze GM[{ $given }].
sgf-many-moves = Węzeł { $node }: więcej niż { $most } ruchów nie czytam.
sgf-comment = Węzeł { $node }: nie da się odczytać notatki dla Kletki ({ $why }).
sgf-value = Węzeł { $node }: „{ $given }” to nie ruch. Dalszego ciągu nie czytam.
sgf-setup = Węzeł { $node }: „{ $given }” zmienia pozycję bez ruchu, a tego nikt tu nie może. Nie czytam ani tego, ani dalszego ciągu.
sgf-komi = „{ $given }” daje punkty jednej stronie, a tu nie liczą się nikomu. Ruchy są odczytane wszystkie, ale wynik partii nie.
sgf-more = W pliku jest kilka partii. Odczytana jest tylko pierwsza.
