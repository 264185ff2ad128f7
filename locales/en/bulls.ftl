bulls-name = Bulls and cows
bulls-also = cows and bulls | mastermind
bulls-about = Guess a secret number digit by digit: a bull for each digit in its place, a cow for each that belongs elsewhere.
bulls-brief = ten minutes
bulls-rules =
    Each player thinks of a number of four different digits, 0 may come first, and sends it to the bot in private.

    Then you guess in turn. The answer counts bulls, digits in the right place, and cows, digits that are in the number, but in another place. If the secret is 6109, the guess 0123 has one bull (the 1) and one cow (the 0).

    Whoever guesses the other’s number first wins. If that is the player who began, the other has one last guess; both right is a draw.

    To guess, type the digits: 0123.

    The host may choose three to six digits, and with “repeat” a digit may occur several times in a number. Alone you guess a number of the bot’s in as few guesses as you can.
bulls-opt-digits = digits of a number
bulls-opt-repeat = a digit may occur several times in a number
bulls-opt-solo = one player alone guesses the bot’s number
bulls-key-digits = digits | length
bulls-key-repeat = repeat | repeats
bulls-key-solo = solo | alone
bulls-set-digits = { $value ->
    [one] { $value } digit
   *[other] { $value } digits
}
bulls-set-repeat = { $value ->
    [on] digits may repeat
   *[other] all digits different
}
bulls-set-solo = { $value ->
    [on] alone, against the bot’s number
   *[other] alone or each against the other
}

bulls-ask-secret = { $digits ->
    [one] think of a secret number of { $digits } digit
   *[other] think of a secret number of { $digits } digits
}
bulls-ask-guess = { $digits ->
    [one] guess the number: type { $digits } digit
   *[other] guess the number: type { $digits } digits
}
bulls-ask-last = your number has been guessed: one last guess for a draw
bulls-own-secret = ✏ Set my number
bulls-do-secret = a number has been chosen
bulls-do-guess = { $guess }

bulls-ready = { $seat } has a number.
bulls-answer = { $seat }: { $guess } — { $bulls ->
    [0] no bulls
    [one] one bull
   *[other] { $bulls } bulls
}, { $cows ->
    [0] no cows
    [one] one cow
   *[other] { $cows } cows
}.
bulls-found = { $seat }: { $guess } — that’s it!
bulls-unset = nothing yet
bulls-bull = in its place
bulls-cow = elsewhere
bulls-seeks = seeks { $seat }’s number
bulls-seeks-bot = seeks the bot’s number

bulls-feat = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}

bulls-reject-syntax = { $digits ->
    [3] Type three digits, for example 609.
    [4] Type four digits, for example 6109.
    [5] Type five digits, for example 61093.
   *[other] Type { $digits } digits, for example 610934.
}
bulls-reject-count = { $digits ->
    [one] The numbers here have { $digits } digit; yours has { $given }.
   *[other] The numbers here have { $digits } digits; yours has { $given }.
}
bulls-reject-repeat = All digits must be different, and { $digit } is there more than once.
bulls-reject-solo = “Solo” is for one player. Leave it out to play against each other.

bulls-lesson-1 = A bull: the 1 is in its place
bulls-lesson-2 = A cow: there is a 0, but elsewhere
bulls-lesson-3 = Type digits: “6109”, and Anna has found it
bulls-lesson-4 = Anna’s number, sent to the bot in private
bulls-lesson-5 = Anna began, so Boris has one more guess
