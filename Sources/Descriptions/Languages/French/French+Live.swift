extension French {
  func words(live phrase: LivePhrase) -> String {
    switch phrase {
    case .waiting: "En attente de données"
    case .waitingFor(let file): "En attente de données de \(file)"
    case .missing(let file): "\(file) n’existe pas encore\u{A0}: en attente"
    case .new(let number): count(number, Noun("nouvelle", "nouvelles"))
    case .live: "En direct"
    case .liveFrom(let file): "En direct de \(file)"
    case .paused: "En pause\u{A0}; les nouvelles lignes sont gardées"
    case .behind(let time): "\(time) de retard"
    case .following: "Suivi des données les plus récentes"
    case .nothingToFollow: "Rien à suivre\u{A0}: toutes les données sont là"
    case .lost(let time): "Pas de données depuis \(time)"
    case .back(let time): "De nouveau des données, après \(time)"
    case .ended: "Fin de l’entrée"
    case .unfit(let number): count(number, Noun("non conforme", "non conformes"))
    case .loaded: "Tout est lu"
    case .stopped: "Lecture arrêtée"
    case .missingCells(1): "1 cellule sans valeur"
    case .missingCells(let number): "\(count(number)) cellules sans valeur"
    case .truncated(let file): "\(file) a été raccourci\u{A0}: suivi depuis son début"
    case .replaced(let file): "\(file) a été remplacé\u{A0}: suivi du nouveau"
    case .alarm: "Alarme"
    }
  }
}
