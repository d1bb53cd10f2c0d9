import Charts

extension English {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "stays at \(level)"
    case .varies(let level): "varies around \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "then " : "")stays at \(level) from \(stretch)"
    case .moves(.falling, let end, let isLast): "\(isLast ? "then " : "")falls to \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "then " : "")rises to \(end)"
    case .movesOnly(.falling, let start, let end): "falls from \(start) to \(end)"
    case .movesOnly(_, let start, let end): "rises from \(start) to \(end)"
    case .doubles(let length, let isExact): "doubles \(isExact ? "" : "about ")every \(length)"
    case .halves(let length, let isExact): "halves \(isExact ? "" : "about ")every \(length)"
    case .everyUnit(let unit): "repeats every \(form(1, noun(.time(unit))))"
    case .everyWorkingDay: "repeats on weekdays"
    case .every(let interval): "repeats \(interval)"
    case .sawtooth(true, let jumps, let largest):
      "falls again and again, but jumps up \(count(jumps)) times, most by \(largest)"
    case .sawtooth(false, let jumps, let largest):
      "rises again and again, but drops \(count(jumps)) times, most by \(largest)"
    case .usually(let highest, let lowest): "on average highest \(highest), lowest \(lowest)"
    case .drifts(.falling): "falling overall"
    case .drifts: "rising overall"
    case .noisy: "noisy"
    case .onLogarithmicAxis: "on a logarithmic axis"
    case .exception(let told, true): "but for a spike to \(told)"
    case .exception(let told, false): "but for a dip to \(told)"
    case .exceptions(let told): "but for \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) goes from \(start) to \(end), \(change)"
    }
  }
}
