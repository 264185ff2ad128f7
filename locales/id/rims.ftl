rims-name = Lingkaran
rims-also = lingkar | gelang
rims-about = Gambar lengkung tertutup melalui titik-titik, dan jangan sentuh yang lain. Yang menggambar lingkaran terakhir kalah.
rims-brief = lima menit
rims-rules =
    Lembarnya penuh titik. Bergiliran menggambar lingkaran: garis tertutup melalui sedikitnya satu titik dan paling banyak empat, dan hanya titik yang belum ada di lingkaran mana pun.

    Lingkaran tidak boleh menyentuh atau memotong dirinya sendiri atau yang lain. Boleh di dalam yang lain, atau mengelilingi titik dan lingkaran sesukanya.

    Yang menggambar lingkaran terakhir – saat semua titik sudah terpakai – kalah. Dengan tiga atau empat pemain, yang lain menang bersama.

    Ketik sudut-sudutnya berurutan, 3 sampai 12 persilangan di lembar: c3 f5 e9 b7. Garisnya ditutup dan dibulatkan untukmu. Satu titik saja, c3, jadi lingkaran kecil melaluinya.

    Opsi: berapa titik (8 sampai 24), berapa titik di satu lingkaran (sampai “bebas”), dan dengan terbalik=tidak lingkaran terakhir menang.
rims-opt-points = berapa titik
rims-opt-max = berapa titik paling banyak di satu lingkaran
rims-opt-misere = yang menggambar lingkaran terakhir kalah; tidak – menang
rims-key-points = titik
rims-key-max = maks | paling banyak
rims-key-misere = terbalik | terakhir kalah
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = bebas | tanpa batas
rims-set-points = { $value } titik
rims-set-max = { $value ->
    [1] satu titik di satu lingkaran
    [unlimited] titik di satu lingkaran bebas
   *[other] sampai { $value } titik di satu lingkaran
}
rims-set-misere = { $value ->
    [on] lingkaran terakhir kalah
   *[other] lingkaran terakhir menang
}

rims-ask = gambar lingkaran: sisa { $free } titik
rims-point = { $place }

rims-reject-syntax = Ketik sudut lingkaran berurutan, misalnya c3 f5 e9 b7, atau satu titik saja.
rims-reject-outside = Tidak ada { $place } di lembar ini: persilangan terakhirnya { $last }.
rims-reject-corners = Lingkaran punya { $least } sampai { $most } sudut, dan ini { $count }.
rims-reject-bare = Tidak ada titik di { $place }: lingkaran kecil digambar di titik yang masih bebas. Yang lebih besar perlu tiga sudut atau lebih.
rims-reject-knot = Garis seperti itu menyentuh atau memotong dirinya sendiri. Tidak boleh.
rims-reject-taken = { $place } sudah ada di satu lingkaran. Hanya boleh melalui titik yang masih bebas.
rims-reject-empty = Lingkaran ini tidak melalui titik apa pun. Harus melalui sedikitnya satu titik bebas; mengelilingi saja tidak cukup.
rims-reject-many = Lingkaran ini melalui { $count } titik, dan paling banyak { $most } yang boleh.
rims-reject-meets = Itu menyentuh atau memotong lingkaran melalui { $place }. Lingkaran tidak boleh bertemu.

rims-sheet-misere = yang terakhir kalah
rims-sheet-last = yang terakhir menang

rims-lesson-1 = Lingkaran melalui satu sampai empat titik
rims-lesson-2 = Ketik sudutnya: i2 o3 p8 f10
rims-lesson-3 = Di dalam boleh, menyentuh tidak
rims-lesson-4 = Satu titik: lingkaran kecil, s3
rims-lesson-5 = Yang harus ambil titik terakhir kalah
