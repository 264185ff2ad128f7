# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Камерунський лічильник
countercameroon-into = { countercameroon-name }
countercameroon-also = лічильник
countercameroon-about = Розбий чотири кубики на дві пари й познач їхні суми: хто перший має на сумі чотири позначки, бере її. Що рідкісніша сума, то дорожча.
countercameroon-brief = чотири кубики, десять хвилин
countercameroon-rules =
    Бери дорогі суми. У твій хід падають чотири кубики; розбий їх на дві пари й постав по позначці на кожну з двох сум. Хто перший має на сумі чотири позначки, бере її, і вона закрита для всіх.

    Число за сумою — її ціна: 1 за 7, і що рідкісніша, то більше, до 11 за 2 і 12. З «ціни=рівні» це від 1 до 6.

    Випало 1 4 5 6: познач 5 і 11, або 6 і 10, або 7 і 9. Пиши «позначити 5 11» чи просто «5 11», або тисни кнопку.

    З «вид=два» падають два кубики й дають одну суму: познач її або кинь обидва «ще», до трьох разів за хід; останню суму треба позначити.

    Партія закінчується, коли взято всі одинадцять сум; виграє той, у кого більше очок. Якщо кидок один на всіх, ті, хто має чотири позначки одночасно, беруть суму разом.

countercameroon-opt-form = чотири кубики, що дають дві суми, чи два, що дають одну
countercameroon-opt-throws = скільки разів за хід можна кидати два кубики
countercameroon-opt-values = скільки коштують суми: від 1 до 11 чи від 1 до 6
countercameroon-key-form = вид
countercameroon-key-throws = кидки | кидків
countercameroon-key-values = ціни | ціна
countercameroon-is-four = чотири
countercameroon-is-two = два
countercameroon-is-steep = круті
countercameroon-is-flat = рівні
countercameroon-set-form = { $value ->
    [two] два кубики
   *[other] чотири кубики
}
countercameroon-set-throws = { $value ->
    [one] { $value } кидок двох кубиків
    [few] до { $value } кидків двох кубиків
   *[many] до { $value } кидків двох кубиків
}
countercameroon-set-values = { $value ->
    [flat] суми коштують від 1 до 6
   *[other] суми коштують від 1 до 11
}

countercameroon-word-throw = кидок | кинути | кидаю
countercameroon-word-name = випало | називаю
countercameroon-word-mark = позначити | позначаю
countercameroon-word-again = ще | перекинути | перекидаю | кинути ще

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } позначає { $sums }.

countercameroon-again = 🎲 Кинути ще
countercameroon-again-news = { $seat } кидає ще раз.
countercameroon-ask = які суми береш із { $faces }?
countercameroon-ask-two = позначаєш { $sum } чи кидаєш ще?

countercameroon-threw = { $seat }: випало { $faces }.
countercameroon-marks = { $seat } позначає { $sums }.
countercameroon-won = Суму { $sum } взято, очок { $points }: { $names }.

countercameroon-reject-syntax = Напиши суми, які позначаєш: «5 11» позначає 5 і 11.
countercameroon-reject-sums = Ці кубики дають: { $ways }.
countercameroon-reject-again = Кидків цього ходу більше немає: познач, що є.
countercameroon-reject-name = Назви кубики, сума яких ще відкрита.

countercameroon-sheet = Чотири позначки — суму взято
countercameroon-sheet-two = Чотири позначки — суму взято; кидок { $throw }
countercameroon-sheet-closed = суму закрито
countercameroon-sheet-points = очки

countercameroon-lesson-1 = Ціна: скільки очок дає сума
countercameroon-lesson-2 = Чотири позначки: двійку бере Анна
countercameroon-lesson-3 = Для інших її закрито
countercameroon-lesson-4 = Розбий кубики: «6 8» або «7 7»
