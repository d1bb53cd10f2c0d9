extension French {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Visite guidée, une touche après l’autre"
    case .step(let number, let steps): "\(count(number)) sur \(count(steps))"
    case .press(let keys, .point): "Appuyez sur \(keys) pour aller au point suivant"
    case .press(let keys, .back): "Appuyez sur \(keys) pour revenir d’un point"
    case .press(let keys, .highest): "Appuyez sur \(keys) pour aller au maximum"
    case .press(let keys, .play): "Appuyez sur \(keys) pour écouter le graphique à partir d’ici"
    case .press(let keys, .rotor): "Appuyez sur \(keys) pour passer au mode suivant du rotor"
    case .press(let keys, .items): "Appuyez sur \(keys) pour passer à l’élément suivant"
    case .press(let keys, .list): "Appuyez sur \(keys) pour ouvrir une liste de destinations"
    case .press(let keys, .help): "Appuyez sur \(keys) pour ouvrir l’aide"
    case .ways(let again, let leave): "\(again) répète, \(leave) quitte la visite"
    case .point: "Plus c’est haut, plus le son est aigu"
    case .back: "Un point s’entend chaque fois que vous y revenez"
    case .highest: "Il y a aussi une touche pour la valeur la plus basse"
    case .play: "La lecture va de l’endroit où vous êtes jusqu’à la fin"
    case .rotor: "Chaque tour mène à une autre façon de lire le graphique"
    case .items: "Chaque mode et chaque liste se parcourt ainsi"
    case .list(let choose, let close):
      "Parcourez la liste, choisissez avec \(choose) ou fermez-la avec \(close)"
    case .help(let close): "Ici, chaque touche dit ce qu’elle fait\u{A0}; \(close) ferme l’aide"
    case .end: "La visite est finie\u{A0}; toutes les touches sont à vous"
    case .left: "Visite quittée"
    case .offer(let key): "Première fois\u{A0}? Appuyez sur \(key) pour une visite guidée"
    }
  }
}
