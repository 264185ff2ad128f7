# Toy: who types the word first.

toyreact-name = Quick typing
toyreact-about = A word appears: whoever types it fastest wins the round.
toyreact-rules =
    In each round a word is shown. Type it as fast as you can; your time counts from when the picture was shown. Once all have typed it, or after 20 seconds, the quickest player has a point.

    The most points win.

toyreact-opt-rounds = how many rounds
toyreact-key-rounds = rounds
toyreact-set-rounds = rounds: { $value }

toyreact-ask = type “{ $word }”
toyreact-first = { $tenths ->
        [one] { $seat } was the quickest: { $tenths } tenth of a second.
       *[other] { $seat } was the quickest: { $tenths } tenths of a second.
    }
toyreact-other = That is another word: type “{ $word }”.
toyreact-syntax = Type the word that is shown.
