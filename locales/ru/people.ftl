## Результаты

casual-wrong = «товарищеская» бывает да или нет, а не «{ $given }».
casual-about = товарищеская партия: рейтинг не меняется
lobby-casual = Партия товарищеская: рейтинг не изменится.
lobby-met = Счёт встреч: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } ничья.
    [few] , { $drawn } ничьи.
   *[many] , { $drawn } ничьих.
}
rated = Рейтинг: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Личный счёт { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , { $drawn } ничья.
    [few] , { $drawn } ничьи.
   *[many] , { $drawn } ничьих.
}
unrated-casual = Без рейтинга, как договорились.
unrated-computer = Без рейтинга: играл компьютер.
unrated-shared = Без рейтинга: за одного играли несколько человек.
unrated-twice = Без рейтинга: за двоих играл один человек.
unrated-short = Без рейтинга: партия слишком короткая.
unrated-often = Без рейтинга: шестая партия вдвоём за день.
unrated-vote = Без рейтинга: играл весь чат.
