import Charts

extension French {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "reste à \(level)"
    case .varies(let level): "varie autour de \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "puis " : "")reste à \(level) (\(stretch))"
    case .moves(.falling, let end, let isLast): "\(isLast ? "puis " : "")baisse jusqu’à \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "puis " : "")monte jusqu’à \(end)"
    case .movesOnly(.falling, let start, let end): "baisse de \(start) à \(end)"
    case .movesOnly(_, let start, let end): "monte de \(start) à \(end)"
    case .doubles(let length, let isExact): "double en \(isExact ? "" : "environ ")\(length)"
    case .halves(let length, let isExact):
      "diminue de moitié en \(isExact ? "" : "environ ")\(length)"
    case .everyUnit(let unit):
      "se répète chaque \(unit == .year ? "année" : form(1, noun(.time(unit))))"
    case .everyWorkingDay: "se répète les jours ouvrés"
    case .every(let interval): "se répète \(interval)"
    case .sawtooth(true, let jumps, let largest):
      "baisse pas à pas et bondit \(count(jumps)) fois, au plus de \(largest)"
    case .sawtooth(false, let jumps, let largest):
      "monte pas à pas et chute \(count(jumps)) fois, au plus de \(largest)"
    case .usually(let highest, let lowest):
      "en moyenne au plus haut \(highest), au plus bas \(lowest)"
    case .drifts(.falling): "en baisse dans l’ensemble"
    case .drifts: "en hausse dans l’ensemble"
    case .noisy: "avec du bruit"
    case .onLogarithmicAxis: "sur un axe logarithmique"
    case .exception(let told, true): "sauf un pic à \(told)"
    case .exception(let told, false): "sauf un creux à \(told)"
    case .exceptions(let told): "sauf \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) passe de \(start) à \(end), \(change)"
    }
  }
}
