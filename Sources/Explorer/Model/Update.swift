import Charts
import Descriptions
import Screen

/// What `message` changes, and what it asks of the world.
///
/// - Parameters:
///   - model: What is changed.
///   - message: What happened.
///   - time: When, in seconds of a clock that only goes forward; `nil` where no time has passed.
/// - Returns: What the world is asked to do.
package func update(_ model: inout Model, _ message: Message, at time: Double? = nil) -> [Effect] {
  if let time { model.clock = max(model.clock, time) }
  switch message {
  case .started:
    return model.announce(model.caption.sentences)
  case .key(let key):
    return model.press(key)
  case .resized(let size):
    model.size = size
    model.caption.piece = 0
    return []
  case .playheadMoved(let playback, let seconds):
    return model.confirmSound(of: playback) + model.follow(playback: playback, seconds: seconds)
  case .playbackEnded(let playback):
    return model.confirmSound(of: playback) + model.endPlayback(playback)
  case .reminded(.completion(let playback)):
    return model.completePlayback(playback)
  case .reminded(.reading(let number)):
    return model.readNext(number)
  case .reminded(.announcement):
    return model.sayWaiting()
  case .audioUnavailable(let playback, let silence):
    return model.fallSilent(playback: playback, silence)
  case .exported(let file):
    return model.announce([.exported(file: file)])
  case .notExported(let file, let reason):
    return model.announce([.notExported(file: file, reason: reason)])
  case .failed(let problem):
    return model.announce([.problem(problem)], priority: .problem, about: .failure)
  case .notKept(let name, let file, let reason):
    return model.sayNotKept(name, file, reason)
  }
}

extension Model {
  /// Puts what went wrong with some inputs before the first words.
  package mutating func openWith(_ notices: [Sentence]) {
    caption = Caption(notices + caption.sentences)
  }

  mutating func press(_ key: Key) -> [Effect] {
    playback.isEnding = false
    playback.isTried = false
    announcements.keyPressed()
    if let prompt { return type(key, into: prompt) }
    let wasReading = reading != nil
    reading = nil
    guard let row = settings.keymap.row(of: key) else { return sayIdle(key) }
    if wasReading, row.action == .stop || row.action == .readAll {
      return announce([.stopped(currentItem)])
    }
    if let overlay { return pressInOverlay(row.action, overlay) ?? sayIdle(key) }
    return perform(row.action)
  }

  /// Says that a key does nothing here, and which key leads on.
  private mutating func sayIdle(_ key: Key) -> [Effect] {
    let (hint, action): (Hint, KeyAction) = overlay == nil ? (.help, .help) : (.close, .stop)
    return announce([.idleKey(key.narrowed.label, hint, hintKey: self.key(of: action))])
  }

  /// Does what a key means while nothing lies over the chart.
  mutating func perform(_ action: KeyAction) -> [Effect] {
    defer { lastAction = action }
    switch action {
    case .previousPoint: return step(by: -1)
    case .nextPoint: return step(by: 1)
    case .tenthBack: return leap(by: -1)
    case .tenthForward: return leap(by: 1)
    case .firstPoint: return goToEnd(.firstPoint)
    case .lastPoint: return goToEnd(.lastPoint)
    case .lowest: return goToExtreme(isHighest: false, isAgain: lastAction == .lowest)
    case .highest: return goToExtreme(isHighest: true, isAgain: lastAction == .highest)
    case .chartLowest:
      return goToChartExtreme(isHighest: false, isAgain: lastAction == .chartLowest)
    case .chartHighest:
      return goToChartExtreme(isHighest: true, isAgain: lastAction == .chartHighest)
    case .nextLandmark: return goToNext(by: 1)
    case .previousLandmark: return goToNext(by: -1)
    case .goTo: return open(.goTo)
    case .search: return open(.search)
    case .goToPlace: return open(.place)
    case .bookmark: return toggleBookmark()
    case .back: return goBack()
    case .position: return sayPosition()
    case .turnForward: return turn(to: rotor.mode.next)
    case .turnBack: return turn(to: rotor.mode.previous)
    case .audioGraph: return turn(to: .audioGraph)
    case .details: return turn(to: .details)
    case .describe: return turn(to: .describe)
    case .values: return turn(to: .values)
    case .table: return turn(to: .table)
    case .previousItem: return walkItems(by: -1)
    case .nextItem: return walkItems(by: 1)
    case .act: return act()
    case .play: return playOrPause()
    case .stop: return stopByKey()
    case .sound: return toggleSound()
    case .slower: return changeSpeed(by: -1)
    case .faster: return changeSpeed(by: 1)
    case .loopStart: return setLoopEnd(isStart: true)
    case .loopEnd: return setLoopEnd(isStart: false)
    case .loop: return toggleLoop()
    case .direction: return turnAround()
    case .sayValues: return toggleValues()
    case .readOn: return readOn()
    case .readAll: return readAll()
    case .verbosity: return changeVerbosity()
    case .history: return open(.history, selecting: max(history.count - 1, 0))
    case .help: return open(.help)
    case .export: return open(.export)
    case .settings: return open(.settings)
    case .nextTheme: return changeTheme(by: 1)
    case .previousTheme: return changeTheme(by: -1)
    case .larger: return changeGlyphScale(by: 1)
    case .smaller: return changeGlyphScale(by: -1)
    case .nextChart: return changeChart(by: 1)
    case .previousChart: return changeChart(by: -1)
    case .chartList: return openChartList()
    case .redraw: return [.redraw]
    case .quit: return stopSound() + announce([.closed]) + [.exit]
    case .zoomIn: return zoom(isIn: true)
    case .zoomOut: return zoom(isIn: false)
    case .zoomAll: return showAll()
    }
  }
}
