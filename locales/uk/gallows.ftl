gallows-name = Шибениця
gallows-into = Шибеницю
gallows-also = вгадай слово | відгадай слово
gallows-about = Загадане слово, літера за літерою, і малюнок, що росте з кожним промахом.
gallows-brief = п’ять хвилин
gallows-rules =
    Хто починає, загадує слово в особистому чаті з ботом: від 4 до 16 літер, зі словника. Решта відгадує разом — хто перший встигне.

    Називають одну літеру або ціле слово. Якщо літера є, вона відкривається всюди, де стоїть; якщо ні — малюють штрих: стовп, поперечка, мотузка, голова, тулуб, дві руки, дві ноги. Хибне слово теж коштує штриха. Повтори й літери, що вже стоять скраю, не коштують нічого.

    Хто відгадав слово, той і виграв. Якщо малюнок готовий раніше, виграє той, хто загадує.

    Пиши літеру, наприклад e, або ціле слово, або тисни на літери. Слово, що не пасує до відкритих літер, бот вважає розмовою, якщо не написати «слово crown».

    «загадує=бот»: слово загадує бот, відгадують усі; наодинці — тільки так. «краї=ні» ховає першу й останню літери, «штрихи» скорочує малюнок, «слова=будь-які» дозволяє слова не зі словника. «раундів=5» — п’ять слів: хто відгадує, загадує наступне, виграє той, у кого відгаданих більше.
gallows-opt-setter = хто загадує: гравець або бот, для всіх одразу
gallows-opt-lang = якою мовою слова
gallows-opt-ends = показати першу й останню літери
gallows-opt-lives = за скільки штрихів малюнок готовий
gallows-opt-allow = які слова можна загадувати: зі словника чи будь-які
gallows-opt-words = скільки слів граємо
gallows-key-setter = загадує
gallows-key-lang = мова
gallows-key-ends = краї | кінці
gallows-key-lives = штрихи | життя | штрихів
gallows-key-allow = слова
gallows-key-words = раундів | раунди
gallows-is-player = гравець
gallows-is-bot = бот
gallows-is-dictionary = зі словника | словник
gallows-is-any = будь-які
gallows-set-setter = { $value ->
    [bot] загадує бот
   *[other] загадує гравець
}
gallows-set-lang = слова: { $language }
gallows-set-ends = { $value ->
    [on] крайні літери відкриті
   *[other] усі літери сховані
}
gallows-set-lives = { $value ->
    [one] { $value } штрих
    [few] { $value } штрихи
   *[many] { $value } штрихів
}
gallows-set-allow = { $value ->
    [any] слова будь-які
   *[other] слова зі словника
}
gallows-set-words = { $value ->
    [one] { $value } слово
    [few] { $value } слова
   *[many] { $value } слів
}

gallows-word-word = слово

gallows-own-secret = ✏ Загадати слово
gallows-ask-word = загадай слово: від 4 до 16 літер
gallows-ask-guess = { $several ->
    [yes] назвіть
   *[no] назви
} літеру або слово. { $left ->
    [1] Ще один штрих — і малюнок готовий!
    [one] Лишився { $left } штрих
    [few] Лишилося { $left } штрихи
   *[many] Лишилося { $left } штрихів
}
gallows-do-set = слово загадано
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = лишилося { $left }
gallows-setter = загадує { $seat }
gallows-setter-past = загадано: { $seat }
gallows-finder = відгадано: { $seat }
gallows-unfound = не відгадано

gallows-set = { $seat }: слово загадано, у ньому { $count ->
    [one] { $count } літера
    [few] { $count } літери
   *[many] { $count } літер
}.
gallows-found = { $seat }: { $letter } — { $count ->
    [1] є!
    [one] є, { $count } раз.
    [few] є, { $count } рази.
   *[many] є, { $count } разів.
}
gallows-missed = { $seat }: літери { $letter } немає, штрих.
gallows-ends = { $seat }: { $letter } — більше такої немає. Це нічого не коштує.
gallows-no = { $seat }: { $word } — ні, штрих.
gallows-guessed = { $seat }: так, це { $word }!
gallows-drawn-out = Малюнок готовий. Це було слово { $word }.
gallows-called-off = Хто загадував, того вже немає. Це було слово { $word }.

gallows-feat = { $strokes ->
    [0] жодного штриха
    [one] { $strokes } штрих
    [few] { $strokes } штрихи
   *[many] { $strokes } штрихів
}

gallows-reject-syntax = Напиши одну літеру або ціле слово.
gallows-reject-syntax-word = Напиши одне слово, тільки літери.
gallows-reject-length = У слові має бути від { $least } до { $most } літер, а тут { $count }.
gallows-reject-unknown = Слова «{ $word }» немає у словнику. Візьми загальну назву в початковій формі.
gallows-reject-again = { $letter } уже була. Це нічого не коштує, назви іншу літеру.
gallows-reject-long = Слів, довших за { $most } літер, тут не буває. Це нічого не коштує.
gallows-reject-wrong = { $word } вже було, це не те слово. Це нічого не коштує.

gallows-lesson-1 = Такої літери немає — штрих, мотузка
gallows-lesson-2 = Пиши літеру, «t», або ціле слово
gallows-lesson-3 = Домальовано чоловічка — перемога Анни
gallows-lesson-4 = Анна загадує слово в особистих із ботом
gallows-lesson-5 = Хто відгадав слово, той і виграв
