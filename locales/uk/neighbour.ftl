# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Поможи сусідові
neighbour-into = { neighbour-name }
neighbour-also = допоможи сусідові | сусід | сусіди
neighbour-about = Кожен має свої числа кубика. За кожен кубик господар його числа кладе фішку на середину; хто перший без фішок, виграє.
neighbour-brief = три кубики, п’ять хвилин
neighbour-rules =
    Кожен має десять фішок і хоче їх позбутися. Шість чисел кубика ділять: удвох по три, утрьох по два, учотирьох і більше — по одному. Якщо гравців четверо або п’ятеро, зайві числа нічиї.

    У твій хід кинь три кубики. За кожен кубик фішку на середину кладе господар його числа, хоч хто кидав. Так ти помагаєш сусідам, а вони тобі.

    Хто перший лишиться без фішок, виграє. Якщо фішки водночас скінчилися в кількох, перемогу ділять.

    Наприклад, грають четверо, випало 2 2 5: господар двійки кладе дві фішки, а за п’ятірку не платить ніхто.

    Пиши «кидок» або тисни кнопку.

neighbour-opt-chips = скільки фішок має кожен
neighbour-key-chips = фішки | фішок
neighbour-set-chips = { $value ->
    [one] по { $value } фішці
    [few] по { $value } фішки
   *[many] по { $value } фішок
}

neighbour-word-roll = кидок | кидаю | кинути

neighbour-threw = { $seat }: випало { $faces }. На середину: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat }: випало { $faces }, ці числа нічиї.
neighbour-sheet = Виграє, хто перший без фішок
neighbour-sheet-left = Решта вийшла з гри — це перемога
neighbour-sheet-middle = на середині: { $count }
neighbour-sheet-over = Виграє перший без фішок; { $count ->
    [one] за { $last } не платить ніхто
    [few] за { $first } і { $last } не платить ніхто
   *[many] за { $first } і { $last } не платить ніхто
}
neighbour-sheet-numbers = Кубики під іменем — числа гравця
neighbour-sheet-nobody = не платить ніхто
neighbour-sheet-own = платить { $count }
neighbour-sheet-pays = { $seat } платить { $count }
neighbour-sheet-pay = платять { $paid }
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = троє платять по 1

neighbour-lesson-1 = 1 і 2 — числа Анни
neighbour-lesson-2 = 4 4: Богдан кладе дві фішки
neighbour-lesson-3 = На початку по 4 фішки. Богдан: «кидок»
