# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Мартінетті
martinetti-into = { martinetti-name }
martinetti-also = до дванадцяти й назад
martinetti-about = Три кубики та їхні суми ведуть від одиниці до дванадцяти й назад, число за числом. Хто перший повернеться, виграє.
martinetti-brief = три кубики, десять хвилин
martinetti-rules =
    Треба пройти числа від 1 до 12 по черзі й назад до 1. У твій хід кинь три кубики один раз: тисни кнопку або пиши «кидок».

    Потрібне число може бути на одному кубику, сумою двох або сумою всіх трьох. Якщо воно є, той самий кидок може дати й наступне, і так далі, поки йде; кожен кубик рахується для кожного числа знову. Бот бере всі за тебе.

    Наприклад, найперший кидок — 1 1 3: ось 1, тоді 1 + 1 = 2, 3, 3 + 1 = 4 і 3 + 1 + 1 = 5 — п’ять чисел за один кидок.

    Після 12 треба 11, 10 і так далі. Хто перший повернеться на 1, одразу виграє.

    З умовою «ще раз» кидаєш знову, поки кожен кидок щось дає.

martinetti-opt-again = хто просувається, кидає ще раз
martinetti-key-again = ще раз | ще
martinetti-set-again = { $value ->
    [on] є число — кидай ще
   *[other] один кидок за хід
}

martinetti-word-roll = кидок | кидаю | кинути

martinetti-ask = кидай три кубики: треба { $next }
martinetti-got = { $seat }: випало { $faces }, є { $numbers }. Далі треба { $next }.
martinetti-nothing = { $seat }: випало { $faces }, { $next } там немає.
martinetti-home = { $seat }: випало { $faces }, є { $numbers } — і назад удома!
martinetti-sheet = У кружку — потрібне число
martinetti-sheet-again = У кружку — потрібне число; є — кидай ще
martinetti-sheet-got = є { $numbers }

martinetti-lesson-1 = 4 + 6 = 10, а 6 + 3 = 9: два числа одразу
martinetti-lesson-2 = Кружок: це число треба зараз
martinetti-lesson-3 = Риска згори — дорога назад, від 12 до 1
martinetti-lesson-4 = Тепер хід Богдана: «кидок»
