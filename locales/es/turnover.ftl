turnover-name = Dados volteados
turnover-also = voltear | voltear los dados
turnover-about = Voltea un dado tuyo o quita uno rival: quien se queda sin dados pierde. Tras la tirada no queda nada al azar.
turnover-brief = cinco dados por cabeza, diez minutos
turnover-rules =
    Cada bando tira cinco dados, y empieza el total menor. Desde entonces ya no se tira.

    En tu turno haces una de dos cosas. Volteas uno de tus dados («volteo 2»): las caras opuestas suman siete, así que un 2 pasa a ser un 5. Un dado volteado lleva debajo una flecha curva, y no puedes voltearlo otra vez hasta que quites un dado.

    O quitas un dado rival («quito 5»): va al centro. A cambio, el otro bando recupera del centro los dados que quiera cuya suma sea menor que lo que mostraba, y después le toca. Si se quita un 5 y en el centro hay 1 2 3, vale «recupero 1 3», pero no 2 y 3. O no se recupera «nada».

    Quien no tiene dados y no recupera ninguno pierde. Una ronda no puede durar siempre, porque cada dado quitado llena el centro.

    En una partida a 50, quien gana la ronda se apunta los puntos de los dados que quedan, y se tira de nuevo.

    También hay botones. Si dos dados rivales son iguales, «quito 5» se lleva el no volteado, y «quito volteado 5», el volteado.
turnover-opt-points = puntos que ganan la partida; con 1 es una sola ronda
turnover-key-points = puntos | partida
turnover-set-points = { $value ->
    [one] una sola ronda
   *[other] partida a { $value } puntos
}
turnover-preset-series = serie | partida larga

turnover-word-throw = tiro | tirar
turnover-word-flip = volteo | voltear | giro
turnover-word-trash = quito | quitar
turnover-word-turned = volteado | girado
turnover-word-take = recupero | recuperar | tomo
turnover-word-nothing = nada | ninguno

turnover-ask = voltea un dado tuyo o quita uno rival
turnover-ask-trash = todos tus dados están volteados: quita uno rival
turnover-ask-take = recupera dados que sumen menos de { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } voltea un { $face }: ahora es un { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } quita un { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } quita un { $face } volteado.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } recupera { $faces }.
turnover-nothing = Nada
turnover-nothing-news = { $seat } no recupera nada.

turnover-told-begins = { $seat } tiene { $low }; { $other }, { $high }: empieza el total menor. Le toca a { $seat }.
turnover-told-tie = Empate a { $sum }: se tiran otra vez todos los dados.
turnover-told-none = { $seat } pierde un dado, y el centro estaba vacío: no hay nada que recuperar.
turnover-told-more = { $seat } pierde un dado, y en el centro nada suma menos de { $limit }.
turnover-told-won = { $points ->
        [1] { $other } se queda sin dados. ¡{ $seat } gana con { $pips ->
            [one] { $pips } punto
           *[other] { $pips } puntos
        } en la mesa!
       *[other] { $other } se queda sin dados. { $seat } se apunta { $pips ->
            [one] { $pips } punto
           *[other] { $pips } puntos
        } y tiene { $total } de { $points }.
    }

turnover-sheet-middle = El centro
turnover-sheet-empty = El centro está vacío
turnover-sheet-trashed = { $seat } quita { $face }
turnover-sheet-none = { $other } quita { $face }; { $seat }, nada
turnover-sheet-take = Recupera menos de { $limit }
turnover-sheet-points = { $won } de { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } dado, suma { $sum }
   *[other] { $count } dados, suma { $sum }
}
turnover-sheet-turned = Con flecha: volteado, por ahora no se repite

turnover-reject-syntax = Escribe por ejemplo volteo 2 o quito 5; y para recuperar, recupero 1 3 o nada.
turnover-reject-throw = Primero se tiran los dados.
turnover-reject-thrown = Los dados ya se han tirado.
turnover-reject-take = Primero recupera dados que sumen menos de { $limit }, o di «nada».
turnover-reject-act = Ahora no hay nada que recuperar: voltea un dado tuyo o quita uno rival.
turnover-reject-face = Un dado muestra de 1 a { $most }.
turnover-reject-own = Ninguno de tus dados muestra un { $face }.
turnover-reject-turned = Ese { $face } ya está volteado. Podrás voltearlo otra vez cuando hayas quitado un dado.
turnover-reject-other = Ningún dado rival muestra un { $face }.
turnover-reject-other-turned = Ningún dado volteado rival muestra un { $face }.
turnover-reject-sum = Eso suma { $sum }, y tiene que ser menos de { $limit }.
turnover-reject-middle = En el centro no hay tantos dados con un { $face }.

# What the board in letters says.
turnover-board-seat = puesto
turnover-board-middle = centro
turnover-board-throws = tira
turnover-board-takes-less-than = menos de
turnover-board-to = a

turnover-lesson-1 = Voltea uno tuyo: 4 pasa a 3. «volteo 4»
turnover-lesson-2 = Volteado: no otra vez hasta quitar un dado
turnover-lesson-3 = «quito 5»: uno rival, al centro
turnover-lesson-4 = Se recupera menos de lo que mostraba
turnover-lesson-5 = Sin dados, ronda perdida
