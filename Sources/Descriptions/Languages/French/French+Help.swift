extension French {
  func words(command: CommandPhrase) -> String {
    switch command {
    case .earshot:
      """
      Explorer des graphiques par l’ouïe, par la vue et au clavier, dans n’importe quel terminal.

      Sans commande, le plein écran s’ouvre\u{A0}: earshot FICHIER équivaut à earshot explore \
      FICHIER. Sans FICHIER, les données viennent de l’entrée standard\u{A0}; si c’est un \
      terminal, les exemples s’affichent. Pour tout ce que permet le plein écran, il existe aussi \
      une commande qui s’en passe.
      """
    case .explore:
      """
      Le plein écran (la commande par défaut).

      Avec --keys, rien ne s’affiche\u{A0}: les touches sont rejouées, et ce qui a été dit, montré \
      ou joué est écrit sur la sortie standard. Les caractères s’écrivent comme on les tape, les \
      autres touches par leur nom\u{A0}: <Right> <S-Tab> <Esc> <Resize 40x12> <Wait 500ms>\u{A0}; \
      # commence un commentaire.
      """
    case .describe:
      "Les détails du graphique en texte, une information par ligne, ou dans un fichier."
    case .draw:
      """
      Une image de chaque graphique en texte, ou dans un fichier.

      S’il y a plusieurs graphiques, chacun a son propre fichier\u{A0}: nom-1.svg, nom-2.svg…
      """
    case .render:
      """
      Le graphique audio dans un fichier son.

      S’il y a plusieurs graphiques, seul le premier est converti en son\u{A0}; la sortie \
      d’erreur le signale.
      """
    case .tutorial:
      """
      Apprendre les touches à l’oreille, en huit étapes.

      Chaque étape attend sa touche, sur l’exemple ou sur un graphique à vous. Toute autre \
      touche dit ce qui est demandé. À la fin, les graphiques sont à explorer.
      """
    case .audit:
      """
      Vérifier que chaque graphique, dans ce thème et cette langue, convient à tous.

      Une ligne par point vérifié\u{A0}: échec, réussi de justesse (à un dixième de la limite au \
      plus, ou long par des mots qui ne sont pas les vôtres) ou réussi\u{A0}; quoi, où, et le remède. Les annonces devraient tenir en 40 \
      colonnes. Le code de sortie est 65 en cas d’échec.
      """
    case .themes: "Les thèmes."
    case .list: "Un thème par ligne, son nom d’abord."
    case .show: "Les couleurs d’un thème, comme dans son fichier."
    case .check:
      """
      Vérifier que les couleurs d’un thème, ou de tous, se distinguent là où elles se touchent.

      Une ligne par paire de couleurs\u{A0}: le verdict, ce qui a été calculé, ce qui est demandé, \
      la paire, et les couleurs du calcul\u{A0}: 24 bits ou la palette de 256. Le contraste est le \
      rapport défini par les WCAG (:1)\u{A0}; les séries se distinguent selon CIEDE2000 (dE), vues \
      avec chaque type de vision des couleurs. Le code de sortie est 65 en cas d’échec.
      """
    case .devices: "Les périphériques de sortie audio, celui par défaut étant marqué."
    case .config:
      """
      Les réglages en vigueur, chacun avec sa provenance.

      Une option l’emporte sur l’environnement, l’environnement sur le fichier, le fichier sur la \
      valeur par défaut. Le fichier est earshot/config.toml dans XDG_CONFIG_HOME, sinon dans \
      ~/.config.
      """
    case .help: "Afficher l’aide d’une commande."
    }
  }

  func words(option: OptionPhrase) -> String {
    switch option {
    case .files:
      "Tableaux ou graphiques dans tout format que nomme --format, compressés ou non\u{A0}; - est l’entrée standard"
    case .x: "La colonne de l’axe X"
    case .y:
      "Une colonne à représenter, 'mean(COLONNE)' ou 'count()'\u{A0}; option répétable, ou noms séparés par des virgules"
    case .type: "Le type de graphique"
    case .series:
      "Une colonne\u{A0}; une série pour chacune de ses valeurs, dans un seul graphique. none\u{A0}: pas de telles séries"
    case .split: "Une colonne\u{A0}; un graphique pour chacune de ses valeurs"
    case .aggregate: "Ce que deviennent les lignes d’un même endroit"
    case .label: "Une colonne\u{A0}; son texte est dit avec chaque point"
    case .every: "L’unité de temps de x"
    case .bin: "La largeur des tranches de x, ou d’un histogramme\u{A0}; ou auto"
    case .where:
      "Seulement les lignes où 'COLONNE OPÉRATEUR VALEUR'\u{A0}: = != < <= > >= ~ in, not in, 'is missing'. Option répétable\u{A0}: toutes les conditions doivent être remplies"
    case .last: "Seulement la dernière période de cette durée"
    case .from: "Seulement à partir de ce x"
    case .to: "Seulement jusqu’à ce x"
    case .sort: "L’ordre des noms"
    case .top:
      "Seulement ce nombre de séries ou de noms, les plus grands\u{A0}; si les lignes sont regroupées, les autres ensemble"
    case .chart: "Lequel des graphiques que --charts énumère"
    case .open:
      "Le numéro du graphique montré en premier\u{A0}; describe, draw, render et audit ne prennent que celui-là"
    case .sameAxes: "Les mêmes axes pour tous les graphiques de même unité et de même échelle"
    case .title: "Le titre du graphique"
    case .summary: "Vos propres mots sur le graphique"
    case .xTitle: "Ce que mesure l’axe X"
    case .yTitle: "Ce que mesure l’axe Y"
    case .xUnit: "L’unité de x"
    case .yUnit: "L’unité de y"
    case .xScale: "L’échelle de l’axe X"
    case .yScale: "L’échelle de l’axe Y"
    case .referenceLine:
      "Tracer à cette valeur une ligne à travers le graphique, avec un nom\u{A0}; option répétable"
    case .trendLine: "Tracer la droite qui s’ajuste le mieux à chaque série"
    case .error:
      "Une colonne avec l’erreur de chaque valeur des deux côtés, ou deux avec la borne inférieure et la borne supérieure"
    case .timeZone: "Le fuseau horaire des dates qui n’en indiquent pas, par son nom IANA"
    case .dateFormat: "L’écriture des dates, comme dd.MM.yyyy"
    case .format: "Le format de l’entrée"
    case .delimiter: "Le caractère entre les cellules\u{A0}; \\t est une tabulation"
    case .header: "La première ligne contient des noms, pas des valeurs"
    case .noHeader: "La première ligne contient des valeurs, pas des noms"
    case .missing:
      "Traiter cette valeur comme manquante, par exemple -999\u{A0}; option répétable"
    case .decimalComma: "La virgule est le séparateur décimal"
    case .decimalPoint: "Le point est le séparateur décimal"
    case .columns:
      "Énumérer les colonnes d’un tableau\u{A0}: rôle, étendue, valeurs différentes et manquantes"
    case .charts:
      "Énumérer les graphiques qui conviennent à un tableau, le meilleur d’abord\u{A0}; --chart en choisit un"
    case .language: "La langue de tous les textes"
    case .verbosity: "Le niveau de détail des annonces"
    case .sayValues: "Dire les valeurs pendant l’écoute"
    case .readingSpeed: "La vitesse de lecture"
    case .plain: "Tout dire en lignes de texte, pour les lecteurs d’écran"
    case .screenReader: "Comme --plain"
    case .quiet: "Écran immobile\u{A0}: une touche ne change que l’annonce"
    case .verticalPoints: "Parcourir les points avec les flèches haut et bas"
    case .crosshair: "Tracer une ligne verticale passant par le point choisi"
    case .pixels: "Dessiner les tracés en pixels, si le terminal répond qu’il le peut"
    case .caption: "Parties de l’annonce d’un point, dans leur ordre"
    case .brailleCells: "Cellules de la rangée en braille et d’une ligne d’annonces"
    case .speech: "Tout dire par speech-dispatcher (auto\u{A0}: s’il est lancé)"
    case .theme: "Le thème"
    case .themesFolder: "Où se trouvent d’autres thèmes"
    case .glyphs: "Avec quoi les images sont dessinées"
    case .glyphScale: "La taille de tout le dessin"
    case .color: "Des couleurs dans la sortie"
    case .size: "La taille sans terminal"
    case .preset: "Comment les données deviennent du son"
    case .duration: "La durée d’écoute d’un graphique, en secondes ou selon son contenu"
    case .minimumFrequency: "La fréquence de la valeur la plus basse, en Hz"
    case .maximumFrequency: "La fréquence de la valeur la plus haute, en Hz"
    case .pitchScale: "Comment la hauteur suit la valeur"
    case .smoothing: "Le poids de chaque valeur dans une moyenne mobile exponentielle"
    case .volume: "Le volume de tous les sons"
    case .inverted: "La valeur la plus haute reçoit le son le plus grave"
    case .order: "Comment plusieurs séries sont jouées"
    case .mono: "Tout au centre, pour une seule oreille"
    case .instrument: "Ce qui joue la première série"
    case .solo: "Entendre cette série seule\u{A0}; option répétable"
    case .mute: "Omettre cette série\u{A0}; option répétable"
    case .backwards: "De la fin au début"
    case .legend: "D’abord la valeur la plus basse et la plus haute, puis le graphique"
    case .slope: "Les courbes par pas égaux de y\u{A0}: plus c’est raide, plus c’est rapide"
    case .dense: "Beaucoup de points à la fois\u{A0}: moyenne, étendue, les deux ou les extrêmes"
    case .pan: "Ce que disent gauche et droite\u{A0}: l’endroit sur x, la série ou rien"
    case .tuning: "Ramener les hauteurs aux notes d’une gamme"
    case .notes: "Une note par point d’une courbe au lieu d’un glissement"
    case .moveTones: "Faire entendre les points en se déplaçant"
    case .map: "Entendre une autre colonne comme volume, rugosité ou tempo"
    case .cues: "Ce qu’un son signale, noms séparés par des virgules"
    case .threshold: "Signaler où une série franchit cette valeur\u{A0}; option répétable"
    case .device: "Le périphérique audio"
    case .follow: "Continuer à lire ce qui arrive, en direct\u{A0}; un fichier par son nom"
    case .keep: "Combien de lignes garder, ou sur quelle durée\u{A0}: 100000, 1h"
    case .alarm:
      "Sonner et dire quand 'COLONNE OPÉRATEUR VALEUR' devient vrai, y pour les valeurs\u{A0}; option répétable"
    case .lost: "Dire quand rien n’est arrivé depuis cette durée"
    case .keys: "Un script de touches à rejouer\u{A0}; - est l’entrée standard"
    case .dump: "Ce qui est écrit en rejouant les touches"
    case .describedFile:
      "Un fichier .txt, .md, .json ou .csv\u{A0}; .csv contient les données du graphique"
    case .describedJSON: "Les mêmes informations pour un programme"
    case .describedAll: "Tous les détails, pas seulement les douze premiers"
    case .describedBraille: "Chaque série aussi sous forme de rangée en braille"
    case .pictureFile: "Un fichier .svg ou .txt, ou .ans avec des couleurs"
    case .soundFile:
      "Un fichier .wav, .flac, .ogg ou .mid\u{A0}; - écrit du WAV sur la sortie standard"
    case .subtitles: "Un fichier de sous-titres (WebVTT) avec ce qui est dit"
    case .sampleFormat: "L’écriture des échantillons d’un fichier .wav"
    case .renderedJSON: "Écrire ce qui a été converti en son, pour un programme"
    case .shownTheme: "Le nom du thème"
    case .checkedTheme: "Le nom d’un thème, ou son fichier\u{A0}; à défaut, tous les thèmes"
    case .allLanguages: "Les annonces dans toutes les langues"
    case .version: "Afficher la version"
    case .help: "Afficher cette aide"
    }
  }

  func words(value: ValuePhrase) -> String {
    switch value {
    case .column: "colonne"
    case .type: "type"
    case .aggregate: "agrégat"
    case .unit: "unité"
    case .width: "largeur"
    case .condition: "condition"
    case .length: "durée"
    case .x: "x"
    case .y: "y"
    case .line: "valeur[:nom]"
    case .order: "ordre"
    case .count: "nombre"
    case .number: "numéro"
    case .text: "texte"
    case .scale: "échelle"
    case .name: "nom"
    case .pattern: "modèle"
    case .format: "format"
    case .character: "caractère"
    case .tag: "code"
    case .verbosity: "annonces"
    case .folder: "dossier"
    case .glyphs: "dessin"
    case .pixels: "protocole"
    case .when: "quand"
    case .size: "colonnes x lignes"
    case .duration: "durée"
    case .hertz: "Hz"
    case .smoothing: "lissage"
    case .volume: "volume"
    case .series: "série"
    case .list: "liste"
    case .file: "fichier"
    case .files: "fichiers"
    case .factor: "facteur"
    case .what: "quoi"
    case .theme: "thème"
    case .subcommand: "commande"
    case .subcommands: "commandes"
    case .options: "options"
    }
  }

  func words(help: HelpPhrase) -> String {
    switch help {
    case .heading(.overview): "Présentation"
    case .heading(.usage): "Utilisation"
    case .heading(.arguments): "Arguments"
    case .heading(.options): "Options"
    case .heading(.subcommands): "Commandes"
    case .heading(.data): "Données"
    case .heading(.words): "Langue"
    case .heading(.sight): "Affichage"
    case .heading(.sound): "Son"
    case .heading(.error): "Erreur"
    case .heading(.or): "ou"
    case .heading(.help): "Aide"
    case .detailedHelp(let command): "Aide détaillée\u{A0}: \(command)"
    case .moreInformation(let command): "Voir\u{A0}: \(command)"
    case .values(.theme): "l’un de ceux qu’énumère earshot themes"
    case .values(.folder): "un dossier"
    case .values(.device): "l’un de ceux qu’énumère earshot devices, ou none"
    }
  }

  func words(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let option, nil): "option inconnue \(quoted(option))"
    case .unknownOption(let option, let suggestion?):
      "option inconnue \(quoted(option))\(semicolon)la plus proche est \(quoted(suggestion))"
    case .missingValue(let option): "il manque la valeur de \(quoted(option))"
    case .missingValueWithin(let option, let word):
      "il manque la valeur de \(quoted(option)) dans \(quoted(word))"
    case .unexpectedValue(let value, let option):
      "l’option \(quoted(option)) ne prend pas de valeur, mais \(quoted(value)) est indiqué"
    case .unexpectedArguments(let arguments):
      arguments.count == 1
        ? "argument en trop \(quoted(arguments[0]))"
        : "\(count(arguments.count)) arguments en trop\(colon)\(choices(arguments.map(quoted)))"
    case .missingArgument(let argument): "il manque l’argument \(quoted(argument))"
    case .invalidValue(let value, let option):
      "la valeur \(quoted(value)) n’est pas valable pour \(quoted(option))"
    case .unknownCommand(let word, let suggestion):
      "\(quoted(word)) n’est ni une commande ni un fichier\(semicolon)la commande la plus proche est \(quoted(suggestion))"
    case .optionOfOthers(let option, let commands):
      "\(quoted(option)) appartient à \(listed(commands)), pas ici\(semicolon)retirer cette option"
    case .noFile: "aucun fichier à lire\(semicolon)en nommer un, ou - pour l’entrée standard"
    case .contradicting(let options):
      "\(listed(options)) se contredisent\(semicolon)en retirer une"
    case .swallowedFile(let file, let option):
      "\(option) a pris \(quoted(file)) pour valeur, il ne reste aucun fichier à lire\(semicolon)donner à l’option sa propre valeur\(colon)\(option) VALEUR \(file)"
    case .malformedOption(let option): "option non valable \(quoted(option))"
    }
  }
}
