# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-into = katego
katego-also = kości katego
katego-about = Wpisz każdy rzut w kolumnę swojego rzędu: kolumnę bierze jedyny najwyższy wpis, równe ją spalają.
katego-brief = dwie kości, pięć minut
katego-rules =
    Każdy ma rząd z 12 kolumn (15 od siedmiu graczy, 18 od dziesięciu). W twojej kolejce padają dwie kości; wpisz ich sumę w dowolną wolną kolumnę swojego rzędu: „k7”.

    Gdy kolumna 7 jest pełna we wszystkich rzędach, daje 7 punktów temu, kto ma tam jedyny najwyższy wpis. Jeśli najwyższy się powtarza, kolumna się spala: nikt jej nie dostaje. Wygrywa, kto ma najwięcej punktów.

    Jest jeszcze 26 odmian: jedna tabela dla wszystkich, pary, licytacja kolumn… Wybiera ten, kto zaczyna partię: /katego odmiana=duże. Wszystkie nazwy są w opcjach.

katego-rules-base = Tak jak wyżej: jeden wpis w każdej kolumnie, a bierze ją jedyny najwyższy.
katego-rules-big = Każda kolumna mieści dwa wpisy każdego gracza, więc kolejek jest dwa razy więcej. Kolumnę bierze najwyższa suma dwóch wpisów jednej osoby; równe najwyższe sumy ją spalają. 9 + 4 nie bije 7 + 7.
katego-rules-product = Zamiast sumy wpisujesz iloczyn dwóch kości: 3 i 5 to 15. Jest 18 iloczynów, od 1 do 36. Reszta jak w zwykłym katego.
katego-rules-super = W każdej kolumnie masz dwa pola i możesz wpisać rzut w każde wolne pole dowolnego gracza: 2 najlepiej wpisać komuś innemu. Twoje dwa pola w kolumnie się mnożą; bierze ją jedyny najwyższy iloczyn. 9 i 4 to 36, tak samo 6 i 6: ta kolumna się spala.
katego-rules-quench = Wpisujesz iloczyny. Jeśli wpiszesz iloczyn, który już jest w tej kolumnie, w czyimkolwiek rzędzie, kolumna od razu gaśnie: nic nie daje i nikt już tam nie pisze. Musisz wpisywać, póki masz wolne pole w otwartej kolumnie; bez niego kończysz, a inni grają dalej.
katego-rules-power = Twój rząd musi maleć od lewej do prawej: po 9 w kolumnie 3 mogą być tylko mniejsze liczby. Masz dziesięć zapasowych rzutów na całą partię; jeden pozwala rzucić obiema kośćmi jeszcze raz, a liczy się ostatni rzut. Możesz oddać pole kreską, a musisz, jeśli rzut nigdzie nie pasuje. Kreska nigdy nie wygrywa kolumny.
katego-rules-firtree = Dla dwóch osób. Kolumny dają 1 2 3 4 5 6 6 5 4 3 2 1 punktów. Jeden rząd musi maleć od lewej do prawej, drugi rosnąć; czyj który, mówi los. Każdy ma dziesięć zapasowych rzutów na całą partię, a pole można oddać kreską, co jest konieczne, jeśli rzut nigdzie nie pasuje.
katego-rules-pairs = Partnerzy siedzą naprzeciw siebie: 4, 6 albo 8 osób. Kolumnę bierze para z wyższą sumą dwóch wpisów; równe sumy ją spalają. Przy trzech i czterech parach nie liczy się wpis, który ma w tej kolumnie także inna para: z 9 + 6, 9 + 5 i 8 + 4 odpadają dziewiątki i wygrywa trzecia para.
katego-rules-pairquench = Partnerzy siedzą naprzeciw siebie, a kolumnę bierze para z wyższą sumą. Ale jeśli dwa wpisy prowadzącej pary są różne, a inna para ma dwa równe, kolumna gaśnie: 8 + 7 przeciw 6 + 6 nie daje nic, 8 + 8 przeciw 6 + 6 biorą ósemki.
katego-rules-rivals = Dla czterech osób, dwie pary przy dwóch stołach: każda osoba z pary gra z jednym przeciwnikiem. Przeciwnicy przy różnych stołach mają te same rzuty, więc szczęścia jest po równo. Każdy stół liczy się jak zwykłe katego, potem każda para sumuje swoje dwa wyniki.
katego-rules-capture = Partnerzy siedzą naprzeciw siebie i wpisuje się iloczyny. Gdy tylko obie osoby w parze mają w kolumnie ten sam iloczyn, zdobywają ją od razu z jej punktami; puste pola już się tam nie liczą. Kolumnę, której nikt nie zdobył, po zapełnieniu bierze para z wyższą sumą.
katego-rules-olympic = Dla czterech osób, dwie pary. Jeden rzut na rundę, a cała czwórka wpisuje go do swoich rzędów jednocześnie. Widzisz wpisy przeciwników, ale nie rząd partnera. Liczy się jak w parach: kolumnę bierze para z wyższą sumą.
katego-rules-psychological = Jeden rzut na rundę dla wszystkich. Wpisujesz go do własnego rzędu, którego nikt inny nie widzi do końca. Potem wszystkie rzędy są jawne i liczą się jak w zwykłym katego: opłaca się być tam, gdzie nie ma innych.
katego-rules-diceless = Bez kości: gracze po kolei podają rzut, na przykład 6 5, a każdy wpisuje podaną sumę do rzędu, który do końca jest zakryty. Nikt nie podaje dwa razy tej samej sumy. Rzuty, których nie da się podzielić po równo, podaje bot; gdy graczy jest więcej niż rzutów, podają pierwsi, po jednym.
katego-rules-spare = Masz pięć zapasowych rzutów na całą partię: po każdym rzucie możesz zużyć jeden i rzucić obiema kośćmi jeszcze raz. Liczy się ostatni rzut. Reszta jak w zwykłym katego.
katego-rules-saving = Każda kolejka daje dwa rzuty. Co najmniej jeden trzeba wykonać; reszta przechodzi na później. Liczy się ostatni rzut kolejki.
katego-rules-limited = Na wszystkie kolejki masz 20 rzutów: na każdą co najmniej jeden, a ile więcej, to twoja sprawa. Liczy się ostatni rzut kolejki. Gdy się skończą, puste pola liczą się jako 0, a 0 nigdy nie wygrywa.
katego-rules-city = Masz 15 rzutów i wpisujesz iloczyny. Wpis musi być wyższy od ostatniego w tej kolumnie, czyjkolwiek był: po 10 można wpisać 12, ale nie 9. Jeśli rzut nigdzie nie pasuje, rzuć jeszcze raz. Bez rzutów puste pola liczą się jako 0. Kolumnę bierze najwyższy wpis, czyli ostatni.
katego-rules-village = Masz 30 rzutów. W pierwszej kolejce jedna kość stoi na 1, w drugiej na 2 i tak do 6, potem znowu od 1. Drugą rzucasz, ile razy chcesz, a wpisuje się iloczyn: w kolejce 3 piątka to 15.
katego-rules-skittles = Na całą partię masz 30 kości. W kolejce rzucasz iloma chcesz, od 1 do 10; są zużyte, a wpisuje się ich sumę. Bez kości puste pola liczą się jako 0. Reszta jak w zwykłym katego.
katego-rules-ladder = O kolumny walczy się po kolei, każdy ma 30 kości. W swojej kolejce rzucasz po jednej kości, aż twoja suma w tej kolumnie przekroczy sumę prowadzącego albo aż spasujesz. Kto pasuje albo nie dobije, odpada z tej kolumny. Ostatni w grze ją bierze i otwiera następną. Jeśli kości masz już tylko ty, i tak rzucasz o każdą kolumnę; jeśli spasujesz, jest niczyja. Każda rzucona kość jest zużyta.
katego-rules-skirmish = Jeden rząd kolumn od 4 do 15 i po 30 kości. Gracze po kolei rzucają iloma kośćmi chcą, od 1 do 10, o następną kolumnę. Bierze ją ten, czyja suma pierwsza sięgnie jej liczby. Kości są zużyte tak czy inaczej; partia kończy się, gdy nie ma już kolumn albo kości.
katego-rules-trade = Jeden rząd kolumn od 4 do 15 i po 30 kości. O następną kolumnę licytuje się liczbą kości, za każdym razem wyżej; pas jest ostateczny. Zaczyna osoba po ostatnim zwycięzcy licytacji albo po ostatnim otwierającym, jeśli wszyscy spasowali. Kto dał najwięcej, rzuca dokładnie tyloma: jeśli suma sięgnie liczby, kolumna jest jego, inaczej przepada dla wszystkich.
katego-rules-auction = Jak w odmianie „handel” licytuje się kośćmi, za każdym razem wyżej. Ale zwycięzca licytacji rzuca i może wziąć dowolną wolną kolumnę, której liczby sięga suma. Z 8 można wziąć na przykład 6 albo 4. Jeśli żadna nie pasuje, nic się nie bierze i zaczyna się następna aukcja. Gdy wszyscy spasują, partia się kończy.
katego-rules-progressive = Jedna tabela dla wszystkich: w kolumnę można pisać, ile razy się chce, ale każdy nowy wpis musi być wyższy od poprzedniego, czyjkolwiek był. Rzut, który nigdzie nie pasuje, przepada. Kolumnę bierze autor ostatniego wpisu; nietknięte nic nie dają.
katego-rules-podium = Jedna tabela dla wszystkich. W każdej kolumnie jedyny najwyższy wpis daje jej punkty, a jedyny najniższy tyle samo kosztuje, jeśli pisały tam co najmniej dwie osoby. Można nic nie wpisać: napisz „pas”.
katego-rules-golf = Jedna tabela dla wszystkich i po 50 kości. W kolejce rzucasz iloma chcesz, od 1 do 10, i wpisujesz sumę; każdy nowy wpis w kolumnie musi być wyższy od poprzedniego. Bez kości odpadasz. Kolumnę bierze ostatni wpis.

