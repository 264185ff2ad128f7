vertushka-name = Guling dadu
vertushka-also = guling | tiga puluh satu
vertushka-about = Satu lemparan, lalu dadunya hanya digulingkan dari sisi ke sisi. Buat tepat 31 dan jangan pernah lewat.
vertushka-brief = satu dadu, dua menit
vertushka-rules =
    Satu pemain melempar dadu: angkanya jadi jumlah awal. Setelah itu tidak ada yang melempar. Bergiliran, mulai dari pemain satunya: gulingkan dadu lewat satu rusuk ke salah satu sisinya dan tambahkan angka yang muncul di atas.

    Tidak semua bisa muncul: bukan angka yang di atas, bukan yang di bawah (sisi berseberangan berjumlah tujuh), dan bukan yang tadi di atas sebelum gulingan terakhir. Jadi ada tiga pilihan, dan empat di gulingan pertama.

    Yang membuat tepat 31 dapat 3. Yang lewat memberi lawan satu poin untuk tiap kelebihan: 33 memberi 2. Lalu pemain satunya melempar, dan 6 poin memenangkan pertandingan.

    Dengan dua dadu kamu menggulingkan salah satunya, dan kedua angka atas dijumlahkan. Larangannya berlaku untuk tiap dadu.

    Ketik angka yang mau di atas: 6. Dengan dua dadu sebut yang mana: kiri 6, kanan 6, atau 4>6 untuk yang menunjukkan 4. Tombolnya juga menunjukkan jumlahnya.
vertushka-opt-count = berapa dadu yang digulingkan
vertushka-opt-target = jumlah yang memenangkan ronde
vertushka-opt-points = poin untuk menang; dengan 1 hanya satu ronde
vertushka-key-count = jumlah dadu | banyak
vertushka-key-target = target | jumlah
vertushka-key-points = poin
vertushka-set-count = { $value } dadu
vertushka-set-target = sampai { $value }
vertushka-set-points = { $value ->
    [1] satu ronde
   *[other] sampai { $value } poin
}
vertushka-preset-two = dua dadu
vertushka-preset-single = satu ronde | sekali

vertushka-word-throw = lempar | kocok | lempar dadu
vertushka-word-left = kiri | ki
vertushka-word-right = kanan | ka

vertushka-ask = { $dice ->
        [1] gulingkan dadunya
       *[other] gulingkan satu dadu
    }: sejauh ini { $total }, kurang { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } menggulingkan ke { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } menggulingkan yang kiri ke { $face }: { $makes }.
vertushka-tip-right-news = { $seat } menggulingkan yang kanan ke { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [1] satu ronde
   *[other] sampai { $points } poin
}
vertushka-sheet-over = = { $sum }, lewat
vertushka-sheet-target = target
vertushka-sheet-before = tadi di atas
vertushka-sheet-before-short = tadi

vertushka-told-throw = { $seat } melempar: { $faces }.
vertushka-told-made = { $seat } membuat tepat { $target }: { $points } poin!
vertushka-told-passed = { $seat } lewat: { $sum }. { $other } dapat { $points } poin.

vertushka-reject-syntax = { $dice ->
    [1] Ketik angka yang mau di atas, misalnya 6.
   *[other] Ketik dadu mana dan angka yang mau di atas: kiri 6, kanan 6, atau 4>6 untuk dadu yang menunjukkan 4.
}
vertushka-reject-face = Dadu berangka 1 sampai 6.
vertushka-reject-top = { $face } sudah di atas. Gulingkan ke salah satu dari { $faces }.
vertushka-reject-under = { $face } ada di bawah, berseberangan dengan { $top }: satu gulingan tidak memunculkannya. Yang bisa { $faces }.
vertushka-reject-before = { $face } tadi di atas sebelum gulingan terakhir, dan tidak boleh langsung kembali. Yang bisa { $faces }.
vertushka-reject-neither = Sekarang tidak ada dadu yang bisa digulingkan ke { $face }.
vertushka-reject-shown = Tidak ada dadu yang menunjukkan { $top }. Di atas: { $tops }.
vertushka-reject-which = Kedua dadu bisa digulingkan ke { $face }. Sebut yang mana: kiri { $face } atau kanan { $face }.
vertushka-reject-throw = Dadunya dilempar dulu.
vertushka-reject-thrown = Dadunya sudah dilempar: sekarang gulingkan.

# What the board in letters says.
vertushka-board-to = ke
vertushka-board-seat = kursi
vertushka-board-throws = lempar
vertushka-board-was = tadi
vertushka-board-may-be = bisa
vertushka-board-last = akhir
vertushka-board-of = /

vertushka-lesson-1 = Angka ini di atas: terakhir ditambahkan
vertushka-lesson-2 = Ketik sisi yang mau di atas; ini jumlahnya
vertushka-lesson-3 = Baru saja di atas: belum boleh lagi
vertushka-lesson-4 = Tepat 31 dapat 3 poin
vertushka-lesson-5 = Lewat 31: lawan dapat kelebihannya
