footballlong-name = Футбол із довгим пасом
footballlong-into = { footballlong-name }
footballlong-also = довгий футбол | паперовий футбол із довгим пасом
footballlong-about = Футбол на папері по чотири ланки за хід: м’яч іде там, де ліній ще не було. Нікуди ходити — суперник б’є штрафний.
footballlong-brief = чверть години
footballlong-rules =
    М’яч лежить у центрі. Хід — чотири ланки по лініях клітинок, кожна у вузол, де ліній ще не було. Край поля закритий, відкриті тільки вузли між штангами.

    З вузла між штангами ступи за лінію — це гол; такий хід може бути коротший за чотири ланки. Торкнутися лінії воріт замало. Куди бити, показує стрілка біля імені.

    Якщо повного ходу немає, суперник б’є штрафний: шість ланок прямо в будь-який із восьми боків, через будь-які лінії, але не за поле, хіба що у твої ворота. Від штанги м’яч відскакує. Після десяти штрафних поспіль — пенальті: обоє таємно вибирають кут.

    Після гола починає той, хто пропустив. Хід — вузли або сторони світу: з12 з11 и11 и10, пн пн сх пн, удар пнсх. «хід=навскоси» — три ланки, можна й навскоси, але лінії не перетинати.
footballlong-opt-size = ширина й довжина поля у клітинках, обидві парні; ворота в коротких сторонах
footballlong-opt-goal = ширина воріт у клітинках, парна (якщо не сказано, близько чверті ширини поля)
footballlong-opt-step = хід: 4 прямо — чотири ланки по лініях клітинок; 3 навскоси — три, можна й навскоси
footballlong-opt-kick = скільки ланок має штрафний, 6 чи 13
footballlong-opt-goals = до скількох голів грати
footballlong-opt-after = поле після гола: «чисте» або «далі» — лінії лишаються
footballlong-key-size = розмір | поле
footballlong-key-goal = ворота | ширина воріт
footballlong-key-step = хід | ланки
footballlong-key-kick = удар | штрафний
footballlong-key-goals = голи | до голів
footballlong-key-after = після гола
footballlong-is-4 = 4 прямо | чотири | прямо
footballlong-is-3d = 3 навскоси | три | навскоси
footballlong-is-6 = 6 | короткий
footballlong-is-13 = 13 | довгий
footballlong-is-clean = чисте
footballlong-is-continue = далі | лінії лишаються
footballlong-set-size = поле { $value }
footballlong-set-goal = ширина воріт: { $value }
footballlong-set-step = { $value ->
    [4] чотири прямі ланки за хід
   *[other] три ланки за хід, можна навскоси
}
footballlong-set-kick = штрафні по { $value } ланок
footballlong-set-goals = { $value ->
    [one] до { $value } гола
    [few] до { $value } голів
   *[many] до { $value } голів
}
footballlong-set-after = { $value ->
    [continue] після гола лінії лишаються
   *[other] після гола поле чисте
}
footballlong-word-n = пн | північ | вгору
footballlong-word-ne = пнсх | північносхід | пн-сх
footballlong-word-e = сх | схід
footballlong-word-se = пдсх | південносхід | пд-сх
footballlong-word-s = пд | південь | вниз
footballlong-word-sw = пдзх | південнозахід | пд-зх
footballlong-word-w = зх | захід
footballlong-word-nw = пнзх | північнозахід | пн-зх
footballlong-word-kick = удар | штрафний | б’ю
footballlong-word-left = ліворуч | лівий | лівий кут
footballlong-word-middle = середина | центр | посередині
footballlong-word-right = праворуч | правий | правий кут

footballlong-ask = { $links ->
    [one] веди м’яч на { $links } ланку
    [few] веди м’яч на { $links } ланки
   *[many] веди м’яч на { $links } ланок
}
footballlong-ask-kick = бий штрафний: вибери напрям
footballlong-ask-aim = пенальті: вибери, куди бити
footballlong-ask-jump = пенальті: вибери, куди стрибати
footballlong-kick = удар { $arrow }
footballlong-left = ← ліворуч
footballlong-middle = середина
footballlong-right = праворуч →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Гол! { $seat } забиває!
footballlong-stuck = { $seat } не має повного ходу: штрафний б’є { $other }.
footballlong-penalties = Десять штрафних поспіль: пенальті! Перший удар — { $seat }.
footballlong-converted = { $seat } забиває пенальті.
footballlong-saved = { $other } відбиває: { $seat } не забиває пенальті.
footballlong-is-penalties = Пенальті
footballlong-is-shooting = Пенальті: б’є { $seat }, ловить { $other }
footballlong-is-in = гол
footballlong-is-kept = відбито
footballlong-is-keeper = воротар
footballlong-sheet-arrow = куди бити
footballlong-sheet-open = куди йти

footballlong-reject-syntax = Напиши вузли дороги, наприклад з12 з11 и11 и10, або сторони світу: пн пн сх пн.
footballlong-reject-syntax-kick = Напиши напрям штрафного, наприклад удар пнсх.
footballlong-reject-syntax-side = Вибери бік: ліворуч, середина чи праворуч.
footballlong-reject-outside = Вузла { $place } на полі немає: останній — { $last }.
footballlong-reject-far = Від { $ball } одна ланка не веде до { $place }: назви кожен вузол на дорозі.
footballlong-reject-slants = Ланки тут ідуть по лініях клітинок, а ця від { $ball } — навскоси.
footballlong-reject-visited = На { $ball } лінія вже була.
footballlong-reject-crosses = Від { $ball } ця ланка перетинає лінію.
footballlong-reject-border = { $ball } лежить на краю, а він закритий, крім місця між штангами.
footballlong-reject-leaves = Від { $ball } ця ланка виходить за поле. Гол забивають із вузла строго між штангами.
footballlong-reject-own = Від { $ball } це були б твої ворота; ти б’єш у другі.
footballlong-reject-count = Тут { $count ->
    [one] { $count } ланка
    [few] { $count } ланки
   *[many] { $count } ланок
}, а хід має { $want }; менше можна тільки з голом.
footballlong-reject-goal = М’яч тоді вже у воротах. Прибери те, що далі.
footballlong-reject-kick = Удар { $arrow } на повну довжину виходить за поле. Не виходять: { $arrows }
footballlong-reject-shorter = На повну довжину тут не пробити, тож лишається найдовший, { $links ->
    [one] { $links } ланка
    [few] { $links } ланки
   *[many] { $links } ланок
}: { $arrows }
footballlong-reject-no-kick = М’яч можна вести, тож штрафного немає. Назви вузли дороги.
footballlong-reject-only-kick = { $other } не має повного ходу, тож твій удар — штрафний. Вибери напрям, наприклад удар пнсх.
footballlong-reject-wide = Ворота на { $goal } клітинок завеликі: тут можна щонайбільше { $most }.

footballlong-lesson-1 = Анні нікуди йти: штрафний б’є Богдан
footballlong-lesson-2 = Штрафний — шість ланок прямо: «удар пд»
footballlong-lesson-3 = Хід — чотири ланки, вузли тільки нові
footballlong-lesson-4 = Тепер Анна: «в8 г8 г7 д7»
footballlong-lesson-5 = Богдан б’є сюди: за лінію — гол
