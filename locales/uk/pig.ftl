# Pig: one or two dice, stop in time.

pig-name = Свиня
pig-into = Свиню
pig-also = свинка | порося
pig-about = Кидай, поки не страшно, і вчасно спинись: один невдалий кидок спалює всю серію.
pig-brief = два кубики, десять хвилин
pig-rules =
    У свій хід кидай кубики скільки хочеш, але хоча б раз. Усе, що випадає, складається в серію. Скажеш «стоп» — серію записано на твій рахунок, кидає наступний.

    Кубиків два, червоний і білий (червоний — у подвійній рамці). Одиниця на червоному спалює серію: хід переходить далі, а записане раніше лишається. На білому може бути що завгодно.

    Хто перший має 200 очок, одразу й виграє. Спинятися для цього не треба: якщо серії вистачає до перемоги, вона записується сама.

    На аркуші видно й те, скільки в кого згоріло. За звичаєм ті, хто програв, присідають десять разів.

    Пиши «кидок» і «стоп» або тисни кнопки.

pig-opt-goal = до скількох очок грати (якщо не сказано: два кубики — 200, один — 100)
pig-opt-dice = скільки кубиків; якщо один, серію спалює одиниця. Справжні кидають за столом і пишуть, що випало (червоний — перший)
pig-opt-bust = що спалює серію: одиниця на червоному («червоний») чи будь-який дубль («дубль»; тоді обидва кубики одного кольору)
pig-opt-overtake = обгін: хто спиняється, знімає по 10 очок з кожного, кого наздоганяє чи обходить, але не нижче нуля

pig-key-goal = мета | очки | до
pig-key-dice = кубики | кубиків
pig-key-bust = згорає
pig-key-overtake = обгін
pig-is-2 = два
pig-is-1 = один
pig-is-real = справжні | справжній
pig-is-red = червоний
pig-is-double = дубль
pig-set-goal = до { $value ->
    [one] { $value } очка
    [few] { $value } очок
   *[many] { $value } очок
}
pig-set-dice = { $value ->
    [1] один кубик
    [real] { $count ->
        [1] один справжній кубик
       *[other] { $count } справжні кубики
    }
   *[other] { $value } кубики
}
pig-set-bust = { $value ->
    [double] серію спалює дубль
   *[other] серію спалює червона одиниця
}
pig-set-overtake = { $value ->
    [on] з обгоном
   *[other] без обгону
}

pig-word-roll = кидок | кидаю | кинути | кидай | ще
pig-word-hold = стоп | пишу | записати | досить

pig-ask-roll = { $several ->
    [yes] кидайте кубики
   *[no] кидай кубики
}
pig-ask-choice = у серії { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }{ $score ->
        [0] {""}
       *[other] , а разом із рахунком — { $total }
    }. Кидаєш ще чи стоп?

pig-ask-all = у серії { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }. { $several ->
        [yes] Кидаєте ще
       *[no] Кидаєш ще
    } чи стоп?

pig-threw = { $seat }: випало { $dice }.
pig-bust = { $points ->
        [0] Хрю! { $seat }: випало { $dice }, а горіти ще нема чому.
        [one] Хрю! { $seat }: випало { $dice }, згоріло { $points } очко.
        [few] Хрю! { $seat }: випало { $dice }, згоріло { $points } очки.
       *[many] Хрю! { $seat }: випало { $dice }, згоріло { $points } очок.
    }
pig-banked = { $points ->
        [one] { $seat }: плюс { $points } очко, на рахунку { $total }.
        [few] { $seat }: плюс { $points } очки, на рахунку { $total }.
       *[many] { $seat }: плюс { $points } очок, на рахунку { $total }.
    }
pig-overtaken = { $points ->
        [one] Обгін! { $seat }: мінус { $points } очко, лишилося { $total }.
        [few] Обгін! { $seat }: мінус { $points } очки, лишилося { $total }.
       *[many] Обгін! { $seat }: мінус { $points } очок, лишилося { $total }.
    }
pig-reached = { $points ->
        [one] { $seat }: випало { $dice }, разом { $points } очко — і справу зроблено!
        [few] { $seat }: випало { $dice }, разом { $points } очки — і справу зроблено!
       *[many] { $seat }: випало { $dice }, разом { $points } очок — і справу зроблено!
    }

pig-round-stop = { $points ->
        [one] Стоп, { $points } очко: { $names }.
        [few] Стоп, { $points } очки: { $names }.
       *[many] Стоп, { $points } очок: { $names }.
    }
pig-round-bust = { $points ->
        [0] Хрю з першого кидка, горіти ще нема чому: { $names }.
        [one] Хрю! Згоріло { $points } очко: { $names }.
        [few] Хрю! Згоріло { $points } очки: { $names }.
       *[many] Хрю! Згоріло { $points } очок: { $names }.
    }

pig-round-new = Новий раунд: знову грають усі.

pig-double-needs-two = Для дубля треба два кубики: вибери кубики=2 або згорає=червоний.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] згоріло { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = обгін −{ $points }
pig-sheet-out = поза грою
pig-sheet-goal = до { $points }
pig-sheet-red = одиниця в подвійній рамці — серія згорає
pig-sheet-would = рахунок, якщо спинитися зараз
pig-sheet-total = рахунок
pig-sheet-lost = згоріло
pig-sheet-first = Кидає { $seat }
pig-sheet-series = { $seat }: у серії { $points }
pig-sheet-banked = { $seat }: +{ $points } на рахунок
pig-sheet-bust = { $seat }: хрю! Згоріло { $points }
pig-sheet-round = Раунд: поки { $points }
pig-sheet-round-bust = Раунд: хрю! Згоріло { $points }
pig-sheet-before = { $throws ->
    [one] Минулий раунд: { $throws } кидок, сума { $points }
    [few] Минулий раунд: { $throws } кидки, сума { $points }
   *[many] Минулий раунд: { $throws } кидків, сума { $points }
}
pig-sheet-before-bust = { $throws ->
    [1] Минулий раунд: хрю одразу
    [one] Минулий раунд: { $throws } кидок і хрю, згоріло { $points }
    [few] Минулий раунд: { $throws } кидки і хрю, згоріло { $points }
   *[many] Минулий раунд: { $throws } кидків і хрю, згоріло { $points }
}

pig-lesson-1 = «кидок» — скільки хочеш, усе в серію
pig-lesson-2 = Одиниця на другому кубику не шкодить
pig-lesson-3 = Одиниця в подвійній рамці: −8 очок
pig-lesson-4 = «стоп» — і серію записано
pig-lesson-5 = Хто перший дійде сюди, той виграє
