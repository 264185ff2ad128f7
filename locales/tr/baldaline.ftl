baldaline-name = Tek sırada balda
baldaline-also = balda sırası | hayalet
baldaline-about = Diziye harf ekle ama kelimeyi tamamlama; blöf yap, şüphelen. 2–6 kişi; öteki adı Superghost.
baldaline-brief = beş dakika
baldaline-rules =
    Oyuncular sırayla dizinin önüne ya da arkasına bir harf ekler; akıllarında, içinde bütün dizinin geçtiği bir kelime olmalıdır. Üç ya da daha çok harfli bir kelimeyi tamamlayan turu kaybeder.

    Eklemek yerine şüphelenebilirsin: senden önceki oyuncu kelimesini söyler. Kelime sözlükteyse ve dizi içinde geçiyorsa turu sen kaybedersin, yoksa o. Turu bırakabilirsin de.

    Turu kaybeden UMACI (başka dillerde beş harfli başka bir kelime) kelimesinden sıradaki harfi alır ve yeni turu başlatır. Beşi de tamamlanan oyundan çıkar. Son kalan kazanır.

    K’yi öne koymak için k+, arkaya koymak için +k yaz; ayrıca “şüphe”, “turu bırak”, senden şüphelenilince de “kelime kartal”.

    Kelimeler sözlükteki cins isimlerdir. Açan kişi dilini seçebilir.
baldaline-opt-lang = kelimelerin dili
baldaline-key-lang = dil
baldaline-set-lang = kelimeler: { $language }

baldaline-word-doubt = şüphe | şüpheliyim | şüphelen | inanmıyorum
baldaline-word-word = kelime | kelimem
baldaline-word-giveup = turu bırak | turu bırakıyorum

baldaline-ask-first = bir harfle dizi başlat
baldaline-ask = …{ $row }…: öne ya da arkaya harf ekle, şüphelen ya da turu bırak
baldaline-ask-word = içinde { $row } geçen bir kelime söyle ya da turu bırak
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Şüphe
baldaline-doubt-news = { $seat } şüpheleniyor.
baldaline-word = { $word }
baldaline-give-up = 🏳 Turu bırak

baldaline-complete = { $row } bir kelime: { $seat } tamamladı, harfleri şimdi { $letters }.
baldaline-named = { $word } doğru. { $seat } boşuna şüphelendi, harfleri şimdi { $letters }.
baldaline-wrong = { $word }, içinde { $row } geçen bir kelime değil: { $seat }, harfleri şimdi { $letters }.
baldaline-gave-up = { $seat } turu bıraktı ({ $row }), harfleri şimdi { $letters }.
baldaline-out = { $seat } oyundan çıktı.
baldaline-sheet-new = yeni tur
baldaline-sheet-how = Öne ya da arkaya harf; tam kelime kaybeder
baldaline-past-complete = { $seat }: { $row } bir kelime → { $letters }
baldaline-past-named = { $seat } boşuna şüphelendi ({ $row }): { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word }, içinde { $row } yok → { $letters }
baldaline-past-gave-up = { $seat } turu bıraktı ({ $row }) → { $letters }

baldaline-reject-syntax = Öne harf koymak için k+, arkaya koymak için +k yaz; ya da “şüphe”, “turu bırak”, senden şüphelenilince “kelime kartal”.
baldaline-reject-letters = Bu maçın kelimeleri: { $language }. Bu dilin harflerini yaz.
baldaline-reject-name = Senden şüphelenildi: içinde { $row } geçen bir kelime söyle ya da turu bırak.
baldaline-reject-nobody = Daha şüphelenecek de bırakacak da bir şey yok: bir harfle dizi başlat.
baldaline-reject-undoubted = Kimse senden şüphelenmiyor. Harf ekle, şüphelen ya da turu bırak.
baldaline-reject-long = Bundan uzun kelime yok: { $row }. Şüphelen ya da turu bırak.

# What the board in letters says.
baldaline-board-out = çıktı

baldaline-lesson-1 = Burak A’yı öne koydu: “a+”
baldaline-lesson-2 = Ayşe M eklerse ATOM tamam: kaybeder
baldaline-lesson-3 = Sence kelime yok mu? “şüphe”
baldaline-lesson-4 = Kaybedilen tur bir harf; beşte çıkarsın
baldaline-lesson-5 = Önceki tur: Burak boşuna şüphelendi
