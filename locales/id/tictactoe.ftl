tictactoe-name = Tic-tac-toe
tictactoe-also = catur jawa | xox | silang bulat
tictactoe-about = Silang lawan bulat: siapa yang duluan berjajar? Dari 3 × 3 sampai 10 × 10.
tictactoe-brief = satu menit
tictactoe-rules =
    Dua orang bergiliran menaruh tanda di kotak kosong. Yang mulai menggambar silang, yang lain bulat.

    Yang pertama punya cukup banyak tanda berjajar tanpa putus – mendatar, menurun, atau miring – menang. Di papan biasa 3 × 3 cukup tiga berjajar; lebih panjang juga sah. Kalau papan penuh dan tidak ada yang berjajar, hasilnya seri.

    Untuk melangkah, ketik kotaknya: huruf untuk kolom dan angka untuk baris, misalnya b2. Di papan kecil kotaknya bisa langsung diketuk.

    Pembuat tantangan boleh memilih ukuran papan dan berapa yang harus berjajar: /tictactoe ukuran=5 jajar=4.
tictactoe-opt-size = banyak kotak di tiap sisi papan
tictactoe-opt-line = berapa tanda berjajar supaya menang
tictactoe-key-size = ukuran | papan
tictactoe-key-line = jajar | berjajar | deret
tictactoe-set-size = papan { $value } × { $value }
tictactoe-set-line = { $value } berjajar

tictactoe-ask-cross = taruh silang di kotak kosong
tictactoe-ask-round = taruh bulat di kotak kosong
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Ketik satu kotak, misalnya b2.
tictactoe-reject-outside = Tidak ada { $place } di papan ini: kotak terakhirnya { $last }.
tictactoe-reject-taken = { $place } sudah terisi. Pilih kotak kosong.
tictactoe-reject-line = { $line } berjajar tidak muat di papan { $size } × { $size }.

tictactoe-lesson-1 = Tiga berjajar menang: tegak, datar, miring
tictactoe-lesson-2 = Silang di a2 melengkapi barisannya
tictactoe-lesson-3 = Kotak kosong mana saja: ketuk atau ketik c2
