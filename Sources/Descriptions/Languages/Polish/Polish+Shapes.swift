import Charts
import Tables

extension Polish {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "utrzymuje się na poziomie \(level)"
    case .varies(let level): "waha się wokół \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "potem " : "")utrzymuje się na poziomie \(level) (\(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "potem " : "")waha się wokół \(level) (\(stretch))"
    case .moves(.falling, let end, let isLast): "\(isLast ? "potem " : "")spada do \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "potem " : "")rośnie do \(end)"
    case .movesOnly(.falling, let start, let end): "spada z \(start) do \(end)"
    case .movesOnly(_, let start, let end): "rośnie z \(start) do \(end)"
    case .doubles(let length, let isExact):
      "podwaja się \(isExact ? "" : "mniej więcej ")co \(length)"
    case .halves(let length, let isExact):
      "maleje o połowę \(isExact ? "" : "mniej więcej ")co \(length)"
    case .everyUnit(let unit): "powtarza się \(every(unit))"
    case .everyWorkingDay: "powtarza się w dni robocze"
    case .every(let interval): "powtarza się \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "stopniowo spada i \(count(jumps)) razy skacze w górę, najbardziej o \(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "stopniowo spada i \(count(jumps)) razy skacze w górę, za każdym razem o \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "stopniowo rośnie i \(count(jumps)) razy gwałtownie spada, najbardziej o \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "stopniowo rośnie i \(count(jumps)) razy gwałtownie spada, za każdym razem o \(size)"
    case .usually(let highest, let lowest):
      "średnio najwyższe wartości \(highest), najniższe \(lowest)"
    case .drifts(.falling): "ogółem spada"
    case .drifts: "ogółem rośnie"
    case .noisy: "z szumem"
    case .onLogarithmicAxis: "na osi logarytmicznej"
    case .leavingOut(let values, let code): "nie licząc \(values) \(code)"
    case .exception(let told, true): "poza szczytem: \(told)"
    case .exception(let told, false): "poza dołkiem: \(told)"
    case .exceptions(let told, 1): "poza wartością: \(told)"
    case .exceptions(let told, _): "poza wartościami: \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) przechodzi z \(start) na \(end), \(change)"
    }
  }

  func every(_ unit: TimeUnit) -> String {
    switch unit {
    case .minute: "co minutę"
    case .hour: "co godzinę"
    case .day: "codziennie"
    case .week: "co tydzień"
    case .month: "co miesiąc"
    case .quarter: "co kwartał"
    case .year: "co rok"
    }
  }
}
