# Камерунский счётчик: отметки на суммах костей.

countercameroon-name = Камерунский счётчик
countercameroon-into = { countercameroon-name }
countercameroon-also = камерунский счетчик | счётчик | счетчик
countercameroon-about = Разбей четыре кости на две пары и отметь их суммы: у кого первым четыре отметки, тот взял сумму. Чем она реже, тем дороже.
countercameroon-brief = четыре кости, десять минут
countercameroon-rules =
    Бери суммы подороже. За ход падают четыре кости; разбей их на две пары и поставь по отметке на обе суммы. У кого первым четыре отметки на сумме, тот её взял, и для всех она закрыта.

    За каждой суммой стоит, сколько она даёт: 7 — одно очко, и чем реже, тем больше, до 11 за 2 и 12. Со «счёт=ровный» — от 1 до 6.

    Выпало 1 4 5 6: отмечай 5 и 11, или 6 и 10, или 7 и 9. Пиши «отметить 5 11» или просто «5 11», или нажми кнопку.

    С «вид=две» падают две кости, и сумма одна: отметь её или бросай обе «ещё», за ход до трёх раз; последняя сумма отмечается.

    Партия кончается, когда взяты все одиннадцать сумм; больше очков — победа. Если бросок общий и четыре отметки сразу у нескольких, сумма у каждого из них.

countercameroon-opt-form = четыре кости и две суммы или две кости и одна сумма
countercameroon-opt-throws = сколько раз за ход можно бросить две кости
countercameroon-opt-values = сколько дают суммы: от 1 до 11 или от 1 до 6
countercameroon-key-form = вид
countercameroon-key-throws = броски
countercameroon-key-values = счёт | счет
countercameroon-is-four = четыре
countercameroon-is-two = две
countercameroon-is-steep = крутой
countercameroon-is-flat = ровный
countercameroon-set-form = { $value ->
    [two] две кости
   *[other] четыре кости
}
countercameroon-set-throws = { $value ->
    [one] { $value } бросок двух костей
   *[other] до { $value } бросков двух костей
}
countercameroon-set-values = { $value ->
    [flat] суммы дают от 1 до 6
   *[other] суммы дают от 1 до 11
}

countercameroon-word-throw = бросок | бросить | бросаю | throw
countercameroon-word-name = выпало | называю | name
countercameroon-word-mark = отметить | отмечаю | mark
countercameroon-word-again = ещё | бросить ещё | еще | перебросить | again

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } отмечает { $sums }.

countercameroon-again = 🎲 Бросить ещё
countercameroon-again-news = { $seat } бросает ещё раз.
countercameroon-ask = какие суммы сделаешь из { $faces }?
countercameroon-ask-two = отметить { $sum } или бросать ещё?

countercameroon-threw = { $seat } бросает: { $faces }.
countercameroon-marks = { $seat } отмечает { $sums }.
countercameroon-won = Сумма { $sum } взята, за неё { $points }: { $names }.

countercameroon-reject-syntax = Напиши суммы, которые отмечаешь: «5 11» — это пятёрка и одиннадцать.
countercameroon-reject-sums = Из этих костей выходит: { $ways }.
countercameroon-reject-again = Больше бросков за этот ход нет: отмечай, что есть.
countercameroon-reject-name = Назови кости, сумма которых ещё открыта.

countercameroon-sheet = Четыре отметки — сумма взята
countercameroon-sheet-two = Четыре отметки — сумма взята; бросок { $throw }
countercameroon-sheet-closed = сумма закрыта
countercameroon-sheet-points = очки

countercameroon-lesson-1 = Цена: сколько очков даёт сумма
countercameroon-lesson-2 = Четыре отметки: двойку взяла Анна
countercameroon-lesson-3 = Для остальных она закрыта
countercameroon-lesson-4 = Разбей кости: «6 8» или «7 7»
