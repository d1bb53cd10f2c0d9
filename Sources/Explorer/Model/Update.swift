import Charts
import Descriptions
import Screen

/// Changes `model` by `message`, and returns the requests to the world.
///
/// - Parameters:
///   - model: The model to change.
///   - message: The fact from outside.
///   - time: When, in seconds of a clock that only goes forward; `nil` where no time has passed.
/// - Returns: The requests to the world.
package func update(_ model: inout Model, _ message: Message, at time: Double? = nil) -> [Effect] {
  if let time { model.clock = max(model.clock, time) }
  let effects = respond(&model, to: message) + model.showWhole()
  model.listUnnamed()
  let saysWords = effects.contains { if case .announce = $0 { true } else { false } }
  if saysWords, message != .started { model.isCaptionLowered.toggle() }
  return effects
}

private func respond(_ model: inout Model, to message: Message) -> [Effect] {
  switch message {
  case .started:
    return model.sayOpening()
  case .key(let key):
    let wasAtNow = model.isAtNow
    let effects = model.hush() + model.press(key)
    model.noteNow(wasAtNow: wasAtNow)
    return effects + model.renewCharts()
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
  case .reminded(.charting(let number)):
    return model.sayCharting(number)
  case .reminded(.looking(let number)):
    return model.sayLooking(number)
  case .found(let number, let found):
    return model.take(found, of: number)
  case .reminded(.speech):
    return model.sayVoiceStarts()
  case .charted(let number, let result):
    return model.takeLive(result, of: number) ?? model.take(result, of: number)
  case .feed(let event):
    return model.take(event)
  case .reminded(.liveCharts):
    return model.renewCharts()
  case .reminded(.feedLost):
    return model.loseFeed()
  case .audioUnavailable(let playback, let silence):
    return model.fallSilent(playback: playback, silence)
  case .audioAwaited(let playback):
    return model.awaitSound(playback: playback)
  case .speechOpened:
    return model.confirmSpeech()
  case .speechUnavailable(let failure):
    return model.loseVoice(failure)
  case .exported(let file):
    (model.exportedCommand, model.exportedFile) = (nil, nil)
    return model.announce([.exported(file: file)] + model.exportNotes)
  case .notExported(let file, let reason):
    return model.announce([.notExported(file: file, reason: reason)])
  case .failed(let problem):
    return model.announce([.problem(problem)], priority: .problem, about: .failure)
  case .themes(let names):
    model.settings.themes = names
    return []
  case .themeRefused(let problem, let remaining):
    // It would stand in the way to those behind it.
    model.settings.themes.removeAll { $0 == model.settings.theme }
    model.settings.theme = remaining
    return model.announce([.problem(problem)], priority: .problem, about: .failure)
  case .screenRefused(let problem, let remaining):
    model.settings.screenReader = remaining
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
    // Whoever presses another key waits for nothing any more.
    shelf.lookup = nil
    isInBrailleRow = false
    if let tutorial { return press(key, in: tutorial) }
    return answer(key)
  }

  /// Does what a key means, wherever one is.
  mutating func answer(_ key: Key) -> [Effect] {
    if let prompt { return type(key, into: prompt) }
    let wasReading = reading != nil
    reading = nil
    if overlay != nil, let effects = selectByNumber(key) { return effects }
    guard let row = keymap.row(of: key) else { return sayIdle(key) }
    if wasReading, row.action == .stop || row.action == .readAll {
      return announce([.stopped(page.currentItem(settings))])
    }
    if let overlay {
      let explained = key.isCapital && row.action.isJump ? explain(row, overlay) : nil
      return explained ?? pressInOverlay(row.action, overlay) ?? explain(row, overlay)
        ?? sayIdle(key)
    }
    return perform(row.action)
  }

  /// The keys as they are now: a list is walked with ↑ and ↓, whatever these do to the chart.
  var keymap: Keymap { overlay == nil ? settings.chartKeymap : settings.keymap }

  /// Says that a key does nothing here, and which key leads on.
  private mutating func sayIdle(_ key: Key) -> [Effect] {
    let (hint, action): (Hint, KeyAction) = overlay == nil ? (.help, .help) : (.close, .stop)
    return announce([.idleKey(key.narrowed.label, hint, hintKey: settings.key(of: action))])
  }

  /// Does what a key means while nothing lies over the chart.
  mutating func perform(_ action: KeyAction) -> [Effect] {
    // Before anything is done, as it is begun anew once all is measured.
    if let effects = measure(for: action) { return effects }
    let isAgain = lastAction == action
    defer { lastAction = action }
    isInBrailleRow = settings.hasBrailleRow && action.isAlongBrailleRow
    standAtNewest(before: action)
    switch action {
    case .previousPoint: return give(stepCell(by: -1) ?? page.step(by: -1, settings))
    case .nextPoint: return give(tellingNewest(stepCell(by: 1) ?? page.step(by: 1, settings)))
    case .tenthBack: return give(turnRow(by: -1) ?? page.leap(by: -1, settings))
    case .tenthForward:
      return give(tellingNewest(turnRow(by: 1) ?? page.leap(by: 1, settings)))
    case .firstPoint:
      return give(goToEndOfRow(.firstPoint) ?? page.goToEnd(.firstPoint, settings))
    case .lastPoint:
      return give(tellingNewest(goToEndOfRow(.lastPoint) ?? page.goToEnd(.lastPoint, settings)))
    case .lowest: return give(page.goToExtreme(isHighest: false, isAgain: isAgain, settings))
    case .highest: return give(page.goToExtreme(isHighest: true, isAgain: isAgain, settings))
    case .chartLowest:
      return give(page.goToChartExtreme(isHighest: false, isAgain: isAgain, settings))
    case .chartHighest:
      return give(page.goToChartExtreme(isHighest: true, isAgain: isAgain, settings))
    case .nextLandmark: return give(page.goToNext(goal, by: 1, settings))
    case .previousLandmark: return give(page.goToNext(goal, by: -1, settings))
    case .goTo: return open(.goTo)
    case .search: return open(.search)
    case .goToPlace: return open(.place(like: page.examplePlace(settings.language)))
    case .bookmark: return give(page.toggleBookmark(settings))
    case .back: return goBackToMultiples(takesJumpsBack: true) ?? give(page.goBack(settings))
    case .takeBack:
      return takeBack()
        ?? (page.jumps.isEmpty ? announce([.nothingToTakeBack]) : give(page.goBack(settings)))
    case .position:
      var position = page.sayPosition(settings)
      position.words += wordsBehindNow
      return give(position)
    case .turnForward: return give(page.turn(to: page.rotor.mode.next, settings))
    case .turnBack: return give(page.turn(to: page.rotor.mode.previous, settings))
    case .audioGraph: return give(page.turn(to: .audioGraph, settings))
    case .details: return give(page.turn(to: .details, settings))
    case .describe: return give(page.turn(to: .describe, settings))
    case .values: return give(page.turn(to: .values, settings))
    case .table: return give(page.turn(to: .table, settings))
    case .previousItem: return walkItems(by: -1)
    case .nextItem: return walkItems(by: 1)
    case .act: return give(page.act(settings))
    case .play: return playOrPause()
    case .stop: return stopByKey()
    case .sound: return toggleSound()
    case .speech: return toggleSpeech()
    case .slower: return changeSpeed(by: -1)
    case .faster: return changeSpeed(by: 1)
    case .loopStart: return give(page.setLoopEnd(isStart: true, settings))
    case .loopEnd: return give(page.setLoopEnd(isStart: false, settings))
    case .loop: return give(page.toggleLoop(settings))
    case .direction: return give(settings.turnAround())
    case .sayValues: return give(settings.toggleValues())
    case .nextSeries: return skipToNextSeries()
    case .chord: return soundChord()
    case .readOn: return readOn()
    case .readAll: return readAll()
    case .verbosity:
      let answer = settings.changeVerbosity()
      page.listDetails(settings.verbosity)
      return give(answer)
    case .brailleRow: return toggleBrailleRow()
    case .follow: return toggleFollowing()
    case .nextPart: return give(page.tellNextPart(settings))
    case .history: return open(.history, selecting: max(history.count - 1, 0))
    case .help: return open(.help)
    case .tutorial: return beginTutorial()
    case .export: return open(.export)
    case .settings: return open(.settings)
    case .nextTheme: return give(settings.changeTheme(by: 1))
    case .previousTheme: return give(settings.changeTheme(by: -1))
    case .larger: return give(settings.changeGlyphScale(by: 1))
    case .smaller: return give(settings.changeGlyphScale(by: -1))
    case .nextChart: return changeChart(by: 1)
    case .previousChart: return changeChart(by: -1)
    case .chartList: return openChartList()
    case .suggestions: return openSuggestions()
    case .columns: return openColumns()
    case .multiples: return openMultiples()
    case .compare: return compareSelections()
    case .redraw: return redraw()
    case .quit: return stopSound() + announce([.closed]) + [.exit]
    case .zoomIn: return give(page.zoom(isIn: true))
    case .zoomOut: return give(page.zoom(isIn: false))
    case .zoomAll: return give(page.showAll())
    }
  }

  /// Ctrl-L: the screen anew, or without one the words.
  mutating func redraw() -> [Effect] {
    settings.screenReader == .plain
      ? repeatWords(caption.text(in: settings.language)) : [.redraw]
  }

  /// Performs an answer: the sound first, and the words last.
  mutating func give(_ answer: Answer) -> [Effect] {
    (answer.isEdge ? soundEdge() : change(answer.sound)) + answer.effects
      + (answer.words.isEmpty ? [] : announce(answer.words))
  }

  /// Has the sound become what an answer asks for.
  mutating func change(_ sound: SoundChange) -> [Effect] {
    switch sound {
    case .unchanged: []
    case .updated: playOn()
    case .stop: stopSound()
    case .item: playFromStart()
    case .notes(let heights): playNotes(of: sound, heights)
    case .comparedNote(let height): playNotes([height], isCompared: true)
    }
  }
}
