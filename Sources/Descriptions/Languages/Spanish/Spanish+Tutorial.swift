extension Spanish {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Tutorial, una tecla tras otra"
    case .step(let number, let steps): "\(count(number)) de \(count(steps))"
    case .press(let keys, .point): "Pulse \(keys) para ir al punto siguiente"
    case .press(let keys, .back): "Pulse \(keys) para volver un punto atrás"
    case .press(let keys, .highest): "Pulse \(keys) para ir al valor máximo"
    case .press(let keys, .play): "Pulse \(keys) para oír el gráfico desde aquí"
    case .press(let keys, .rotor): "Pulse \(keys) para pasar al modo siguiente del rotor"
    case .press(let keys, .items): "Pulse \(keys) para ir al elemento siguiente"
    case .press(let keys, .list): "Pulse \(keys) para abrir una lista de destinos"
    case .press(let keys, .help): "Pulse \(keys) para abrir la ayuda"
    case .ways(let again, let leave): "\(again) lo repite, \(leave) sale del tutorial"
    case .point: "Lo más alto suena más agudo"
    case .back: "Un punto se oye cada vez que se llega a él"
    case .highest: "También hay una tecla para el valor más bajo"
    case .play: "Se reproduce desde donde está usted hasta el final"
    case .rotor: "Cada giro lleva a otra forma de leer el gráfico"
    case .items: "Así se recorre cada modo y cada lista"
    case .list(let choose, let close):
      "Recorra la lista, elija con \(choose) o ciérrela con \(close)"
    case .help(let close): "Aquí cada tecla dice lo que hace; \(close) cierra la ayuda"
    case .end: "Ese fue el tutorial; ahora todas las teclas son suyas"
    case .left: "Tutorial abandonado"
    case .offer(let key): "¿Primera vez? Pulse \(key) para un tutorial"
    }
  }
}
