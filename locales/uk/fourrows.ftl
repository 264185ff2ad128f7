# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Чотири ряди
fourrows-into = { fourrows-name }
fourrows-also = кольорові ряди | ряд за рядом
fourrows-about = Білі кубики — всім, кольорові — тому, хто кидає: закреслюй числа в чотирьох рядах зліва направо й пропускай якнайменше.
fourrows-brief = шість кубиків, чверть години
fourrows-rules =
    Кожен має чотири ряди: червоний і жовтий від 2 до 12, зелений і синій від 12 до 2. Закреслювати можна тільки зліва направо: що пропущено, те пропало.

    Кидають по черзі: два білі кубики й по одному кожного кольору. Спершу кожен може закреслити суму білих — в одному ряду і таємно, поки не вирішать усі. Тоді той, хто кидає, може додати білий до кольорового й закреслити суму в ряду цього кольору. Хто кидає й не закреслює нічого, дістає штраф.

    Тисни кнопку або пиши ряд і число: «червоний 7» чи «ч7»; «пас» — нічого. Суму білих — ботові в особисті.

    Для останнього числа ряду треба вже п’ять хрестиків. З ним закреслюєш і замок, ще один хрестик; зробити це можуть кілька разом. Тоді ряд закрито, його кубика більше немає. Партія закінчується, коли закрито два ряди або хтось має четвертий штраф.

    Хрестики в ряду дають 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 і 78 очок, штраф забирає 5. 4, 7, 0 і 2 хрестики та штраф: 10 + 28 + 0 + 3 − 5 = 36. Виграє той, у кого більше.

fourrows-opt-locks = скільки закритих рядів закінчують партію
fourrows-opt-penalties = скільки штрафів одного гравця закінчують партію
fourrows-key-locks = замки | замків
fourrows-key-penalties = штрафи | штрафів
fourrows-set-locks = { $value ->
    [one] до { $value } закритого ряду
    [few] до { $value } закритих рядів
   *[many] до { $value } закритих рядів
}
fourrows-set-penalties = { $value ->
    [one] до { $value } штрафу
    [few] до { $value } штрафів
   *[many] до { $value } штрафів
}

fourrows-word-throw = кидок | кинути | кидаю
fourrows-word-red = червоний | червона | червоне | червоні | черв | ч
fourrows-word-yellow = жовтий | жовта | жовте | жовті | ж
fourrows-word-green = зелений | зелена | зелене | зелені | з
fourrows-word-blue = синій | синя | синє | сині | с | c
fourrows-word-pass = пас | пасую

fourrows-row-red = червоний
fourrows-row-yellow = жовтий
fourrows-row-green = зелений
fourrows-row-blue = синій
fourrows-letter-red = Ч
fourrows-letter-yellow = Ж
fourrows-letter-green = З
fourrows-letter-blue = С

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat }: червоний { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat }: жовтий { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat }: зелений { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat }: синій { $number }.
fourrows-pass = Пас

fourrows-ask-throw = { $several ->
    [yes] киньте
   *[no] кинь
} кубики ({ $dice }) і { $several ->
    [yes] напишіть
   *[no] напиши
}, що випало: два білі, далі { $colours }
fourrows-ask-first = білі дають { $sum } (кидає { $seat }): { $several ->
    [yes] закресліть цю суму в одному ряду або пас
   *[no] закресли цю суму в одному ряду або пас
}
fourrows-ask-white = білі дають { $sum }: { $several ->
    [yes] закресліть цю суму в одному ряду або пас
   *[no] закресли цю суму в одному ряду або пас
}
fourrows-ask-coloured = { $several ->
    [yes] закресліть
   *[no] закресли
} суму білого й кольорового або пас
fourrows-ask-penalty = { $several ->
    [yes] закресліть суму білого й кольорового або візьміть штраф 5
   *[no] закресли суму білого й кольорового або візьми штраф 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } кидає ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Сума білих: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Суму білих ніхто не закреслює.
fourrows-crosses = { $seat } закреслює: { $row } { $number }.
fourrows-passes = { $seat }: пас.
fourrows-penalty = { $seat } не закреслює нічого: { $count ->
    [1] перший штраф
    [2] другий штраф
    [3] третій штраф
    [4] четвертий штраф
   *[other] штраф номер { $count }
}.
fourrows-locked = Замок ({ $row } ряд) дістається: { $names }. Ряд закрито для всіх.
fourrows-over-locks = { $count ->
    [one] Закрито { $count } ряд: це кінець.
    [few] Закрито { $count } ряди: це кінець.
   *[many] Закрито { $count } рядів: це кінець.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } має { $count } штраф: це кінець.
    [few] { $seat } має { $count } штрафи: це кінець.
   *[many] { $seat } має { $count } штрафів: це кінець.
}

fourrows-reject-syntax = Напиши ряд і число, наприклад «червоний 7», або «пас».
fourrows-reject-throw = Спершу кубики.
fourrows-reject-thrown = Кубики вже кинуто: закресли число або пас.
fourrows-reject-locked = Ряд закрито: { $row }.
fourrows-reject-sum = Зараз рахується тільки сума білих: { $sum }.
fourrows-reject-colour = Білий і { $row } разом дають { $other ->
    [0] { $sum }
   *[other] { $sum } або { $other }
}.
fourrows-reject-left = Назад, на { $row } { $number }, не можна: хрестик уже стоїть на { $last }.
fourrows-reject-last = { $count ->
    [one] Перед останнім числом ({ $row } { $number }) має бути хрестиків { $needed }, а є { $count }.
    [few] Перед останнім числом ({ $row } { $number }) має бути хрестиків { $needed }, а є { $count }.
   *[many] Перед останнім числом ({ $row } { $number }) має бути хрестиків { $needed }, а є { $count }.
}

fourrows-holds = Твій аркуш, очок { $points }: { $rows }.
fourrows-holds-row = { $count ->
    [one] { $row } — { $count } хрестик (на { $last })
    [few] { $row } — { $count } хрестики (останній — { $last })
   *[many] { $row } — { $count } хрестиків (останній — { $last })
}
fourrows-holds-empty = { $row } — порожньо

fourrows-sheet-penalties = штрафи
fourrows-sheet-points = очки
fourrows-sheet-white = білі кубики: суму може взяти кожен
fourrows-sheet-coloured = білий + кольоровий: тільки хто кидав
fourrows-sheet-before = минулий кидок

fourrows-board-seat = гравець
fourrows-board-left = вибуває
fourrows-board-red = черв.
fourrows-board-yellow = жовтий
fourrows-board-green = зелений
fourrows-board-blue = синій
fourrows-board-penalties = штрафи
fourrows-board-points = очки
fourrows-board-white = білі

fourrows-lesson-1 = Суму білих може кожен: «зелений 4»
fourrows-lesson-2 = Хто кидає, додає білий до кольорового
fourrows-lesson-3 = Зліва направо: що пропущено, пропало
fourrows-lesson-4 = Замок — ще хрестик, і ряд закрито
fourrows-lesson-5 = 1, 3, 6, 10 … очок, штраф забирає 5
