# Toy: dice under cups, and a number that nobody knows.

toycup-name = Dice under cups
toycup-about = Shake two dice under your cup: the sum nearest to the hidden number wins.
toycup-rules =
    At the beginning a number from 2 to 12 is drawn, and nobody sees it. In turn everybody shakes two dice under a cup and looks at them alone. Whoever does not like them may shake once more.

    When all have stood, the cups are lifted and the number is shown. The sum nearest to it wins.

toycup-word-shake = shake
toycup-word-stand = stand
toycup-shake = 🎲 Shake
toycup-stand = ✋ Stand
toycup-stand-news = { $seat } stands.
toycup-ask = shake your dice, or stand
toycup-shaken = { $seat } shakes the cup.
toycup-lifted = All cups are lifted. The number was { $number }.
toycup-not-now = You may shake twice at most, and stand once you have shaken.
