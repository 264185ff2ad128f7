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
rated-between = Личный счёт: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , { $drawn } ничья.
    [few] , { $drawn } ничьи.
   *[many] , { $drawn } ничьих.
}
lobby-hints = Подсказки разрешены.
lobby-no-hints = Играем без подсказок.
unrated-casual = Без рейтинга, как договорились.
unrated-computer = Без рейтинга: играл компьютер.
unrated-shared = Без рейтинга: за одного играли несколько человек.
unrated-twice = Без рейтинга: за двоих играл один человек.
unrated-short = Без рейтинга: партия слишком короткая.
unrated-often = Без рейтинга: шестая партия вдвоём за день.
unrated-vote = Без рейтинга: играл весь чат.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
top-group = Таблицы есть в группах, спрашивай там. Здесь /stats покажет твои успехи.
top-game = { $game }: рейтинг
top-month = Этот месяц, все игры
top-past = Все игры, { $month }
top-month-nobody = В этом месяце ещё нет ни одной партии на рейтинг.
top-nobody = Здесь ещё нет ни одной партии на рейтинг. Начать можно так: /{ $command } @друг.
top-few = В таблицу попадают после { $enough ->
    [one] { $enough } партии
   *[many] { $enough } партий
} на рейтинг. Столько пока никто не сыграл.
top-nothing = Здесь ещё никто никого не победил. Начать можно так: /{ $command } @друг.
top-all = Кто здесь лучший
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: пока ни у кого нет { $enough ->
    [one] { $enough } партии
   *[many] { $enough } партий
} на рейтинг
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Этот месяц
key-all-games = Все игры
key-picture = Картинка
key-picture-of = Картинка: { $chat }
stats-group = О других спрашивай в группе, где с ними играешь.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Наедине со мной
stats-elsewhere = В другом чате
stats-chats-more = { $count ->
    [one] …и ещё { $count } группа
    [few] …и ещё { $count } группы
   *[many] …и ещё { $count } групп
}
stats-nothing = Здесь у тебя пока нет ни одной доигранной партии. Начать можно так: /{ $command } @друг.
stats-nothing-of = { $name }: здесь пока ни одной доигранной партии.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Последние партии: { $marks }
stats-longest = Самая длинная серия побед: { $count } ({ $game })
stats-computer = С компьютером: { $levels }
stats-level = уровень { $level } – { $won } из { $played }
stats-alone = В одиночку: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
stats-between = Ты и { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Рейтинг: { $game }
stats-line-points = { $line } { $points }
person-unknown = Не знаю, кто это: { $name }. Можно ответить на сообщение этого человека.

annulled = №{ $number } больше не считается.
annulled-now = №{ $number } больше не считается. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Турниры

cup-word-stop = стоп | остановить
cup-word-out = исключить | убрать
cup-word-knockout = навылет | олимпийка
cup-word-tables = столы
cup-word-round = тур
cup-group = Турниры играют в группах.
cup-none = Турниров здесь ещё не было. Открыть турнир: /cup { $command }.
cup-none-alive = Сейчас здесь нет турнира.
cup-which = Какой? Добавь номер: { $cups }
cup-many = Здесь может идти не больше { $most } турниров сразу. Остановить турнир может тот, кто его открыл, или администратор: /cup стоп и номер. { $cups }
cup-unknown = Турнира №{ $number } нет.
cup-founder = Это может тот, кто открыл турнир.
cup-admins = Это могут только администраторы группы.
cup-leaders = Это может тот, кто открыл турнир, или администратор группы.
cup-no-form = Такого турнира по этой игре не бывает.
cup-no-vote = В турнире играют люди, а не чаты, поэтому голосования в нём нет.
cup-not-started = Турнир ещё не начался.
cup-running = Турнир уже начался.
cup-is-over = Турнир уже окончен.
cup-too-few = Мало участников: нужно хотя бы двое, а для столов — полный стол.
cup-too-many = Мест больше нет.
cup-too-late = Поздно: в этот турнир уже не войти.
cup-not-in = В этом турнире такого участника нет.
cup-you-not-in = Ты не участвуешь в этом турнире.
cup-already-in = Ты уже участвуешь.
cup-gone = Ты уже не участвуешь.
cup-put-out = Администратор исключил тебя из турнира.
cup-eliminated = Из этого турнира ты уже вылетаешь.
cup-closing = Турнир и так заканчивается этим туром.
cup-decided = Этого уже не изменить: турнир пошёл дальше.
cup-round-wrong = Тур длится от 10 минут до 60 дней, например «тур=1д», а не «{ $given }».
cup-list = Турниры (/cup с номером покажет турнир ещё раз)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] пока { $count } участник
    [few] уже { $count } участника
   *[many] уже { $count } участников
}
cup-line-running = №{ $number } { $game }: тур { $round } из { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: отменён
cup-head = Турнир №{ $number } · { $game }
cup-invites = 🏆 { $cup }. Зовёт { $name }; { $form }.
cup-is-by-count = до шести участников — все со всеми, больше — по швейцарской системе
cup-is-round-robin = все играют со всеми
cup-is-swiss = швейцарская система
cup-is-knockout = игра навылет
cup-is-tables = за столами по нескольку человек
cup-round-time = Время на тур: { $time }.
cup-nobody = Пока никого нет.
cup-begun = Турнир начался.
cup-off = Турнир не состоялся.
cup-pledge = Жребий, закреплён заранее: { $pledge }
cup-secret = Жребий брался из { $secret }
cup-round = { $cup } · тур { $round } из { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Время на тур: до { $day }.
cup-until-hour = Время на тур: до { $day }, { $time }.
cup-over-time = Время тура вышло. Партии доигрываются, но кто думал в сумме { $share }, проигрывает.
cup-bye = { $name } отдыхает и получает очко.
cup-rest = { $name } в этом туре отдыхает.
cup-withdrawn = { $name } не приходит и выбывает; вернуться можно кнопкой «Я в игре».
cup-absent = { $name } не приходит и выбывает.
cup-forfeit = { $name } проходит дальше без игры.
cup-forfeit-point = { $gone } больше не участвует: { $name } получает очко.
cup-forfeit-struck = { $gone } больше не участвует, и { $name } в этом туре без пары.
cup-lot = Жребий решает: дальше проходит { $name }.
cup-again = №{ $former } переигрывается: №{ $number }.
cup-won = 🏆 Турнир выигрывает { $winners }!
cup-shared = 🏆 Первое место делят { $winners }.
cup-stopped = Турнир остановлен.
cup-unwon = В турнире никто не победил.
cup-closes = Турнир закончится после этого тура, и тур засчитывается.
key-cups = Турниры
cup-no-undo = В турнире ходы назад не берут.
cup-no-cancel = Участник турнира не может отменять его партии. Чтобы сдаться, ответь на картинку: «сдаюсь».
cup-no-out = Участник турнира не может исключать других. Это может администратор, который не играет.
cup-anonymous = Участники турнира такого не решают, поэтому напиши от своего имени.
cup-draw-early = В турнире о ничьей договариваются, когда каждый сделал ход.
cup-clock-long = { $clock }: это слишком долго для тура в { $round }. Самое большее: { $most }.

## Личные данные

privacy-text = Что я храню: имя, юзернейм и язык, какими их показывает Telegram; партии, которые ты здесь играешь, с ходами; их результаты, рейтинги и турниры. Больше ничего из написанного не сохраняется. Всё хранится, пока не попросишь стереть; резервные копии, которые делает владелец бота, со временем удаляются.
privacy-file = Всё, что я о тебе храню: результаты и записи партий.
privacy-sure = Стереть тебя? Незаконченные партии будут считаться сданными, рейтинги и места в таблицах пропадут, а в законченных партиях вместо имени останется безымянный игрок. Начатые сегодня задачи сегодня заново не начать. Вернуть ничего нельзя.
privacy-not = Ничего не стёрто.
privacy-under-way = Уже стираю.
privacy-done = Готово: твоё имя больше нигде не хранится. В законченных партиях теперь написано { $name }. Резервные копии владельца бота со временем исчезнут; картинки в чатах останутся.
key-my-data = Мои данные файлом
key-erase = Стереть меня
key-erase-sure = Да, стереть
key-erase-not = Нет
fair-erased = (стёрто по просьбе игрока; зерно сохранено)

## Голосования

chat-name = Чат
table-key-vote = голосование | голоса
table-is-first = первый
vote-allowed = 10м, 1д, первый
vote-about = за одного играет весь чат и голосует за ходы; столько времени есть с первого голоса, а «первый» значит, что считается первый же ход
vote-wrong = Голосование длится от 10с до 7д, например голосование=10м или голосование=1д, ещё бывает голосование=первый, но не { $given }.
vote-secrets = В игре «{ $game }» есть тайны, поэтому голосовать в ней нельзя.
vote-clock = У чата вместо часов голосование: часы указывать не нужно.
vote-private = Голосуют в группах: зови играть там.
vote-alone = Против кого играет чат? Добавь «бот:4» или имя друга.
vote-how = Голосовать могут все. Время на голосование с первого ответа: { $span }.
vote-how-first = Ответить может кто угодно: считается первый же ход.
lobby-vote = За одного играет чат: голосуют все. Время на голосование с первого ответа: { $span }.
lobby-vote-first = За одного играет чат: ходит тот, кто ответит первым.
vote-count = { $choice } – { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
vote-count-named = { $choice } – { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
} ({ $voters })
vote-resign = сдаться
vote-draw = ничья
vote-undo = вернуть ход
vote-open = №{ $number } · Чат голосует: { $counts }. { $closes } Голосуют ходом в ответ, передумать можно.
vote-closes = Итог в { $time }.
vote-closes-on = Итог { $day }, в { $time }.
vote-closes-in = Итог через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
vote-closed = №{ $number } · Чат проголосовал: { $counts }.
vote-undecided = №{ $number } · Голосование кончилось ничем: { $counts }.
vote-off = №{ $number } · Голосование отменяется: партия пошла дальше без него.
vote-no-undo = Чат ходов назад не берёт.
news-vote = Голоса: { $counts }.
toast-vote = Твой голос: { $move }. Передумать можно.
toast-vote-against = Кто против, просто голосует за ход.

## Месяцы

month-head = 🏆 Итоги месяца: { $month }
month-1 = январь
month-2 = февраль
month-3 = март
month-4 = апрель
month-5 = май
month-6 = июнь
month-7 = июль
month-8 = август
month-9 = сентябрь
month-10 = октябрь
month-11 = ноябрь
month-12 = декабрь

## Задача дня

daily-word-yesterday = вчера | вчерашние
daily-head = 🧩 Задачи дня №{ $number } · { $day }
daily-how = Каждый играет один, в личке, а задачи у всех одни и те же. Новые — в { $time }.
daily-alone = Сегодня они у всех одинаковые, каждую можно сыграть один раз. Новые — в { $time }.
daily-was = Это были задачи за { $day }. Сегодняшние — /daily.
daily-over = Этот день прошёл. Сегодняшние задачи — /daily.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = —. { $name }: не вышло
daily-more = { $count ->
    [one] …и ещё { $count } человек
    [few] …и ещё { $count } человека
   *[many] …и ещё { $count } человек
}
daily-row = Последние семь дней: { $row }
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
daily-score = { $points } : { $other }
daily-line = Клетка { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Клетка { $number } · { $game } · не вышло
daily-pledge = Секрет дня закреплён числом { $pledge }; вчерашний покажет /daily вчера.
daily-secret = Секрет того дня: { $secret }. Его SHA-256 — { $pledge }, как и было показано; SHA-256 от его байтов и двух строк, { $date } и игры, — секрет каждой задачи.
daily-none = Задачи дня: { $games }.
daily-nobody = Вчера задач никто не спрашивал.
daily-done = Одной попытки на день хватит: { $line }
daily-spent = Эта задача сегодня уже была.
daily-gone = Та партия закончилась; следующая задача — завтра.
daily-full = В таблице той группы мест больше нет.
daily-no-cancel = Задачу дня отменить нельзя. Можно сдаться: /resign
daily-no-undo = В задаче дня ходы не возвращают.
key-pass-on = Поделиться