katego-opt-variant = które katego. Proste: zwykłe, duże (po dwa wpisy, ich suma), iloczyn (kości), super (dwa pola, mnożone; pisze się w każdym rzędzie), gaszenie (równy iloczyn gasi kolumnę), siła (rząd maleje, dziesięć zapasowych rzutów, kreski), choinka (dwie osoby, jeden rząd maleje, drugi rośnie). Pary: pary, pary z gaszeniem, rywale, zdobycz, olimpijskie. Psychologiczne: psychologiczne (jeden rzut dla wszystkich, ukryte rzędy), bez kości. Rzuty: pięć zapasowych, oszczędne, ograniczone, miasto, wieś. Kości: kręgle, drabina. Jeden rząd: potyczka, handel, aukcja. Jedna tabela: progresywne, podium, golf
katego-opt-columns = ile kolumn (12; dla 7 do 9 osób 15; od 10 osób 18)
katego-opt-table = od jakiej liczby liczy się kolumny: od jednego czy od dwóch

katego-key-variant = odmiana | wariant
katego-key-columns = kolumny | rozmiar
katego-key-table = tabela | numeracja
katego-is-base = zwykłe | podstawowe
katego-is-big = duże
katego-is-product = iloczyn | iloczyny
katego-is-super = super
katego-is-quench = gaszenie
katego-is-power = siła | siłowe
katego-is-firtree = choinka | jodełka
katego-is-pairs = pary
katego-is-pairquench = pary z gaszeniem
katego-is-rivals = rywale
katego-is-capture = zdobycz
katego-is-olympic = olimpijskie
katego-is-psychological = psychologiczne
katego-is-diceless = bez kości
katego-is-spare = pięć zapasowych | zapasowe
katego-is-saving = oszczędne
katego-is-limited = ograniczone
katego-is-city = miasto | miejskie
katego-is-village = wieś | wiejskie
katego-is-skittles = kręgle
katego-is-ladder = drabina
katego-is-skirmish = potyczka
katego-is-trade = handel
katego-is-auction = aukcja
katego-is-progressive = progresywne
katego-is-podium = podium
katego-is-golf = golf
katego-is-book = jeden
katego-is-knizia = dwa
katego-preset-classic = klasyczne

