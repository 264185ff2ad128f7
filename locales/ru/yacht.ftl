# Яхта: пять костей, три броска, пятнадцать строк.

yacht-name = Яхта
yacht-into = Яхту
yacht-also = яхту
yacht-about = Пять костей, до трёх бросков, пятнадцать строк на листе; что выпало с первого броска, считается вдвойне.
yacht-brief = пять костей, двадцать минут
yacht-rules =
    У тебя пятнадцать ходов. Брось пять костей; любые из них можно до двух раз перебросить. Потом заполни свободную строку; чего нет, за то 0.

    Яхта: пять равных, их сумма + 50. Большой стрит 2–6: 40. Малый 1–5: 35. Каре: сумма четырёх + 10. Фулл (три и две): все кости. Две пары, три одинаковых, пара: сумма этих костей. Шанс: все кости.
    Школа, 1–6: три таких кости — 0, за каждую недостающую −10; четыре и пять — их сумма.

    Записываешь сразу после первого броска — сумма костей считается дважды, кроме шанса и школы: большой стрит даст 40 + 20 = 60, малый 35 + 15 = 50. Больше очков — победа.

    Нажимай на кости, которые оставляешь, или пиши «оставить 3 5 5» и «бросок», «перебросить 1 2»; потом строку: «яхта», «5». Если пар две, а нужна младшая, пиши «пара 3».

    С настройкой «вместе» бросок один на всех, каждый решает тайно, кнопками, листы открываются в конце.

yacht-word-throw = бросок | бросить | бросаю | кидаю | throw
yacht-word-name = выпало | называю | name
yacht-word-keep = оставить | оставляю | держу | keep
yacht-word-again = перебросить | переброс | ещё | еще | again
yacht-word-die = кость | die
yacht-word-yacht = яхта | яхту | yacht
yacht-word-large = большой | большой стрит | large
yacht-word-small = малый | малый стрит | small
yacht-word-four = каре | four
yacht-word-full = фулл | фул | фулл хаус | full
yacht-word-pairs = две пары | pairs
yacht-word-three = тройка | тройку | сет | три одинаковых | three
yacht-word-pair = пара | пару | pair
yacht-word-chance = шанс | chance
yacht-word-ones = единицы | ones
yacht-word-twos = двойки | twos
yacht-word-threes = тройки | threes
yacht-word-fours = четвёрки | четверки | fours
yacht-word-fives = пятёрки | пятерки | fives
yacht-word-sixes = шестёрки | шестерки | sixes

yacht-box-yacht = Яхта
yacht-box-large = Большой стрит
yacht-box-small = Малый стрит
yacht-box-four = Каре
yacht-box-full = Фулл
yacht-box-pairs = Две пары
yacht-box-three = Три одинаковых
yacht-box-pair = Пара
yacht-box-chance = Шанс
yacht-box-ones = Единицы
yacht-box-twos = Двойки
yacht-box-threes = Тройки
yacht-box-fours = Четвёрки
yacht-box-fives = Пятёрки
yacht-box-sixes = Шестёрки


yacht-lesson-1 = «оставить 4 5», «бросок»: до трёх бросков
yacht-lesson-2 = В скобках — что даст строка; пиши её имя
yacht-lesson-3 = Стрит с первого броска: 40 и ещё 20
yacht-lesson-4 = Каре: сумма четырёх и ещё 10
yacht-lesson-5 = Школа: четыре единицы — их сумма
