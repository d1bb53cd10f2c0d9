extension French {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maximum, pic, le plus haut, le plus grand, max, record, valeur maximale, le plus élevé, meilleur",
    .lowest:
      "minimum, creux, le plus bas, le plus petit, min, valeur minimale, le moins élevé, pire",
    .goTo:
      "valeur aberrante, point de retournement, extrême, chute, hausse, lacune, croisement, manquant, baisse, descendre, inhabituel, anomalie, étrange, changement, augmentation, diminution",
    .search: "trouver, nom, ville, pays, personne, produit, mot",
    .goToPlace: "sauter, temps, année, date, jour, aller à",
    .back: "retourner, retour",
    .takeBack: "annuler, défaire, revenir, recommencer, erreur, faute, trompé, corriger, rétablir",
    .bookmark: "marque, retenir, marquer, favori, noter",
    .position: "où suis-je, perdu, à quel endroit, quel point",
    .audioGraph: "légende",
    .details:
      "statistiques, moyenne, résumé, tendance, médiane, titre, manquant, faits, chiffres, nombres, total, combien",
    .describe: "forme, tendance, expliquer, qu’est-ce que c’est, motif, courbe, décrire, résumer",
    .values: "points, valeur",
    .table: "lignes, cellules, enregistrements, données, tableau",
    .play: "écouter, lecture, musique, mélodie, démarrer",
    .stop: "silence, arrêter, stop",
    .slower: "vitesse, tempo",
    .faster: "vitesse, tempo, accélérer",
    .sound: "muet, couper le son, son",
    .speech: "voix, parler, dire",
    .zoomIn:
      "zoom, agrandir, partie, plage, rapprocher, de plus près, zoomer",
    .zoomOut:
      "zoom, réduire, éloigner",
    .zoomAll: "zoom, tout, réinitialiser",
    .readAll: "tout, voix haute, lire à voix haute, tout dire",
    .history: "répéter, dernier",
    .nextPart: "annonce, parties, ordre, valeur seule, unité seule",
    .verbosity: "bref, détail, longueur",
    .follow: "flux, direct, dernier, en direct, temps réel, surveiller",
    .suggestions:
      "type de graphique, barres, courbe, nuage, autre graphique, diagramme en barres, camembert, histogramme, boîte, boîte à moustaches, nuage de points, graphique, graphiques, graphe, diagramme, autre vue",
    .columns:
      "filtre, plage, moyenne, médiane, somme, grouper, agréger, axe, x, y, série, mois, année, écarter, maximum, minimum, nombre, supprimer, enlever, retirer, masquer, cacher, trier, ordre, filtrer, groupe, seulement certaines, colonne, colonnes, ville, pays, un seul, une seule, choisir, sélectionner, exclure, champ, variable, par mois",
    .compare:
      "différence, sélection, comparer, contre, comparaison, les deux, plus que, lequel est plus haut",
    .chord: "ensemble",
    .chartList: "titre, changer",
    .multiples:
      "panneaux, grille, côte à côte, vue d’ensemble, tous les graphiques, mosaïque",
    .export:
      "enregistrer, copier, fichier, image, ligne de commande, imprimer, télécharger, enregistrement, fichier son, partager, envoyer, capture d’écran",
    .settings:
      "volume, instrument, hauteur, langue, lecteur d’écran, options, ordre, plus fort, moins fort, silencieux, préférences, configurer",
    .nextTheme: "couleur, contraste, sombre, clair",
    .previousTheme: "couleur, contraste, sombre, clair",
    .larger: "taille, police, plus grand",
    .smaller: "taille, police, plus petit",
    .quit: "sortir, fin, fermer, quitter, terminer, fini, au revoir",
    .tutorial: "apprendre, leçon, débutant, introduction, s’exercer",
    .help: "touches, commandes, raccourcis, mode d’emploi, que puis-je faire",
  ]
}
