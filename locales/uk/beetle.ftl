# Beetle: one die draws a beetle, part by part.

beetle-name = Жук
beetle-into = Жука
beetle-also = намалюй жука | жучок
beetle-about = Кожен кидок малює частину твого жука, якщо вона потрібна. Виграє перший цілий жук.
beetle-brief = один кубик, дві хвилини
beetle-rules =
    Мета — цілий жук раніше за інших. По черзі кидають один кубик один раз: тисни кнопку або пиши «кидок». Бот домальовує ту частину, яка випала.

    1 — тіло, 2 — голова, 3 — лапка, 4 — око, 5 — вусик, 6 — хвіст. Жук має одне тіло, одну голову, шість лапок, двоє очей, двоє вусиків і один хвіст: тринадцять частин.

    Спершу тіло. Голова, лапки й хвіст тримаються на тілі; очі й вусики — на голові. Якщо випало те, що ще нікуди приставити, або чого вже досить, нічого не малюють, кидає наступний.

    Приклад: перший кидок — 3, а тіла немає, тож нічого. Далі випадає 1 — тіло. Тоді ще одна 3, і ось перша лапка.

    Хто перший закінчить жука, одразу виграє.

beetle-word-roll = кидок | кидаю | кинути

beetle-body = тіло
beetle-head = голова
beetle-leg = лапка
beetle-eye = око
beetle-feeler = вусик
beetle-tail = хвіст

beetle-ask-first = кидай кубик: треба { $face } ({ $part })
beetle-ask = { $left ->
    [one] кидай кубик: бракує ще { $left } частини
    [few] кидай кубик: бракує ще { $left } частин
   *[many] кидай кубик: бракує ще { $left } частин
}
beetle-drawn = { $seat }: випало { $face } — { $part }.
beetle-needs = { $seat }: випало { $face }, зарано: спершу { $part }.
beetle-enough = { $seat }: випало { $face }, не треба: { $part } вже є.
beetle-whole = { $seat }: випало { $face } — { $part }, і жук готовий!

beetle-sheet = Спершу тіло; очі й вусики — після голови
beetle-sheet-parts = { $parts } з { $all }
beetle-sheet-all = частини
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = частини
beetle-board-body = тіло
beetle-board-head = голова
beetle-board-leg = лапки
beetle-board-eye = очі
beetle-board-feeler = вусики
beetle-board-tail = хвіст

beetle-lesson-1 = 1 — тіло, з нього й починають
beetle-lesson-2 = 2 — голова; на ній очі й вусики
beetle-lesson-3 = 3 — лапка, жук має їх шість
beetle-lesson-4 = «кидок»: Богданові треба голову, тобто 2
beetle-lesson-5 = Тринадцять частин — і жук готовий
