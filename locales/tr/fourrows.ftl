# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Dört satır
fourrows-also = renkli satırlar | satır satır
fourrows-about = Beyaz zarlar herkese, renkliler atana: dört satırda sayıları soldan sağa çiz, olabildiğince az atla.
fourrows-brief = altı zar, on beş dakika
fourrows-rules =
    Herkesin dört satırı var: kırmızı ve sarı 2’den 12’ye, yeşil ve mavi 12’den 2’ye. Yalnız soldan sağa çizilir; atladığın gitti.

    Sırayla iki beyaz ve her renkten bir zar at. Önce herkes beyazların toplamını bir satırda çizebilir; herkes karar verene dek gizli. Sonra atan, bir beyaz artı bir renkli zarı o rengin satırında çizebilir. Atıp da hiçbir sayı çizmeyen ceza alır.

    Bir düğmeye bas ya da satırla sayıyı yaz: “kırmızı 7” ya da “k7”; “pas” hiçbir şey çizmez. Beyaz toplam: bota özelden.

    Satırın son sayısı için önce beş çarpı gerek. Onunla kilidi de çizersin; bunu birkaç kişi birden yapabilir. Satır kapanır, zarı kalkar. İki satır kilitlenince ya da birinin dördüncü cezasında maç biter.

    Satırın çarpıları 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 puan, ceza −5. 4, 7, 0 ve 2 çarpı, bir ceza: 10 + 28 + 0 + 3 − 5 = 36. En çok puanı olan kazanır.

fourrows-opt-locks = kaç kilitli satır maçı bitirir
fourrows-opt-penalties = bir oyuncunun kaç cezası maçı bitirir
fourrows-key-locks = kilitler | kilit
fourrows-key-penalties = cezalar | ceza
fourrows-set-locks = { $value } kilitli satır bitirir
fourrows-set-penalties = { $value } ceza bitirir

fourrows-word-throw = at | atıyorum | salla | zar at
fourrows-word-red = kırmızı | k
fourrows-word-yellow = sarı | s
fourrows-word-green = yeşil | e
fourrows-word-blue = mavi | v
fourrows-word-pass = pas | pas geçiyorum

fourrows-row-red = kırmızı
fourrows-row-yellow = sarı
fourrows-row-green = yeşil
fourrows-row-blue = mavi
fourrows-letter-red = K
fourrows-letter-yellow = S
fourrows-letter-green = E
fourrows-letter-blue = V

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } çizdi: kırmızı { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } çizdi: sarı { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } çizdi: yeşil { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } çizdi: mavi { $number }.
fourrows-pass = Pas

fourrows-ask-throw = { $several ->
    [yes] { $dice } zar atın ve geleni yazın: iki beyaz, sonra { $colours }
   *[no] { $dice } zar at ve geleni yaz: iki beyaz, sonra { $colours }
}
fourrows-ask-first = { $several ->
    [yes] { $seat } beyazlarla { $sum } attı: bir satırda çizin ya da pas deyin
   *[no] { $seat } beyazlarla { $sum } attı: bir satırda çiz ya da pas de
}
fourrows-ask-white = { $several ->
    [yes] beyazlar { $sum } ediyor: bir satırda çizin ya da pas deyin
   *[no] beyazlar { $sum } ediyor: bir satırda çiz ya da pas de
}
fourrows-ask-coloured = { $several ->
    [yes] bir beyaz artı bir renkli zarı çizin ya da pas deyin
   *[no] bir beyaz artı bir renkli zarı çiz ya da pas de
}
fourrows-ask-penalty = { $several ->
    [yes] bir beyaz artı bir renkli zarı çizin ya da 5 ceza alın
   *[no] bir beyaz artı bir renkli zarı çiz ya da 5 ceza al
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } attı: ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Beyaz toplam: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Beyaz toplamı kimse çizmedi.
fourrows-crosses = { $seat } çizdi: { $row } { $number }.
fourrows-passes = { $seat } pas dedi.
fourrows-penalty = { $seat } hiçbir sayı çizmedi ve ceza aldı: { $count ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
   *[other] { $count }.
} ceza.
fourrows-locked = { $row } satırın kilidi: { $names }. Satır herkese kapandı.
fourrows-over-locks = { $count } satır kilitli: maç bitti.
fourrows-over-penalties = { $seat }: { $count } ceza, maç bitti.

fourrows-reject-syntax = Satırı ve sayıyı yaz, örneğin “kırmızı 7”, ya da “pas”.
fourrows-reject-throw = Önce zarlar.
fourrows-reject-thrown = Zarlar atıldı: bir sayı çiz ya da pas de.
fourrows-reject-locked = { $row } satır kilitli.
fourrows-reject-sum = Şimdi yalnız beyazların toplamı sayılır: { $sum }.
fourrows-reject-colour = Bir beyaz ve { $row } zarla yapabileceğin: { $other ->
    [0] { $sum }
   *[other] { $sum } ya da { $other }
}.
fourrows-reject-left = Geri dönemezsin ({ $row } { $number }): { $last } zaten çizili.
fourrows-reject-last = Son sayı için ({ $row } { $number }) önce { $needed } çarpı gerek, şimdi { $count } var.

fourrows-holds = Kâğıdın, { $points } puan: { $rows }.
fourrows-holds-row = { $row } { $count } çarpı (sonuncusu { $last })
fourrows-holds-empty = { $row } boş

fourrows-sheet-penalties = ceza
fourrows-sheet-points = puan
fourrows-sheet-white = beyazlar: toplamı herkes çizebilir
fourrows-sheet-coloured = beyaz + renkli: yalnız atan
fourrows-sheet-before = son atış

fourrows-board-seat = yer
fourrows-board-left = çıktı
fourrows-board-red = kırmızı
fourrows-board-yellow = sarı
fourrows-board-green = yeşil
fourrows-board-blue = mavi
fourrows-board-penalties = ceza
fourrows-board-points = puan
fourrows-board-white = beyaz

fourrows-lesson-1 = Beyaz toplamı herkes çizer: “yeşil 4”
fourrows-lesson-2 = Yalnız atan: bir beyaz + bir renkli zar
fourrows-lesson-3 = Soldan sağa; atladığın gitti
fourrows-lesson-4 = Kilit de sayılır ve satırı kapatır
fourrows-lesson-5 = 1, 3, 6, 10 … puan, ceza 5 götürür
