# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Ятзі
yatzy-into = { yatzy-name }
yatzy-also = ятці | яцзи | ятци
yatzy-about = П’ять кубиків, до трьох кидків, п’ятнадцять рядків і премія, якщо шість верхніх дають 63.
yatzy-brief = п’ять кубиків, двадцять хвилин
yatzy-rules =
    Набери більше очок, ніж інші. У свій хід кинь п’ять кубиків; будь-які з них можна до двох разів перекинути. Потім заповни вільний рядок; чого немає, за те 0.

    Від 1 до 6: сума таких кубиків; якщо разом 63 або більше — ще 50. Пара, дві пари (різні), три, чотири: сума цих кубиків. Стрит 1–5: 15, 2–6: 20. Фул (3 + 2): усі кубики. Шанс: усі кубики. Ятзі, п’ять рівних: 50.

    «аркуш=тринадцять» — без пар: три, чотири й шанс рахують усі кубики, фул 25, чотири поспіль 30, п’ять поспіль 40, ятзі 50, кожне наступне ятзі ще 100; премія 35.

    Партія закінчується, коли всі рядки повні.

    Тисни на кубики, які лишаєш, або пиши «лишити 3 5 5» і «кидок», «перекинути 1 2»; далі рядок: «ятзі», «фул», «5» — п’ятірки.

    З умовою «разом» кидок один на всіх, кожен вирішує таємно, кнопками, аркуші відкриють у кінці.

yatzy-opt-sheet = п’ятнадцять рядків або тринадцять зі сталими очками за фул і стрити
yatzy-key-sheet = аркуш | рядки
yatzy-is-fifteen = п’ятнадцять
yatzy-is-thirteen = тринадцять
yatzy-set-sheet = { $value ->
    [thirteen] тринадцять рядків
   *[other] п’ятнадцять рядків
}

yatzy-further = Знову ятзі: { $seat } дістає ще { $points }.

yatzy-word-throw = кидок | кинути | кидаю
yatzy-word-name = випало | називаю
yatzy-word-keep = лишити | лишаю | залишити | тримаю
yatzy-word-again = перекинути | перекидаю | ще
yatzy-word-die = кубик
yatzy-word-ones = одиниці
yatzy-word-twos = двійки
yatzy-word-threes = трійки
yatzy-word-fours = четвірки
yatzy-word-fives = п’ятірки
yatzy-word-sixes = шістки
yatzy-word-pair = пара | пару
yatzy-word-pairs = дві пари
yatzy-word-three = трійка | трійку | три однакові
yatzy-word-four = каре | чотири однакові
yatzy-word-small = малий | малий стрит
yatzy-word-large = великий | великий стрит
yatzy-word-full = фул | фулл | фул хаус
yatzy-word-chance = шанс
yatzy-word-yatzy = ятзі | ятці

yatzy-box-ones = Одиниці
yatzy-box-twos = Двійки
yatzy-box-threes = Трійки
yatzy-box-fours = Четвірки
yatzy-box-fives = П’ятірки
yatzy-box-sixes = Шістки
yatzy-box-bonus = Премія від 63
yatzy-box-pair = Пара
yatzy-box-pairs = Дві пари
yatzy-box-three = Три однакові
yatzy-box-four = Каре
yatzy-box-small = Малий стрит
yatzy-box-large = Великий стрит
yatzy-box-full = Фул
yatzy-box-chance = Шанс
yatzy-box-yatzy = Ятзі

yatzy-lesson-1 = «лишити 4 4», тоді «кидок», до трьох кидків
yatzy-lesson-2 = Чотири шістки: 24 із 63 для премії
yatzy-lesson-3 = Фул: усі п’ять кубиків, 18
yatzy-lesson-4 = У дужках — що дасть рядок; напиши його
