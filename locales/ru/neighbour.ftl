# Помоги соседу: у каждого свои числа, за них и платят.

neighbour-name = Помоги соседу
neighbour-into = { neighbour-name }
neighbour-also = сосед | соседи
neighbour-about = У каждого свои числа на кости. Что бы кто ни выбросил, хозяева чисел кладут по фишке в середину; побеждает первый, кто остался без фишек.
neighbour-brief = три кости, пять минут
neighbour-rules =
    У каждого по десять фишек, и от них надо избавиться. Шесть чисел кости делят между игроками: вдвоём по три, втроём по два, вчетвером и больше — по одному. Если игроков четверо или пятеро, лишние числа ничьи.

    В свой ход брось три кости. За каждую кость фишку в середину кладёт хозяин её числа, кто бы ни бросал. Так ты помогаешь соседям, а они тебе.

    Кто первым остался без фишек, тот победил. Если фишки разом кончились у нескольких, победу делят.

    Например, играют четверо, выпало 2 2 5: хозяин двойки кладёт две фишки, за пятёрку не платит никто.

    Пиши «бросок» или жми на кнопку.

neighbour-opt-chips = сколько фишек у каждого
neighbour-key-chips = фишки | фишек
neighbour-set-chips = { $value ->
    [one] по { $value } фишке
   *[other] по { $value } фишек
}

neighbour-word-roll = бросок | бросаю | бросить | кидаю | кинуть | roll

neighbour-threw = { $seat }: выпало { $faces }. В середину: { $paid }.
neighbour-part = { $seat } — { $chips }
neighbour-nobody = { $seat }: выпало { $faces } — это ничьи числа.
neighbour-sheet = Побеждает первый, кто остался без фишек
neighbour-sheet-left = Остальные вышли из игры — это победа
neighbour-sheet-middle = в середине: { $count }
neighbour-sheet-over = Побеждает первый без фишек; { $count ->
    [one] за { $last } никто не платит
   *[other] за { $first } и { $last } никто не платит
}
neighbour-sheet-numbers = Кости под именем — числа игрока
neighbour-sheet-nobody = не платит никто
neighbour-sheet-own = платит { $count }
neighbour-sheet-pays = { $seat } платит { $count }
neighbour-sheet-pay = платят { $paid }
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = трое платят по 1

neighbour-lesson-1 = 1 и 2 — числа Анны
neighbour-lesson-2 = 4 4: Борис кладёт две фишки
neighbour-lesson-3 = Теперь Борис: «бросок». Тут было по 4 фишки
