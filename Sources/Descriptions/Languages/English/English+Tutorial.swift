extension English {
  func words(tutorial phrase: TutorialPhrase) -> String {
    switch phrase {
    case .title: "Tutorial, one key after another"
    case .step(let number, let steps): "\(count(number)) of \(count(steps))"
    case .press(let keys, .point): "Press \(keys) to go to the next point"
    case .press(let keys, .back): "Press \(keys) to go back one point"
    case .press(let keys, .highest): "Press \(keys) to go to the highest value"
    case .press(let keys, .play): "Press \(keys) to hear the chart from here"
    case .press(let keys, .rotor): "Press \(keys) to turn the rotor"
    case .press(let keys, .items): "Press \(keys) to go to the next item"
    case .press(let keys, .list): "Press \(keys) to open a list of places to go to"
    case .press(let keys, .help): "Press \(keys) to open help"
    case .ways(let again, let leave): "\(again) says it again, \(leave) leaves the tutorial"
    case .point: "Higher values sound higher"
    case .back: "A point is heard and said as often as you come to it"
    case .highest: "There is a key for the lowest value, too"
    case .play: "It plays from where you stand to the end"
    case .rotor: "Each turn leads to another way to read the chart"
    case .items: "Every mode and every list is walked this way"
    case .list(let choose, let close):
      "Walk the list, choose with \(choose), or close it with \(close)"
    case .help(let close): "Here every key says what it does; \(close) closes help"
    case .end: "That was the tutorial; now all keys are yours"
    case .left: "Tutorial left"
    case .offer(let key): "First time? Press \(key) for a tutorial"
    }
  }
}
