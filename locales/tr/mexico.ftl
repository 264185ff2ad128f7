# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Meksika
mexico-also = meksika zarı
mexico-about = İki zar bir sayı eder, yirmi bir hepsini geçer. Turun en küçük sayısı bir cana mal olur.
mexico-brief = iki zar, beş dakika
mexico-rules =
    En küçük sen olma. İki zarı tek sayı olarak oku, büyük zar başta: 5 ile 3, 53’tür. En iyisi 21, adı Meksika. Sonra 66’dan 11’e çiftler. Sonra sayı olarak ötekiler, 65’ten en küçüğü olan 31’e.

    Turu açan bir, iki ya da üç kez atar, sayısı içine sinince durur: “at” ve “dur” de ya da düğmelere bas. Yalnız son atış sayılır. Ötekilerin de ilk oyuncunun attığı kadar atışı var, fazlası yok. Meksika’dan sonra sıra hemen biter.

    Örneğin Ayşe 53, sonra 65 ile açar, iki atıştan sonra durur. Burak 11 atar, bu bir çifttir, durur. Ceren 42, sonra 31 atar: en küçük onun.

    En küçük, üç canından birini kaybeder ve sonraki turu açar. Birkaç kişi en küçükse aralarında oynarlar, en son oynayan başlar. Canı kalmayan çıkar, son kalan kazanır.

    “can” ile herkesin kaç canı olduğunu belirlersin.

mexico-opt-lives = herkesin kaç canı var
mexico-key-lives = can | canlar
mexico-set-lives = { $value } can

mexico-word-roll = at | yeniden at | atıyorum | salla | zar at
mexico-word-hold = dur | duruyorum | yeter

mexico-ask-roll = { $worst ->
    [0] turu aç: en çok { $left } atışın var
   *[other] { $left ->
        [one] bir kez at, şimdilik en küçüğü { $worst }
       *[other] en çok { $left } kez at, şimdilik en küçüğü { $worst }
    }
}
mexico-ask = { $left } atış kaldı{ $worst ->
    [0] { "" }
   *[other] , şimdilik en küçüğü { $worst }
}. Atıyor musun, duruyor musun?

mexico-threw = { $seat } { $number } attı.
mexico-mexico = { $seat } { $number } attı: Meksika!
mexico-stops = { $seat } duruyor: { $number }.
mexico-lost = { $lives ->
    [0] En küçük { $seat }, { $number }: oyundan çıktı.
    [one] En küçük { $seat }, { $number }: bir can kaldı.
   *[other] En küçük { $seat }, { $number }: { $lives } can kaldı.
}
mexico-tie = Birlikte en küçük: { $names } aralarında oynuyor.

mexico-board-throws = atış
mexico-board-lives = can
mexico-board-shows = sayı

mexico-sheet = En çok { $throws } atış; en iyi 21, sonra çiftler
mexico-sheet-tie = Baraj, en çok { $throws } atış
mexico-sheet-old = Yeni tur. Soluk: önceki tur
mexico-sheet-small = Küçük: önceki atışlar
mexico-sheet-lives = can
mexico-sheet-shows = sayı
mexico-sheet-past = önce { $number }
mexico-sheet-fell = { $number }, çıktı

mexico-lesson-1 = Yalnız son atış sayılır: 65
mexico-lesson-2 = Çift 65’i geçer; çiftleri yalnız 21 geçer
mexico-lesson-3 = Ayşe iki kez attı, kimsenin fazlası yok
mexico-lesson-4 = Şimdilik en küçük 42: bir daha “at”
mexico-lesson-5 = Diskler candır: herkesin üç canı var
