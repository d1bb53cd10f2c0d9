import Charts

extension Spanish {
  func words(shape: ShapePhrase) -> String {
    switch shape {
    case .stays(let level): "se mantiene \(led("en", level))"
    case .varies(let level): "varía en torno \(led("a", level))"
    case .staysOver(let level, let stretch, let isLast):
      "\(isLast ? "después " : "")se mantiene \(led("en", level)) (\(stretch))"
    case .variesOver(let level, let stretch, let isLast):
      "\(isLast ? "después " : "")varía en torno \(led("a", level)) (\(stretch))"
    case .moves(.falling, let end, let isLast):
      "\(isLast ? "después " : "")baja \(led("hasta", end))"
    case .moves(_, let end, let isLast): "\(isLast ? "después " : "")sube \(led("hasta", end))"
    case .movesOnly(.falling, let start, let end): "baja \(led("de", start)) \(led("a", end))"
    case .movesOnly(_, let start, let end): "sube \(led("de", start)) \(led("a", end))"
    case .doubles(let length, let isExact):
      "se duplica \(isExact ? "" : "aproximadamente ")cada \(length)"
    case .halves(let length, let isExact):
      "se reduce a la mitad \(isExact ? "" : "aproximadamente ")cada \(length)"
    case .everyUnit(let unit): "se repite \(words(fact: .everyUnit(unit, isExact: true)))"
    case .everyWorkingDay: "se repite los días laborables"
    case .every(let interval): "se repite \(interval)"
    case .sawtooth(true, let jumps, let size, areAlike: false):
      "baja poco a poco con \(count(jumps)) saltos hacia arriba, el mayor \(led("de", size))"
    case .sawtooth(true, let jumps, let size, areAlike: true):
      "baja poco a poco con \(count(jumps)) saltos hacia arriba, cada uno \(led("de", size))"
    case .sawtooth(false, let jumps, let size, areAlike: false):
      "sube poco a poco con \(count(jumps)) caídas bruscas, la mayor \(led("de", size))"
    case .sawtooth(false, let jumps, let size, areAlike: true):
      "sube poco a poco con \(count(jumps)) caídas bruscas, cada una \(led("de", size))"
    case .usually(let highest, let lowest):
      "en promedio con el máximo \(highest) y el mínimo \(lowest)"
    case .drifts(.falling): "en conjunto a la baja"
    case .drifts: "en conjunto al alza"
    case .noisy: "con ruido"
    case .onLogarithmicAxis: "en un eje logarítmico"
    case .leavingOut(let values, let code): "sin contar \(values) de \(code)"
    case .exception(let told, true): "salvo un pico \(led("de", told))"
    case .exception(let told, false): "salvo un valle \(led("de", told))"
    case .exceptions(let told, _): "salvo \(told)"
    case .of(let subject, let shape): "\(subject) \(shape)"
    case .ends(let subject, let start, let end, let change):
      "\(subject) pasa \(led("de", start)) \(led("a", end)), \(change)"
    }
  }
}
