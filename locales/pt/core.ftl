# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = e mais { $count }
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (nível { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = desistir | desisto | entregar | eu desisto
word-draw = empate | empate? | empatar | proponho empate
word-undo = voltar | desfazer | volta | desfaz
word-board = tabuleiro | mostrar | mostra
word-near = perto
word-whole = tudo | inteiro | inteira

# The answer to a question whether it is meant.
word-yes = sim | claro | com certeza
word-no = não | nada disso

## Refusals

reject-over = Esta partida já acabou.
match-not-begun = Esta partida ainda não começou.
reject-turn = Não é a sua vez: agora é a vez de { $seat }.
reject-turn-others = Não é a sua vez.
reject-sealed = Isso é segredo: toque em um dos botões, que ninguém vai ver qual, ou mande para mim no privado.
reject-private = Essa jogada é secreta: mande para mim na nossa conversa privada.
reject-alone = Essa jogada é secreta, e aqui todo mundo lê: toque no botão embaixo do tabuleiro.
reject-draws = Esses sorteios não podem ter acontecido.
reject-by-hand = { $dice ->
        [one] Os dados são de verdade: jogue { $dice } dado e digite o que saiu.
       *[other] Os dados são de verdade: jogue { $dice } dados e digite o que saiu.
    }
reject-wrong-dice = { $dice ->
        [one] Digite o que saiu no seu dado, de { $least } a { $most }, por exemplo { $example }.
       *[other] Digite { $dice } dados de { $least } a { $most }, por exemplo { $example }.
    }
reject-seats = { $max ->
    [2] Aqui jogam duas pessoas.
   *[other] Aqui jogam de { $min } a { $max } pessoas.
}
reject-letters = Este tabuleiro tem outras letras: { $letters }
reject-gone = Você saiu desta partida.
undo-none = Você não tem jogada para voltar.
undo-chance = Lance de dados não volta.
undo-reveal = Um segredo foi revelado depois disso, então essa jogada não volta mais.
undo-gone = A partida já seguiu em frente.

move-how = Ponha a jogada depois do comando: /m e4. Se você está em várias partidas, o número da partida vem antes: /m 17 e4.
match-none-here = Você não está jogando aqui. /play começa uma partida, /matches mostra as que estão em andamento.
match-unknown = Não existe a partida №{ $number }.
match-unreadable = A partida №{ $number } foi jogada com regras que eu já não conheço. Dela só sobrou a última imagem.
match-outdated = { $match } termina aqui sem resultado: as regras mudaram depois que ela começou, e eu não sei mais jogar pelas antigas.
match-line = №{ $number } { $game } ({ $players })
match-which = Qual delas? { $matches }. Ponha o número antes: /m { $number } { $move }
match-which-word = Qual delas? { $matches }. Por exemplo: { $command }
command-unknown = Não conheço /{ $name }. Em /help está o que eu sei fazer.
anonymous-plays = Você está escrevendo como grupo ou canal, e só gente pode jogar: escreva com o seu próprio nome.
private-idle = Nenhuma partida sua está esperando aqui. /play mostra os jogos; para jogar com a turma, me adicione a um grupo.

limit-here = { $most ->
    [one] Um desafio seu já está esperando aqui. Retire-o primeiro ou espere alguém entrar.
   *[other] { $most } desafios seus já estão esperando aqui. Retire um primeiro ou espere alguém entrar.
}
limit-challenges = { $most ->
    [one] Um desafio seu já está esperando em algum lugar. Retire-o primeiro ou espere alguém entrar.
   *[other] { $most } desafios seus já estão esperando, somando todas as conversas. Retire um primeiro; /matches mostra quais são.
}
limit-matches = { $most ->
    [one] Você já está em uma partida, e mais do que isso eu não consigo guardar por pessoa. Termine essa primeiro.
   *[other] Você já está em { $most } partidas, e mais do que isso eu não consigo guardar por pessoa. Termine uma primeiro; /matches mostra quais são.
}
limit-files = { $most ->
    [one] Já foi um filme, cartão ou registro em um minuto. Tente de novo daqui a um minuto.
   *[other] Já foram { $most } filmes, cartões e registros em um minuto. Tente de novo daqui a um minuto.
}

## Toasts

toast-sealed = Sua escolha: { $move }. Ninguém mais vê.
toast-sealed-open = Sua escolha: { $move }. Todo mundo já escolheu, então agora está tudo aberto.
toast-sealed-late = Tarde demais para mudar: sua escolha continua { $move }.
toast-sealed-holds = Sua escolha: { $move }. { $holds }
toast-outside = Você não está no grupo desta partida.
toast-stranger = Você não está jogando a №{ $number }.
toast-old-board = Esse botão já não vale.
toast-host-only = Só quem fez o desafio pode fazer isso.
toast-host-leaves = O desafio é seu, e já tem gente nele. “Retirar” cancela para todos.
toast-not-invited = Este desafio é para outra pessoa.
toast-joined-already = Você já entrou.
toast-not-joined = Você não entrou.
toast-wait-others = O seu sim já está dado. Agora falta uma resposta.
toast-lobby-void = Este desafio foi cancelado.
toast-lobby-started = A partida já começou.
toast-invite-own = Outra pessoa tem que tocar: o convite é seu.
toast-invite-computer = O convite é seu. Toque mais uma vez para jogar contra o computador.
toast-lobby-full = Todos os lugares estão ocupados.
toast-too-few = { $count ->
    [one] Falta mais uma pessoa. Número de pessoas: { $counts }.
   *[other] Faltam mais { $count } pessoas. Número de pessoas: { $counts }.
}
toast-shared = Você entrou: jogue quando quiser.
toast-count = Este jogo é para { $counts } pessoas.
toast-rematch-there = A revanche já existe: №{ $number }.
toast-offer-gone = Essa proposta já não vale.
toast-question = Tem certeza? Responda à pergunta abaixo.
toast-again = Tem certeza? Toque no mesmo botão mais uma vez.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Nada mudou.
toast-question-late = Tarde demais: passou o minuto para responder.
toast-question-gone = Essa pergunta já foi resolvida.
toast-question-other = A pergunta não era para você.
toast-admins-only = Só quem administra o grupo pode mudar as configurações.
toast-admins-unsure = Não consegui saber se você é administrador. Tente de novo.
toast-change-late = As opções só podem mudar antes da primeira jogada.
toast-tune-late = Alguém já entrou com estas condições.
toast-saved = Salvo.

## Challenges

game-unknown = Não existe o jogo “{ $name }”. /play mostra todos.
game-unknown-near = Não existe o jogo “{ $name }”. Será que é { $near }?
game-which-one = Não existe o jogo “{ $name }”. Será um destes: { $games }? Então escreva { $example }
game-which = “{ $name }” serve para vários jogos: { $games }. Escreva o comando do que você quer, por exemplo { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}
option-value = { $key } não pode ser { $given }. Pode ser { $allowed }.
option-unknown = Aqui não existe a opção “{ $name }”. Existem: { $known }. Escreva o valor logo depois do sinal “=”.
option-unknown-near = Aqui não existe a opção “{ $name }”. Será que é { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = relógio | tempo
table-key-resigns = desiste | desistência
table-key-hints = dicas | dica
table-key-casual = amistoso | amistosa | casual
table-key-bot = bot | computador
table-is-on = sim | ligado | com
table-is-off = não | desligado | sem
table-is-blitz = blitz | relâmpago
clock-wrong = O relógio não pode ser { $given }. Diga o tempo por jogada e uma reserva, como relógio=10s+1m ou relógio=12h+2d (s, m, h, d; uma jogada no máximo 30d, a reserva no máximo 60d), ou relógio=blitz, ou relógio=não.
hints-wrong = As dicas podem ser sim ou não, mas não { $given }.
resigns-wrong = A desistência do computador pode ser sim ou não, mas não { $given }.
challenge-level = Não existe o computador “{ $given }”: o nível vai de 1 a 5, por exemplo bot:3.
challenge-no-computer = Este jogo eu não sei jogar.
challenge-private = Desafie a turma em um grupo. Aqui você pode jogar comigo: acrescente “bot”, ou “bot:1” até “bot:5”.
challenge-group = Este jogo precisa de outras pessoas: me adicione a um grupo e jogue lá.
challenge-alone = Este jogo é para uma pessoa. Quem quiser participar entra pelo botão embaixo da imagem.
challenge-oneself = Não dá para se desafiar.
challenge-bot-how = Para jogar comigo, escreva “bot” ou “bot:3” em vez do meu nome.
challenge-twice = Você escreveu { $name } duas vezes.
lobby-open = { $seat } começa uma partida de { $into }, №{ $number }. Quem entra?
lobby-challenge = { $seat } desafia { $guests } para uma partida de { $into }, №{ $number }.
lobby-alone = { $seat } joga { $game }, №{ $number }.
lobby-options = Condições: { $options }.
lobby-clock = Relógio: { $clock }.
lobby-counts = Número de pessoas: { $counts }.
lobby-joined = { $count ->
    [one] Até agora: { $names }
   *[other] { $count } até agora: { $names }
}
lobby-invited = Falta a resposta de { $guests }.
lobby-ready = Tudo pronto? Toque em Começar.
lobby-crowded = { $count ->
        [one] ⚠ Outra partida está sendo jogada aqui, e o Telegram me deixa mandar
       *[other] ⚠ Outras { $count } partidas estão sendo jogadas aqui, e o Telegram me deixa mandar
    } umas 15 imagens por minuto em um grupo: os tabuleiros vão demorar. Melhor um relógio como relógio=1m, ou jogar pela conversa privada comigo, onde eles chegam na hora, depois que a partida começa: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. A partida começou.
lobby-void = O desafio №{ $number } de { $game } está cancelado.
lobby-lapsed = Ninguém respondeu em um dia.
lobby-changed = As opções estão sendo mudadas: continua como №{ $number }.
lobby-withdrawn = Foi retirado.
lobby-declined = { $seat } não aceitou.
lobby-left = { $seat } saiu do grupo.

key-value = { $value }
key-unlimited = ∞
key-join = Entrar
key-start = Começar
key-leave = Sair
key-change = ⚙ Mudar opções
key-withdraw = Retirar
key-call-off = Cancelar
key-accept = Aceitar
key-decline = Recusar
key-yes = Sim
key-no = Não
key-drop = Não esperar mais
key-agree = Aceito
key-refuse = Não aceito
key-rematch = Revanche
key-film = Filme
key-card = Cartão
key-lookback = Rever a partida
key-record = Registro
key-group = De volta ao grupo
key-object = ✋ Não saiu isso
key-share = Participar
key-again = Outra partida
key-holds = 👁 O que eu tenho
key-hint = ▶ Jogar isso
key-in-private = No privado
key-secret = ✏ Responder em segredo
key-own = 👁 Meu tabuleiro
key-answer-again = Mudar
key-private = Abrir meu tabuleiro
key-play-move = ▶ Jogar { $move }
key-move = ✏️ Jogada
key-more = ⋯
key-draw = 🤝 Empate
key-undo = ↩ Voltar
key-resign = 🏳 Desistir
key-nudge = 🔔 Cutucar
key-down = ⬇ Trazer para baixo
key-show = Mostrar o tabuleiro
key-catalogue = Jogos
key-add-group = Me adicionar a um grupo
key-alone = Jogar
key-open = Qualquer um entra
key-level = 🤖 { $level }
key-rules = Regras
key-back = « De volta
key-earlier = «
key-later = »
key-board = 👆 Tabuleiro de toque
key-view-near = 🔍 Últimas jogadas
key-view-whole = 🗺 Folha inteira
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = jogada { $number }: { $seat }
title-move = jogada { $number }
title-round = rodada { $number }
title-round-turn = rodada { $number }: { $seat }
title-round-of = rodada { $number } de { $of }
title-round-of-turn = rodada { $number } de { $of }: { $seat }
title-won = { $seat } vence
title-shared = { $seat } vencem
title-draw = empate
title-over = fim
seat-mark = lugar { $number }
picture-name = { $shown } é { $name }
picture-names = Na imagem: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = esq.
mark-right = dir.
mark-up = cima
mark-down = baixo

## How a match has ended, in large letters below its last board

result-won = { $seat } vence
result-won-by = { $seat } vence { $own } : { $theirs }
result-draw = Empate
result-draw-at = Empate { $own } : { $theirs }
result-resigned = { $seat } desiste
result-timeout = tempo esgotado: { $seat }
result-agreed = combinado
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } de janeiro de { $year }
day-2 = { $day } de fevereiro de { $year }
day-3 = { $day } de março de { $year }
day-4 = { $day } de abril de { $year }
day-5 = { $day } de maio de { $year }
day-6 = { $day } de junho de { $year }
day-7 = { $day } de julho de { $year }
day-8 = { $day } de agosto de { $year }
day-9 = { $day } de setembro de { $year }
day-10 = { $day } de outubro de { $year }
day-11 = { $day } de novembro de { $year }
day-12 = { $day } de dezembro de { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } desiste.
   *[other] { $seat } desistem.
}
news-agreed = Combinado: a partida termina aqui.
news-objected = { $seat } reclama: os dados são jogados de novo.
news-gap = …
object-late = Tarde demais: o resultado vale.
object-once = Você já reclamou uma vez desta jogada. Agora ela vale.
object-own = Só as outras pessoas podem reclamar dos seus dados.
news-undone = { $people ->
    [one] { $seat } volta uma jogada.
   *[other] { $seat } voltam uma jogada.
}
ask-colon = :
ask-private = É segredo: { $several ->
    [yes] mandem para mim no privado, não aqui.
   *[no] mande para mim no privado, não aqui.
}
ask-alone = É segredo: { $several ->
    [yes] toquem no botão abaixo. Só vocês veem a pergunta, e só eu vejo as respostas.
   *[no] toque no botão abaixo. Só você vê a pergunta, e só eu vejo a sua resposta.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Responda a esta mensagem: ninguém mais vê.
alone-board = №{ $number }: o seu tabuleiro.
alone-reply = Responda a esta mensagem, por exemplo “{ $example }”.
alone-kept = Guardado: { $answer }
alone-off = No momento isso não funciona neste grupo. Abra a nossa conversa privada.
alone-nothing = Aqui não há nada que só você possa ver.
alone-wait = Calma: tente de novo daqui a um minuto.
alone-late = Tarde demais: a partida já seguiu em frente.
alone-idle = Nenhuma partida aqui está esperando um segredo seu.
alone-failed = { $seat }, { $match } precisa de um segredo seu, e aqui não consigo perguntar: abra a nossa conversa privada e toque em Iniciar.
ask-sealed = { $several ->
    [yes] Toquem em um botão: ninguém mais vê qual.
   *[no] Toque em um botão: ninguém mais vê qual.
}
ask-wait = Esperando { $players }.
board-written = Este grupo não permite fotos, então aqui vai o tabuleiro em letras:
board-no-place = { $place } não fica nesta folha; o último canto é { $last }.
film-barred = Não consigo mostrar o filme aqui: este grupo não permite GIFs.
card-barred = Não consigo mostrar o cartão aqui: este grupo não permite fotos.
record-barred = Não consigo mandar o registro aqui: este grupo não permite arquivos.
topic-closed = O tópico da partida №{ $number } está fechado. O que acontecer nela aparece lá assim que ele for reaberto.
how-type = É só digitar, por exemplo “{ $example }”.
how-react = 👍 ou 👎 nesta mensagem também vale.
how-react-object = 👎 nesta imagem também serve para reclamar.
how-card = { $several ->
    [yes] Usem os botões, ou toquem em ✏️ Jogada e digitem, por exemplo “{ $example }”.
   *[no] Use os botões, ou toque em ✏️ Jogada e digite, por exemplo “{ $example }”.
}
how-halves = { $several ->
    [yes] Toquem em uma letra e em um número, por exemplo “{ $example }”.
   *[no] Toque em uma letra e em um número, por exemplo “{ $example }”.
}
how-places = { $several ->
    [yes] Toquem em um lugar depois do outro, por exemplo “{ $example }”.
   *[no] Toque em um lugar depois do outro, por exemplo “{ $example }”.
}
how-drawn = { $several ->
    [yes] tudo foi posto por sorteio: o botão com 👁 mostra só a vocês. Sorteiem de novo à vontade e depois toquem em “Pronto”.
   *[no] tudo foi posto por sorteio: o botão com 👁 mostra só a você. Sorteie de novo à vontade e depois toque em “Pronto”.
}
how-elsewhere = É segredo: o botão abaixo leva à nossa conversa privada.
card-below = ⬇ O jogo continua abaixo.
card-turns = 🔔 Quer que eu avise no privado quando for a sua vez? Mande lá para mim: /settings avisar=sim
how-reply = { $several ->
    [yes] Respondam a esta imagem com a jogada, por exemplo “{ $example }”.
   *[no] Responda a esta imagem com a sua jogada, por exemplo “{ $example }”.
}
over-won = 🏆 Vitória de { $winners }!
over-shared = 🏆 Vitória de { $winners }!
over-draw = Empate.
over-solved = 🏆 Resolvido!
over-unsolved = Desta vez não deu.
over-points = { $end } { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
over-cancelled = Partida cancelada: não conta.
over-all-late = O tempo acabou para todo mundo: ninguém venceu.

## Time

span-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
span-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
span-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
clock-both = { $turn } por jogada e mais { $reserve } de reserva
clock-turn = { $turn } por jogada
clock-reserve = { $reserve } cada um para a partida inteira
clock-blitz = { $turn } por jogada; quem demora joga ao acaso
clock-allowed = 10s+1m, 12h+2d, blitz, não
clock-about = tempo para cada jogada, e uma reserva para a partida inteira; no blitz, quem demora joga ao acaso
resigns-allowed = sim, não
resigns-about = o computador pode desistir quando nada mais pode mudar; se nada for dito, ele faz isso a partir do nível 3
hints-about = se é permitido me pedir uma jogada com /hint; se nada for dito, pode quando não vale rating
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } saiu do grupo: conta como tempo esgotado.
news-flag = O tempo de { $seat } acabou.
news-all-late = O tempo acabou para todo mundo.
news-round-over = O tempo da rodada acabou, e era a vez de { $seat }.
news-round-over-all = O tempo da rodada acabou, e era a vez de todo mundo.
news-round-over-rest = O tempo da rodada acabou: a partida vale como está.
news-blitz = { $people ->
    [one] { $seat } demorou demais, então saiu uma jogada ao acaso: { $move }
   *[other] { $seat } demoraram demais, então saiu uma jogada ao acaso: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } demorou demais, então saiu uma jogada ao acaso.
   *[other] { $seat } demoraram demais, então saiu uma jogada ao acaso.
}
news-long = Esta partida chegou a { $most } linhas, e mais do que isso eu não consigo guardar. Ela termina aqui e não conta.
news-unattended = Dez vezes seguidas a jogada saiu ao acaso: parece que ninguém está jogando.
news-absent = { $people ->
    [one] { $seat } não joga há uma semana: conta como desistência.
   *[other] { $seat } não jogam há uma semana: conta como desistência.
}
news-all-absent = Ninguém joga há uma semana.
late-flag = Tarde demais: o seu tempo na №{ $number } tinha acabado.
late-blitz = Tarde demais: o seu tempo acabou, e saiu uma jogada ao acaso.
left-waits = { $name } saiu do grupo, e { $match } espera a volta.
left-plays = { $name } saiu do grupo, mas ainda tem um lugar em { $match }, que vai esperar.
left-off = { $seat } saiu do grupo, então o desafio está cancelado: { $match }.
drop-late = Não precisa: a pessoa voltou ou já não está na partida.
shut-out = { $seat }, { $match } precisa da sua resposta no privado, mas não consigo escrever para você lá: abra a nossa conversa e toque em Iniciar.
remind-clock = { $match }: { $players }, o tempo está acabando. Resta para esta jogada: { $left }.
remind-silence = { $match }: { $players }, a partida está à espera. Uma semana de silêncio conta como desistência.
remind-nobody = { $match }: { $players }, a partida está à espera. Depois de uma semana sem jogadas, ela é cancelada.

## The table

offer-draw = { $seat } propõe empate na №{ $number }.
offer-undo = { $seat } pede para voltar uma jogada na №{ $number }.
sure-resign = { $match }: { $seat }, quer mesmo desistir?
host-asked = A pergunta lá é para quem começou a partida.
sure-resign-along = { $match }: { $by } quer desistir. { $host }, você começou a partida: ela termina?
sure-cancel-along = { $match }: { $by } quer cancelar. { $host }, você começou a partida: ela termina sem contar?
sure-cancel = { $match }: cancelar? Aí ela não conta.
sure-drop = { $match }: { $seat }, { $name } saiu do grupo. Parar de esperar? Conta como tempo esgotado.
sure-draw = { $match }: { $seat }, proponho empate lá?
sure-undo = { $match }: { $seat }, peço lá para voltar a sua jogada?
sure-move = { $match }: { $seat }, “{ $move }” – tem certeza? Não tem volta.
sure-how-reply = Toque em um botão ou responda “sim”. Sem resposta em um minuto, nada muda.
sure-how = Toque em um botão ou digite “sim”. Sem resposta em um minuto, nada muda.
question-lapsed = { $match }: ninguém respondeu em um minuto, então nada muda.
board-there = A imagem está no grupo.
offer-lapsed = Esta proposta já não vale.
offer-agreed = { $seat } aceita.
offer-refused = { $seat } não aceita.
offer-withdrawn = { $seat } mudou de ideia.
draw-alone = Não há com quem combinar. Para terminar, responda à imagem com “desistir”.
draw-computer = O computador continua jogando.
cancel-who = Só quem joga, até alguém fazer a segunda jogada, ou quem administra o grupo pode cancelar uma partida.
cancel-too-late = Tarde demais para cancelar. Para desistir, responda à imagem com “desistir”.
hint-move = №{ $number }, uma dica: “{ $move }”.
hint-more = uma dica: “{ $move }”. { $more }
hint-later = Eu dou dicas quando é a sua vez.
hint-thinking = Ainda estou pensando na sua dica.
hint-nothing = Não tenho dica para esta jogada.
hint-rated = Em partida que vale rating não há dicas, a não ser que o desafio diga “dicas=sim”.
hint-cup = Nesta copa não há dicas. Para permitir, abra uma com “dicas=sim”.
hint-daily = Não há dicas no quebra-cabeça do dia.
hint-off = Esta partida foi combinada sem dicas.
hint-none = Não há nada além do que a imagem mostra.
hint-private = Isso é só para você: abra a nossa conversa privada e escreva /hint lá. { $link }
hint-shut = { $match }: { $seat }, a resposta é só para você, mas não consigo escrever para você no privado. Abra a nossa conversa, toque em Iniciar e peça de novo.
back = №{ $number }, jogada { $ply }: { $seat } jogou “{ $played }”. Melhor era “{ $better }”.
back-points = { $points ->
    [one] Custou { $points } ponto.
   *[other] Custou { $points } pontos.
}
back-chances = Com ela: { $before }. Depois da jogada: { $after }.
back-looking = Estou revendo a partida.
back-busy = Uma de cada vez: ainda estou revendo outra partida para você.
back-later = Dá para rever quando a partida acabar.
back-nothing = Nesta partida não há nada para rever.
back-there = A imagem já está nesta conversa.
back-none = Nenhuma jogada custou caro nesta partida.
back-none-found = №{ $number }: não achei nenhuma jogada que tenha custado caro.
back-failed = №{ $number }: não consegui calcular quanto valiam as jogadas.
value-points = { $points ->
    [one] { $points } ponto à frente no fim
   *[other] { $points } pontos à frente no fim
}
value-won = partida ganha
value-ahead = em vantagem
value-level = tudo igual
value-behind = em desvantagem
value-lost = partida perdida
export-secret = Este registro guarda segredos; ele abre quando a partida acabar.
replay-secret = Esta partida guarda segredos; o filme passa quando ela acabar.
card-later = O cartão sai quando a partida acabar.
card-cancelled = Partida cancelada não tem cartão.
replay-so-far = { $count ->
    [0] Ninguém jogou ainda.
    [one] Uma jogada até agora.
   *[other] { $count } jogadas até agora.
}
matches-none = Nenhuma partida aqui. /play começa uma.
matches-head = Partidas:
matches-lobby = { $match }: esperando gente
match-void = { $match }: o desafio está cancelado
matches-turn = { $match }: vez de { $asked }
turns-head = Sua vez:
turns-none = Nada espera por você agora.
matches-more = { $count ->
    [one] e mais uma
   *[other] e mais { $count }
}
fair-pledge = №{ $number }: todo o acaso vem de um segredo sorteado quando o desafio foi feito. O SHA-256 dele: { $pledge }
fair-pledge-cup = №{ $number }: todo o acaso vem de um segredo sorteado quando a copa começou esta partida. O SHA-256 dele: { $pledge }
fair-wait = O segredo aparece quando a partida acaba; aí qualquer pessoa pode conferir que nada foi mudado.
fair-secret = O segredo: { $secret }
fair-joined = Como as pessoas entraram:
    { $joined }
fair-joined-cup = O que a copa acrescenta (o número dela, o da partida nela, quem joga), já sabido quando o segredo foi sorteado:
    { $joined }
fair-seed = Semente = SHA-256 dos 32 bytes do segredo e de cada uma destas linhas com quebra de linha: { $seed }
fair-dice = Os dados vêm da semente. Cada passo tem seu próprio fluxo de ChaCha20 (chave: a semente; fluxo: 0 para a preparação, depois o número da jogada; contador a partir de 0), lido em palavras de 32 bits. Um dado de n faces pega a próxima palavra w abaixo do maior múltiplo de n até 2³²: mostra w mod n + 1. Em docs/fair.md isso está como um programa curto em Python.

## Reading

greet-hello = Oi! Eu trago papel quadriculado, lápis e dados para este grupo: escolham um jogo ou desafiem alguém com /play.
greet-deaf = Aqui eu só leio comandos e respostas às minhas mensagens, a não ser que me deem permissão de administrador: aí um simples “e4” já é uma jogada.
greet-hears = Eu leio tudo o que se escreve aqui, então um simples “e4” basta para jogar.
start-title = Kletka
start-hello = Oi! Trago jogos de papel, lápis e dados para os seus grupos, na folha quadriculada de um caderno de escola.
start-how = Desafie alguém, ou experimente um contra mim aqui mesmo.
start-how-group = Escolha um e veja quem entra, ou jogue contra mim.
start-friend = Com a turma se joga em um grupo: me adicione a um e escreva lá /{ $command } @nome. Sem nome, joga quem tocar em Entrar.
key-play-friend = 👥 Jogar com alguém
key-play-computer = 🤖 Contra o computador
help-how = Para começar, diga o jogo e com quem: /dots @nome. Com bot:1 … bot:5 no lugar do nome você joga contra o computador; só o nome do jogo espera quem quiser entrar.
help-moves = Para jogar, é só digitar, como e4. Com várias partidas, o número antes: 17 e4.
help-answers = Para jogar, responda à imagem, como e4, ou escreva /m e4. Se eu tiver permissão de administrador, basta e4.
help-group = { $name }: { $commands }
help-group-open = Começar
help-group-match = Na partida
help-group-besides = Mais
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (uma jogada)
help-board = /board (mostrar de novo; de uma folha grande, /board perto ou /board k12 mostra uma parte)
help-resign = /resign
help-draw = /draw
help-undo = /undo (voltar a jogada)
help-cancel = /cancel (cancelar a partida)
help-hint = /hint (o que eu jogaria, só para você)
help-export = /export (o registro)
help-replay = /replay (a partida em filme)
help-fair = /fair (conferir a sorte)
help-cup = /cup (torneio)
help-daily = /daily (quebra-cabeças do dia)
help-top = /top (tabelas)
help-stats = /stats (o que você já fez)
help-privacy = /privacy (seus dados)
help-settings = /settings
lesson-film = { $game }: uma partida em filme
lesson-players = Ana | Bruno | Caio | Duda | Enzo | Flávia | Gabi | Hugo
key-rules-options = Opções
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Regras de qual jogo?
rules-options = Opções:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = O que vamos jogar?
catalogue-found = “{ $name }” serve para vários jogos. Qual?
catalogue-computer = Estes eu sei jogar. Qual?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] para uma pessoa
   *[other] { $counts } pessoas
}
catalogue-alone = Jogo para uma pessoa: /{ $game }
catalogue-command = Para desafiar alguém: /{ $game } @nome
catalogue-levels = 🤖 1 … 5: contra o computador; 5 é o mais forte.
catalogue-how-strong = Em que nível eu jogo? 1 é fácil, 5 é o meu melhor.
catalogue-luck = Aqui os dados decidem tudo, então eu não jogo nem bem nem mal.
family-lines = Linhas e quadradinhos
family-battles = Batalhas
family-strokes = Futebol, corrida, golfe
family-words = Palavras
family-figures = Números
family-dice = Dados
family-stopping = Parar a tempo
family-combinations = Combinações
family-reckoning = Contas
family-crossing = Linhas e colunas
family-power = Jogos de força
family-bluff = Blefe
family-boards = No tabuleiro
family-races = Corridas
family-chips = Fichas
family-children = Para crianças
family-luck = Pura sorte
family-alone = Para uma pessoa

