### What a match answers when a step is not possible.

undo-table = Bu arada biri ayrıldı ya da süresi doldu: geri alınamaz.
reject-lapse = Kimsenin süresi işlemiyor.
reject-full = Bu maç çok uzadı. /draw ya da /resign ile bitir.
reject-line = Bu, maçın kaydına yazılamaz.
reject-first = 1 ile { $max } arasındaki yerlerden biri başlayabilir.
reject-rules = Bu maç eski kurallarla oynandı ({ $given }, şimdi { $now }); ona yalnız bakılabilir.

### Matches in SGF, the files of other programs.

sgf-syntax = Satır { $line }, sütun { $column }: { $what }
sgf-no-match = dosyada maç yok, hiçbir şey “(” ile başlamıyor.
sgf-no-node = maçın içi boş, tek bir “;” bile yok.
sgf-early = “{ $given }” ilk “;” işaretinden önce duruyor.
sgf-no-value = “{ $given }” arkasından köşeli parantez içinde bir değer gelmiyor.
sgf-open-value = “[” parantezi “]” ile kapanmıyor.
sgf-open-match = dosya burada bitiyor, maçı “)” ile kapanmıyor.
sgf-stray = “{ $given }” burada olamaz.
sgf-many-nodes = { $most } düğümden fazlası okunmaz.
sgf-large = Dosya { $most } megabayttan büyük.
sgf-unsaid = Dosya hangi oyunun olduğunu söylemiyor: GM’den sonra sayı yok.
sgf-no-game = Burada GM[{ $given }] numaralı bir oyun yok.
sgf-many-moves = Düğüm { $node }: { $most } hamleden fazlası okunmaz.
sgf-comment = Düğüm { $node }: orada Kletka için yazılan okunamıyor ({ $why }).
sgf-value = Düğüm { $node }: “{ $given }” bir hamle değil. Ondan sonrası okunmadı.
sgf-setup = Düğüm { $node }: “{ $given }” konumu hamlesiz değiştiriyor, burada bunu kimse yapamaz. O da sonrası da okunmadı.
sgf-komi = “{ $given }” bir tarafa puan veriyor, burada ise kimseye sayılmaz. Bütün hamleler okundu, ama maçın nasıl bittiği okunmadı.
sgf-more = Dosyada birkaç maç var. Yalnız ilki okundu.
