# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Сто один
hundredone-into = { hundredone-name }
hundredone-also = 101
hundredone-about = Шість кидків, кожен — одиниці або десятки: підійди якнайближче до ста, але не далі.
hundredone-brief = один кубик, дві хвилини
hundredone-rules =
    Раунд — це шість кидків одного кубика. Після кожного записуєш його як одиниці або як десятки: 4 — це 4 або 40. Рахуються всі шість, змінити потім нічого не можна.

    Шість чисел додають. Найближча знизу до 100 сума виграє раунд і очко; у кого порівну, дістають по одному. Рівно 100 — найкраще, 101 і більше — перебір.

    Кидки — на всіх: кожен пише таємно, і після кожного кидка все показують. З «разом=ні» кожен робить свої шість кидків, один за одним.

    Виграє той, у кого після п’яти раундів більше очок; «раунди» міняє їхнє число. Щоб записати, тисни кнопку або напиши число ботові в особисті, наприклад 40.

hundredone-word-throw = кидок | кинути | кидаю
hundredone-word-name = випало | називаю

hundredone-writes = { $worth }

hundredone-ask = маєш { $sum }, випало { $face }: це { $face } чи { $tens }?
hundredone-ask-all = { $several ->
    [yes] пишете
   *[no] пишеш
} { $face } чи { $tens }?

hundredone-threw = { $seat }: випало { $faces }.
hundredone-wrote = { $seat } пише { $worth }, разом { $sum }.
hundredone-made = { $seat } пише { $worth } і закінчує на { $sum }.
hundredone-out = { $seat } пише { $worth }, разом { $sum } — перебір.
hundredone-lost = Понад сто: { $names }.

hundredone-reject = На кубику { $face }: пиши { $face } або { $tens }.
hundredone-syntax = Напиши число, яке записуєш: сам кубик або вдесятеро більше.

hundredone-sheet = Раунд { $round } з { $rounds }; кубик або ×10, понад { $most } — перебір
hundredone-sheet-before = раніше { $sums }
hundredone-sheet-short = до 100: { $points }
hundredone-sheet-out = перебір

hundredone-lesson-1 = Четвірку пиши «4» або «40»
hundredone-lesson-2 = Додаємо стовпчиком: ці 20 — двійка
hundredone-lesson-3 = 84 найближче до 100: це очко
hundredone-lesson-4 = 101 і більше — перебір