katego-set-variant = { $value ->
    [base] zwykłe katego
    [big] duże katego
    [product] katego z iloczynami
    [super] superkatego
    [quench] katego z gaszeniem
    [power] katego siłowe
    [firtree] katego choinka
    [pairs] katego w parach
    [pairquench] katego w parach z gaszeniem
    [rivals] rywalizujące pary przy dwóch stołach
    [capture] katego w parach ze zdobyczą
    [olympic] katego olimpijskie
    [psychological] katego psychologiczne
    [diceless] katego bez kości
    [spare] katego z pięcioma zapasowymi rzutami
    [saving] katego oszczędne
    [limited] katego z 20 rzutami
    [city] katego miejskie
    [village] katego wiejskie
    [skittles] katego kręgle
    [ladder] katego drabina
    [skirmish] katego potyczka
    [trade] katego handel
    [auction] katego aukcja
    [progressive] katego progresywne
    [podium] katego podium
   *[golf] katego golf
}
katego-set-columns = { $value ->
    [one] { $value } kolumna
    [few] { $value } kolumny
   *[many] { $value } kolumn
}
katego-set-table = { $value ->
    [knizia] kolumny od 2
   *[other] kolumny od 1
}

katego-word-throw = rzuć | rzucam | rzut | jeszcze raz
katego-word-name = podaj | powiedz | mówię
katego-word-column = kolumna | biorę | weź
katego-word-dash = kreska | skreśl | skreślam
katego-word-pass = pas | pasuję | dość
katego-word-bid = daję | licytuję | oferta
katego-word-dice = kości | kość
katego-word-row = rząd

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Rzuć
katego-again-news = { $seat } rzuca jeszcze raz.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } rzuca { $dice } kością.
    [few] { $seat } rzuca { $dice } kośćmi.
   *[many] { $seat } rzuca { $dice } kośćmi.
}
katego-bid = { $dice ->
    [one] Daję { $dice } kość
    [few] Daję { $dice } kości
   *[many] Daję { $dice } kości
}
katego-pass = ✋ Pas
katego-pass-news = { $seat } pasuje.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Twój rząd jest jeszcze pusty.
   *[other] Twój rząd: { $row }.
}
katego-ask = { $several ->
    [yes] wpiszcie { $value } w wybraną kolumnę
   *[no] wpisz { $value } w wybraną kolumnę
}
katego-ask-again = { $several ->
    [yes] wpiszcie { $value } w wybraną kolumnę albo rzućcie jeszcze raz
   *[no] wpisz { $value } w wybraną kolumnę albo rzuć jeszcze raz
}: { $throws ->
    [one] został { $throws } rzut
    [few] zostały { $throws } rzuty
   *[many] zostało { $throws } rzutów
}
katego-ask-stuck = { $several ->
    [yes] { $value } nigdzie nie pasuje: rzućcie jeszcze raz
   *[no] { $value } nigdzie nie pasuje: rzuć jeszcze raz
}
katego-ask-dash = { $several ->
    [yes] { $value } nigdzie nie pasuje: oddajcie kolumnę
   *[no] { $value } nigdzie nie pasuje: oddaj kolumnę
}
katego-ask-podium = { $several ->
    [yes] wpiszcie { $value } w wybraną kolumnę albo pasujcie
   *[no] wpisz { $value } w wybraną kolumnę albo pasuj
}
katego-ask-dice = { $dice ->
    [one] rzuć ostatnią kością
    [few] iloma z { $dice } kości rzucasz?
   *[many] iloma z { $dice } kości rzucasz?
}
katego-ask-dice-for = { $dice ->
    [one] kolumna { $column }: rzuć ostatnią kością
    [few] kolumna { $column }: iloma z { $dice } kości rzucasz?
   *[many] kolumna { $column }: iloma z { $dice } kości rzucasz?
}
katego-ask-ladder = { $dice ->
    [one] kolumna { $column }: masz { $total }, do pobicia { $lead }, została { $dice } kość. Rzucasz czy pas?
    [few] kolumna { $column }: masz { $total }, do pobicia { $lead }, zostały { $dice } kości. Rzucasz czy pas?
   *[many] kolumna { $column }: masz { $total }, do pobicia { $lead }, zostało { $dice } kości. Rzucasz czy pas?
}
katego-ask-bid = { $dice ->
    [one] kolumna { $column }: { $bid ->
        [0] jeszcze nikt nie licytuje, masz { $dice } kość. Licytujesz
       *[other] stawka to { $bid }, masz { $dice } kość. Dajesz więcej
    } czy pas?
    [few] kolumna { $column }: { $bid ->
        [0] jeszcze nikt nie licytuje, masz { $dice } kości. Licytujesz
       *[other] stawka to { $bid }, masz { $dice } kości. Dajesz więcej
    } czy pas?
   *[many] kolumna { $column }: { $bid ->
        [0] jeszcze nikt nie licytuje, masz { $dice } kości. Licytujesz
       *[other] stawka to { $bid }, masz { $dice } kości. Dajesz więcej
    } czy pas?
}
katego-ask-take = { $value }: weź kolumnę

