import Descriptions
import Screen

/// Eight steps by ear, each of which waits for its key.
package struct Tutorial: Equatable, Sendable {
  /// A key that is learned, and what it teaches.
  struct Step: Equatable, Sendable {
    var action: KeyAction
    var lesson: Lesson
  }

  /// The steps in their order; to teach more is one line here.
  static let all = [
    Step(action: .nextPoint, lesson: .point),
    Step(action: .play, lesson: .play),
    Step(action: .highest, lesson: .highest),
    Step(action: .previousPoint, lesson: .back),
    Step(action: .turnForward, lesson: .rotor),
    Step(action: .nextItem, lesson: .items),
    Step(action: .goTo, lesson: .list),
    Step(action: .help, lesson: .help),
  ]

  private let keymap: Keymap
  /// The steps that there is a key for.
  private let steps: [Step]
  /// The number of steps that were done.
  private var done = 0
  /// The lesson of the last step, until it is said.
  private var lesson: Lesson?
  /// True until what comes next was said.
  private var isAskPending = false

  /// Begins, with the keys as they are.
  init(_ keymap: Keymap) {
    self.keymap = keymap
    steps = Self.all.filter { !keymap.label(of: [$0.action]).isEmpty }
  }

  /// True where every step was done, and that was said.
  var isOver: Bool { done >= steps.count && lesson == nil && !isAskPending }

  /// The step whose key is waited for.
  var step: Step? { steps.indices.contains(done) ? steps[done] : nil }

  /// The key that is waited for; after the last the end.
  var ask: Sentence {
    guard let step else { return .tutorial(.end) }
    let keys = keymap.rows.first { $0.action == step.action }?.keyNames ?? ""
    return .tutorial(.step(step.lesson, keys: keys, number: done + 1, of: steps.count))
  }

  /// The keys that say the step again, and that leave.
  var ways: Sentence {
    .tutorial(.ways(again: keymap.label(of: [.act]), leave: keymap.label(of: [.stop])))
  }

  /// The first words, then those about the chart, and the ways out.
  ///
  /// The key that is asked for stands early, so that it is not cut where there is little room; in a row of cells it comes
  /// first.
  func opening(_ chart: [Sentence] = [], isForCells: Bool) -> [Sentence] {
    let title = Sentence.tutorial(.title)
    return (isForCells ? [ask, title] : [title, ask]) + chart + [ways]
  }

  /// The key of the step was pressed.
  mutating func advance() {
    lesson = step?.lesson
    isAskPending = true
    done += 1
  }

  /// Nothing waits to be said any more.
  mutating func forget() {
    lesson = nil
    isAskPending = false
  }

  /// The words behind the answer to a key: the lesson at once, and what comes next as soon as no list
  /// is open.
  mutating func words(inList: Bool) -> [Sentence] {
    var words: [Sentence] = []
    if let lesson {
      words.append(
        .tutorial(
          .lesson(
            lesson, choose: keymap.label(of: [.act]), close: keymap.label(of: [.stop]))))
    }
    lesson = nil
    if isAskPending, !inList {
      words.append(ask)
      isAskPending = false
    }
    return words
  }
}

/// The tutorial over the chart that is shown.
extension Model {
  /// Has the program open in the tutorial.
  package mutating func openInTutorial() {
    let tutorial = Tutorial(settings.chartKeymap)
    self.tutorial = tutorial
    caption = Caption(
      tutorial.opening(openingOfChart, isForCells: settings.brailleCells != nil))
  }

  /// Offers the tutorial behind the first words.
  package mutating func offerTutorial() {
    let key = settings.key(of: .tutorial)
    guard !key.isEmpty, tutorial == nil else { return }
    caption = Caption(caption.sentences + [.tutorial(.offer(key: key))])
  }

  /// Begins the tutorial with the chart as it is.
  mutating func beginTutorial() -> [Effect] {
    let tutorial = Tutorial(settings.chartKeymap)
    self.tutorial = tutorial
    return stopSound() + announce(tutorial.opening(isForCells: settings.brailleCells != nil))
  }

  /// A key in the tutorial: that of the step does what it does, and in a list all keys do; another
  /// says what is asked for.
  mutating func press(_ key: Key, in tutorial: Tutorial) -> [Effect] {
    guard overlay == nil, prompt == nil, let step = tutorial.step else { return answer(key) }
    switch keymap.row(of: key)?.action {
    case step.action:
      self.tutorial?.advance()
      let effects = answer(key)
      // A sound has no words: nobody is left without the next step until it ends.
      let saysWords = effects.contains { if case .announce = $0 { true } else { false } }
      return saysWords || prompt != nil || overlay != nil ? effects : effects + announce([])
    case .stop, .quit:
      self.tutorial = nil
      return stopSound() + announce([.tutorial(.left), page.currentPlace(settings)])
    case .readOn, .redraw: return answer(key)
    default:
      // The words that were not said yet are, now.
      let words = self.tutorial?.words(inList: false) ?? []
      return announce((words.isEmpty ? [tutorial.ask] : words) + [tutorial.ways])
    }
  }

  /// The words of the tutorial behind an answer; it ends with its last ones.
  mutating func taught() -> [Sentence] {
    let words = tutorial?.words(inList: overlay != nil || prompt != nil) ?? []
    if tutorial?.isOver == true { tutorial = nil }
    return words
  }
}
