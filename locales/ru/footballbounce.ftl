footballbounce-name = Футбол с отскоком
footballbounce-into = { footballbounce-name }
footballbounce-also = бумажный футбол с отскоком | отскок
footballbounce-about = Футбол на бумаге, звено за звеном: мяч отскакивает от стенок, а там, где линия уже была, ходят ещё раз.
footballbounce-brief = четверть часа
footballbounce-rules =
    Мяч лежит в центре. Ход — одно звено в соседний узел, прямо или наискосок. Звенья могут пересекаться, но дважды по одному не ходят.

    Пришёл мяч в узел, где линия уже была, — тот же игрок ходит дальше, и так сколько угодно раз.

    Стенка сразу отражает мяч, как зеркало свет. Если обратное звено уже проведено, веди дальше куда хочешь. Из угла выхода нет.

    Куда ты бьёшь, показывает стрелка у имени. Звено в ворота (обычно г1, д1, е1 или г11, д11, е11: штанги тоже считаются) — гол; в свои ворота — гол сопернику. Кто должен ходить и не может, проиграл раунд. Потом поле чистое, начинает проигравший.

    Ход — следующий узел, е7, или сторона света, юв. Если в е7 линия уже была, можно сразу цепочкой: е7 ж8.
footballbounce-opt-size = ширина и длина поля в клетках, обе чётные; ворота в коротких сторонах
footballbounce-opt-goal = ширина ворот в клетках, чётная
footballbounce-opt-goals = до скольких голов играть
footballbounce-opt-bounce = край поля: «отражение» — отражает мяч; «свободно» — его узлы считаются пройденными, а ворота на звено глубже линии
footballbounce-key-size = размер | поле
footballbounce-key-goal = ворота | ширина ворот
footballbounce-key-goals = голы | до голов
footballbounce-key-bounce = отскок | стенки
footballbounce-is-reflect = отражение | зеркало
footballbounce-is-free = свободно
footballbounce-set-size = поле { $value }
footballbounce-set-goal = ворота шириной { $value }
footballbounce-set-goals = { $value ->
    [one] до { $value } гола
   *[other] до { $value } голов
}
footballbounce-set-bounce = { $value ->
    [free] стенки считаются пройденными
   *[other] стенки отражают мяч
}
footballbounce-word-n = с | север | вверх | n
footballbounce-word-ne = св | северо-восток | северовосток | ne
footballbounce-word-e = в | восток | вправо | e
footballbounce-word-se = юв | юго-восток | юговосток | se
footballbounce-word-s = ю | юг | вниз | s
footballbounce-word-sw = юз | юго-запад | югозапад | sw
footballbounce-word-w = з | запад | влево | w
footballbounce-word-nw = сз | северо-запад | северозапад | nw

footballbounce-ask = веди мяч в соседний узел
footballbounce-ask-on = линия тут уже была — веди мяч дальше
footballbounce-shot = гол { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, от борта { $end }
footballbounce-goal = { $seat } забивает гол!
footballbounce-own-goal = Мяч влетел в свои же ворота ({ $seat }): гол засчитан сопернику ({ $other }).
footballbounce-sheet-stuck = Мяч заперт: { $seat } не может ходить
footballbounce-sheet-arrow = куда бить
footballbounce-sheet-open = куда пойти
footballbounce-stuck = { $seat } не может пойти дальше: раунд за соперником ({ $other }).

footballbounce-reject-syntax = Напиши следующий узел, например е7, цепочку е7 ж8 или стороны света: с св в юв ю юз з сз.
footballbounce-reject-outside = Узла { $place } на поле нет: последний — { $last }.
footballbounce-reject-far = { $place } — не сосед мяча на { $ball }: звено ведёт в один из восьми узлов вокруг.
footballbounce-reject-nowhere = Мяч и так на { $ball }. Назови узел, куда он пойдёт.
footballbounce-reject-drawn = Это звено от { $ball } уже проведено. Свободные концы на рисунке отмечены ромбиком.
footballbounce-reject-border = От { $ball } такое звено идёт по краю поля, а он считается проведённым.
footballbounce-reject-leaves = От { $ball } такое звено уходит за поле.
footballbounce-reject-rests = На { $ball } линии ещё не было, там ход кончается. Остальное не пиши.
footballbounce-reject-goal = К этому времени мяч уже в воротах. Остальное не пиши.
footballbounce-reject-wide = Ворота в { $goal } клеток слишком широкие: здесь можно не больше { $most }.

footballbounce-lesson-1 = Стенка отразила мяч, как зеркало
footballbounce-lesson-2 = Тут линия уже была: Анна ходит дальше
footballbounce-lesson-3 = Ромбики — куда можно пойти: пиши «г5»
footballbounce-lesson-4 = Анна бьёт сюда, штанги тоже считаются
footballbounce-lesson-5 = Застрял, например в углу, — проиграл раунд
