numbers-name = Числа
numbers-into = { numbers-name }
numbers-also = цифри | десятка
numbers-about = Викреслюй сусідів, що рівні або дають десять, дописуй решту в кінець, поки аркуш не спорожніє. Наодинці або наввипередки.
numbers-brief = чверть години
numbers-rules =
    На аркуші цифри чисел від 1 до 9 і від 11 до 19, по дев’ять у рядку.

    Викреслюй дві цифри, що рівні або разом дають десять, якщо вони сусіди: одна йде за одною, коли читати рядок за рядком (за кінцем рядка — початок наступного), або стоять в одному стовпці. Викреслене між ними не рахується.

    Коли пар більше немає, або й раніше, напиши «ще»: усі цифри, що лишилися, дописують за останньою клітинкою, по черзі. Усе викреслено — перемога. Більше ніж сто рядків на аркуш не влізе.

    Хід — дві клітинки: з1-а2. /hint показує пару, а наодинці можна повертати ходи скільки хочеш.

    Кілька гравців змагаються на однакових аркушах, кожен у своєму темпі: виграє, у кого менше дописок, тоді — менше ходів. «дописувати=без пар» — лише коли пар немає. «дописок=3» дозволяє три: скінчилися, а пари немає — кінець. «початок=випадковий» — випадкові цифри.
numbers-opt-refill = коли можна дописати решту: будь-коли чи тільки коли пар немає
numbers-opt-refills = скільки разів можна дописати решту; 0 — скільки хочеш
numbers-opt-start = цифри на початку: звичайні чи випадкові
numbers-key-refill = дописувати | дописка
numbers-key-refills = дописок
numbers-key-start = початок
numbers-is-any = завжди | будь-коли
numbers-is-stuck = без пар | коли пар немає
numbers-is-usual = звичайний
numbers-is-drawn = випадковий | навмання
numbers-set-refill = { $value ->
    [stuck] решту дописують, лише коли пар немає
   *[other] решту дописують будь-коли
}
numbers-set-refills = { $value ->
    [0] дописувати можна скільки хочеш
    [one] дописувати щонайбільше { $value } раз
    [few] дописувати щонайбільше { $value } рази
   *[many] дописувати щонайбільше { $value } разів
}
numbers-set-start = { $value ->
    [drawn] випадкові цифри
   *[other] звичайні цифри
}

numbers-word-more = ще | дописати | дописую | пишу далі

numbers-ask = { $several ->
    [yes] викресліть пару або допишіть решту: «ще»
   *[no] викресли пару або допиши решту: «ще»
}
numbers-more = ✏️ Ще
numbers-more-sure = дописати ще раз, хоча пари є
numbers-more-news = { $seat }: решту дописано.
numbers-strike = { $one }–{ $two }
numbers-count = лишилося { $left } · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}
numbers-refills = дописок { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } рядок викреслено
    [few] { $rows } рядки викреслено
   *[many] { $rows } рядків викреслено
}
numbers-feat = { $left ->
    [one] лишилася { $left } цифра
    [few] лишилося { $left } цифри
   *[many] лишилося { $left } цифр
}
numbers-feat-cleared = { $moves ->
    [one] чисто за { $moves } хід
    [few] чисто за { $moves } ходи
   *[many] чисто за { $moves } ходів
}
numbers-hint = { $one } і { $two } можна викреслити.
numbers-hint-none = Пар немає: напиши «ще».

numbers-reject-syntax = Напиши дві клітинки, які викреслюєш, наприклад з1-а2, або «ще».
numbers-reject-outside = Клітинки { $place } на аркуші немає: остання — { $last }.
numbers-reject-struck = { $place } вже викреслено.
numbers-reject-same = Це двічі { $place }. Назви дві клітинки.
numbers-reject-fit = { $one } і { $two } не рівні й не дають десяти.
numbers-reject-between = Між ними { $digit }, у { $place }.
numbers-reject-order = Вони не в одному стовпці, а як читати рядок за рядком, між ними { $digit }, у { $place }.
numbers-reject-stuck = Ще можна викреслити пару; тут дописують, лише коли пар немає.
numbers-reject-refills = Решту дописано вже { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}: більше не можна.
numbers-reject-full = Цифри, що лишилися, не вміщаються: аркуш має { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
}.

# What the board in letters says.
numbers-board-seat = гравець
numbers-board-left = решта
numbers-board-refills = дописок
numbers-board-moves = ходи

numbers-lesson-1 = 9 і 1 — десять, за з1 йде а2: з1-а2
numbers-lesson-2 = Дві однакові поруч: б2-в2
numbers-lesson-3 = 8 і 2: викреслене між ними не рахується
numbers-lesson-4 = Стовпець — теж сусіди: з2-з3
numbers-lesson-5 = Пар немає — «ще»; усе чисто — перемога
