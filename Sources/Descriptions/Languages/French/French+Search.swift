extension French {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maximum, pic, le plus haut, le plus grand, max",
    .lowest:
      "minimum, creux, le plus bas, le plus petit, min",
    .goTo:
      "valeur aberrante, point de retournement, extrême, chute, hausse, lacune, croisement, manquant, baisse, descendre",
    .search: "trouver, nom",
    .goToPlace: "sauter, temps, année",
    .back: "retourner, retour, retour",
    .takeBack: "annuler, défaire, revenir, recommencer",
    .bookmark: "marque, retenir",
    .position: "où suis-je",
    .audioGraph: "légende",
    .details:
      "statistiques, moyenne, résumé, tendance, médiane, titre, manquant",
    .describe: "forme, tendance, expliquer",
    .values: "points, valeur",
    .table: "lignes, cellules",
    .play: "écouter, lecture",
    .stop: "silence",
    .slower: "vitesse, tempo",
    .faster: "vitesse, tempo, accélérer",
    .sound: "muet, couper le son, son",
    .speech: "voix, parler, dire",
    .zoomIn:
      "zoom, agrandir, partie, plage, rapprocher",
    .zoomOut:
      "zoom, réduire, éloigner",
    .zoomAll: "zoom, tout, réinitialiser",
    .readAll: "tout, voix haute, lire à voix haute",
    .history: "répéter, dernier",
    .nextPart: "annonce, parties, ordre, valeur seule, unité seule",
    .verbosity: "bref, détail, longueur",
    .follow: "flux, direct, dernier",
    .suggestions:
      "type de graphique, barres, courbe, nuage, autre graphique, diagramme en barres, camembert, histogramme, boîte, boîte à moustaches, nuage de points, graphique, graphiques",
    .columns:
      "filtre, plage, moyenne, médiane, somme, grouper, agréger, axe, x, y, série, mois, année, écarter, maximum, minimum, nombre, supprimer, enlever, retirer, masquer, cacher, trier, ordre, filtrer, groupe, seulement certaines, colonne, colonnes",
    .compare:
      "différence, sélection, comparer, contre",
    .chord: "ensemble",
    .chartList: "titre, changer",
    .multiples:
      "panneaux, grille, côte à côte",
    .export:
      "enregistrer, copier, fichier, image, ligne de commande, imprimer, télécharger",
    .settings:
      "volume, instrument, hauteur, langue, lecteur d’écran, options, ordre, plus fort, moins fort, plus fort, silencieux",
    .nextTheme: "couleur, contraste, sombre, clair",
    .previousTheme: "couleur, contraste, sombre, clair",
    .larger: "taille, police, plus grand",
    .smaller: "taille, police, plus petit",
    .quit: "sortir, fin, fermer, quitter",
    .tutorial: "apprendre, leçon",
    .help: "touches, commandes",
  ]
}
