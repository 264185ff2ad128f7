boxes-name = Titik dan kotak
boxes-also = kotak-kotak | tutup kotak
boxes-about = Hubungkan titik bertetangga; yang menutup kotak mendapatkannya dan jalan lagi. Kotak terbanyak menang.
boxes-brief = sepuluh menit
boxes-rules =
    Bergiliran menghubungkan dua titik bertetangga dengan garis, mendatar atau menurun.

    Yang menarik sisi keempat sebuah kotak mendapatkannya – atau keduanya, kalau satu garis menutup dua kotak – dan harus menarik garis lagi, selama masih ada.

    Kalau semua garis sudah ditarik, kotak terbanyak menang; dengan tiga atau empat pemain, urutannya menurut kotak.

    Ketik kedua titik: b2-b3. Lebih singkat: b2> untuk garis ke kanan dari b2, b2v untuk yang ke bawah.

    Opsi: ukuran, dari 2 × 2 sampai 9 × 9 kotak. Dengan “diagonal” boleh juga menarik garis miring di dalam kotak terbuka, sekali di tiap kotak: tidak menutup apa-apa, tapi terhitung satu langkah, jadi giliran pindah.
boxes-opt-size = banyak kotak mendatar dan menurun
boxes-opt-diagonal = sebagai ganti garis boleh menarik garis miring di kotak terbuka, sekali di tiap kotak
boxes-key-size = ukuran | lembar
boxes-key-diagonal = diagonal | miring
boxes-set-size = { $value } kotak
boxes-set-diagonal = { $value ->
    [on] dengan diagonal
   *[other] tanpa diagonal
}

boxes-ask = tarik satu garis
boxes-ask-again = satu kotak tertutup, jadi tarik garis lagi
boxes-count = { $count }

boxes-reject-syntax = Ketik dua titik yang dihubungkan, misalnya b2-b3, atau b2> (ke kanan), b2v (ke bawah).
boxes-reject-outside = Tidak ada titik { $place } di lembar ini: yang terakhir { $last }.
boxes-reject-drawn = Garis dari { $from } ke { $to } sudah ada.
boxes-reject-apart = { $from } dan { $to } tidak bertetangga: garis menuju titik sebelahnya, mendatar atau menurun.
boxes-reject-diagonal = Dari { $from } ke { $to } itu miring, dan pertandingan ini tanpa diagonal.
boxes-reject-closed = Kotak antara { $from } dan { $to } sudah tertutup; diagonal hanya di kotak terbuka.
boxes-reject-slanted = Di kotak antara { $from } dan { $to } sudah ada diagonal; satu saja cukup.

boxes-lesson-1 = Sisi keempat merebut kotak: jalan lagi
boxes-lesson-2 = Langkah menghubungkan tetangga: “c2-d2”
boxes-lesson-3 = Tiga sisi: garis berikut merebut kotak ini
