# Toy: the lowest number that nobody else chose.

toyseal-name = Lowest alone
toyseal-about = Choose a number in secret: the lowest one that nobody else has chosen wins the round.
toyseal-rules =
    Everybody chooses a number from 1 to 12 with a button; nobody sees which. Once all have chosen, or when the time is up, the numbers are shown. The lowest number that only one player has chosen brings that player a point.

    Who is late has chosen nothing in that round. The most points win.

toyseal-opt-rounds = how many rounds
toyseal-opt-seconds = seconds to choose
toyseal-key-rounds = rounds
toyseal-key-seconds = seconds
toyseal-set-rounds = rounds: { $value }
toyseal-set-seconds = seconds to choose: { $value }

toyseal-ask = choose a number from 1 to { $most }
toyseal-chosen = { $here ->
        [one] { $chosen } of { $here } has chosen
       *[other] { $chosen } of { $here } have chosen
    }
toyseal-won = { $seat } wins the round with { $number }.
toyseal-nobody = No number was chosen by one player alone: nobody wins the round.

toyseal-syntax = Type a number, for example 3.
toyseal-bounds = Choose a number from 1 to { $most }.
