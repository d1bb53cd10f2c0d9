extension Polish {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Samouczek, klawisz po klawiszu"
    case .step(let number, let steps): "\(count(number)) z \(count(steps))"
    case .press(let keys, .point): "Naciśnij klawisz \(keys), aby przejść do następnego punktu"
    case .press(let keys, .back): "Naciśnij klawisz \(keys), aby wrócić o jeden punkt"
    case .press(let keys, .highest): "Naciśnij klawisz \(keys), aby przejść do maksimum"
    case .press(let keys, .play): "Naciśnij klawisz \(keys), aby posłuchać wykresu od tego miejsca"
    case .press(let keys, .rotor): "Naciśnij klawisz \(keys), aby włączyć następny tryb pokrętła"
    case .press(let keys, .items): "Naciśnij klawisz \(keys), aby przejść do następnej pozycji"
    case .press(let keys, .list): "Naciśnij klawisz \(keys), aby otworzyć listę miejsc docelowych"
    case .press(let keys, .help): "Naciśnij klawisz \(keys), aby otworzyć pomoc"
    case .ways(let again, let leave): "\(again) powtarza, \(leave) kończy samouczek"
    case .point: "Wyższe wartości brzmią wyżej"
    case .back: "Punkt słychać za każdym razem, gdy się do niego wraca"
    case .highest: "Jest też klawisz, który prowadzi do minimum"
    case .play: "Odtwarzanie idzie od bieżącego miejsca do końca"
    case .rotor: "Każdy obrót prowadzi do innego sposobu czytania wykresu"
    case .items: "Tak chodzi się po pozycjach każdego trybu i każdej listy"
    case .list(let choose, let close):
      "Przejdź po liście, wybierz klawiszem \(choose) albo zamknij klawiszem \(close)"
    case .help(let close): "Tutaj każdy klawisz mówi, co robi; \(close) zamyka pomoc"
    case .end: "To był samouczek; teraz wszystkie klawisze są twoje"
    case .left: "Opuszczono samouczek"
    case .offer(let key): "Pierwszy raz? Klawisz \(key) zaczyna samouczek"
    }
  }
}
