extension Polish {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Samouczek, klawisz po klawiszu"
    case .step(let number, let steps): "\(count(number)) z \(count(steps))"
    case .press(let keys, let action): "Naciśnij klawisz \(keys): \(action)"
    case .ways(let again, let leave): "\(again) powtarza, \(leave) kończy samouczek"
    case .point: "Wyższe wartości brzmią wyżej"
    case .back: "Punkt słychać za każdym razem, gdy się do niego wraca"
    case .highest: "Jest też klawisz najniższej wartości"
    case .play: "Odtwarzanie idzie od bieżącego miejsca do końca"
    case .rotor: "Każdy obrót prowadzi do innego sposobu czytania wykresu"
    case .items: "Tak przechodzi się każdy tryb i każdą listę"
    case .list(let choose, let close):
      "Przejdź po liście, wybierz klawiszem \(choose) albo zamknij klawiszem \(close)"
    case .help(let close): "Tutaj każdy klawisz mówi, co robi; \(close) zamyka pomoc"
    case .end: "To był samouczek; teraz wszystkie klawisze są twoje"
    case .left: "Opuszczono samouczek"
    case .offer(let key): "Pierwszy raz? Klawisz \(key) zaczyna samouczek"
    }
  }
}
