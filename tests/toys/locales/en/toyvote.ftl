# Toy: words on a sheet, with a vote.

toyvote-name = Word vote
toyvote-about = Put a letter on the sheet and name a word with it; the others vote on words nobody has heard of.
toyvote-rules =
    On your turn choose a free cell, a letter and a word that the letter stands in: c2 k crown. A word from the list counts at once. About any other word the other players vote; half of the votes are enough.

    A word that is taken brings as many points as it has letters. Everybody has three turns.

toyvote-word-yes = yes | y | agreed
toyvote-word-no = no | n | never

toyvote-yes = 👍 Yes
toyvote-yes-news = { $seat }: it is a word.
toyvote-no = 👎 No
toyvote-no-news = { $seat }: it is no word.
toyvote-word = { $word } at { $place }

toyvote-ask = a cell, a letter and a word
toyvote-ask-vote = { $seat } says “{ $word }”. Is there such a word?
toyvote-taken = { $seat }: “{ $word }” counts.
toyvote-refused = { $seat }: “{ $word }” does not count.

toyvote-syntax = Type a cell, a letter and a word, for example c2 k crown.
toyvote-no-cell = { $place } is not free: choose an empty cell of the sheet.
toyvote-no-letter = There is no “{ $letter }” in “{ $word }”: the word must have the letter in it.
toyvote-not-now = First vote about a word, then the next one is named: look at what is asked.
