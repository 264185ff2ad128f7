gallows-name = Adam asmaca
gallows-also = adamasmaca | asmaca
gallows-about = Gizli bir kelime, harf harf, ve her ıskada büyüyen bir çizim: adam asmaca.
gallows-brief = beş dakika
gallows-rules =
    Başlayan, bota özelden yazarak bir kelime sorar: sözlükten, 4–16 harfli. Ötekiler onu birlikte arar, sıra yoktur: önce davranan söyler.

    Tahmin bir harf ya da bütün kelimedir. Kelimedeki harf geçtiği her yerde açılır; olmayan için bir çizgi çekilir: direk, kiriş, ip, baş, gövde, iki kol, iki bacak. Yanlış kelime de bir çizgidir. Daha önce denenene ya da uçta görünen harfe çizgi çekilmez.

    Kelimeyi bulan kazanır. Önce çizim biterse soran kazanır.

    Bir harf yaz, e gibi, ya da bütün kelimeyi; ya da harfe dokun. Açık harflere uymayan kelime, “kelime kartal” diye yazmazsan sohbet sayılır.

    “soran=bot” ile bot sorar, herkes arar; tek başına hep böyle oynanır. “uçlar=kapalı” ilk ve son harfi gizler, “hak” çizimi kısaltır, “izin=her” sorana sözlük dışını açar. “kelime=5” ile beş kelime oynanır: bulan sonrakini sorar, en çok bulan kazanır.
gallows-opt-setter = kelimeyi kim sorar: bir oyuncu mu, herkese bot mu
gallows-opt-lang = kelimelerin dili
gallows-opt-ends = ilk ve son harfi göster
gallows-opt-lives = çizim kaç çizgide biter
gallows-opt-allow = hangi kelimeler sorulabilir: sözlüktekiler mi, hepsi mi
gallows-opt-words = kaç kelime oynanır
gallows-key-setter = soran
gallows-key-lang = dil
gallows-key-ends = uçlar | ilk ve son harf
gallows-key-lives = hak | can | çizgi
gallows-key-allow = izin
gallows-key-words = kelime | kelimeler
gallows-is-player = oyuncu
gallows-is-bot = bot
gallows-is-dictionary = sözlük
gallows-is-any = her | hepsi
gallows-set-setter = { $value ->
    [bot] kelimeyi bot sorar
   *[other] kelimeyi bir oyuncu sorar
}
gallows-set-lang = kelimeler: { $language }
gallows-set-ends = { $value ->
    [on] ilk ve son harf görünür
   *[other] hiçbir harf görünmez
}
gallows-set-lives = { $value } çizgi
gallows-set-allow = { $value ->
    [any] her kelime sorulabilir
   *[other] sözlükten kelimeler
}
gallows-set-words = { $value } kelime

gallows-word-word = kelime | sözcük

gallows-own-secret = ✏ Kelime seç
gallows-ask-word = { $several ->
    [yes] ötekilere sormak için 4–16 harfli bir kelime seçin
   *[no] ötekilere sormak için 4–16 harfli bir kelime seç
}
gallows-ask-guess = { $left ->
    [one] { $several ->
        [yes] bir harf ya da bütün kelimeyi söyleyin. Bir çizgi daha çekilirse çizim biter!
       *[no] bir harf ya da bütün kelimeyi söyle. Bir çizgi daha çekilirse çizim biter!
    }
   *[other] { $several ->
        [yes] bir harf ya da bütün kelimeyi söyleyin. Kalan çizgi: { $left }
       *[no] bir harf ya da bütün kelimeyi söyle. Kalan çizgi: { $left }
    }
}
gallows-do-set = kelime soruldu
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = kalan { $left }
gallows-setter = soran: { $seat }
gallows-setter-past = sormuştu: { $seat }
gallows-finder = bulan: { $seat }
gallows-unfound = bulunamadı

gallows-set = { $seat } { $count } harfli bir kelime sordu.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] var.
    [2] iki tane var.
    [3] üç tane var.
   *[other] { $count } tane var.
}
gallows-missed = { $seat }: { $letter } – yok, bir çizgi daha.
gallows-ends = { $seat }: { $letter } – başka yok. Çizgi çekilmedi.
gallows-no = { $seat }: { $word } – değil, bir çizgi daha.
gallows-guessed = { $seat } buldu: { $word }!
gallows-drawn-out = Çizim bitti. Kelime şuydu: { $word }.
gallows-called-off = Soran ayrıldı. Kelime şuydu: { $word }.

gallows-feat = { $strokes ->
    [0] tek çizgi bile yok
   *[other] { $strokes } çizgi
}

gallows-reject-syntax = Bir harf ya da bütün kelimeyi yaz.
gallows-reject-syntax-word = Tek kelime yaz, yalnız harflerle.
gallows-reject-length = Kelime { $least }–{ $most } harfli olur; bunda { $count } harf var.
gallows-reject-unknown = “{ $word }” sözlükte yok. Yalın hâlde bir cins isim seç.
gallows-reject-again = { $letter } daha önce denendi. Çizgi çekilmedi; başka harf söyle.
gallows-reject-long = Burada { $most } harften uzun kelime yok. Çizgi çekilmedi.
gallows-reject-wrong = { $word } daha önce denendi, yanlış. Çizgi çekilmedi.

gallows-lesson-1 = Bu harf yok: bir çizgi daha, ip
gallows-lesson-2 = Harf yaz, “t”, ya da bütün kelimeyi
gallows-lesson-3 = Adam tamamlanırsa Ayşe kazanır
gallows-lesson-4 = Ayşe kelimeyi bota özelden yazdı
gallows-lesson-5 = Kelimeyi bulan kazanır