settings-head = Configurações desta conversa
setting-lang = Idioma
setting-labels = Letras dos tabuleiros
setting-labels-auto = conforme o idioma
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Tabuleiros
setting-boards-replace = imagem nova, a antiga some
setting-boards-edit = a imagem muda no lugar
setting-boards-keep = todas as imagens ficam
setting-theme = Aparência
setting-theme-paper = caderno
setting-theme-dark = escura
setting-theme-contrast = alto contraste
setting-view = Folhas grandes
setting-view-auto = conforme o tamanho
setting-view-whole = a folha inteira
setting-view-near = em volta das últimas jogadas
setting-quiet = Horas de silêncio
setting-quiet-off = nenhuma
setting-hours = { $from }h–{ $to }h
setting-zone = Fuso horário
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Os quebra-cabeças do dia
setting-daily-off = só quando alguém pede
setting-daily-on = toda manhã às nove
setting-month = A tabela do mês
setting-month-off = não é anunciada
setting-month-on = é anunciada
setting-move = O botão Jogada
setting-move-on = embaixo dos tabuleiros
setting-move-off = nenhum
setting-app = Tabuleiro de toque
setting-app-on = por um botão embaixo
setting-app-off = nenhum
setting-colours = Cores dos botões
setting-colours-on = de quem é a vez, e o que não tem volta
setting-colours-off = nenhuma
setting-times = Tempo restante
setting-times-on = na hora em que você olha
setting-times-off = quando a mensagem foi enviada
setting-cards = Desafios por @nome
setting-cards-on = aceitos
setting-cards-off = aqui não
setting-secrets = Segredos
setting-secrets-on = aqui, só uma pessoa vê
setting-secrets-off = só no privado
setting-answers = Respostas a uma pessoa
setting-answers-on = só ela vê
setting-answers-off = todo mundo vê
setting-reactions = 👍, 👎 e 🤔
setting-reactions-on = valem como resposta
setting-reactions-off = não valem nada
setting-turns = Avisar quando for a minha vez
setting-turns-off = não
setting-turns-on = sim
setting-wrong = Não dá para pôr { $given } aqui. Dá para mudar: idioma=pt ou outro, letras=auto, latinas ou cirílicas, tabuleiros=nova, muda ou todas, folhas=auto, inteira ou perto, aparência=caderno, escura ou contraste, silêncio=23-8 ou não, fuso=-3 ou America/Sao_Paulo, toque=sim ou não, cores=sim ou não, tempos=sim ou não, em grupos quebra-cabeças=sim ou não, mês=sim ou não, jogada=sim ou não, desafios=sim ou não, segredos=sim ou não, respostas=sim ou não, reações=sim ou não, e no privado avisar=sim ou não.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = idioma | língua
setting-key-labels = letras
setting-key-boards = tabuleiros
setting-key-view = folhas | vista
setting-key-theme = aparência | tema
setting-key-quiet = silêncio
setting-key-zone = fuso
setting-key-daily = quebra-cabeças | diário
setting-key-month = mês
setting-key-move = jogada
setting-key-app = toque | tocar
setting-key-colours = cores
setting-key-times = tempos
setting-key-cards = desafios | desafio
setting-key-secrets = segredos
setting-key-answers = respostas
setting-key-reactions = reações
setting-key-turns = avisar | avisos
setting-is-auto = auto | automático
setting-is-latin = latinas | latino
setting-is-cyrillic = cirílicas | cirílico
setting-is-replace = nova | trocar
setting-is-edit = muda | mudar | editar
setting-is-keep = todas | ficam | manter
setting-is-whole = inteira | inteiro
setting-is-near = perto
setting-is-paper = caderno | papel
setting-is-dark = escura | escuro
setting-is-contrast = contraste

