import Charts

extension Phrasebook {
  func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: words(sound: outline.name == nil ? .allInTurn : .wholeChart)
      case .together: words(sound: .allTogether)
      case .series: named(outline.name ?? "")
      case .without: words(sound: .without(named(outline.name ?? "")))
      case .legend: words(sound: .legend)
      }
    if outline.item == .legend || !outline.tellsLength { return name }
    var heard: [String] = []
    if outline.played < outline.points {
      heard.append(words(sound: .played(outline.played, of: outline.points)))
    }
    if outline.playedNotes < outline.notes {
      heard.append(words(sound: .playedNotes(outline.playedNotes, of: outline.notes)))
    }
    if heard.isEmpty { heard = [count(outline.points, .point)] }
    return list([name] + (outline.tellsPoints ? heard : []) + [length(outline.seconds)])
  }

  func sound(_ sentence: SoundSentence) -> String {
    switch sentence {
    case .on: words(sound: .soundOn)
    case .off: words(sound: .soundOff)
    case .awaited: words(sound: .soundAwaited)
    case .silent(let silence, let key): self.silence(silence, retryKey: key)
    case .speechOn: words(sound: .speechOn)
    case .speechOff: words(sound: .speechOff)
    case .speechStarting: words(sound: .speechStarting)
    case .noSpeech(let failure): words(sound: .noSpeech(failure))
    case .playedOverNetwork: words(sound: .playedOverNetwork)
    }
  }

  func playback(_ sentence: PlaybackSentence) -> String {
    switch sentence {
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      pitchLegend(lowest, highest, minimum, maximum)
    case .nothingPlays: words(sound: .nothingPlays)
    case .speed(let factor, let seconds): speed(factor, seconds)
    case .speedLimit(let isFastest): words(sound: isFastest ? .fastest : .slowest)
    case .loopStart(let point): labeled(text(.loopStart), self.point(point))
    case .loopEnd(let point): labeled(text(.loopEnd), self.point(point))
    case .loopMarkRemoved(let isStart): words(sound: .loopMarkRemoved(isStart: isStart))
    case .loopOn(let start, let end): loopOn(start, end)
    case .loopOff: words(sound: .loopOff)
    case .loopNeedsEnds("", _), .loopNeedsEnds(_, ""): words(sound: .loopNeedsEnds)
    case .loopNeedsEnds(let start, let end):
      words(sound: .loopNeedsKeys(keyName(start), keyName(end)))
    }
  }

  /// The reason why nothing is heard, and the key that tries again where that may help.
  func silence(_ silence: Silence, retryKey: String) -> String {
    let mayPass =
      switch silence {
      case .refused, .lost: true
      case .noDevice, .noSuchDevice, .unanswered, .hung, .noneChosen: false
      }
    let told = words(sound: .silence(silence))
    return mayPass && !retryKey.isEmpty
      ? then(told, words(sound: .retry(key: keyAtStart(retryKey)))) : told
  }

  func pitchLegend(_ lowest: Quantity, _ highest: Quantity, _ minimum: Double, _ maximum: Double)
    -> String
  {
    words(
      sound: .pitchLegend(
        format.number(minimum, fractionDigits: 0), lowest: format.quantity(lowest),
        format.number(maximum, fractionDigits: 0), highest: format.quantity(highest)))
  }

  /// The stretch that is looped; its axis need not be named.
  func loopOn(_ start: Place, _ end: Place) -> String {
    if start == end { return list([words(sound: .loopOn), place(start)]) }
    let kind = PlaceKind(start) == .bareNumber ? .number : PlaceKind(start)
    let stretch = words(place: .stretch(place(start), to: place(end), kind))
    return list([words(sound: .loopOn), stretch])
  }

  func speed(_ factor: Double, _ seconds: Double) -> String {
    list([words(sound: .speed) + wordGap + self.factor(factor), length(seconds)])
  }

  func factor(_ factor: Double) -> String { words(sound: .factor(format.factor(factor))) }
}
