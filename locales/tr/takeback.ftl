# Take it back: forty chips.

takeback-name = Geri ver
takeback-also = kırk fiş | ver geri
takeback-about = Ortada kırk fiş, kaçını oynatacağını zar söyler. Geri alınmadan önce satırında üç eşit yığın kur.
takeback-brief = bir zar, beş dakika
takeback-rules =
    Izgarada dörder haneli üç satır var. Dıştakiler oyuncuların, orta satırın her hanesinde on fiş durur.

    Sırayla zar atılır, tam gösterdiği kadar fiş tek haneden komşusuna, yana ya da yukarı aşağı, taşınır. Her hane olur, ötekinin satırı da. Hiçbir hane elvermezse atışın boşa gider. Ötekinin az önce taşıdığını aynı sayıyla hemen geri koyamazsın.

    Satırında üç ya da dört yığın eşit olunca kazanırsın; boş hane yığın değildir. Satırın 4 4 1 0, zar 3 ise ortadan 1’in üstüne üç fiş 4 4 4 yapar.

    Bu seninkini değil ötekinin yığınlarını eşitlerse öteki kazanır. 200 atıştan sonra tur berabere biter.

    Genelde tek tur oynanır. Uzun maçta her tur eşit yığınların yüksekliği kadar puan getirir, 20 puana ya da anlaşılan puana kadar, en çok 20 tur.

    Nereden nereye, yaz: b2 b3. Ya da düğmeleri kullan.
takeback-opt-points = maçı kazandıran puan; 1 ise tek tur
takeback-key-points = puan | maç
takeback-set-points = { $value ->
    [one] tek tur
   *[other] { $value } puanlık maç
}
takeback-preset-series = dizi | uzun maç

takeback-word-throw = at | atıyorum | salla | zar at

takeback-ask = { $count } fişi komşu haneye taşı
takeback-told-moved = { $seat }: { $from } { $to }, { $count } fiş.
takeback-told-skip = { $seat } { $count } attı, bununla taşınacak fiş yok.
takeback-told-won = { $points ->
        [1] { $seat } { $height } yüksekliğinde eşit yığınlarla kazandı!
       *[other] { $seat } { $height } yüksekliğinde eşit yığın kurdu, puanı { $total } / { $points }.
    }
takeback-told-draw = { $throws } atış, kazanan yok: tur berabere.

takeback-sheet-points = { $won } / { $points }
takeback-sheet-aim = Satırında üç eşit yığın kuran kazanır
takeback-sheet-moved = { $count } fiş: { $from } → { $to }

takeback-reject-syntax = Nereden nereye olduğunu yaz, örneğin b2 b3.
takeback-reject-throw = Önce zarı at.
takeback-reject-thrown = Zar atıldı: şimdi fişleri taşı.
takeback-reject-off = Orası ızgaranın dışı; son hane { $last }.
takeback-reject-far = { $from } ile { $to } yan yana değil.
takeback-reject-few = { $chips ->
        [0] { $from } hanesinde fiş yok, sana { $count } gerek.
       *[other] { $from } hanesinde yalnız { $chips } fiş var, sana { $count } gerek.
    }
takeback-reject-back = Bu yalnız son hamleyi geri alırdı. Başka bir şey oynat.

# What the board in letters says.
takeback-board-seat = yer
takeback-board-has-thrown = attı
takeback-board-throws = atar
takeback-board-to = →

takeback-lesson-1 = Ayşe’nin satırı; üstteki Burak’ın
takeback-lesson-2 = Zar: tam o kadar fiş taşı
takeback-lesson-3 = Nereden nereye, yan haneye: “b2 b3”
takeback-lesson-4 = Boş hane yığın değildir
