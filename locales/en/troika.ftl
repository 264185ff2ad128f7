troika-name = Troika
troika-also = triplets | three letters
troika-about = Write letters in turn: complete a word of three letters and it is yours.
troika-brief = ten minutes
troika-rules =
    Two players take turns writing any one letter into an empty cell. Whenever three neighbouring letters in a row, column or diagonal are a word, the player whose letter completed it scores a point. The word may be read from either end; three cells count once, even if they are a word both ways. One letter may complete several words.

    Words are nouns of three letters from the dictionary. On boards larger than 3 × 3 every three neighbours in a line count.

    When the board is full, more words win. With “first” the first word wins at once.

    Type cell and letter: b2 k.

    The host may choose the board, 3 × 3 to 6 × 6, and the language of the words.
troika-opt-size = cells on each side of the board
troika-opt-first = the first word wins
troika-opt-lang = language of the words
troika-key-size = size | board
troika-key-first = first | first word
troika-key-lang = lang | language
troika-set-size = board { $value } × { $value }
troika-set-first = { $value ->
    [on] the first word wins
   *[other] more words win
}
troika-set-lang = words: { $language }

troika-ask = write a letter into an empty cell
troika-ask-first = write a letter into an empty cell; the first word wins
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}!

troika-reject-syntax = Type a cell and one letter, for example b2 k.
troika-reject-letters = Words here: { $language }. Write a letter of that language.
troika-reject-outside = There is no { $place } on this board: the last cell is { $last }.
troika-reject-taken = { $place } already holds a letter. Choose an empty cell.

troika-lesson-1 = Anna’s P made TOP diagonally: one point
troika-lesson-2 = Either way, POM or MOP: still one point
troika-lesson-3 = Any letter into an empty cell: a2 k
troika-lesson-4 = When the board is full, more words win
