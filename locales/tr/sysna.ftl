# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Domuz sürüsü
sysna-also = kokarca | herkese domuzcuk
sysna-about = Herkese birden domuzcuk: atışlar aynı, gizlice kal ya da dur, ötekileri geç.
sysna-brief = iki zar, on dakika
sysna-rules =
    Kırmızı (çift çerçeveli, önce söylenen) ve beyaz iki zar herkese atılır. Gelen toplanır, toplam herkeste aynıdır. Sonraki her atıştan önce herkes gizlice karar verir: kal, ya da dur ve toplananı sakla.

    Kırmızı zar 1 gösterirse hâlâ içeride olanların topladığı yanar, tur biter. İçeride kimse kalmayınca da biter. Sonra yeni tur başlar, yine herkes içeridedir.

    Tur bitince toplamlar öncekilerle karşılaştırılır: yakalanan ya da geçilen 10 puan kaybeder, ama 0’ın altına inmez, turda da yalnız bir kez.

    Bir turdan sonra birinin 200 puanı olunca en çok puanı olan kazanır.

    Kalmak için “At”, durmak için “Dur” düğmesine bas ya da bota özelden yaz; herkes seçene kadar kimse görmez.

sysna-opt-goal = kazandıran puan

sysna-key-goal = hedef | puan
sysna-set-goal = ilk { $value } yapan

sysna-word-roll = at | devam | yeniden at | salla | zar at
sysna-word-hold = dur | duruyorum | yaz | yeter

sysna-lesson-1 = Tek atış herkese: hepsinde toplanır
sysna-lesson-2 = At ya da dur: düğmeyle ya da özelden
sysna-lesson-3 = Burak zamanında durdu, 5’i sakladı
sysna-lesson-4 = Kırmızı 1, hâlâ içeridekilerinkini yakar
