extension French {
  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Point précédent"
    case .nextPoint: "Point suivant"
    case .firstPoint: "Premier point"
    case .lastPoint: "Dernier point"
    case .tenthBack: "Reculer d’un dixième"
    case .tenthForward: "Avancer d’un dixième"
    case .lowest: "Minimum de la série, puis du graphique"
    case .highest: "Maximum de la série, puis du graphique"
    case .chartLowest: "Minimum du graphique"
    case .chartHighest: "Maximum du graphique"
    case .previousLandmark: "Repère précédent"
    case .nextLandmark: "Repère suivant"
    case .goTo: "Aller à une chute, hausse, lacune…"
    case .search: "Chercher dans les étiquettes"
    case .goToPlace: "Aller à une date, valeur, position…"
    case .back: "Revenir avant le dernier saut"
    case .takeBack: "Annuler le dernier changement"
    case .bookmark: "Poser un signet"
    case .position: "Position"
    case .previousItem: "Élément précédent"
    case .nextItem: "Élément suivant"
    case .turnForward: "Mode suivant du rotor"
    case .turnBack: "Mode précédent du rotor"
    case .audioGraph: "Graphique audio"
    case .details: "Détails du graphique"
    case .describe: "Décrire les séries"
    case .values: "Valeurs"
    case .table: "Tableau de données"
    case .act: "Activer l’élément"
    case .play: "Écouter à partir d’ici, pause"
    case .stop: "Fermer le panneau, sinon arrêter le son"
    case .slower: "Ralentir"
    case .faster: "Accélérer"
    case .loopStart: "Début de boucle"
    case .loopEnd: "Fin de boucle"
    case .loop: "Activer ou désactiver la boucle"
    case .direction: "Écouter à l’endroit ou à l’envers"
    case .nextSeries: "Passer à la série suivante"
    case .chord: "Toutes les séries à ce x, de la plus basse à la plus haute"
    case .sayValues: "Dire les valeurs pendant l’écoute"
    case .sound: "Activer ou désactiver le son"
    case .speech: "Activer ou désactiver la voix"
    case .zoomIn: "Zoom avant"
    case .zoomOut: "Zoom arrière"
    case .zoomAll: "Tout afficher"
    case .readAll: "Tout lire"
    case .readOn: "Lire la suite d’une longue annonce"
    case .history: "Historique des annonces"
    case .nextPart: "Annonce partie par partie"
    case .verbosity: "Annonces courtes ou longues"
    case .brailleRow: "Rangée en braille"
    case .follow: "Suivre les données en direct, ou pause"
    case .nextChart: "Graphique suivant"
    case .previousChart: "Graphique précédent"
    case .chartList: "Liste des graphiques"
    case .suggestions: "Graphiques de ce tableau"
    case .columns: "Colonnes de ce tableau"
    case .compare: "Comparer avec la sélection précédente"
    case .multiples: "Graphiques côte à côte"
    case .export: "Exporter"
    case .settings: "Réglages"
    case .nextTheme: "Thème suivant"
    case .previousTheme: "Thème précédent"
    case .larger: "Agrandir les caractères"
    case .smaller: "Réduire les caractères"
    case .tutorial: "Visite guidée"
    case .help: "Aide"
    case .redraw: "Redessiner l’écran"
    case .quit: "Fermer le panneau, sinon quitter"
    }
  }

  static let keyNames: [String: String] = [
    "": "cette touche",
    "←": "flèche gauche", "→": "flèche droite", "↑": "flèche haut", "↓": "flèche bas",
    "Space": "espace", "Home": "début", "End": "fin", "PgUp": "page précédente",
    "PgDn": "page suivante", "Tab": "Tab", "Shift-Tab": "Maj Tab",
    "Enter": "entrée", "Esc": "échap", "Backspace": "retour arrière", "F1": "F1",
    "Ctrl-L": "contrôle L", "Ctrl-U": "contrôle U", "!": "point d’exclamation",
    "\"": "guillemet droit", "#": "dièse", "$": "dollar", "%": "pour cent", "&": "et commercial",
    "'": "apostrophe", "(": "parenthèse ouvrante", ")": "parenthèse fermante", "*": "astérisque",
    "+": "plus", ",": "virgule", "-": "moins", ".": "point", "/": "barre oblique",
    ":": "deux-points", ";": "point-virgule", "<": "inférieur", "=": "égal", ">": "supérieur",
    "?": "point d’interrogation", "@": "arobase", "[": "crochet ouvrant",
    "\\": "barre oblique inverse", "]": "crochet fermant", "^": "accent circonflexe",
    "_": "tiret bas", "`": "accent grave", "{": "accolade ouvrante", "|": "barre verticale",
    "}": "accolade fermante", "~": "tilde",
  ]
}
