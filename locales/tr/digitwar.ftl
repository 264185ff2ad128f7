digitwar-name = Rakam savaşı
digitwar-also = rakam savaşları | rakamlar
digitwar-about = Bir sıra rakam ve bir silgi: bir rakamı küçült ya da bir sıfırı sağındakilerle sil. Bütün sırayı silen kaybeder.
digitwar-brief = beş dakika
digitwar-rules =
    Bir sıra rakam yazılır. Sıra sendeyken ikisinden birini yaparsın.

    Küçült: herhangi bir rakamı 0’a kadar istediğin kadar küçült. Sıfır küçülmez.

    Sil: herhangi bir sıfırı, sağındaki bütün rakamlarla birlikte kaldır.

    Bütün sırayı silen kaybeder. Üç ya da dört oyuncuda o sonuncu olur, ötekiler birinciliği paylaşır.

    Yerler sıranın altında numaralıdır. 4. yerdeki rakamı 3 yapmak için 4>3, 5. yerdeki sıfırı sağındakilerle silmek için x5 yaz.

    Açan kişi kaç rakam çekileceğini seçebilir ya da sırayı yazar: “/digitwar sıra=53690846”.
digitwar-opt-length = kaç rakam çekilir (söylemezsen 20)
digitwar-opt-row = baştaki sıra, yazılmış olarak: sıra=53690846
digitwar-key-length = uzunluk | rakam
digitwar-key-row = sıra | başlangıç
digitwar-set-length = { $value } rakam
digitwar-set-row = sıra { $value }

digitwar-ask = bir rakamı küçült ya da bir sıfırı sil
digitwar-lower = { $place }. yer şimdi { $to }
digitwar-sheet-aim = Bütün sırayı silen kaybeder
digitwar-sheet-lost = { $seat } bütün sırayı sildi
digitwar-erase = { $place }. yerden sonrası silindi
digitwar-erase-sure = bütün sırayı sil ve kaybet

digitwar-reject-syntax = 4. yerdeki rakamı 3 yapmak için 4>3, 5. yerdeki sıfırı sağındakilerle silmek için x5 yaz.
digitwar-reject-place = { $place }. yerde rakam yok: sıra { $last }. yerde bitiyor.
digitwar-reject-zero = { $place }. yerde sıfır var. Küçülmez, yalnız silinir: x{ $place }.
digitwar-reject-higher = Rakamlar yalnız küçülür: { $place }. yerde { $digit } var, şu olabilir: { $most ->
    [0] 0.
    [1] 0 ya da 1.
   *[other] 0–{ $most }.
}
digitwar-reject-erase = Yalnız sıfır sağındakilerle silinir; { $place }. yerde { $digit } var.
digitwar-reject-length = Sırada { $count } rakam var, { $length } değil. İkisinden birini yazma.

digitwar-lesson-1 = Sıfır sağındakilerle gider: “x6”
digitwar-lesson-2 = Ya da bir rakamı küçültürsün: “5>1”
digitwar-lesson-3 = Bütün sırayı silersen kaybedersin
