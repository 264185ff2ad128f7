palms-name = Ладошки
palms-into = { palms-name }
palms-also = ладони
palms-about = По ладошке разбросаны числа. Пока ты ищешь названное, соперник ставит крестики в свои клетки.
palms-brief = десять минут
palms-rules =
    У каждого — своя ладошка, на которой вразброс стоят числа от 1 до 30 (чужую никто не видит), и пустое поле 8 × 8.

    Сначала каждый рассматривает свою ладошку, которую видит только он, и пишет «готово» — в ответ на неё или боту в личку. Числа называют, когда готовы оба.

    По очереди один называет число: 17. Другой ищет его на своей ладошке и пишет клетку, где оно стоит, тоже в ответ на ладошку или боту в личку: е9. За каждую полную секунду от показа числа до верного ответа назвавший ставит крестик. Неверная клетка — ещё один. Через двадцать секунд поиск кончается, и больше двадцати крестиков он не приносит. Потом называет другой.

    Одно число каждый называет только раз, что бы ни называл другой. Выигрывает, кто первым заполнит поле. Если раньше кончились числа, выигрывает тот, у кого больше крестиков.

    Можно выбрать, сколько чисел на ладошке, от 10 до 60, и размер поля.
palms-opt-numbers = сколько чисел на ладошке
palms-opt-grid = поле, которое заполняют крестиками
palms-key-numbers = числа | чисел
palms-key-grid = поле | размер
palms-set-numbers = { $value ->
    [one] { $value } число
    [few] { $value } числа
   *[many] { $value } чисел
}
palms-set-grid = поле { $value }

palms-word-ready = готово | готов | готова | ready

palms-own-secret = ✋ Моя ладошка
palms-ask-ready = пора рассмотреть свою ладошку, а потом «готово» — кнопкой или в личке
palms-ask-call = { $most ->
    [one] назови число от 1 до { $most }
   *[other] назови число от 1 до { $most }
}
palms-ask-find = найди { $number } на своей ладошке и напиши клетку
palms-do-ready = ✅ Готово
palms-do-ready-news = { $seat }: готово.
palms-do-call = { $number }
palms-do-find = клетка на ладошке
palms-crosses = { $count } из { $all }
palms-lost = потеряно { $seconds } с

palms-ready = { $seat }: ладошка рассмотрена.
palms-called = { $seat } называет { $number }!
palms-wrong = { $seat }: { $number } стоит не там. Это лишний крестик.
palms-found = { $seat }: число { $number } найдено за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}. { $caller } ставит { $crosses ->
    [0] ноль крестиков
    [one] { $crosses } крестик
    [few] { $crosses } крестика
   *[many] { $crosses } крестиков
}{ $wrong ->
    [0] {""}
    [1] , один из них за неверную клетку
   *[other] , из них { $wrong } за неверные клетки
}.
palms-late = { $seat }: число { $number } за { $seconds } секунд не найдено. { $caller } ставит { $crosses ->
    [one] { $crosses } крестик
    [few] { $crosses } крестика
   *[many] { $crosses } крестиков
}.

palms-reject-syntax-ready = Сначала рассмотри свою ладошку, потом напиши мне в личку «готово».
palms-reject-syntax-call = Напиши число, которое называешь, — от 1 до { $most }.
palms-reject-syntax-find = Напиши клетку, где стоит число, например е9.
palms-reject-wait = Сначала пусть найдут твоё прошлое число, потом назовёшь следующее.
palms-reject-number = { $most ->
    [one] На ладошке числа от 1 до { $most }.
   *[other] На ладошке числа от 1 до { $most }.
}
palms-reject-called = Число { $number } уже называли. Назови другое.
palms-reject-outside = Клетки { $place } на этом листе нет: последняя — { $last }.

# Слова доски, набранной буквами.
palms-board-crosses = кресты
palms-board-of = из
palms-board-lost = потеряно
palms-board-called = названы
palms-board-sought = ищут
palms-board-ready = готовы
palms-board-yes = да
palms-board-no = нет

palms-sheet-called = зачёркнутые названы:

palms-lesson-1 = Назвали 1: пиши боту в личку клетку, «в8»
palms-lesson-2 = Секунда поиска — крестик Анне
palms-lesson-3 = Кто первым заполнил поле, победил
palms-lesson-4 = Эту ладошку видит только Борис
