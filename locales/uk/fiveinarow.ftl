fiveinarow-name = П’ять у ряд
fiveinarow-into = { fiveinarow-name }
fiveinarow-also = гомоку | рендзю | п’ятірка
fiveinarow-about = Хрестики й нулики на безмежному аркуші: виграє, хто перший поставить п’ять у ряд.
fiveinarow-brief = десять хвилин
fiveinarow-rules =
    На безкраїм аркуші в клітинку (40 × 40, його ніхто не заповнює) по черзі ставлять хрестики й нулики, по одному в будь-яку порожню клітинку. Перші п’ять у ряд — упоперек, униз чи навскоси — виграють; заповнений аркуш — нічия. Картинка показує те місце, де грають, і росте разом із грою.

    Хід — це клітинка, наприклад т20.

    Варіанти: «ряд» — чотири або шість; «рівно» — довший ряд не виграє; «трійки» — одним знаком хрестикам не можна зробити дві відкриті трійки, хіба що це виграє. Відкрита трійка — та, яку ще один знак обертає на четвірку, що виграє з обох кінців (при чотирьох у ряд — відкрита двійка, при шести — четвірка).

    «обмін» — перший гравець ставить хрестик, нулик, хрестик (т20 у19 с22, разом або по одному). Другий бере хрестики, бере нулики або ставить ще нулик і хрестик і лишає вибір першому. Далі ходять нулики.
fiveinarow-opt-line = скільки знаків поспіль виграє
fiveinarow-opt-exact = довший ряд не виграє
fiveinarow-opt-open3 = хрестикам не можна робити дві відкриті трійки одним знаком
fiveinarow-opt-swap2 = турнірний початок: один ставить три знаки, другий вибирає сторону
fiveinarow-key-line = ряд | поспіль
fiveinarow-key-exact = рівно | точно
fiveinarow-key-open3 = трійки | три і три
fiveinarow-key-swap2 = обмін | вибір
fiveinarow-preset-tournament = турнірна | турнір
fiveinarow-set-line = { $value } в ряд
fiveinarow-set-exact = { $value ->
    [off] довший ряд теж виграє
   *[on] довший ряд не виграє
}
fiveinarow-set-open3 = { $value ->
    [off] хрестикам можна все
   *[on] хрестикам без двох відкритих трійок
}
fiveinarow-set-swap2 = { $value ->
    [off] починають хрестики
   *[on] початок з обміном
}
fiveinarow-word-crosses = хрестики | хрестик | беру хрестики | граю хрестиками
fiveinarow-word-rings = нулики | нулик | беру нулики | граю нуликами
fiveinarow-word-more = ще два | ще | ще два знаки

fiveinarow-crosses = ✕ Хрестики
fiveinarow-rings = ◯ Нулики
fiveinarow-more = Ще два знаки

fiveinarow-ask-cross = постав хрестик
fiveinarow-ask-ring = постав нулик
fiveinarow-ask-three = почни трьома знаками: хрестик, нулик, хрестик
fiveinarow-ask-two = постав нулик і хрестик
fiveinarow-ask-choice = вибирай: хрестики, нулики чи ще два знаки
fiveinarow-ask-take = вибирай: хрестики чи нулики

fiveinarow-took-crosses = { $seat } бере хрестики. Хід за нуликами.
fiveinarow-took-rings = { $seat } бере нулики і ходить.
fiveinarow-took-more = { $seat } ставить ще два знаки й лишає вибір.

fiveinarow-reject-syntax = Напиши одну клітинку, наприклад т20.
fiveinarow-reject-syntax-choice = Напиши, що вибираєш: «хрестики», «нулики» чи «ще два».
fiveinarow-reject-outside = Клітинки { $place } на аркуші немає: остання — { $last }.
fiveinarow-reject-taken = Клітинка { $place } зайнята, вибери порожню.
fiveinarow-reject-threes = Хрестик на { $place } дав би дві відкриті трійки одразу. Хрестикам так можна тільки там, де це виграє.
fiveinarow-reject-many = { $left ->
    [one] Зараз ставиш { $left } знак. Напиши одну клітинку.
    [few] Зараз ставиш { $left } знаки, не більше.
   *[many] Зараз ставиш { $left } знаків, не більше.
}
fiveinarow-reject-choose = Спершу вибери: «хрестики», «нулики» чи «ще два».
fiveinarow-reject-take = Спершу вибери: «хрестики» чи «нулики».
fiveinarow-reject-more = Ще два знаки вже поставлено: вибирай «хрестики» чи «нулики».
fiveinarow-reject-settled = Зараз вибирати нема чого. Напиши клітинку.

fiveinarow-sheet-three = { $seat } ставить перші три знаки
fiveinarow-sheet-chooses = { $seat } вибирає:
fiveinarow-sheet-choice = хрестики, нулики чи ще два знаки
fiveinarow-sheet-two = { $seat } ставить ще два знаки
fiveinarow-sheet-take = хрестики чи нулики

fiveinarow-lesson-1 = П’ятий хрестик тут виграє: «ц20»
fiveinarow-lesson-2 = Хрестики й нулики ходять по черзі
fiveinarow-lesson-3 = Ряд іде прямо або навскоси
