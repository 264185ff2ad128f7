balda-name = Balda
balda-also = word square
balda-about = Add a letter to the square and read a new word through it. Long words count more. For 1 to 4.
balda-brief = half an hour
balda-rules =
    A word is written in the middle row. On your turn write one letter into an empty cell and name a word that is read through it: from cell to cell up, down or sideways, each cell once, never diagonally. Each letter of the word is a point.

    Only common nouns in their base form count, and no word twice, the first one included. If the dictionary does not know your word, the others decide: it counts when somebody is for it and nobody against. One such word a turn. A computer has no vote.

    You may pass. When the square is full, or all pass in a row, most points win. Alone, you want to fill the square.

    Type cell, letter and word: c2 k crank.

    The host may choose the side (size=7), the first word (word=ghost) or a number of turns for each (turns=5). With “/balda proper” the others are asked to take names as well.
balda-opt-size = cells on each side, an odd number (5, or as many as the first word has letters)
balda-opt-word = the first word: word=ghost (drawn unless you say)
balda-opt-proper = names count too, if the others take them
balda-opt-turns = how many turns each player has; 0: until the square is full
balda-opt-lang = language of the words
balda-key-size = size | square
balda-key-word = word | first word
balda-key-proper = proper | names
balda-key-turns = turns
balda-key-lang = lang | language
balda-set-size = square { $value } × { $value }
balda-set-word = first word { $value }
balda-set-proper = { $value ->
    [on] names count if the others take them
   *[other] common nouns only
}
balda-set-turns = { $value ->
    [0] until the square is full
    [one] { $value } turn each
   *[other] { $value } turns each
}
balda-set-lang = words: { $language }

balda-word-pass = pass | i pass
balda-word-counts = counts | it counts | ok
balda-word-void = void | it does not count | does not count | it does not
balda-word-abstain = abstain | i abstain

balda-ask = write a letter and name a word through it, or pass
balda-sheet-vote = { $word } is in no dictionary: the others vote
balda-ask-vote = the dictionary does not know { $word }. Is it a common noun?
balda-ask-proper = the dictionary does not know { $word }. Does it count? Names do
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
balda-pass = ⏭ Pass
balda-yes = ✅ It counts
balda-no = ❌ It does not
balda-abstain = abstain
balda-pass-news = { $seat }: pass.
balda-yes-news = { $seat }: it counts.
balda-no-news = { $seat }: it does not count.
balda-offered = { $seat }: { $place } { $letter }, offers { $word }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} if the others agree.
balda-taken = { $word } counts.
balda-turned-down = { $word } does not count. { $seat } has another try, with a word of the dictionary.

balda-reject-syntax = Type cell, letter and word, for example c2 k crank, or “pass”.
balda-reject-letters = Words here: { $language }. Write both letter and word in that language.
balda-reject-outside = There is no { $place } on this square: the last cell is { $last }.
balda-reject-taken = { $place } already holds a letter. Choose an empty cell.
balda-reject-short = A word has at least two letters.
balda-reject-letter = The path must use { $place }, but there is no { $letter } in { $word }.
balda-reject-used = { $word } is already used.
balda-reject-through = The path must use { $place }: { $word } can only be read without it.
balda-reject-path = No such path: { $word } cannot be read from cell to cell through { $place }.
balda-reject-unknown = { $word } is not in the dictionary.
balda-reject-turned-down = { $word } is not in the dictionary, and the others did not take it.
balda-reject-one-try = { $word } is not in the dictionary, and one invented word a turn is all you may try. Take a word of the dictionary, or pass.
balda-reject-vote = First say whether { $word } counts: “it counts” or “does not count”.
balda-reject-no-vote = There is nothing to vote on.
balda-reject-word-letters = { $word } has letters that the chosen language lacks: { $language }. For words in another language say which, for example lang=de.
balda-reject-word-even = The first word needs an odd number of letters, so that it has a middle row: { $word } does not.
balda-reject-word-size = { $word } has { $count } letters, and the square { $size } cells on each side. Leave one of the two out.

balda-lesson-1 = The new letter A makes ATOM: 4 points
balda-lesson-2 = Read from cell to cell, never diagonally
balda-lesson-3 = Type cell, letter and word: “c1 e mope”
balda-lesson-4 = When the square is full, most points win
