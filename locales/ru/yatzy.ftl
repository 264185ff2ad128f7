# Ятси: пять костей, три броска, пятнадцать строк и премия.

yatzy-name = Ятси
yatzy-into = { yatzy-name }
yatzy-also = яцзы | ятзи | яхтзи | покер на костях
yatzy-about = Пять костей, до трёх бросков, пятнадцать строк, а если шесть верхних набрали 63 — ещё и премия.
yatzy-brief = пять костей, двадцать минут
yatzy-rules =
    Набери больше очков, чем другие. За ход брось пять костей; любые из них можно до двух раз перебросить. Потом заполни свободную строку; чего нет, за то 0.

    1–6: сумма костей с этим числом; вместе 63 и больше — ещё 50. Пара, две пары (разные), три одинаковых, каре (четыре): сумма этих костей. Стрит 1–5: 15, 2–6: 20. Фулл (три и две): все кости. Шанс: все кости. Ятси, пять равных: 50.

    С «лист=тринадцать» пар нет: три одинаковых, каре и шанс — все кости, фулл 25, четыре подряд 30, пять подряд 40, ятси 50, каждое следующее ещё 100; премия 35.

    Конец — когда заполнены все строки.

    Нажимай на кости, которые оставляешь, или пиши «оставить 3 5 5» и «бросок», «перебросить 1 2»; потом строку: «ятси», «фулл», «5» — пятёрки.

    С настройкой «вместе» бросок один на всех, каждый решает тайно, кнопками, листы открываются в конце.

yatzy-opt-sheet = пятнадцать строк или тринадцать, где фулл и стриты стоят всегда одинаково
yatzy-key-sheet = лист | строки
yatzy-is-fifteen = пятнадцать
yatzy-is-thirteen = тринадцать
yatzy-set-sheet = { $value ->
    [thirteen] тринадцать строк
   *[other] пятнадцать строк
}

yatzy-further = Снова ятси: { $seat } получает ещё { $points }.

yatzy-word-throw = бросок | бросить | бросаю | кидаю | throw
yatzy-word-name = выпало | называю | name
yatzy-word-keep = оставить | оставляю | держу | keep
yatzy-word-again = перебросить | переброс | ещё | еще | again
yatzy-word-die = кость | die
yatzy-word-ones = единицы | ones
yatzy-word-twos = двойки | twos
yatzy-word-threes = тройки | threes
yatzy-word-fours = четвёрки | четверки | fours
yatzy-word-fives = пятёрки | пятерки | fives
yatzy-word-sixes = шестёрки | шестерки | sixes
yatzy-word-pair = пара | пару | pair
yatzy-word-pairs = две пары | pairs
yatzy-word-three = тройка | тройку | сет | три одинаковых | three
yatzy-word-four = каре | четыре одинаковых | four
yatzy-word-small = малый | малый стрит | small
yatzy-word-large = большой | большой стрит | large
yatzy-word-full = фулл | фул | фулл хаус | full
yatzy-word-chance = шанс | chance
yatzy-word-yatzy = ятси | yatzy

yatzy-box-ones = Единицы
yatzy-box-twos = Двойки
yatzy-box-threes = Тройки
yatzy-box-fours = Четвёрки
yatzy-box-fives = Пятёрки
yatzy-box-sixes = Шестёрки
yatzy-box-bonus = Премия с 63
yatzy-box-pair = Пара
yatzy-box-pairs = Две пары
yatzy-box-three = Три одинаковых
yatzy-box-four = Каре
yatzy-box-small = Малый стрит
yatzy-box-large = Большой стрит
yatzy-box-full = Фулл
yatzy-box-chance = Шанс
yatzy-box-yatzy = Ятси

yatzy-lesson-1 = «оставить 4 4», «бросок»: до трёх бросков
yatzy-lesson-2 = Четыре шестёрки: 24 из 63 для премии
yatzy-lesson-3 = Фулл: все пять костей, 18
yatzy-lesson-4 = В скобках — что даст строка; пиши её имя
