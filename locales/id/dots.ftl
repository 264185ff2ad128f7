dots-name = Kepung titik
dots-also = titik | kepung
dots-about = Kepung titik lawan dengan rantai titikmu sendiri. Permainan klasik kertas kotak-kotak, sampai 39 × 32.
dots-brief = setengah jam
dots-rules =
    Bergiliran menaruh titik di persilangan dua garis; titik tidak pernah pindah. Tutup rantai titikmu – bersebelahan mendatar, menurun, atau miring – mengelilingi titik lawan, dan titik itu tertangkap: di sana tidak ada yang main lagi, tiap titik di dalamnya satu poin. Tepi lembar bukan dinding.

    Daerah tanpa titik lawan hanyalah rumah. Titik lawan yang ditaruh di sana langsung hilang, kecuali kalau ia menutup rantai mengelilingi sebagian dindingnya. Tawanan di daerah yang tertangkap bebas lagi.

    Ketik kolom dan baris: j10. Titik pertama di daerah berarsir. /hint menunjukkan rumah, untukmu saja.

    Selesai kalau lembar penuh, kalau keduanya sepakat (poin yang menentukan), atau dengan kata:
    • mendarat – titikmu yang tidak tersambung ke tepi jadi milik lawan. Kamu harus tetap unggul.
    • stop – kamu tidak menaruh titik lagi; lawan punya tiga menit untuk mengepung yang lepas, “selesai” mengakhirinya.

    Opsi: lembar (resmi: 39x32, cepat: 12x12), silang di awal, dan lainnya.
dots-opt-size = lebar dan tinggi lembar
dots-opt-start = isi lembar di awal: kosong, satu silang, dua silang, atau beberapa di tempat acak, diputar atau tidak
dots-opt-zone = di lembar kosong, titik pertama di bagian tengah
dots-opt-capture = lawan: daerah hanya dihitung kalau ada titik lawan di dalamnya; semua: setiap daerah tertutup
dots-opt-extra = yang menangkap jalan lagi
dots-opt-border = tidak ada titik di tepi lembar
dots-opt-sudden = sebanyak ini titik tertangkap langsung menang; 0: tidak pernah
dots-opt-ground = apakah kata “mendarat” mengakhiri pertandingan
dots-opt-stoptime = berapa detik untuk lawan setelah “stop”
dots-key-size = ukuran | lembar
dots-key-start = awal
dots-key-zone = zona
dots-key-capture = tangkap
dots-key-extra = tambahan | giliran tambahan
dots-key-border = tepi | tepi kosong
dots-key-sudden = langsung | menang langsung
dots-key-ground = mendarat | pendaratan
dots-key-territory = wilayah
dots-key-stoptime = waktu stop
dots-is-empty = kosong
dots-is-cross = silang
dots-is-double-cross = dua silang
dots-is-crosses = beberapa silang
dots-is-turned = silang diputar | diputar
dots-is-enemy = lawan
dots-is-any = semua
dots-preset-official = resmi | penuh
dots-preset-quick = cepat
dots-set-size = lembar { $value }
dots-set-start = { $value ->
    [cross] satu silang di awal
    [double-cross] dua silang di awal
    [crosses] { $count } silang di tempat acak
    [turned] { $count } silang di tempat acak, diputar acak
   *[other] lembar kosong
}
dots-set-zone = { $value ->
    [on] titik pertama di tengah
   *[other] titik pertama di mana saja
}
dots-set-capture = { $value ->
    [any] setiap daerah tertutup dihitung
   *[other] hanya daerah berisi titik lawan
}
dots-set-extra = { $value ->
    [on] jalan lagi setelah menangkap
   *[other] tanpa giliran tambahan
}
dots-set-border = { $value ->
    [on] tepi tetap kosong
   *[other] tepi boleh diisi
}
dots-set-sudden = { $value ->
    [0] tanpa menang langsung
   *[other] { $value } titik tertangkap langsung menang
}
dots-set-ground = { $value ->
    [on] dengan mendarat
   *[other] tanpa mendarat
}
dots-set-territory = { $value ->
    [on] dengan wilayah
   *[other] tanpa wilayah
}
dots-set-stoptime = { $value } detik setelah “stop”
dots-word-ground = mendarat | aku mendarat | darat
dots-word-stop = stop | aku stop | berhenti
dots-word-done = selesai | sudah selesai | sudah

dots-do-dot = { $place }
dots-do-ground = ⏚ Mendarat
dots-do-stop = ✋ Stop
dots-do-done = ✅ Selesai

dots-ask = taruh titik
dots-ask-zone = taruh titik pertama di daerah berarsir, { $from } sampai { $to }
dots-ask-stopped = { $seat } sudah stop. Kepung yang lepas, lalu tulis “selesai”

dots-captured = { $seat }: { $place } menangkap { $count } titik!
dots-freed = { $seat }: { $place } menangkap { $count } titik dan membebaskan { $freed }!
dots-lost = { $seat } masuk rumah { $other } di { $place } dan kehilangan titik itu.
dots-grounded =
    { $seat } mendarat. { $loose ->
        [0] Tidak ada titik yang lepas.
       *[other] { $loose } titik lepas jadi milik lawan.
    }
