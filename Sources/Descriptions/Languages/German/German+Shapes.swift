import Charts
import Tables

extension German {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "bleibt bei \(level)"
    case .varies(let level): "schwankt um \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "bleibt \(isLast ? "dann " : "")bei \(level) (\(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "schwankt \(isLast ? "dann " : "")um \(level) (\(stretch))"
    case .moves(.falling, let end, let isLast): "fällt \(isLast ? "dann " : "")bis auf \(end)"
    case .moves(_, let end, let isLast): "steigt \(isLast ? "dann " : "")bis auf \(end)"
    case .movesOnly(.falling, let start, let end): "fällt von \(start) auf \(end)"
    case .movesOnly(_, let start, let end): "steigt von \(start) auf \(end)"
    case .doubles(let length, let isExact):
      "verdoppelt sich \(isExact ? "" : "etwa ")alle \(length)"
    case .halves(let length, let isExact): "halbiert sich \(isExact ? "" : "etwa ")alle \(length)"
    case .everyUnit(let unit): "wiederholt sich \(every(unit))"
    case .everyWorkingDay: "wiederholt sich an Werktagen"
    case .every(let interval): "wiederholt sich \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "fällt nach und nach und springt \(count(jumps))-mal nach oben, am weitesten um \(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "fällt nach und nach und springt \(count(jumps))-mal nach oben, jedes Mal um \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "steigt nach und nach, unterbrochen von \(count(jumps)) plötzlichen Rückgängen, am stärksten um \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "steigt nach und nach, unterbrochen von \(count(jumps)) plötzlichen Rückgängen um jeweils \(size)"
    case .usually(let highest, let lowest):
      "im Mittel am höchsten \(highest), am niedrigsten \(lowest)"
    case .drifts(.falling): "insgesamt fallend"
    case .drifts: "insgesamt steigend"
    case .noisy: "mit Streuung"
    case .onLogarithmicAxis: "auf logarithmischer Achse"
    case .leavingOut(let values, let code): "ohne \(values) von \(code)"
    case .exception(let told, true): "bis auf eine Spitze bei \(told)"
    case .exception(let told, false): "bis auf einen Einbruch auf \(told)"
    case .exceptions(let told, _): "bis auf \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) geht von \(start) auf \(end), \(change)"
    }
  }

  func every(_ unit: TimeUnit) -> String {
    switch unit {
    case .minute: "jede Minute"
    case .hour: "jede Stunde"
    case .day: "jeden Tag"
    case .week: "jede Woche"
    case .month: "jeden Monat"
    case .quarter: "jedes Quartal"
    case .year: "jedes Jahr"
    }
  }
}
