baldaline-name = Balda in a line
baldaline-also = superghost | ghost
baldaline-about = Add letters to a row, but do not complete a word; bluff and doubt. For 2 to 6, also known as Superghost.
baldaline-brief = five minutes
baldaline-rules =
    Players take turns to add one letter in front of the row or behind it, and must have a word in mind that has the whole row in it. Whoever completes a word of three letters or more loses the round.

    Instead of adding you may doubt: the player before you names the word. If it is in the dictionary and has the row in it, you lose the round, otherwise they do. You may also give up the round.

    Whoever loses a round gets the next letter of GHOST (in other languages of another word of five letters) and begins the next one. With all five you are out. The last one left wins.

    Type k+ to put K in front, +k to put it behind, “doubt”, “give up the round”, and when you are doubted “word crown”.

    Words are common nouns of the dictionary. The host may choose their language.
baldaline-opt-lang = language of the words
baldaline-key-lang = lang | language
baldaline-set-lang = words: { $language }

baldaline-word-doubt = doubt | i doubt it | challenge
baldaline-word-word = word | the word is
baldaline-word-giveup = giveup | give up the round | i give up the round | give up this round

baldaline-ask-first = begin a row with a letter
baldaline-ask = …{ $row }…: add a letter in front or behind, doubt, or give up the round
baldaline-ask-word = name a word with { $row } in it, or give up the round
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Doubt
baldaline-doubt-news = { $seat } doubts it.
baldaline-word = { $word }
baldaline-give-up = 🏳 Give up the round

baldaline-complete = { $row } is a word: { $seat } has completed it and now has { $letters }.
baldaline-named = { $word } it is. { $seat } doubted in vain and now has { $letters }.
baldaline-wrong = { $word } is not a word with { $row } in it: { $seat } now has { $letters }.
baldaline-gave-up = { $seat } gives up the round at { $row } and now has { $letters }.
baldaline-out = { $seat } is out.
baldaline-sheet-new = a new round
baldaline-sheet-how = A letter in front or behind; a whole word loses
baldaline-past-complete = { $seat }: { $row } is a word → { $letters }
baldaline-past-named = { $seat } doubted { $row } in vain: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } is no word with { $row } → { $letters }
baldaline-past-gave-up = { $seat } gave up the round at { $row } → { $letters }

baldaline-reject-syntax = Type k+ to put a letter in front, +k to put it behind, “doubt”, “give up the round”, or “word crown” when you are doubted.
baldaline-reject-letters = Words here: { $language }. Write letters of that language.
baldaline-reject-name = You are doubted: name a word with { $row } in it, or give up the round.
baldaline-reject-nobody = There is nothing to doubt and nothing to give up yet: begin the row with a letter.
baldaline-reject-undoubted = Nobody doubts you. Add a letter, doubt, or give up the round.
baldaline-reject-long = No word is longer than { $row }. Doubt it, or give up the round.

# What the board in letters says.
baldaline-board-out = out

baldaline-lesson-1 = Boris has put A in front: “a+”
baldaline-lesson-2 = If Anna adds M, ATOM is whole: she loses
baldaline-lesson-3 = You think there is no word? “doubt”
baldaline-lesson-4 = Each lost round is a letter; five, and out
baldaline-lesson-5 = The round before: Boris doubted in vain