dots-stopped =
    { $seat } stop. Sekarang hanya { $other } yang menaruh titik, { $seconds ->
        [180] paling lama tiga menit.
       *[other] paling lama { $seconds } detik.
    }
dots-done = { $seat } selesai.
dots-time = Waktu setelah stop habis.
dots-sheet-grounded = { $seat } mendarat
dots-sheet-enough = Duluan menangkap { $count } menang

dots-hint =
    { $empty ->
        [yes] Belum ada rumah.
       *[no] Berarsir: rumah-rumahnya, { $own } persilangan punyamu, { $other } punya lawan.
    }
    Kalau mendarat sekarang, kamu { $loose ->
        [0] tidak kehilangan titik
       *[other] kehilangan { $loose } titik lepas
    } dan { $verdict }.
dots-hint-ahead = menang dengan selisih { $by }
dots-hint-even = cuma seri, jadi belum boleh
dots-hint-behind = masih tertinggal { $by }, jadi belum boleh

dots-reject-syntax = Ketik satu persilangan, misalnya c3.
dots-reject-outside = Tidak ada { $place } di lembar ini: persilangan terakhirnya { $last }.
dots-reject-taken = Di { $place } sudah ada titik.
dots-reject-area = { $place } ada di daerah yang tertangkap: di sana tidak ada yang main lagi.
dots-reject-border = { $place } ada di tepi, dan di pertandingan ini tepi dibiarkan kosong.
dots-reject-zone = Titik pertama di daerah berarsir, { $from } sampai { $to }.
dots-reject-ground =
    Belum boleh: kamu sudah menangkap { $own }, lawan { $other }, dan { $loose ->
        [0] titikmu tidak ada yang lepas
       *[other] { $loose } titikmu lepas (dilingkari)
    }. Kurang { $short } poin lagi.
dots-reject-no-ground = Pertandingan ini tanpa mendarat.
dots-reject-stopped = “Stop” sudah diucapkan: taruh titik, atau tulis “selesai”.
dots-reject-done = “selesai” itu untuk waktu setelah stop.
dots-reject-crosses = { $given } silang mungkin tidak muat di lembar ini. Yang muat paling banyak { $most }.
dots-reject-narrow = Dua silang bersebelahan butuh lembar enam kolom kalau tepinya dibiarkan kosong.
dots-opt-territory = yang menutup daerah boleh membiarkannya terbuka dan mewarnainya nanti; kalau sepakat, titik kosongnya juga dihitung
dots-word-paint = warnai
dots-word-leave = biarkan | biarkan terbuka

dots-do-paint = 🖍 Warnai
dots-do-paint-area = 🖍 Warnai { $place }
dots-do-leave = Biarkan

dots-ask-paint = warnai daerah tertutup itu, atau biarkan terbuka? (titik berikutnya mewarnainya)
dots-left = { $seat } membiarkan daerah itu terbuka.
dots-painted = { $seat } mewarnai daerah di sekitar { $place }: { $count } titik.
dots-reject-undecided = Putuskan dulu soal daerah tertutup itu: “warnai” atau “biarkan”.
dots-territory-counted = Dengan separuh titik terbuka: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Pertandingan ini tanpa wilayah: daerah langsung diwarnai.
dots-reject-decided = Tidak ada daerah yang baru ditutup. Yang lama diwarnai dengan menyebut satu persilangan di dalamnya, misalnya warnai c4.
dots-reject-not-left = { $place } tidak berada di daerah yang kamu biarkan terbuka dan masih tertutup.
dots-reject-no-enemy = Tidak ada titik lawan di daerah sekitar { $place }.
dots-sgf-size = Lembar “{ $given }” tidak bisa dimainkan: tiap arah 5 sampai 39 persilangan.
dots-sgf-start = Titik di awal bukan silang atau silang ganda di tengah, bukan pula sampai delapan silang, diputar atau tidak, yang tidak bersentuhan; selain itu tidak bisa dimainkan.
dots-sgf-rule = Aturan “{ $given }” tidak bisa dimainkan di sini.
dots-sgf-sudden = “InstantWin={ $given }” tidak bisa dimainkan di sini: menang langsung paling banyak dengan { $most } titik tertangkap.
dots-sgf-lacking = Simpul { $node }: menurut aturan di sini “{ $given }” menangkap, sedangkan file memakai aturan “{ $rule }” yang tidak dikenal di sini. Yang setelahnya tidak dibaca.
dots-sgf-pass = Simpul { $node }: menurut aturan file ini “{ $given }” berarti lewat, dan di sini tidak ada yang lewat. Yang setelahnya tidak dibaca.
dots-sgf-chain = Simpul { $node }: menurut aturan di sini “{ $given }” tidak menangkap daerah itu. Yang setelahnya tidak dibaca.

dots-lesson-1 = Titik ini menutup rantai titik biru
dots-lesson-2 = Titik merah di dalam tertangkap: 1 poin
dots-lesson-3 = Sambungan rantai lurus atau miring
dots-lesson-4 = Tepi lembar bukan dinding
dots-lesson-5 = Langkah = persilangan: ketik “g6”
