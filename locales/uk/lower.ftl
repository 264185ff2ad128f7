# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Хто менше
lower-into = { lower-name }
lower-also = менше число | недобір
lower-about = Обоє таємно вибирають число. Менше дає стільки очок, хіба що друге більше рівно на один: тоді воно бере обидва.
lower-brief = без кубиків, п’ять хвилин
lower-rules =
    Обидва гравці таємно, кнопкою або в особистому чаті, вибирають число від 1 до 6. Потім їх відкривають, наче два кубики з-під долоні.

    Менше число дає свої очки: 2 проти 5 — це 2 очки за двійку. Але якщо друге більше рівно на один, воно забирає обидва: 4 проти 5 — це 9 очок за п’ятірку. Рівні числа не дають нічого.

    Тож одиниці нема чого боятися, крім двійки, але й дає вона мало; хто хоче більше, більше й ризикує. Виграє, хто перший має 30 очок.

    Умова «мета» задає, до скількох очок грати.

lower-opt-goal = до скількох очок грати
lower-key-goal = мета | очки
lower-set-goal = до { $value ->
    [one] { $value } очка
    [few] { $value } очок
   *[many] { $value } очок
}

lower-ask = { $several ->
    [yes] виберіть
   *[no] вибери
} число від 1 до { $most }
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} дістає { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: рівно на один більше, { $seat } забирає { $points }.
lower-equal = В обох { $number }: нікому нічого.
lower-reject = Вибери число від 1 до { $most }.

lower-board-points = очки
lower-board-chosen = вибір
lower-board-yes = є
lower-board-no = ні

lower-lesson-1 = Поки не вибрали обоє, чисел не видно
lower-lesson-2 = 2 проти 5: менше дає свої 2 очки
lower-lesson-3 = 5 більше за 4 рівно на один: бере 4 + 5
lower-lesson-4 = Хто перший має 15, виграє (зазвичай 30)

lower-sheet = Очки меншому; на 1 більше — бере обидва
