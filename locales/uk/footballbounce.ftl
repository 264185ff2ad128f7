footballbounce-name = Футбол із відскоком
footballbounce-into = { footballbounce-name }
footballbounce-also = паперовий футбол | футбол на папері
footballbounce-about = Футбол на папері, ланка за ланкою: м’яч відскакує від стінок, а там, де лінія вже була, ходять ще раз.
footballbounce-brief = чверть години
footballbounce-rules =
    М’яч лежить у центрі. Хід — одна ланка до сусіднього вузла, прямо чи навскоси. Ланки можуть перетинатися, але двічі по одній не ходять.

    Прийшов м’яч у вузол, де лінія вже була, — той самий гравець ходить далі, і так скільки завгодно.

    Стінка одразу відбиває м’яч, як дзеркало світло. Якщо ланку назад уже проведено, веди далі, куди хочеш. З кута виходу немає.

    Куди ти б’єш, показує стрілка біля імені. Ланка у ворота (зазвичай г1, д1, е1 або г11, д11, е11: штанги рахуються) — гол; у свої ворота — гол суперникові. Хто має ходити й не може, програє раунд. Тоді поле чисте, починає той, хто програв.

    Хід — наступний вузол, е7, або сторона світу, пдсх. Якщо в е7 лінія вже була, можна одразу ланцюжком: е7 є8.
footballbounce-opt-size = ширина й довжина поля у клітинках, обидві парні; ворота в коротких сторонах
footballbounce-opt-goal = ширина воріт у клітинках, парна
footballbounce-opt-goals = до скількох голів грати
footballbounce-opt-bounce = край поля: «дзеркало» — відбиває м’яч; «вільно» — його вузли вже пройдені, а ворота на ланку глибше за лінію
footballbounce-key-size = розмір | поле
footballbounce-key-goal = ворота | ширина воріт
footballbounce-key-goals = голи | до голів
footballbounce-key-bounce = відскок | стінки
footballbounce-is-reflect = дзеркало | відбиває
footballbounce-is-free = вільно
footballbounce-set-size = поле { $value }
footballbounce-set-goal = ширина воріт: { $value }
footballbounce-set-goals = { $value ->
    [one] до { $value } гола
    [few] до { $value } голів
   *[many] до { $value } голів
}
footballbounce-set-bounce = { $value ->
    [free] стінки вже пройдено
   *[other] стінки відбивають м’яч
}
footballbounce-word-n = пн | північ | вгору
footballbounce-word-ne = пнсх | північносхід | пн-сх
footballbounce-word-e = сх | схід | праворуч
footballbounce-word-se = пдсх | південносхід | пд-сх
footballbounce-word-s = пд | південь | вниз
footballbounce-word-sw = пдзх | південнозахід | пд-зх
footballbounce-word-w = зх | захід | ліворуч
footballbounce-word-nw = пнзх | північнозахід | пн-зх

footballbounce-ask = веди м’яч до сусіднього вузла
footballbounce-ask-on = тут лінія вже була: веди далі
footballbounce-shot = гол { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, від стінки до { $end }
footballbounce-goal = Гол! { $seat } забиває!
footballbounce-own-goal = { $seat } б’є у свої ворота: гол дістає { $other }.
footballbounce-sheet-stuck = М’яч застряг: { $seat } не має ходу
footballbounce-sheet-arrow = куди бити
footballbounce-sheet-open = куди йти
footballbounce-stuck = { $seat } більше не має ланки: раунд виграє { $other }.

footballbounce-reject-syntax = Напиши наступний вузол, наприклад е7, ланцюжок е7 є8 або сторони світу: пн пнсх сх пдсх пд пдзх зх пнзх.
footballbounce-reject-outside = Вузла { $place } на полі немає: останній — { $last }.
footballbounce-reject-far = { $place } — не сусід м’яча на { $ball }: ланка веде до одного з восьми вузлів довкола.
footballbounce-reject-nowhere = М’яч уже лежить на { $ball }. Назви вузол, куди він піде.
footballbounce-reject-drawn = Цю ланку від { $ball } вже проведено. Вибери вільну; ромбики на картинці показують куди.
footballbounce-reject-border = Від { $ball } ця ланка йде вздовж краю, а він вважається проведеним.
footballbounce-reject-leaves = Від { $ball } ця ланка виходить за поле.
footballbounce-reject-rests = На { $ball } лінії ще не було, тож хід там закінчується. Прибери те, що далі.
footballbounce-reject-goal = М’яч тоді вже у воротах. Прибери те, що далі.
footballbounce-reject-wide = Ворота на { $goal } клітинок завеликі: тут можна щонайбільше { $most }.

footballbounce-lesson-1 = Стінка відбила м’яч, як дзеркало
footballbounce-lesson-2 = Тут лінія вже була: Анна ходить далі
footballbounce-lesson-3 = Ромбики — куди можна йти: пиши «г5»
footballbounce-lesson-4 = Анна б’є сюди, штанги теж рахуються
footballbounce-lesson-5 = Застряг, наприклад у куті, — раунд програно
