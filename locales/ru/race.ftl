race-name = Гонки
race-into = { race-name }
race-also = машинки | гонки на бумаге
race-about = Машинки на бумаге: щёлкай ручкой, кружи по трассе и не задевай обочину.
race-brief = четверть часа
race-rules =
    Машины едут по кольцу, куда показывает стрелка. В свой ход скажи, куда щёлкнуть ручкой, — не дальше 8 клеток. Точно она не попадёт: чем длиннее штрих, тем сильнее его уводит.

    Задел обочину — стой: на месте касания крестик, минус одна из 5 жизней, следующий ход пропускаешь. Жизней не осталось — новое касание разбивает машину.

    Кто первым проехал круг и пересёк черту, тот выиграл. Остальные борются за места; разбитые — последние, по пройденному пути.

    Ход — узел, где сходятся линии: к7 (столбцы без ё, й, ъ, ы, ь). Можно и точнее: 10,5 7,2 или к,5 7,2.

    Настройки: круги; опасные зоны, где касание стоит двух жизней; ворота — кружки, через которые надо проехать по порядку; препятствия; обгон: кого обошли ближе чем на полклетки, теряет жизнь; серия заездов за 5, 3, 2 и 1 очко — между ними покупают жизни и шипы. Шипы отнимают жизнь у тех, кого обгоняешь.
race-opt-laps = сколько кругов ехать
race-opt-danger = опасные зоны у обочины: касание там стоит двух жизней
race-opt-gates = кружки, через которые надо проехать по порядку
race-opt-obstacles = клинья и островки на пути
race-opt-overtake = кого обогнали ближе чем на полклетки, теряет жизнь
race-opt-series = сколько заездов; между ними за очки покупают жизни и шипы
race-key-laps = круги | кругов
race-key-danger = опасность | опасные зоны | зоны
race-key-gates = ворота
race-key-obstacles = препятствия
race-key-overtake = обгон | обгоны
race-key-series = серия | заезды | заездов
race-set-laps = { $value ->
    [one] { $value } круг
    [few] { $value } круга
   *[many] { $value } кругов
}
race-set-danger = { $value ->
    [on] с опасными зонами
   *[other] без опасных зон
}
race-set-gates = { $value ->
    [on] с воротами
   *[other] без ворот
}
race-set-obstacles = { $value ->
    [on] с препятствиями
   *[other] без препятствий
}
race-set-overtake = { $value ->
    [on] обгон отнимает жизнь
   *[other] обгонять можно даром
}
race-set-series = { $value ->
    [one] { $value } заезд
    [few] { $value } заезда
   *[many] { $value } заездов
}

race-word-life = жизнь | life
race-word-spikes = шипы | spikes
race-word-go = дальше | поехали | go

race-ask = куда щёлкнуть ручкой? Не дальше { $most } клеток
race-ask-shop = на руках { $purse ->
        [one] { $purse } очко
        [few] { $purse } очка
       *[many] { $purse } очков
    }: купишь жизнь, шипы или едем дальше?
race-life = ❤️ Жизнь ({ $price })
race-spikes = 🦔 Шипы ({ $price })
race-go = 🏁 Дальше
race-go-news = { $seat } едет дальше.

race-told-contact = { $lives ->
        [0] { $seat } задевает обочину и пропускает ход. Жизней больше нет!
        [one] { $seat } задевает обочину и пропускает ход. Осталась { $lives } жизнь.
        [few] { $seat } задевает обочину и пропускает ход. Осталось { $lives } жизни.
       *[many] { $seat } задевает обочину и пропускает ход. Осталось { $lives } жизней.
    }
race-told-danger = { $lives ->
        [0] { $seat } влетает в опасную зону: минус две жизни и пропуск хода. Больше жизней нет!
        [one] { $seat } влетает в опасную зону: минус две жизни и пропуск хода. Осталась { $lives } жизнь.
        [few] { $seat } влетает в опасную зону: минус две жизни и пропуск хода. Осталось { $lives } жизни.
       *[many] { $seat } влетает в опасную зону: минус две жизни и пропуск хода. Осталось { $lives } жизней.
    }
race-told-passed = { $lives ->
        [0] { $seat } проносится вплотную. { $other }: жизней больше нет!
        [one] { $seat } проносится вплотную. { $other }: осталась { $lives } жизнь.
        [few] { $seat } проносится вплотную. { $other }: осталось { $lives } жизни.
       *[many] { $seat } проносится вплотную. { $other }: осталось { $lives } жизней.
    }
race-told-wrecked = { $seat }: машина разбита, заезд окончен.
race-told-gate = { $seat }: ворота { $gate } из { $gates }.
race-told-lap = { $seat }: круг { $lap } из { $laps } позади.
race-told-home = { $seat } пересекает черту: место { $place }!
race-told-life = { $seat } покупает жизнь.
race-told-spikes = { $seat } покупает шипы.
race-told-next = Заезд { $race } из { $races }, на новой трассе. Поехали!

race-sheet-gate = ворота по порядку
race-sheet-contact = обочина: минус жизнь
race-sheet-zone = минус 2 жизни
race-sheet-obstacle = препятствие
race-sheet-lives = жизни
race-sheet-reach = докуда целиться
race-is = { $all }
race-is-home = место { $place }
race-is-wrecked = машина разбита
race-is-left = вне игры
race-is-turned = пропуск хода
race-is-missed = пропущен ход
race-is-lap = круг { $lap }/{ $laps }
race-is-gate = ворота { $gate }/{ $gates }
race-is-spiked = шипы
race-is-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

race-reject-syntax = Напиши, куда щёлкнуть ручкой: узел вроде к7 или точнее — 10,5 7,2.
race-reject-off = Это за краем листа: на нём узлы от а1 до { $last }.
race-reject-here = Тут стоит твоя машина. Целься в другое место.
race-reject-far = Отсюда до этого места { $far } кл. Целиться можно не дальше { $most } клеток, до пунктира.
race-reject-shop = Заезд окончен. Купи что-нибудь или напиши «дальше».
race-reject-drive = Покупают между заездами серии. Сейчас скажи, куда ехать.
race-reject-price = Это стоит { $price }, а у тебя { $purse }.
race-reject-spikes = Шипы у тебя уже есть, их хватит до конца серии.

# Слова доски, набранной буквами.
race-board-race = гонка
race-board-of = из
race-board-laps = кругов
race-board-at = на
race-board-lives = жизни
race-board-done = пройдено
race-board-gates = ворота
race-board-points = очки
race-board-purse = кошелёк
race-board-home = финиш
race-board-wrecked = авария
race-board-left = вне игры
race-board-turned = ждёт
race-board-spikes = шипы

race-lesson-1 = Обочина: минус жизнь и пропуск хода
race-lesson-2 = Пиши, куда щёлкнуть, не дальше круга: я15
race-lesson-3 = Чем длиннее штрих, тем сильнее его уводит
race-lesson-4 = Кто первым прошёл круг до черты, победил
race-lesson-5 = Жизни: без них касание разбивает машину
