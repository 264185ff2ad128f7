# Pig: one or two dice, stop in time.

pig-name = Celengan
pig-also = celeng | babi
pig-about = Lempar terus seberani mungkin, lalu stop: satu lemparan sial menghanguskan seluruh tabungan giliranmu.
pig-brief = dua dadu, sepuluh menit
pig-rules =
    Saat giliranmu, lempar dadu sesukamu, sedikitnya sekali. Semua hasilnya menjadi tabungan giliran. Kalau stop, tabungan itu dicatat, lalu pemain berikutnya melempar.

    Dua dadu, merah (berbingkai ganda) dan putih: kalau yang merah menunjukkan 1, tabungan giliran hangus. Yang sudah dicatat tetap aman, dan giliran selesai. Yang putih boleh berapa saja.

    Yang pertama punya 200 poin langsung menang. Tidak perlu stop dulu: kalau tabungan giliran sudah menutup kekurangannya, langsung dicatat sendiri.

    Lembarnya juga menghitung poin yang hangus. Kebiasaannya, yang kalah squat sepuluh kali.

    Ketik “lempar” dan “stop”, atau pakai tombol.

pig-opt-goal = poin untuk menang (200 dengan dua dadu, 100 dengan satu, kalau tidak disebut)
pig-opt-dice = berapa dadu; dengan satu dadu, angka 1 menghanguskan. Dengan dadu asli, ketik yang keluar di mejamu (yang merah dulu)
pig-opt-bust = apa yang menghanguskan: angka 1 di dadu merah, atau dadu kembar (kedua dadu lalu sewarna)
pig-opt-overtake = yang stop mengurangi 10 poin dari siapa saja yang terkejar atau tersalip, tapi tidak sampai di bawah 0

pig-key-goal = target | poin
pig-key-dice = dadu
pig-key-bust = hangus
pig-key-overtake = salip | menyalip
pig-is-2 = dua
pig-is-1 = satu
pig-is-real = asli
pig-is-red = merah
pig-is-double = kembar
pig-set-goal = target { $value } poin
pig-set-dice = { $value ->
    [1] satu dadu
    [real] { $count } dadu asli
   *[other] { $value } dadu
}
pig-set-bust = { $value ->
    [double] dadu kembar hangus
   *[other] 1 merah hangus
}
pig-set-overtake = { $value ->
    [on] dengan menyalip
   *[other] tanpa menyalip
}

pig-word-roll = lempar | kocok | lagi | lanjut | lempar dadu
pig-word-hold = stop | berhenti | cukup | setop

pig-ask-roll = lempar dadunya
pig-ask-choice = { $points } poin di giliran ini{ $score ->
        [0] {""}
       *[other] , jadi { $total } kalau stop
    }. Lempar lagi atau stop?

pig-ask-all = { $points } poin di ronde ini. Lempar lagi atau stop?

pig-threw = { $seat } melempar { $dice }.
pig-bust = { $points ->
        [0] Hangus! { $seat } melempar { $dice }, untung belum punya tabungan.
       *[other] Hangus! { $seat } melempar { $dice } dan kehilangan { $points } poin.
    }
pig-banked = { $seat } stop dengan { $points } poin, jadi { $total }.
pig-overtaken = { $seat } disalip dan kehilangan { $points } poin: sisa { $total }.
pig-reached = { $seat } melempar { $dice } dan sampai di target dengan { $points } poin!

pig-round-stop = Stop dengan { $points } poin: { $names }.
pig-round-bust = { $points ->
        [0] Langsung hangus, untung belum ada tabungan: { $names }.
       *[other] Hangus! { $points } poin hilang: { $names }.
    }

pig-round-new = Ronde baru: semua ikut lagi.

pig-double-needs-two = Kembar butuh dua dadu: pilih dadu=2 atau hangus=merah.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] hangus { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = salip −{ $points }
pig-sheet-out = keluar
pig-sheet-goal = capai { $points }
pig-sheet-red = 1 di bingkai ganda menghanguskan tabungan
pig-sheet-would = jumlah kalau stop sekarang
pig-sheet-total = total
pig-sheet-lost = hangus
pig-sheet-first = { $seat } melempar
pig-sheet-series = { $seat }: dapat { $points }
pig-sheet-banked = { $seat }: stop di { $points }
pig-sheet-bust = { $seat }: hangus! { $points } hilang
pig-sheet-round = Ronde: dapat { $points }
pig-sheet-round-bust = Ronde: hangus! { $points } hilang
pig-sheet-before = Ronde tadi: { $throws } lemparan, jumlah { $points }
pig-sheet-before-bust = Ronde tadi: hangus setelah { $throws } lemparan, { $points } hilang

pig-lesson-1 = “lempar” seberani mungkin: dijumlahkan
pig-lesson-2 = Angka 1 di dadu lain tidak apa-apa
pig-lesson-3 = 1 di bingkai ganda menghanguskan 8 poin
pig-lesson-4 = Setelah “stop” poin ini aman
pig-lesson-5 = Duluan melewati garis ini menang
