import Charts

extension Portuguese {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "se mantém em \(level)"
    case .varies(let level): "varia em torno de \(level)"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "depois " : "")se mantém em \(level) (\(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "depois " : "")varia em torno de \(level) (\(stretch))"
    case .moves(.falling, let end, let isLast): "\(isLast ? "depois " : "")cai até \(end)"
    case .moves(_, let end, let isLast): "\(isLast ? "depois " : "")sobe até \(end)"
    case .movesOnly(.falling, let start, let end): "cai de \(start) a \(end)"
    case .movesOnly(_, let start, let end): "sobe de \(start) a \(end)"
    case .doubles(let length, let isExact):
      "dobra \(isExact ? "" : "aproximadamente ")a cada \(length)"
    case .halves(let length, let isExact):
      "cai à metade \(isExact ? "" : "aproximadamente ")a cada \(length)"
    case .everyUnit(let unit): "se repete \(words(fact: .everyUnit(unit, isExact: true)))"
    case .everyWorkingDay: "se repete nos dias úteis"
    case .every(let interval): "se repete \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "cai pouco a pouco com \(count(jumps)) saltos para cima, o maior de \(size)"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "cai pouco a pouco com \(count(jumps)) saltos para cima, cada um de \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "sobe pouco a pouco com \(count(jumps)) quedas bruscas, a maior de \(size)"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "sobe pouco a pouco com \(count(jumps)) quedas bruscas, cada uma de \(size)"
    case .usually(let highest, let lowest):
      "em média com o máximo \(highest) e o mínimo \(lowest)"
    case .drifts(.falling): "em queda no conjunto"
    case .drifts: "em alta no conjunto"
    case .noisy: "com ruído"
    case .onLogarithmicAxis: "em um eixo logarítmico"
    case .leavingOut(let values, let code): "sem contar \(values) de \(code)"
    case .exception(let told, true): "exceto um pico de \(told)"
    case .exception(let told, false): "exceto um vale de \(told)"
    case .exceptions(let told, _): "exceto \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) passa de \(start) a \(end), \(change)"
    }
  }
}