katego-wrote = { $seat } wpisuje { $value } w kolumnę { $column }.
katego-wrote-at = { $seat } wpisuje { $value } w kolumnę { $column } (rząd: { $row }).
katego-dashed = { $seat } oddaje kolumnę { $column }.
katego-lost = { $seat } rzuca { $value }, i to nigdzie nie pasuje.
katego-quenched = Kolumna { $column } gaśnie: ta wartość już tam jest.
katego-captured = { $seat } i druga osoba z pary zdobywają kolumnę { $column }!
katego-takes = { $seat } bierze kolumnę { $column }!
katego-leads = { $seat } prowadzi w kolumnie { $column }, { $total }.
katego-gives-up = { $seat } oddaje kolumnę { $column } przy { $total }.
katego-misses = { $dice ->
    [one] { $seat } rzuca { $dice } kością: { $value }, za mało.
    [few] { $seat } rzuca { $dice } kośćmi: { $value }, za mało.
   *[many] { $seat } rzuca { $dice } kośćmi: { $value }, za mało.
}
katego-threw = { $dice ->
    [one] { $seat } rzuca { $dice } kością: { $value }.
    [few] { $seat } rzuca { $dice } kośćmi: { $value }.
   *[many] { $seat } rzuca { $dice } kośćmi: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } daje { $dice } kość.
    [few] { $seat } daje { $dice } kości.
   *[many] { $seat } daje { $dice } kości.
}
katego-passes = { $seat } pasuje.
katego-nobody = O kolumnę { $column } nikt nie licytuje.

