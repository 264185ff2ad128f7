# Toy: one sets a word, the others guess its letters.

toysetter-name = Riddle
toysetter-about = One player sets a word in secret, the others guess it letter by letter.
toysetter-rules =
    Whoever begins sends a word of 3 to 12 letters in the private chat. The others name letters, whoever comes first. A letter that the word has is shown wherever it stands; one that it does not have is a miss. When there are no misses left, the setter wins; when the whole word is shown, the others do.

    The setter may cut in with “hint” and show a letter.

toysetter-opt-misses = how many misses the guessers have
toysetter-key-misses = misses
toysetter-set-misses = misses: { $value }

toysetter-word-hint = hint | help them

toysetter-letter = the letter { $letter }
toysetter-hint = a hint
toysetter-word = a word
toysetter-left = { $misses ->
        [one] { $misses } miss left; tried: { $tried }
       *[other] { $misses } misses left; tried: { $tried }
    }

toysetter-ask-word = send me a word
toysetter-ask-guess = { $misses ->
        [one] name a letter, only { $misses } miss is left
       *[other] name a letter, { $misses } misses are left
    }
toysetter-ask-hint = you may show a letter: type “hint”
toysetter-set = { $length ->
        [one] { $seat } has set a word of { $length } letter.
       *[other] { $seat } has set a word of { $length } letters.
    }
toysetter-found = { $seat }: “{ $letter }” is in the word.
toysetter-missed = { $seat }: there is no “{ $letter }” in it.
toysetter-over = The word was “{ $word }”.

toysetter-length = The word must have 3 to 12 letters.
toysetter-own = You know the word: all that you may say is “hint”.
toysetter-one-letter = Name one letter that nobody has tried yet.
toysetter-syntax = Type letters only.
