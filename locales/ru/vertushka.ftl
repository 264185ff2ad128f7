vertushka-name = Вертушка
vertushka-into = Вертушку
vertushka-also = тридцать одно
vertushka-about = Бросок один, а дальше кость только переворачивают с боку на бок. Набери ровно 31 и не перебери.
vertushka-brief = одна кость, две минуты
vertushka-rules =
    Один бросает кость: что выпало, с того и начинается сумма. Больше никто не бросает. По очереди, начиная с соперника, кость переворачивают через ребро на соседнюю грань и прибавляют то, что оказалось наверху.

    Наверх годится не всякая грань: нельзя ту, что уже наверху, ту, что снизу (противоположные дают семь), и ту, что была наверху до прошлого хода. Остаются три, а на первом ходу четыре.

    Набрал ровно 31 — тебе 3 очка. Перебрал — весь перебор очками сопернику: за 33 он получит 2. В следующем раунде бросает другой, а матч идёт до 6 очков.

    Если костей две, переворачивают любую одну, а прибавляют обе верхние грани. Запрет возвращаться у каждой кости свой.

    Ход — грань, которая окажется наверху: 6. С двумя костями скажи, какую: «левая 6», «правая 6» или 4>6 — ту, на которой 4. Можно нажать кнопку: там видно и сумму.
vertushka-opt-count = сколько костей переворачивать
vertushka-opt-target = какую сумму набирать
vertushka-opt-points = до скольких очков матч; 1 — сыграть один раунд
vertushka-key-count = число костей | костей
vertushka-key-target = сумма | цель
vertushka-key-points = очки | очков | матч
vertushka-set-count = { $value ->
    [one] { $value } кость
    [few] { $value } кости
   *[many] { $value } костей
}
vertushka-set-target = сумма { $value }
vertushka-set-points = { $value ->
    [1] один раунд
    [one] матч до { $value } очка
   *[other] матч до { $value } очков
}
vertushka-preset-two = две кости
vertushka-preset-single = один раунд | один кон

vertushka-word-throw = бросок | бросаю | бросить | кидаю | throw
vertushka-word-left = левая | левую | слева | влево | налево | л | left
vertushka-word-right = правая | правую | справа | вправо | направо | п | right

vertushka-ask = { $dice ->
        [1] переверни кость
       *[other] переверни одну из костей
    }: сумма { $total }, до цели { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat }: наверху { $face }, сумма { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } переворачивает левую: { $face }, сумма { $makes }.
vertushka-tip-right-news = { $seat } переворачивает правую: { $face }, сумма { $makes }.
vertushka-sheet-points = { $points ->
    [1] один раунд
    [one] до { $points } очка
   *[other] до { $points } очков
}
vertushka-sheet-over = = { $sum } перебор
vertushka-sheet-target = цель
vertushka-sheet-before = была наверху
vertushka-sheet-before-short = была

vertushka-told-throw = Бросает { $seat }: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat }: ровно { $target } — плюс { $points } очко!
        [few] { $seat }: ровно { $target } — плюс { $points } очка!
       *[many] { $seat }: ровно { $target } — плюс { $points } очков!
    }
vertushka-told-passed = { $points ->
        [one] { $seat }: { $sum } — перебор. { $other }: плюс { $points } очко.
        [few] { $seat }: { $sum } — перебор. { $other }: плюс { $points } очка.
       *[many] { $seat }: { $sum } — перебор. { $other }: плюс { $points } очков.
    }

vertushka-reject-syntax = { $dice ->
    [1] Напиши грань, которая окажется наверху, например 6.
   *[other] Напиши, какую кость и на какую грань: «левая 6», «правая 6» или 4>6 — ту, на которой 4.
}
vertushka-reject-face = На кости грани от 1 до 6.
vertushka-reject-top = { $face } и так наверху. Можно на { $faces }.
vertushka-reject-under = { $face } лежит снизу, напротив { $top }: за один переворот её не поднять. Можно на { $faces }.
vertushka-reject-before = { $face } была наверху до прошлого хода, а сразу назад нельзя. Можно на { $faces }.
vertushka-reject-neither = На { $face } сейчас ни одну кость не перевернуть.
vertushka-reject-shown = Кости с { $top } наверху нет. Наверху: { $tops }.
vertushka-reject-which = На { $face } можно перевернуть обе кости. Скажи какую: «левая { $face }» или «правая { $face }».
vertushka-reject-throw = Сначала бросают кости.
vertushka-reject-thrown = Бросок уже сделан: теперь кость переворачивают.

# Слова доски, набранной буквами.
vertushka-board-to = до
vertushka-board-seat = игрок
vertushka-board-throws = бросает
vertushka-board-was = была
vertushka-board-may-be = может стать
vertushka-board-last = прошлая
vertushka-board-of = из

vertushka-lesson-1 = Эта грань сверху: её прибавили
vertushka-lesson-2 = Пиши, какую грань наверх; вот сумма
vertushka-lesson-3 = Она только что была сверху: пока нельзя
vertushka-lesson-4 = Ровно 31 — три очка
vertushka-lesson-5 = Перебор — соперник получит лишнее