katego-moves = Podaj kolumnę: „k7”. Jest też „rzuć”, „rzuć 4”, „kreska 5”, „daję 4” i „pas”, tam gdzie odmiana to ma.
katego-columns = Kolumny są od { $first } do { $last }.
katego-full = Kolumna { $column } jest pełna.
katego-closed = Kolumna { $column } jest zamknięta.
katego-own-row = Piszesz we własnym rzędzie.
katego-higher = W kolumnie { $column } jest { $last }: dalej tylko wyższa wartość, nie { $value }.
katego-falls = { $value } nie pasuje do kolumny { $column }: rząd musi maleć od lewej do prawej.
katego-rises = { $value } nie pasuje do kolumny { $column }: rząd musi rosnąć od lewej do prawej.
katego-no-throws = Nie ma już na to rzutu: wpisz { $value }.
katego-write-now = Wpisz { $value } w kolumnę.
katego-throw-again = { $value } nigdzie nie pasuje: rzuć jeszcze raz.
katego-give-up = { $value } nigdzie nie pasuje: oddaj kolumnę przez „kreska 5”.
katego-count = { $dice ->
    [one] Możesz rzucić { $dice } kością: napisz „rzuć 1”.
    [few] Napisz, iloma kośćmi rzucasz, od 1 do { $dice }: „rzuć 2”.
   *[many] Napisz, iloma kośćmi rzucasz, od 1 do { $dice }: „rzuć 2”.
}
katego-take = Za { $value } możesz wziąć: { $columns }.
katego-bid-more = { $dice ->
    [one] Daj więcej niż { $bid }, a najwyżej { $dice } kość, albo pasuj.
    [few] Daj więcej niż { $bid }, a najwyżej { $dice } kości, albo pasuj.
   *[many] Daj więcej niż { $bid }, a najwyżej { $dice } kości, albo pasuj.
}
katego-ladder-moves = Napisz „rzuć” albo „pas”.
katego-named = { $value } już od ciebie było: podaj inną wartość.

katego-seats = Liczba graczy w tej odmianie: { $seats }.
katego-own-numbers = Ta odmiana ma własne numery kolumn: zostaw tabela=jeden.
katego-not-together = W tej odmianie gracze wchodzą sobie w drogę kolejka po kolejce, więc jeden rzut dla wszystkich tu nie pasuje.
katego-named-is-diceless = Psychologiczne katego z rzutami na słowo to odmiana bez kości: wybierz „bez kości”.
katego-few-values = Jest tylko { $values } różnych wartości i nikt nie podaje tej samej dwa razy: weź mniej kolumn.

