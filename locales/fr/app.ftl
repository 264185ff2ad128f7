# The page of a match in the Mini App.
app-touch-play = Jouer
app-touch-clear = Effacer toutes les marques
app-touch-back = Un pas en arrière
app-touch-letter = La nouvelle lettre
app-touch-hint = Touche le plateau
app-touch-keys = Les flèches choisissent un endroit, Entrée le marque, Entrée encore une fois joue, Échap efface.
app-type = Ou écris ton coup
app-fleet = Fais glisser tes bateaux sur le plateau et touche « Jouer ». Quand ils y sont tous, touche « C’est prêt ».
app-gone = Impossible de montrer cette partie ici.
app-old = Ouvre de nouveau le plateau : ce lien est trop vieux.
app-outside = Ouvre ce plateau avec le bouton dans Telegram.
app-failed = Le bot ne répond pas. Je redemande le plateau, mais je ne renvoie aucun coup.
