# Арпеджио: один список растёт, другой убывает.

arpeggio-name = Арпеджио
arpeggio-into = { arpeggio-name }
arpeggio-also = вверх и вниз
arpeggio-about = Две кости — двузначное число. Один список растёт, другой убывает: кто первым соберёт десять чисел?
arpeggio-brief = две кости, пять минут
arpeggio-rules =
    Один пишет список по возрастанию, другой — по убыванию; кому что, решает жребий. Побеждает, кто первым наберёт десять чисел.

    В твой ход бот бросает две кости. Прочти их как двузначное число в любом порядке: 3 и 4 — это 34 или 43. Запиши его, если оно продолжает твой список, или пасуй. Если кости равны, одну из них можно один раз перебросить.

    После паса соперник может взять твои кости — записать число из них, и тогда снова твой ход. Или отказаться и бросить свои: «бросок».

    Один раз за партию каждый может шагнуть назад: записать число против своего направления и продолжать от него. Одно и то же число два раза подряд не пишут.

    Например, твой список растёт и дошёл до 24, а выпало 3 4: пиши «34» или «43».

    Пиши число, «пас» или «ещё» (перебросить одну из равных) или нажимай кнопки. Если кому-то идти некуда, второй играет дальше; если некуда обоим или сделано 80 ходов, побеждает длинный список. «длина» меняет, сколько чисел нужно; ходов всегда в восемь раз больше.
arpeggio-opt-length = сколько чисел нужно набрать
arpeggio-key-length = длина | чисел
arpeggio-set-length = { $value ->
    [one] до { $value } числа
   *[other] до { $value } чисел
}

arpeggio-word-roll = бросок | бросить | бросаю | кидаю | roll
arpeggio-word-pass = пас | пасую | pass
arpeggio-word-again = ещё | еще | перебросить | перебросить одну | again

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Пас
arpeggio-pass-news = { $seat }: пас.
arpeggio-roll = 🎲 Бросить
arpeggio-roll-news = { $seat }: эти кости не нужны.
arpeggio-again = 🎲 Перебросить одну
arpeggio-again-news = { $seat } перебрасывает одну кость.

arpeggio-ask-rises = запиши число из { $faces } по возрастанию или пасуй{ arpeggio-back }
arpeggio-ask-falls = запиши число из { $faces } по убыванию или пасуй{ arpeggio-back }
arpeggio-ask-offered = напиши число из { $faces } или бросай свои («бросок»){ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } — шаг назад, он один за партию)
   *[other] {" "}(и { $one }, и { $two } — шаг назад, он один за партию)
}

arpeggio-threw = { $seat } бросает: { $faces }.
arpeggio-writes = { $seat } пишет { $number }, в списке { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
}.
arpeggio-steps-back = { $seat } шагает назад, к { $number }: так можно один раз.
arpeggio-passes = { $seat } пасует, кости можно взять.

arpeggio-reject-syntax = Напиши число, которое выходит из костей, или «пас».
arpeggio-reject-dice = Из этих костей выходит: { $numbers }.
arpeggio-reject-rises = Твой список растёт, последнее — { $last }, а шаг назад уже был: пиши число больше или пасуй.
arpeggio-reject-falls = Твой список убывает, последнее — { $last }, а шаг назад уже был: пиши число меньше или пасуй.
arpeggio-reject-roll = Кости уже брошены: пиши число или пасуй.
arpeggio-reject-again = Перебросить можно одну из двух равных костей, и только один раз.
arpeggio-reject-pass = Чужие кости дальше не передают: возьми их или бросай.

arpeggio-board-count = чисел
arpeggio-board-list = список
arpeggio-board-rises = растёт
arpeggio-board-falls = убывает
arpeggio-board-throw = бросок
arpeggio-board-offered = можно взять
arpeggio-board-step-back-used = шаг назад был:

arpeggio-sheet-threw = последний бросок
arpeggio-sheet-double = { $one }, можно перебросить
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } или { $two }
arpeggio-sheet-back = шаг назад
arpeggio-sheet-rises = растёт: { $count } из { $length }
arpeggio-sheet-falls = убывает: { $count } из { $length }
arpeggio-sheet-count = числа

arpeggio-lesson-1 = Список Анны растёт, снизу вверх
arpeggio-lesson-2 = Список Бориса убывает, сверху вниз
arpeggio-lesson-3 = Анна спасовала, и Борис взял её кости
arpeggio-lesson-4 = Шаг назад — раз за партию
arpeggio-lesson-5 = У Бориса 5 и 4: он пишет «54» или «45»