katego-sheet-bid = { $dice ->
    [one] { $seat } daje { $dice } kość
    [few] { $seat } daje { $dice } kości
   *[many] { $seat } daje { $dice } kości
}
katego-sheet-points = punkty
katego-sheet-column = kolumna
katego-sheet-goal = Najwyższy wpis bierze liczbę kolumny; remis ją spala
katego-sheet-won = kolumna wzięta
katego-sheet-burnt = kolumna spalona
katego-sheet-out = kolumna zgaszona
katego-sheet-lost = kolumna niczyja
katego-sheet-loser = traci punkty
katego-sheet-dice = pozostałe kości
katego-sheet-throws = pozostałe rzuty

katego-lesson-1 = Suma, 9, idzie do twojego rzędu: pisz k3
katego-lesson-2 = Jedyny najwyższy: kolumna 2 i 2 punkty
katego-lesson-3 = Najwyższy się powtarza: kolumna niczyja
katego-lesson-4 = Suma zdobytych kolumn

katego-city-lesson-1 = Wpisz iloczyn kości: 3 × 3 = 9
katego-city-lesson-2 = 9 bije tu ostatni wpis: napisz k2
katego-city-lesson-3 = Ostatni wpis, 15, ma kolumnę
katego-city-lesson-4 = Rzuty w zapasie: „rzuć”, jeśli chcesz

katego-big-lesson-1 = 9 + 4 = 13, ale 7 + 7 to więcej
katego-big-lesson-2 = 6 + 5 i 5 + 6: równe sumy, spalona
katego-big-lesson-3 = Zmieści się tu drugi wpis: napisz k1

katego-product-lesson-1 = Wpisz iloczyn: 1 × 4 = 4, napisz k1
katego-product-lesson-2 = 3 × 4 i 2 × 6 są równe: kolumna niczyja
katego-product-lesson-3 = 6 × 6 = 36: wyższego iloczynu nie ma

katego-super-lesson-1 = 2 od Borysa psuje: 12 × 2 to tylko 24
katego-super-lesson-2 = Dwa pola kolumny się mnożą: 10 × 9 = 90
katego-super-lesson-3 = k1 b: 3 idzie do rzędu Borysa

katego-quench-lesson-1 = 12 już tu jest: kolumna 4 gaśnie
katego-quench-lesson-2 = Wpisuje się iloczyny: 2 × 3 = 6, pisz k1
katego-quench-lesson-3 = Druga 3 zgasiłaby tu kolumnę 1

katego-power-lesson-1 = 8 po 12: rząd musi maleć
katego-power-lesson-2 = „rzuć” kosztuje jeden z 10 zapasowych
katego-power-lesson-3 = 9 nigdzie nie pasuje: „kreska 4”

katego-firtree-lesson-1 = Środek daje najwięcej: 3 punkty
katego-firtree-lesson-2 = Rząd Anny maleje: tu pasuje od 4 do 6
katego-firtree-lesson-3 = Rząd Borysa rośnie: tu pasuje od 7 do 9

katego-pairs-lesson-1 = Anna i Daniel to para: wpisy się dodają
katego-pairs-lesson-2 = Inna para też ma 9: obie się nie liczą
katego-pairs-lesson-3 = 8 + 4 to najwięcej z tego, co zostało

katego-pairquench-lesson-1 = 8 + 7 to więcej, ale 6 i 6 gaszą
katego-pairquench-lesson-2 = 10 + 10: dwa równe są bezpieczne
katego-pairquench-lesson-3 = Partnerzy naprzeciw: wpisy się dodają

katego-rivals-lesson-1 = Rzut Anny ma też Daniel: 11 dla obojga
katego-rivals-lesson-2 = Dwa stoły: każdy gra z jedną osobą
katego-rivals-lesson-3 = Anna i Celina to para: 6 + 2 = 8

katego-capture-lesson-1 = 12 u obojga partnerów: od razu zdobyta
katego-capture-lesson-2 = Niezdobyta: wyższa suma, 25 + 20
katego-capture-lesson-3 = Zdobyta: w kolumnie 1 nikt już nie pisze

