palms-name = Долоньки
palms-into = { palms-name }
palms-also = долоні | долонька
palms-about = Числа розкидані по долоньці. Поки ти шукаєш назване, суперник заповнює поле хрестиками.
palms-brief = десять хвилин
palms-rules =
    Кожен має свою долоньку, де розкидано числа від 1 до 30 (чужої ніхто не бачить), і порожнє поле 8 × 8.

    Спершу роздивись свою долоньку, яку бачиш тільки ти, і напиши «готово» — у відповідь на неї або ботові в особисті. Коли готові обоє, називають перше число.

    Називають по черзі: 17. Другий шукає його на своїй долоньці й пише клітинку, де воно стоїть, теж у відповідь на долоньку або ботові в особисті: е9. За кожну повну секунду від показу числа до правильної відповіді той, хто назвав, ставить хрестик. Хибна клітинка — ще один. Через двадцять секунд пошук закінчено, і більше двадцяти хрестиків він не дає. Потім називає другий.

    Те саме число кожен називає лише раз, хоч що називав другий. Виграє, хто перший заповнить поле. Якщо раніше скінчилися числа, виграє той, у кого більше хрестиків.

    Хто кличе грати, вибирає, скільки чисел, від 10 до 60, і розмір поля.
palms-opt-numbers = скільки чисел на долоньці
palms-opt-grid = поле, яке заповнюють хрестиками
palms-key-numbers = числа | чисел
palms-key-grid = поле | розмір
palms-set-numbers = { $value ->
    [one] { $value } число
    [few] { $value } числа
   *[many] { $value } чисел
}
palms-set-grid = поле { $value }

palms-word-ready = готово | готовий | готова

palms-own-secret = ✋ Моя долонька
palms-ask-ready = { $several ->
    [yes] роздивіться свої долоньки, тоді «готово» — кнопкою або в особисті
   *[no] роздивись свою долоньку, тоді «готово» — кнопкою або в особисті
}
palms-ask-call = { $most ->
    [1] назви число: 1
   *[other] назви число від 1 до { $most }
}
palms-ask-find = знайди { $number } на своїй долоньці й напиши клітинку
palms-do-ready = ✅ Готово
palms-do-ready-news = { $seat }: готово.
palms-do-call = { $number }
palms-do-find = клітинка на долоньці
palms-crosses = { $count } з { $all }
palms-lost = втрачено { $seconds } с

palms-ready = { $seat }: готово.
palms-called = { $seat } називає { $number }!
palms-wrong = { $seat }: { $number } не там. Це коштує хрестика.
palms-found = { $seat }: { $number } знайдено за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}, { $caller } ставить { $crosses ->
    [0] нуль хрестиків
    [one] { $crosses } хрестик
    [few] { $crosses } хрестики
   *[many] { $crosses } хрестиків
}{ $wrong ->
    [0] {""}
    [1] , один із них за хибну клітинку
   *[other] , із них { $wrong } за хибні клітинки
}.
palms-late = { $seat }: { $number } не знайдено, секунд минуло { $seconds }. { $caller } ставить { $crosses ->
    [one] { $crosses } хрестик
    [few] { $crosses } хрестики
   *[many] { $crosses } хрестиків
}.

palms-reject-syntax-ready = Спершу роздивись свою долоньку. Тоді напиши мені в особисті «готово».
palms-reject-syntax-call = Напиши число, яке називаєш, від 1 до { $most }.
palms-reject-syntax-find = Напиши клітинку, де стоїть число, наприклад е9.
palms-reject-wait = Спершу мають знайти твоє останнє число. Тоді назвеш наступне.
palms-reject-number = { $most ->
    [1] На долоньці є тільки число 1.
   *[other] Числа на долоньці — від 1 до { $most }.
}
palms-reject-called = { $number } від тебе вже було. Назви інше число.
palms-reject-outside = Клітинки { $place } на аркуші немає: остання — { $last }.

# What the board in letters says.
palms-board-crosses = хрестики
palms-board-of = з
palms-board-lost = втрачено
palms-board-called = названо
palms-board-sought = шукають
palms-board-ready = готові
palms-board-yes = так
palms-board-no = ні

palms-sheet-called = закреслені вже названо:

palms-lesson-1 = Анна називає 1: пиши ботові «в8»
palms-lesson-2 = Секунда пошуку — хрестик Анні
palms-lesson-3 = Хто перший заповнить поле, виграє
palms-lesson-4 = Цю долоньку бачить лише Богдан
