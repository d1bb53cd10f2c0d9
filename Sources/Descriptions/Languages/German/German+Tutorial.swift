extension German {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Einführung, eine Taste nach der anderen"
    case .step(let number, let steps): "\(count(number)) von \(count(steps))"
    case .press(let keys, .point): "Jetzt \(keys) drücken für den nächsten Punkt"
    case .press(let keys, .back): "Jetzt \(keys) drücken für einen Punkt zurück"
    case .press(let keys, .highest): "Jetzt \(keys) drücken für den Höchstwert"
    case .press(let keys, .play): "Jetzt \(keys) drücken, um das Diagramm ab hier zu hören"
    case .press(let keys, .rotor): "Jetzt \(keys) drücken für den nächsten Rotormodus"
    case .press(let keys, .items): "Jetzt \(keys) drücken für den nächsten Eintrag"
    case .press(let keys, .list): "Jetzt \(keys) drücken für eine Liste von Zielen"
    case .press(let keys, .help): "Jetzt \(keys) drücken für die Hilfe"
    case .ways(let again, let leave): "\(again) wiederholt, \(leave) verlässt die Einführung"
    case .point: "Höhere Werte klingen höher"
    case .back: "Ein Punkt ist so oft zu hören, wie man zu ihm kommt"
    case .highest: "Auch für den niedrigsten Wert gibt es eine Taste"
    case .play: "Abgespielt wird ab der aktuellen Stelle bis zum Ende"
    case .rotor: "Jede Drehung führt zu einer anderen Art, das Diagramm zu lesen"
    case .items: "So durchläuft man jeden Modus und jede Liste"
    case .list(let choose, let close):
      "Durch die Liste gehen, mit \(choose) wählen oder mit \(close) schließen"
    case .help(let close): "Hier sagt jede Taste, was sie tut; \(close) schließt die Hilfe"
    case .end: "Das war die Einführung; jetzt gelten alle Tasten"
    case .left: "Einführung verlassen"
    case .offer(let key): "Zum ersten Mal hier? Für eine Einführung \(key) drücken"
    }
  }
}
