segments-name = Точки й відрізки
segments-into = { segments-name }
segments-also = відрізки | з’єднай точки
segments-about = З’єднуй вільні точки по дві й нічого не перетинай. Кому з’єднати нема чого, програє.
segments-brief = п’ять хвилин
segments-rules =
    На аркуші розкидано точки з номерами. По черзі з’єднують дві з них прямим відрізком. З кожної точки виходить лише один відрізок.

    Відрізок не може перетинати іншого чи торкатися його й не може йти через третю точку.

    Кому з’єднати вже нема чого, програє. Точки, від яких більше нічого не провести, перекреслено.

    Хід — це номери двох точок, наприклад 3-9.

    Хто кличе грати, вибирає, скільки буде точок, від 8 до 30, і де вони: врозкид чи по колу.
segments-opt-points = скільки точок
segments-opt-layout = врозкид — точки розкидано по аркушу; коло — вони лежать на колі
segments-key-points = точки | точок
segments-key-layout = розташування
segments-is-random = врозкид | випадково
segments-is-circle = коло | по колу
segments-set-points = { $value ->
    [one] { $value } точка
    [few] { $value } точки
   *[many] { $value } точок
}
segments-set-layout = { $value ->
    [circle] по колу
   *[other] врозкид
}

segments-ask = з’єднай дві вільні точки

segments-reject-syntax = Напиши номери двох точок, наприклад 3-9.
segments-reject-none = Такої точки немає: номери від 1 до { $last }.
segments-reject-same = Відрізок з’єднує дві різні точки.
segments-reject-taken = Точка { $point } зайнята: її з’єднано з { $other }. З кожної точки йде лише один відрізок.
segments-reject-cross = Він перетнув би { $a }–{ $b }. Відрізкам не можна навіть торкатися.
segments-reject-through = Він іде через { $point }. Інших точок на дорозі бути не може.

segments-sheet-closed = — уже не з’єднати
segments-sheet-stuck = { $seat }: ходу немає

segments-lesson-1 = Хід — дві вільні точки: пиши 2-6
segments-lesson-2 = Від перекресленої точки вже не провести
segments-lesson-3 = Перетинати не можна; нема ходу — програш
