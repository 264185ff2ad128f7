# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Najwyższa zostaje
newmarket-into = „Najwyższa zostaje”
newmarket-also = trzy dwa jeden | droga do bostonu
newmarket-about = Trzy kości, potem dwie, potem jedna: najwyższa z każdego rzutu zostaje, a najlepsza suma wygrywa rundę.
newmarket-brief = trzy kości, dwie minuty
newmarket-rules =
    Chodzi o najwyższą sumę trzech kości, które zbierasz po jednej. W swojej kolejce rzucasz wszystkimi trzema: najwyższa zostaje na stole, tylko jedna, nawet jeśli kilka jest równych. Rzucasz pozostałymi dwiema i znowu zostaje wyższa. Rzucasz ostatnią i ta zostaje, cokolwiek pokaże. Dodajesz wszystkie trzy.

    Na przykład z 6 6 2 zostaje szóstka, potem z 5 3 piątka, potem wypada 4: razem 15.

    Nie ma o czym decydować. Przy każdym rzucie naciśnij przycisk albo napisz „rzuć”.

    Gdy rzucą wszyscy, najwyższa suma ma punkt; przy równych każda dostaje po jednym. Po pięciu rundach wygrywa, kto ma najwięcej punktów (opcja „rundy”).

newmarket-word-roll = rzuć | rzucam

newmarket-threw = { $seat } rzuca { $faces }: { $kept } zostaje, suma { $sum }.

newmarket-sheet = Runda { $round } z { $rounds }; liczy się najwyższa kość rzutu
newmarket-sheet-old = Runda { $round } z { $rounds }. Blado: poprzednia

newmarket-lesson-1 = „rzuć”: z 6 6 2 zostaje jedna szóstka
newmarket-lesson-2 = Dwie kości: zostaje piątka
newmarket-lesson-3 = Ostatnia kość: 6 + 5 + 4 = 15
newmarket-lesson-4 = Najlepsza suma rundy daje punkt
