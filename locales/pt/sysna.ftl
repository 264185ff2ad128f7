# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = gambá | porco junto
sysna-about = O porco para todo mundo de uma vez: os mesmos lances, continuar ou parar em segredo, e ultrapassar o resto.
sysna-brief = dois dados, dez minutos
sysna-rules =
    Dois dados, um vermelho (com moldura dupla, dito primeiro) e um branco, são jogados para todo mundo. O que sai vai somando pontos da vez, iguais para todo mundo. Antes de cada novo lance cada pessoa decide em segredo: continuar, ou parar e guardar os pontos da vez.

    Se o vermelho dá 1, os pontos da vez de quem ainda está dentro queimam, e a rodada acaba. Ela também acaba quando ninguém mais está dentro. Aí começa a próxima, com todo mundo dentro.

    Quando a rodada acaba, comparam-se os totais com os de antes: quem alguém alcançou ou passou perde 10 pontos, mas nunca abaixo de 0, e só uma vez por rodada.

    Quando alguém tem 200 pontos depois de uma rodada, vence quem tem mais.

    Toque em “Jogar” para continuar ou “Parar”, ou digite no privado; ninguém vê até todo mundo escolher.

sysna-opt-goal = pontos para vencer

sysna-key-goal = meta | pontos
sysna-set-goal = até { $value } pontos

sysna-word-roll = jogar | jogo | continuo | rolar | mais um
sysna-word-hold = parar | paro | chega | guardo

sysna-lesson-1 = Um lance só: soma para todo mundo
sysna-lesson-2 = Jogar ou parar: por botão ou no privado
sysna-lesson-3 = Bruno parou a tempo e guardou 5
sysna-lesson-4 = Um 1 vermelho queima quem ainda está dentro
