# Сто одно: шесть бросков, каждый — единицы или десятки.

hundredone-name = Сто одно
hundredone-into = { hundredone-name }
hundredone-also = 101
hundredone-about = Шесть бросков, каждый идёт в единицы или в десятки: подойди к сотне поближе, но не перебери.
hundredone-brief = одна кость, две минуты
hundredone-rules =
    Раунд — шесть бросков одной кости. После каждого запиши его как единицы или как десятки: четвёрка — это 4 или 40. Считаются все шесть, и исправлять потом нельзя.

    Шесть чисел складываем. Чья сумма ближе всех к 100 и не больше, тот выиграл раунд и получает очко; если поровну у нескольких, очко получает каждый. Ровно 100 — лучше всего, 101 и больше — перебор.

    Броски общие: каждый записывает тайно, а после броска всё открывается. С настройкой «вместе=нет» каждый делает свои шесть бросков сам, по очереди.

    Кто за пять раундов (настройка «раунды») набрал больше очков, тот и выиграл. Чтобы записать, нажми на кнопку или напиши боту в личку число, например 40.

hundredone-word-throw = бросок | бросить | бросаю | кидаю | throw
hundredone-word-name = выпало | name

hundredone-writes = { $worth }

hundredone-ask = у тебя { $sum }, выпало { $face }: пишешь { $face } или { $tens }?
hundredone-ask-all = { $several ->
    [yes] пишете
   *[no] пишешь
} { $face } или { $tens }?

hundredone-threw = { $seat }: выпало { $faces }.
hundredone-wrote = { $seat } пишет { $worth }, всего { $sum }.
hundredone-made = { $seat } пишет { $worth }, и выходит { $sum }.
hundredone-out = { $seat } пишет { $worth }: всего { $sum }, перебор.
hundredone-lost = Перебор: { $names }.

hundredone-reject = На кости { $face }: пиши { $face } или { $tens }.
hundredone-syntax = Напиши число, которое записываешь: сколько на кости или в десять раз больше.

hundredone-sheet = Раунд { $round } из { $rounds }; кость или ×10, больше { $most } — перебор
hundredone-sheet-before = раньше { $sums }
hundredone-sheet-short = до 100: { $points }
hundredone-sheet-out = перебор

hundredone-lesson-1 = Четвёрку пиши «4» или «40»
hundredone-lesson-2 = Складываем столбиком: эти 20 — двойка
hundredone-lesson-3 = 84 ближе всех к 100: это очко
hundredone-lesson-4 = 101 и больше — перебор
