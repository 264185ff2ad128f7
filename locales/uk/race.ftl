race-name = Гонки
race-into = { race-name }
race-also = машинки | гонки на папері
race-about = Машинки на папері: клацай ручкою, кружляй трасою й не чіпай узбіччя.
race-brief = чверть години
race-rules =
    Машини їдуть по колу, куди показує стрілка. У свій хід скажи, куди клацнути ручкою, — не далі 8 клітинок. Точно туди не влучить: що довший штрих, то дужче його зносить.

    Хто зачепив узбіччя, там і стає: хрестик, мінус одне з 5 життів, наступний хід пропущено. Без життів новий дотик розбиває машину.

    Виграє, хто перший проїде коло й перетне риску. Інші їдуть далі за місця; розбиті — останні, за пройденою дорогою.

    Хід — вузол, де сходяться лінії: і7. Можна й точніше: 11,5 7,2 або і,5 7,2.

    Умови: кола; небезпечні зони, де дотик коштує двох життів; ворота — кружки, які треба проїхати по черзі; перешкоди; обгін: кого обігнали ближче ніж на пів клітинки, той втрачає життя; серія заїздів за 5, 3, 2 і 1 очко — між ними купують життя й шипи. Шипи забирають життя в тих, кого обганяєш.
race-opt-laps = скільки кіл їхати
race-opt-danger = небезпечні зони на узбіччі: дотик там коштує двох життів
race-opt-gates = кружки, які треба проїхати по черзі
race-opt-obstacles = клини й острівці на дорозі
race-opt-overtake = кого обігнали ближче ніж на пів клітинки, втрачає життя
race-opt-series = скільки заїздів; між ними за очки купують життя й шипи
race-key-laps = кола | кіл
race-key-danger = небезпека | зони
race-key-gates = ворота
race-key-obstacles = перешкоди
race-key-overtake = обгін | обгони
race-key-series = серія | заїзди
race-set-laps = { $value ->
    [one] { $value } коло
    [few] { $value } кола
   *[many] { $value } кіл
}
race-set-danger = { $value ->
    [on] з небезпечними зонами
   *[other] без небезпечних зон
}
race-set-gates = { $value ->
    [on] з воротами
   *[other] без воріт
}
race-set-obstacles = { $value ->
    [on] з перешкодами
   *[other] без перешкод
}
race-set-overtake = { $value ->
    [on] обгін забирає життя
   *[other] обгін нічого не коштує
}
race-set-series = { $value ->
    [one] { $value } заїзд
    [few] { $value } заїзди
   *[many] { $value } заїздів
}

race-word-life = життя
race-word-spikes = шипи
race-word-go = далі | поїхали | їдьмо

race-ask = скажи, куди клацнути: не далі { $most } клітинок
race-ask-shop = у гаманці { $purse ->
        [one] { $purse } очко
        [few] { $purse } очки
       *[many] { $purse } очок
    }: життя, шипи чи далі, до наступного заїзду?
race-life = ❤️ Життя ({ $price })
race-spikes = 🦔 Шипи ({ $price })
race-go = 🏁 Далі
race-go-news = { $seat } їде далі.

race-told-contact = { $lives ->
        [0] { $seat } зачіпає узбіччя і пропускає хід. Життів більше немає!
        [one] { $seat } зачіпає узбіччя і пропускає хід: лишилося { $lives } життя.
        [few] { $seat } зачіпає узбіччя і пропускає хід: лишилося { $lives } життя.
       *[many] { $seat } зачіпає узбіччя і пропускає хід: лишилося { $lives } життів.
    }
race-told-danger = { $lives ->
        [0] { $seat } влітає в небезпечну зону: мінус два життя й хід. Життів більше немає!
        [one] { $seat } влітає в небезпечну зону: мінус два життя й хід, лишилося { $lives }.
        [few] { $seat } влітає в небезпечну зону: мінус два життя й хід, лишилося { $lives }.
       *[many] { $seat } влітає в небезпечну зону: мінус два життя й хід, лишилося { $lives }.
    }
race-told-passed = { $lives ->
        [0] { $seat } проїжджає впритул, { $other } втрачає останнє життя.
        [one] { $seat } проїжджає впритул, { $other } втрачає життя: лишилося { $lives }.
        [few] { $seat } проїжджає впритул, { $other } втрачає життя: лишилося { $lives }.
       *[many] { $seat } проїжджає впритул, { $other } втрачає життя: лишилося { $lives }.
    }
race-told-wrecked = { $seat }: машина розбита, заїзд закінчено.
race-told-gate = { $seat }: ворота { $gate } з { $gates }.
race-told-lap = { $seat }: коло { $lap } з { $laps } пройдено.
race-told-home = { $seat } перетинає риску: місце { $place }!
race-told-life = { $seat } купує життя.
race-told-spikes = { $seat } купує шипи.
race-told-next = Заїзд { $race } з { $races } починається на новій трасі.

race-sheet-gate = ворота по черзі
race-sheet-contact = узбіччя: мінус життя
race-sheet-zone = мінус 2 життя
race-sheet-obstacle = перешкода
race-sheet-lives = життя
race-sheet-reach = докуди цілитися
race-is = { $all }
race-is-home = місце { $place }
race-is-wrecked = машина розбита
race-is-left = поза грою
race-is-turned = пропуск ходу
race-is-missed = хід пропущено
race-is-lap = коло { $lap }/{ $laps }
race-is-gate = ворота { $gate }/{ $gates }
race-is-spiked = шипи
race-is-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

race-reject-syntax = Напиши, куди клацнути: вузол, наприклад і7, або точніше: 11,5 7,2.
race-reject-off = Це поза аркушем: він від а1 до { $last }.
race-reject-here = Там твоя машина вже стоїть. Цілься деінде.
race-reject-far = Це за { $far } клітинок. Цілитися можна щонайбільше на { $most }, до пунктиру.
race-reject-shop = Заїзд закінчено. Купи щось або напиши «далі».
race-reject-drive = Купують між заїздами серії. Тепер скажи, куди їхати.
race-reject-price = Це коштує { $price }, а в тебе { $purse }.
race-reject-spikes = Твоя машина вже має шипи; їх стане до кінця серії.

# What the board in letters says.
race-board-race = заїзд
race-board-of = з
race-board-laps = кола
race-board-at = де
race-board-lives = життя
race-board-done = є
race-board-gates = ворота
race-board-points = очки
race-board-purse = гаман
race-board-home = фініш
race-board-wrecked = розбито
race-board-left = вибуває
race-board-turned = чекає
race-board-spikes = шипи

race-lesson-1 = Узбіччя: мінус життя і пропуск ходу
race-lesson-2 = Пиши, куди клацнути, не далі кола: ю15
race-lesson-3 = Що довший штрих, то дужче його зносить
race-lesson-4 = Хто перший об’їде коло до риски, виграє
race-lesson-5 = Життя: без них дотик розбиває машину
