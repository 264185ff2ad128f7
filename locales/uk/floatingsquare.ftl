floatingsquare-name = Плавучий квадрат
floatingsquare-into = { floatingsquare-name }
floatingsquare-also = мандрівний квадрат
floatingsquare-about = Хрестики й нулики у квадраті 4 × 4, що плаває: де він лежить, видно лише під час гри. Виграє, у кого більше трійок.
floatingsquare-brief = п’ять хвилин
floatingsquare-rules =
    Перший хрестик стоїть посеред аркуша. Далі по черзі: нулик, хрестик — по одному знаку в порожню клітинку.

    Усі знаки разом мають уміститися у квадрат 4 × 4. Де він лежить, вирішує сама гра: зафарбовано клітинки, куди ще можна ходити. З шістнадцятим знаком квадрат повний, партію закінчено.

    Кожні три свої знаки поспіль — упоперек, униз чи навскоси — дають очко, тож чотири поспіль — два. У кого очок більше, той виграє; порівну — нічия.

    Хід — це клітинка, наприклад в3. Варіанти: «переставка» — раз за партію можна спершу пересунути свій знак (г4>д5 в3); «перетин» — дві свої трійки зі спільним знаком дають ще очко; «сусідство» — кожен знак торкається котрогось; «піддавки» — виграє, у кого трійок менше; «поле» — аркуш 8 × 8, перший хрестик у будь-яку з чотирьох середніх клітинок.
floatingsquare-opt-relocate = раз за партію можна перед ходом пересунути свій знак
floatingsquare-opt-shared = дві трійки гравця, що перетинаються, дають ще очко
floatingsquare-opt-adjacent = кожен знак торкається котрогось, що вже стоїть
floatingsquare-opt-misere = виграє, у кого трійок менше
floatingsquare-opt-board = аркуш 8 × 8, перший хрестик — в одну з чотирьох середніх клітинок
floatingsquare-key-relocate = переставка
floatingsquare-key-shared = перетин
floatingsquare-key-adjacent = сусідство
floatingsquare-key-misere = піддавки
floatingsquare-key-board = поле | великий аркуш
floatingsquare-set-relocate = { $value ->
    [off] знаків не пересувають
   *[on] раз за партію знак можна пересунути
}
floatingsquare-set-shared = { $value ->
    [off] за перетин трійок нічого
   *[on] за перетин трійок ще очко
}
floatingsquare-set-adjacent = { $value ->
    [off] знаки не мусять торкатися
   *[on] кожен знак торкається іншого
}
floatingsquare-set-misere = { $value ->
    [off] виграє, у кого трійок більше
   *[on] виграє, у кого трійок менше
}
floatingsquare-set-board = { $value ->
    [off] аркуш 7 × 7
   *[on] аркуш 8 × 8
}

floatingsquare-ask-cross = постав хрестик
floatingsquare-ask-round = постав нулик
floatingsquare-scores = { $seat }: { $move } — { $points ->
    [one] { $points } очко!
    [few] { $points } очки!
   *[many] { $points } очок!
}
floatingsquare-legend-free = сюди ще можна ходити
floatingsquare-legend-triple = три поспіль — очко

floatingsquare-reject-syntax = Напиши одну клітинку, наприклад в3.
floatingsquare-reject-outside = Клітинки { $place } на аркуші немає: остання — { $last }.
floatingsquare-reject-taken = Клітинка { $place } зайнята, вибери порожню.
floatingsquare-reject-wide = З { $place } квадрат був би завширшки { $count }, а можна тільки 4.
floatingsquare-reject-high = З { $place } квадрат був би заввишки { $count }, а можна тільки 4.
floatingsquare-reject-apart = { $place } не торкається жодного знака, а тут треба торкатися.
floatingsquare-reject-middle = Перший хрестик ставлять в одну з чотирьох середніх клітинок.
floatingsquare-reject-fixed = У цій партії знаків не пересувають. Напиши одну клітинку.
floatingsquare-reject-moved = Знак у тебе вже пересунуто: це можна раз за партію.
floatingsquare-reject-own = На { $place } немає твого знака.
floatingsquare-reject-same = Знак лишився б на місці. Назви іншу клітинку або просто постав новий.

floatingsquare-lesson-1 = Три хрестики поспіль — очко
floatingsquare-lesson-2 = Чотири дали б два: нулик не пускає
floatingsquare-lesson-3 = Ходять на сіре: пиши «б4»
floatingsquare-lesson-4 = Сюди ні: усі знаки — у квадраті 4 × 4
