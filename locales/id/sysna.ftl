# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Celengan bersama
sysna-also = sysna | sigung
sysna-about = Celengan untuk semua sekaligus: lemparan sama, ikut atau stop diam-diam, dan salip yang lain.
sysna-brief = dua dadu, sepuluh menit
sysna-rules =
    Dua dadu, merah (berbingkai ganda, disebut dulu) dan putih, dilempar untuk semua. Hasilnya menjadi tabungan yang sama untuk semua. Sebelum tiap lemparan berikutnya semua memutuskan diam-diam: ikut, atau stop dan menyimpan tabungannya.

    Kalau dadu merah menunjukkan 1, tabungan semua yang masih ikut hangus, dan ronde selesai. Ronde juga selesai kalau tidak ada yang ikut lagi. Lalu ronde berikutnya mulai, dan semua ikut.

    Kalau ronde selesai, jumlahnya dibandingkan dengan sebelumnya: yang terkejar atau tersalip kehilangan 10 poin, tapi tidak sampai di bawah 0, dan hanya sekali tiap ronde.

    Kalau setelah satu ronde ada yang mencapai 200 poin, poin terbanyak menang.

    Tekan “Lempar” untuk ikut atau “Stop”, atau ketik ke bot lewat chat pribadi; tidak terlihat sampai semua memilih.

sysna-opt-goal = poin untuk menang

sysna-key-goal = target | poin
sysna-set-goal = target { $value } poin

sysna-word-roll = lempar | kocok | lagi | ikut | lempar dadu
sysna-word-hold = stop | berhenti | cukup | setop

sysna-lesson-1 = Satu lemparan untuk semua: dijumlahkan
sysna-lesson-2 = Lempar atau stop: tombol atau chat pribadi
sysna-lesson-3 = Bayu stop tepat waktu, menyimpan 5
sysna-lesson-4 = 1 merah menghanguskan yang masih ikut