katego-olympic-lesson-1 = Widok Anny: rząd partnera jest ukryty
katego-olympic-lesson-2 = Rzędy przeciwników są dla niej jawne
katego-olympic-lesson-3 = Jeden rzut: cała czwórka pisze naraz

katego-psychological-lesson-1 = Jeden rzut dla obojga: oboje piszą 11
katego-psychological-lesson-2 = Rząd Borysa jest ukryty do końca
katego-psychological-lesson-3 = Równe spalają: idź tam, gdzie go nie ma

katego-diceless-lesson-1 = Bez kości: Anna mówi „podaj 5 4”
katego-diceless-lesson-2 = Oboje wpisują podane 9: napisz k2
katego-diceless-lesson-3 = Rząd Borysa jest zakryty do końca
katego-diceless-lesson-4 = 11 od Anny już było: drugi raz nie wolno

katego-spare-lesson-1 = Słaby? Znowu „rzuć”: zapasowy mniej
katego-spare-lesson-2 = Anna ma 4 z pięciu zapasowych rzutów
katego-spare-lesson-3 = Najpierw 3, potem 11: liczy się ostatni

katego-saving-lesson-1 = Dwa rzuty na kolejkę: Borys bierze oba
katego-saving-lesson-2 = Anna ma jeden odłożony: może „rzuć”
katego-saving-lesson-3 = Liczy się ostatni rzut kolejki, teraz 4

katego-limited-lesson-1 = 20 rzutów na partię: zostało 17
katego-limited-lesson-2 = Na to 11 poszły Annie trzy rzuty
katego-limited-lesson-3 = Bez rzutów puste pole liczy się jako 0

katego-village-lesson-1 = Kolejka 3: kość stoi na 3; 3 × 4 = 12
katego-village-lesson-2 = Znowu „rzuć”? Zostało 27 z 30 rzutów
katego-village-lesson-3 = 1 × 6 w kolejce 1; w szóstej do 6 × 6

katego-skittles-lesson-1 = 30 kości na partię: Anna ma jeszcze 17
katego-skittles-lesson-2 = „rzuć 7”: siedem kości naraz dało 30
katego-skittles-lesson-3 = Bez kości puste pole liczy się jako 0

katego-ladder-lesson-1 = Anna staje na 8: Borysowi trzeba więcej
katego-ladder-lesson-2 = 6, 1, 4 po jednej: Borys prowadzi, „pas”
katego-ladder-lesson-3 = Bierze ją ostatni w grze; to następna
katego-ladder-lesson-4 = Razem 30 kości: każde „rzuć” zużywa jedną

katego-skirmish-lesson-1 = 6 + 2 sięga 6: Borys bierze kolumnę
katego-skirmish-lesson-2 = Następna, 7: „rzuć 2” czy więcej kości?
katego-skirmish-lesson-3 = Po 30 kości; rzucone są zużyte

katego-trade-lesson-1 = Stawka o kolumnę 6 to dwie: „daję 3”?
katego-trade-lesson-2 = Dwie kości Anny, 3 + 4, sięgają 5: jej
katego-trade-lesson-3 = Dwie Borysa to tylko 3: dla nikogo

katego-auction-lesson-1 = Borys daje najwięcej, „daję 2”, i rzuca
katego-auction-lesson-2 = 8 starczy na każdą kolumnę: napisz k6
katego-auction-lesson-3 = Dwie z jego 30 kości są zużyte

katego-progressive-lesson-1 = 6, 8, 11: każdy wyższy od poprzedniego
katego-progressive-lesson-2 = Ostatni wpis, 10, ma kolumnę
katego-progressive-lesson-3 = 4 bije 3 w kolumnie 2: napisz k2

katego-podium-lesson-1 = 12, jedyny najwyższy: +4 dla Borysa
katego-podium-lesson-2 = 11, jedyny najniższy: −4 dla Anny
katego-podium-lesson-3 = Lepiej nic nie wpisywać? „pas”

katego-golf-lesson-1 = „rzuć 7” dało 27, więcej niż 21: pisz k3
katego-golf-lesson-2 = 21 bije 14: ostatni wpis ma kolumnę
katego-golf-lesson-3 = Po 50 kości, najwyżej dziesięć w kolejce
