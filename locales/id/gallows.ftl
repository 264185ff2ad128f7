gallows-name = Tebak kata
gallows-also = orang gantung | gantungan | tebak huruf
gallows-about = Satu kata rahasia, satu huruf tiap kali, dan gambar yang bertambah tiap salah tebak.
gallows-brief = lima menit
gallows-rules =
    Yang mulai menentukan kata lewat chat pribadi dengan bot: 4 sampai 16 huruf dari kamus. Yang lain mencarinya bersama, siapa cepat.

    Tebakan berupa satu huruf atau seluruh kata. Huruf yang ada muncul di semua tempatnya; kalau tidak ada, satu coretan digambar: tiang, palang, tali, kepala, badan, dua tangan, dua kaki. Kata yang salah juga satu coretan. Yang sudah pernah dicoba tidak kena coretan, begitu juga huruf yang terlihat di ujung.

    Yang menemukan kata menang. Kalau gambarnya jadi duluan, pembuat kata menang.

    Ketik satu huruf, misalnya e, atau seluruh kata, atau ketuk huruf. Kata yang tidak cocok dengan huruf terbuka dianggap obrolan, kecuali ditulis “kata crown”.

    “pembuat=bot”: bot membuat kata dan semua menebak; sendirian selalu begitu. “ujung=tidak” menyembunyikan huruf pertama dan terakhir, “nyawa” memendekkan gambar, “boleh=bebas” membolehkan kata di luar kamus. “kata=5”: lima kata; yang menemukan membuat kata berikutnya, yang terbanyak menang.
gallows-opt-setter = siapa yang membuat kata: pemain, atau bot untuk semua
gallows-opt-lang = bahasa kata-katanya
gallows-opt-ends = huruf pertama dan terakhir diperlihatkan
gallows-opt-lives = berapa coretan sampai gambarnya jadi
gallows-opt-allow = kata apa yang boleh: dari kamus, atau bebas
gallows-opt-words = berapa kata dimainkan
gallows-key-setter = pembuat
gallows-key-lang = bahasa
gallows-key-ends = ujung | huruf ujung
gallows-key-lives = nyawa | coretan
gallows-key-allow = boleh
gallows-key-words = kata
gallows-is-player = pemain
gallows-is-bot = bot
gallows-is-dictionary = kamus
gallows-is-any = bebas
gallows-set-setter = { $value ->
    [bot] bot yang membuat kata
   *[other] pemain yang membuat kata
}
gallows-set-lang = kata: { $language }
gallows-set-ends = { $value ->
    [on] huruf pertama dan terakhir terlihat
   *[other] tanpa huruf terlihat
}
gallows-set-lives = { $value } coretan
gallows-set-allow = { $value ->
    [any] kata apa pun boleh
   *[other] kata dari kamus
}
gallows-set-words = { $value } kata

gallows-word-word = kata | katanya

gallows-own-secret = ✏ Tentukan kata
gallows-ask-word = tentukan kata untuk yang lain, 4 sampai 16 huruf
gallows-ask-guess = { $left ->
    [1] sebut satu huruf atau katanya. Satu coretan lagi dan gambarnya jadi!
   *[other] sebut satu huruf atau katanya. Sisa { $left } coretan
}
gallows-do-set = kata sudah ditentukan
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = sisa { $left }
gallows-setter = kata dari { $seat }
gallows-setter-past = tadi kata dari { $seat }
gallows-finder = ditemukan { $seat }
gallows-unfound = tidak ditemukan

gallows-set = { $seat } sudah menentukan kata { $count } huruf.
gallows-found = { $seat }: { $letter } – { $count ->
    [1] ada.
   *[other] ada { $count } kali.
}
gallows-missed = { $seat }: { $letter } – tidak ada, satu coretan.
gallows-ends = { $seat }: { $letter } – tidak ada lagi, tanpa coretan.
gallows-no = { $seat }: { $word } – bukan, satu coretan.
gallows-guessed = { $seat } menemukannya: { $word }!
gallows-drawn-out = Gambarnya jadi. Jawabannya { $word }.
gallows-called-off = Pembuat kata sudah keluar. Jawabannya { $word }.

gallows-feat = { $strokes ->
    [0] tanpa coretan
   *[other] { $strokes } coretan
}

gallows-reject-syntax = Ketik satu huruf, atau seluruh kata.
gallows-reject-syntax-word = Ketik satu kata, huruf saja.
gallows-reject-length = Kata terdiri dari { $least } sampai { $most } huruf; yang ini { $count }.
gallows-reject-unknown = “{ $word }” tidak ada di kamus. Pakai kata benda umum dalam bentuk dasar.
gallows-reject-again = { $letter } sudah pernah dicoba. Tidak kena coretan; coba huruf lain.
gallows-reject-long = Di sini tidak ada kata yang lebih dari { $most } huruf. Tidak kena coretan.
gallows-reject-wrong = { $word } sudah pernah dicoba dan salah. Tidak kena coretan.

gallows-lesson-1 = Huruf itu tidak ada: satu coretan, talinya
gallows-lesson-2 = Ketik huruf, “t”, atau seluruh kata
gallows-lesson-3 = Kalau gambarnya jadi, Andi menang
gallows-lesson-4 = Kata dari Andi, lewat chat pribadi ke bot
gallows-lesson-5 = Yang menemukan kata menang
