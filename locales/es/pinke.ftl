# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = pinqui
pinke-about = Nueve campos para dos dados: uno vacío cuesta una ficha, uno lleno la devuelve, y un par de unos o seises barre la mesa.
pinke-brief = dos dados, diez minutos
pinke-rules =
    Hay veinte fichas por cabeza. En el centro hay nueve campos, para las sumas de 3 a 11.

    En tu turno tiras dos dados. Si el campo de su suma está vacío, pones una ficha en él y acaba tu turno. Si hay una ficha, la tomas; luego tiras otra vez o te plantas.

    El siete es distinto. Quien lo saca pone ahí una ficha, que se queda, y acaba su turno: las fichas se amontonan.

    Un 2 o un 12 barre la mesa: te llevas todo, también los sietes, y tienes que tirar otra vez. Pero otro 2 o 12 en el mismo turno cuesta una ficha para cada uno de los nueve campos.

    Quien se queda sin fichas queda fuera. La partida acaba cuando solo le quedan fichas a alguien, o tras quince rondas («rondas» lo cambia): gana quien tenga más.

    Por ejemplo: con la mesa vacía, 3 2 pone una ficha en el 5. Luego alguien saca 4 1, también cinco, toma la ficha y puede tirar otra vez.

    Di «tiro» y «me planto», o usa los botones.

pinke-opt-chips = cuántas fichas por cabeza
pinke-opt-rounds = cuántas rondas se juegan como mucho
pinke-key-chips = fichas
pinke-key-rounds = rondas
pinke-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}
pinke-set-rounds = { $value } rondas

pinke-word-roll = tiro | tirar | sigo | otra
pinke-word-hold = me planto | plantarse | planto | paro

pinke-ask-throw = tira dos dados
pinke-ask = { $fields ->
    [0] la mesa está vacía. ¿Tiras otra vez o te plantas?
    [one] hay fichas en un campo. ¿Tiras otra vez o te plantas?
   *[other] hay fichas en { $fields } campos. ¿Tiras otra vez o te plantas?
}
pinke-put = { $seat } saca { $faces } y pone una ficha en el { $sum }.
pinke-take = { $seat } saca { $faces } y toma la ficha del { $sum }.
pinke-seven = { $seat } saca { $faces }: una ficha se queda en el 7.
pinke-sweep = { $seat } saca { $faces } y barre la mesa: ¡{ $chips }!
pinke-flood = { $seat } saca otra vez { $faces }: una ficha en cada campo, { $chips }.
pinke-holds = { $seat } se planta.
pinke-sheet = Ronda { $round } de { $rounds }; en el 7 se quedan
pinke-sheet-more = Ronda { $round } de { $rounds }: ¿tiras o te plantas?
pinke-sheet-again = Ronda { $round } de { $rounds }: tira otra vez
pinke-sheet-puts = { $sum } vacío, pone { $count }
pinke-sheet-takes = { $sum } lleno, toma { $count }
pinke-sheet-seven = { $sum }, pone { $count } y ahí queda
pinke-sheet-sweeps = { $sum } barre la mesa, toma { $count }
pinke-sheet-floods = { $sum } otra vez, pone { $count }

pinke-lesson-1 = Un campo vacío cuesta una ficha
pinke-lesson-2 = Las fichas del 7 no se van
pinke-lesson-3 = Ficha tuya. ¿«tiro» o «me planto»?
pinke-lesson-4 = 1 1 o 6 6 se lleva todo
