gallows-name = Hangman
gallows-also = hangman
gallows-about = A secret word, a letter at a time, and a drawing that grows with every miss: hangman.
gallows-brief = five minutes
gallows-rules =
    Whoever begins sets a word, in private with the bot: 4 to 16 letters from the dictionary. Everybody else looks for it together, whoever comes first.

    A guess is one letter or the whole word. A letter that is in the word shows wherever it occurs; for one that is not, a stroke is drawn: post, beam, rope, head, body, two arms, two legs. A wrong word costs a stroke as well. What was tried before costs nothing, nor does a letter that is shown at an end.

    Whoever finds the word wins. If the drawing is finished first, the setter wins.

    Type a letter, such as e, or the whole word, or tap a letter. A word that does not fit the open letters passes for talk unless you type “word crown”.

    With “setter=bot” the bot sets a word and all guess; alone you always play like that. “ends=off” hides the first and the last letter, “lives” shortens the drawing, “allow=any” lets the setter leave the dictionary. With “words=5” you play five words: whoever finds one sets the next, and most words win.
gallows-opt-setter = who sets the words: a player, or the bot for everybody
gallows-opt-lang = language of the words
gallows-opt-ends = show the first and the last letter
gallows-opt-lives = how many strokes until the drawing is finished
gallows-opt-allow = which words may be set: those of the dictionary, or any
gallows-opt-words = how many words are played
gallows-key-setter = setter
gallows-key-lang = lang | language
gallows-key-ends = ends | first and last letter
gallows-key-lives = lives | strokes
gallows-key-allow = allow
gallows-key-words = words
gallows-is-player = player
gallows-is-bot = bot
gallows-is-dictionary = dictionary
gallows-is-any = any
gallows-set-setter = { $value ->
    [bot] the bot sets the words
   *[other] a player sets the word
}
gallows-set-lang = words: { $language }
gallows-set-ends = { $value ->
    [on] first and last letter shown
   *[other] no letters shown
}
gallows-set-lives = { $value ->
    [one] { $value } stroke
   *[other] { $value } strokes
}
gallows-set-allow = { $value ->
    [any] any word may be set
   *[other] words of the dictionary
}
gallows-set-words = { $value ->
    [one] { $value } word
   *[other] { $value } words
}

gallows-word-word = word

gallows-own-secret = ✏ Set the word
gallows-ask-word = set a word for the others, from 4 to 16 letters
gallows-ask-guess = { $left ->
    [one] name a letter or the word. One more stroke and the drawing is finished!
   *[other] name a letter or the word. { $left } strokes left
}
gallows-do-set = a word is set
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = { $left } left
gallows-setter = word by { $seat }
gallows-setter-past = it was { $seat }’s word
gallows-finder = found by { $seat }
gallows-unfound = not found

gallows-set = { $seat } has set a word of { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] it is there.
    [2] it is there twice.
    [3] it is there three times.
   *[other] it is there { $count } times.
}
gallows-missed = { $seat }: { $letter } – not there, a stroke.
gallows-ends = { $seat }: { $letter } – there is no other. It costs nothing.
gallows-no = { $seat }: { $word } – no, a stroke.
gallows-guessed = { $seat } has found it: { $word }!
gallows-drawn-out = The drawing is finished. The word was { $word }.
gallows-called-off = The setter has left. The word was { $word }.

gallows-feat = { $strokes ->
    [0] not a stroke
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}

gallows-reject-syntax = Type one letter, or the whole word.
gallows-reject-syntax-word = Type one word, letters only.
gallows-reject-length = A word has { $least } to { $most } letters; this one has { $count }.
gallows-reject-unknown = “{ $word }” is not in the dictionary. Take a common noun in its base form.
gallows-reject-again = { $letter } was tried before. It costs nothing; take another letter.
gallows-reject-long = No word here has more than { $most } letters. That costs nothing.
gallows-reject-wrong = { $word } was tried before and is wrong. That costs nothing.

gallows-lesson-1 = No such letter: one more stroke, the rope
gallows-lesson-2 = Type a letter, “t”, or the whole word
gallows-lesson-3 = If the figure is finished, Anna wins
gallows-lesson-4 = Anna set the word in private with the bot
gallows-lesson-5 = Whoever finds the word wins
