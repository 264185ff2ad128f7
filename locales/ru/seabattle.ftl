seabattle-name = Морской бой
seabattle-into = { seabattle-name }
seabattle-also = кораблики
seabattle-about = Два скрытых флота и выстрел за выстрелом: мимо, ранил, убил.
seabattle-brief = четверть часа
seabattle-rules =
    У каждого игрока своё поле и свой флот, которого соперник не видит. На обычном поле 10 × 10 это один корабль на четыре клетки, два на три, три на две и четыре на одну. Корабли прямые и не касаются друг друга даже углами.

    Сначала оба расставляют корабли: в личке с ботом или по кнопке в группе. Напиши два конца корабля, например а1-а4 (для самого маленького — одну клетку), или сразу нескольких: а1-а4 в1-в3; то же самое ещё раз снимет его с поля. «Случайно» — бот расставит сам, а «очистить» снимет всё. Когда расстановка нравится, скажи «готов».

    Потом стреляют по очереди: напиши клетку, например д5. Ответ — мимо, ранил или убил. Попавший стреляет ещё раз. Вокруг убитого корабля пусто: эти клетки отмечаются, стрелять по ним нельзя.

    Побеждает тот, кто первым потопит весь флот соперника.

    Тот, кто зовёт играть, может изменить поле и флот и решить, даёт ли попадание ещё один выстрел. В игре залпами называют сразу столько клеток, сколько своих кораблей на плаву: а1 в5 д9.
seabattle-opt-size = сколько клеток в стороне поля
seabattle-opt-fleet = длины кораблей, например 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = попавший стреляет ещё раз
seabattle-opt-salvo = залпы: выстрелов столько, сколько своих кораблей на плаву
seabattle-key-size = размер | поле
seabattle-key-fleet = флот | корабли
seabattle-key-again = ещё выстрел | повтор
seabattle-key-salvo = залпы | залп
seabattle-set-size = поле { $value } × { $value }
seabattle-set-fleet = корабли: { $value }
seabattle-set-again = { $value ->
    [on] попавший стреляет ещё раз
   *[other] один выстрел за ход
}
seabattle-set-salvo = { $value ->
    [on] залпами
   *[other] по одному выстрелу
}
seabattle-word-random = случайно | наугад | авто | расставь | random
seabattle-word-clear = очистить | сначала | заново | clear
seabattle-word-ready = готов | готова | готово | ready

seabattle-do-random = 🎲 Случайно
seabattle-do-clear = Очистить
seabattle-do-ready = ✅ Готов
seabattle-do-place = корабли расставляются

seabattle-own = 👁 Мой флот
seabattle-own-secret = ✏ Мои корабли
seabattle-ask-place = { $several ->
    [yes] расставьте корабли: пишите оба конца каждого, потом «готов»
   *[no] расставь корабли: пиши оба конца каждого, потом «готов»
}
seabattle-ask-shoot = стреляй, назови клетку
seabattle-ask-salvo =
    { $shots ->
        [one] дай залп: назови { $shots } клетку
        [few] дай залп: назови { $shots } клетки
       *[many] дай залп: назови { $shots } клеток
    }

seabattle-ready = { $seat }: флот вышел в море.
seabattle-complete = Все корабли на месте. Скажи «готов» или переставь что-нибудь.
seabattle-miss = { $seat } стреляет: { $place } — мимо.
seabattle-hit = { $seat } стреляет: { $place } — ранил!
seabattle-sunk =
    { $seat } стреляет: { $place } — { $length ->
        [1] убил однопалубный!
        [2] убил двухпалубный!
        [3] убил трёхпалубный!
        [4] убил четырёхпалубный!
        [one] убил корабль на { $length } клетку!
        [few] убил корабль на { $length } клетки!
       *[many] убил корабль на { $length } клеток!
    }
seabattle-salvo = { $seat } даёт залп: { $cells }.
seabattle-cell-miss = { $place } мимо
seabattle-cell-hit = { $place } ранил
seabattle-cell-sunk = { $place } убил

seabattle-reject-syntax-place = Напиши оба конца корабля, например а1-а4 (можно сразу несколько: а1-а4 в1-в3), или «случайно», «очистить», «готов».
seabattle-reject-syntax-shoot = Назови одну клетку, например д5.
seabattle-reject-syntax-salvo = Назови клетки залпа одной строкой, например а1 в5 д9.
seabattle-reject-outside = Клетки { $place } на поле нет: последняя — { $last }.
seabattle-reject-bent = От { $from } до { $to } по прямой не пройти: корабли не гнутся.
seabattle-reject-among = { $ship }: { $why } Ни один из этих кораблей не поставлен.
seabattle-reject-near = Корабли не должны касаться друг друга, даже углами.
seabattle-reject-length =
    { $length ->
        [one] В этом флоте нет кораблей на { $length } клетку.
        [few] В этом флоте нет кораблей на { $length } клетки.
       *[many] В этом флоте нет кораблей на { $length } клеток.
    }
seabattle-reject-spent =
    { $length ->
        [one] Все корабли на { $length } клетку уже стоят.
        [few] Все корабли на { $length } клетки уже стоят.
       *[many] Все корабли на { $length } клеток уже стоят.
    }
seabattle-reject-missing =
    { $count ->
        [one] Не хватает ещё { $count } корабля, его длина: { $lengths }.
       *[other] Не хватает ещё { $count } кораблей, их длины: { $lengths }.
    }
seabattle-reject-shot-before = По { $place } уже стреляли. Выбери другую клетку.
seabattle-reject-empty = { $place } — рядом с убитым кораблём, там пусто.
seabattle-reject-twice = { $place } в залпе названа дважды.
seabattle-reject-volley =
    { $want ->
        [one] В залпе { $want } выстрел, а названо клеток: { $given }.
        [few] В залпе { $want } выстрела, а названо клеток: { $given }.
       *[many] В залпе { $want } выстрелов, а названо клеток: { $given }.
    }
seabattle-reject-fleet-long =
    { $length ->
        [one] Корабль на { $length } клетку
        [few] Корабль на { $length } клетки
       *[many] Корабль на { $length } клеток
    } не помещается на поле { $size } × { $size }.
seabattle-reject-fleet-crowded = На поле { $size } × { $size } этому флоту тесно. Возьми меньше кораблей, покороче или поле побольше.
seabattle-afloat = на плаву: { $count }
seabattle-places = ставит корабли

seabattle-lesson-1 = Ранил: Борис стреляет ещё раз
seabattle-lesson-2 = Убил: вокруг пусто, туда не стреляют
seabattle-lesson-3 = Красная рамка — стреляют сюда: «б2»
seabattle-lesson-4 = Видно только Анне; ставят в личке: д1-е1
seabattle-lesson-5 = Потопил весь флот — победил