## What the messenger’s menu of commands says

command-play = escolher um jogo, desafiar alguém
command-m = fazer uma jogada: /m e4
command-board = mostrar o tabuleiro de novo
command-matches = partidas daqui
command-rules = regras de um jogo
command-resign = desistir
command-draw = propor empate
command-undo = pedir para voltar a jogada
command-cancel = cancelar uma partida
command-hint = o que eu jogaria no seu lugar, só para você
command-export = o registro em arquivo
command-replay = a partida em filme
command-fair = conferir que a sorte não foi arranjada
command-daily = os quebra-cabeças do dia, iguais para todo mundo
command-cup = um torneio: /cup dots
command-top = quem joga melhor aqui
command-stats = o que você já fez, ou outra pessoa
command-privacy = o que eu guardo sobre você, e como apagar
command-settings = idioma, tabuleiros, aparência, horas de silêncio
command-help = como jogar

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } ponto
   *[other] +{ $points } pontos
}
inline-off = Os desafios por @nome estão desligados aqui. Digite você: /{ $game }
inline-challenge = { $name } começa uma partida de { $into }. Quem entra?
guest-how = Diga um jogo depois do meu nome, por exemplo: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = O blitz só funciona nas conversas em que eu estou: fora delas o tabuleiro não muda depressa o bastante.
nudge = { $several ->
    [yes] { $names }, é a vez de vocês na №{ $number }.
   *[no] { $names }, é a sua vez na №{ $number }.
}
nudge-nobody = Não há quem chamar na №{ $number }.
show-here = Mostrar a №{ $number } aqui
inline-long = Isso é demais para um botão só. Deixe algumas configurações de fora.
