barriers-name = Palang
barriers-also = palang pintu | barikade
barriers-about = Satu palang menutup dua kotak, dan palang saling menjaga jarak. Yang kehabisan tempat keluar.
barriers-brief = sepuluh menit
barriers-rules =
    Bergiliran menggambar palang: satu goresan di atas dua kotak kosong bersebelahan, mendatar atau menurun.

    Palang menjaga jarak: yang baru tidak boleh menyentuh yang lain, baik dengan sisi maupun sudut kotaknya. Kotak berarsir hilang untuk semua: di sana tidak muat palang lagi.

    Yang tidak bisa menggambar kalah. Bisa sampai enam orang: yang tidak bisa menggambar keluar, dan yang terakhir bertahan menang – yang menggambar palang terakhir.

    Ketik kedua kotak, misalnya b2-b3.

    Opsi: ukuran lembar dan sedekat apa palang boleh: jangan bersentuhan – di sudut pun tidak; sudut boleh – tapi sisi tidak; bebas – asal kotaknya sendiri-sendiri.
barriers-opt-size = kolom dan baris lembar
barriers-opt-touch = apa yang tidak boleh bersentuhan: jangan bersentuhan – sudut pun tidak; sudut boleh – sisi tidak; bebas – boleh bersentuhan sesukanya
barriers-key-size = ukuran | lembar | papan
barriers-key-touch = sentuh | sentuhan
barriers-is-corners = jangan bersentuhan
barriers-is-sides = sudut boleh
barriers-is-free = bebas
barriers-set-size = lembar { $value }
barriers-set-touch = { $value ->
    [sides] sudut boleh bertemu, sisi tidak
    [free] palang boleh bersentuhan
   *[other] tidak boleh bersentuhan, sudut pun tidak
}

barriers-ask = gambar palang di dua kotak kosong

barriers-reject-syntax = Ketik dua kotak bersebelahan, misalnya b2-b3.
barriers-reject-outside = Tidak ada { $place } di lembar ini: kotak terakhirnya { $last }.
barriers-reject-apart = { $a } dan { $b } tidak bersebelahan. Palang menutup dua tetangga, mendatar atau menurun.
barriers-reject-taken = { $place } sudah tertutup palang. Pilih dua kotak kosong.
barriers-reject-touch = { $place } menyentuh palang di { $other }, dan palang tidak boleh bersentuhan sama sekali.
barriers-reject-side = { $place } menyentuh sisi palang di { $other }; yang boleh bertemu hanya sudut.
barriers-reject-corner = { $place } menyentuh sudut palang di { $other }, dan palang tidak boleh bersentuhan sama sekali.
barriers-sheet-dead = tidak muat palang lagi

barriers-lesson-1 = Langkah: palang di dua kotak, “c3-d3”
barriers-lesson-2 = Berarsir: terlalu dekat palang, hilang
barriers-lesson-3 = Sudut pun tidak boleh bersentuhan
barriers-lesson-4 = Tidak ada tempat lagi? Berarti kalah
