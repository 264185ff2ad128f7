# The Kremlin tower: four dice, two sums, three runners.

tower-name = Menara Kremlin
tower-also = menara | panjat menara
tower-about = Empat dadu jadi dua jumlah, dan tiga pelari memanjat kolomnya: berhenti tepat waktu, atau hilang semua yang didapat.
tower-brief = empat dadu, sepuluh menit
tower-rules =
    Panjat tiga kolom sampai puncak sebelum yang lain.

    Saat giliranmu, lempar empat dadu dan bagi jadi dua pasang. Pelarimu naik satu tingkat di kolom kedua jumlah itu. Ada tiga pelari; yang baru mulai tepat di atas tandamu sendiri. Kedua jumlah wajib dipakai kalau bisa; kalau sisa satu pelari untuk dua kolom baru, kamu yang memilih.

    Setelah tiap lemparan, stop atau lempar lagi. Kalau stop, tandamu naik ke tempat pelari. Kalau lemparan tidak memberi jumlah yang bisa dipakai pelari, semua hasil giliran ini hilang. Kolom yang sudah dipanjat seseorang ditutup untuk semua.

    Kamu melempar 2 3 3 6: itu 5 dan 9, atau 8 dan 6. Ketik “ambil 5 9” atau “5 9” saja, lalu “lempar” atau “stop”, atau tekan tombol.

    Selesai dengan kolom ketiga; “kolom” mengubah jumlahnya.

tower-opt-columns = berapa kolom untuk menang
tower-key-columns = kolom
tower-set-columns = { $value } kolom menang

tower-word-roll = lempar | kocok | lagi
tower-word-hold = stop | berhenti | cukup | setop
tower-word-take = ambil | panjat

tower-take = { $sums }
tower-take-news = { $seat } memanjat dengan { $sums }.

tower-ask-take = jumlah mana yang dibuat dari { $faces }?
tower-ask-one = jumlah mana yang diambil dari { $faces }, satu saja?
tower-ask = { $free ->
    [0] lempar lagi atau stop?
   *[other] lempar lagi atau stop? Masih ada { $free } pelari
}

tower-threw = { $seat } melempar { $faces }.
tower-falls = { $seat } melempar { $faces }: tidak ada pelari yang bisa naik, gilirannya hilang.
tower-takes = { $seat } memanjat dengan { $sums }.
tower-stops = { $seat } stop; tanda menggantikan pelari: { $sums }.
tower-top = { $columns ->
    [1] { $seat } memanjat kolom { $sum } sampai puncak, yang pertama.
   *[other] { $seat } memanjat kolom { $sum } sampai puncak dan punya { $columns } kolom.
}

tower-reject-columns = Dengan kolom sebanyak itu mungkin tidak ada yang bisa menang: kurangi kolomnya, atau pemainnya.
tower-reject-syntax = Ketik jumlah untuk memanjat, misalnya “5 9”, atau “lempar” atau “stop”.
tower-reject-take = Lemparan ini memberi: { $moves }.
tower-reject-one = Pelarinya kurang untuk kedua jumlah: pilih satu. Lemparan ini memberi: { $moves }.
tower-reject-decide = Lemparan ini sudah dipakai memanjat: lempar lagi atau stop.
tower-reject-first = Pilih dulu jumlah dari lemparan ini.

tower-sheet = { $columns } kolom menang
tower-sheet-runners = { $columns } kolom menang; silang = pelari

tower-lesson-1 = Jumlah dua pasang: “5 9” atau “6 8”
tower-lesson-2 = Kuning: pelari, hilang kalau tidak cocok
tower-lesson-3 = Setelah “stop” tandanya tetap di sana
tower-lesson-4 = Sampai puncak = tutup; di sini dua menang
