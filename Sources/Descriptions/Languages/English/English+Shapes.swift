import Charts

extension English {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "stays at \(level)"
    case .varies(let level): "varies around \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "then " : "")stays at \(level) \(from(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "then " : "")varies around \(level) \(from(stretch))"
    case .moves(.falling, let end, let isLast): "\(isLast ? "then " : "")falls to \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "then " : "")rises to \(end)"
    case .movesOnly(.falling, let start, let end): "falls from \(start) to \(end)"
    case .movesOnly(_, let start, let end): "rises from \(start) to \(end)"
    case .doubles(let length, let isExact): "doubles \(isExact ? "" : "about ")every \(length)"
    case .halves(let length, let isExact): "halves \(isExact ? "" : "about ")every \(length)"
    case .everyUnit(let unit): "repeats \(words(fact: .everyUnit(unit, isExact: true)))"
    case .everyWorkingDay: "repeats on weekdays"
    case .every(let interval): "repeats \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "falls again and again, but jumps up \(count(jumps)) times, by as much as \(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "falls again and again, but jumps up \(count(jumps)) times, by \(size) each time"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "rises again and again, but drops \(count(jumps)) times, by as much as \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "rises again and again, but drops \(count(jumps)) times, by \(size) each time"
    case .usually(let highest, let lowest): "on average highest \(highest), lowest \(lowest)"
    case .drifts(.falling): "falling overall"
    case .drifts: "rising overall"
    case .noisy: "noisy"
    case .onLogarithmicAxis: "on a logarithmic axis"
    case .leavingOut(let values, let code): "leaving out \(values) of \(code)"
    case .exception(let told, true): "but for a spike to \(told)"
    case .exception(let told, false): "but for a dip to \(told)"
    case .exceptions(let told, _): "but for \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) goes from \(start) to \(end), \(change)"
    }
  }
}
