import Charts

extension French {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "reste à \(level)"
    case .varies(let level): "varie autour de \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "puis " : "")reste à \(level) (\(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "puis " : "")varie autour de \(level) (\(stretch))"
    case .moves(.falling, let end, let isLast): "\(isLast ? "puis " : "")baisse jusqu’à \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "puis " : "")monte jusqu’à \(end)"
    case .movesOnly(.falling, let start, let end): "baisse \(from(start)) à \(end)"
    case .movesOnly(_, let start, let end): "monte \(from(start)) à \(end)"
    case .doubles(let length, let isExact): "double en \(isExact ? "" : "environ ")\(length)"
    case .halves(let length, let isExact):
      "diminue de moitié en \(isExact ? "" : "environ ")\(length)"
    case .everyUnit(let unit): "se répète \(words(fact: .everyUnit(unit, isExact: true)))"
    case .everyWorkingDay: "se répète les jours ouvrés"
    case .every(let interval): "se répète \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "baisse peu à peu et bondit \(count(jumps)) fois, le plus grand bond étant de \(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "baisse peu à peu et bondit \(count(jumps)) fois, chaque fois de \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "monte peu à peu et chute \(count(jumps)) fois, la plus forte chute étant de \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "monte peu à peu et chute \(count(jumps)) fois, chaque fois de \(size)"
    case .usually(let highest, let lowest):
      "en moyenne au plus haut \(highest), au plus bas \(lowest)"
    case .drifts(.falling): "en baisse dans l’ensemble"
    case .drifts: "en hausse dans l’ensemble"
    case .noisy: "avec du bruit"
    case .onLogarithmicAxis: "sur un axe logarithmique"
    case .leavingOut(let values, let code): "sans compter \(values) de \(code)"
    case .exception(let told, true): "sauf un pic à \(told)"
    case .exception(let told, false): "sauf un creux à \(told)"
    case .exceptions(let told, _): "sauf \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) passe de \(start) à \(end), \(change)"
    }
  }

  /// "de 12", or "d’environ 12".
  private func from(_ amount: String) -> String {
    amount.hasPrefix("environ") ? "d’\(amount)" : "de \(amount)"
  }
}
