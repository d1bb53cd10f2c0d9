import Charts
import Descriptions
import Screen

/// The captions, gone through by keys as a reader would, and the longest of each kind.
extension Audit {
  /// The columns of the usual braille display.
  private static let columns = 40

  /// A kind of captions: the keys before them, the mode they are said in, and the keys that walk through them.
  private struct Walk {
    var start: [KeyAction] = []
    var mode: KeyAction?
    var keys: [KeyAction]
    /// The most times that each key is pressed: more of one kind tell nothing new.
    var steps = 1000
  }

  private static let walks = [
    Walk(keys: [.nextPoint]),
    Walk(
      start: [.nextPoint],
      keys: [.highest, .lowest, .chartHighest, .chartLowest, .nextLandmark, .position],
      // Each of them looks at all series, of which there may be thousands.
      steps: 100),
    Walk(start: [.nextPoint], mode: .values, keys: [.nextItem]),
    Walk(mode: .details, keys: [.nextItem]),
    Walk(mode: .table, keys: [.nextPoint]),
  ]

  var captions: [Finding] {
    languages.flatMap { language in
      let said = longest(of: chart, in: language)
      let terse = longest(of: chart.withShortNames, in: language)
      let places = languages.count > 1 ? [language.name] : []
      return zip(said, terse).compactMap { said, terse -> Finding? in
        guard var said else { return nil }
        var verdict = Verdict(said.columns, atMost: Self.columns)
        // A caption that is too long with the shortest names is no fault of theirs.
        if verdict == .failed, let terse, terse.columns > Self.columns {
          verdict = .nearly
          said.readOnKey = settings.key(of: .readOn)
        }
        return Finding(verdict, .caption(said), places: places)
      }
    }
  }

  /// The longest caption of each kind, the opening first.
  private func longest(of chart: Chart, in language: any Language) -> [AuditedCaption?] {
    var settings = settings
    settings.languageTag = language.tag
    settings.isSoundOn = false
    let model = Model(deck: [chart], settings: settings, size: size)
    return [opening(model)] + Self.walks.map { longest(of: $0, model) }
  }

  private func opening(_ model: Model) -> AuditedCaption? {
    var model = model
    return caption(nil, in: nil, update(&model, .started))
  }

  private func longest(of walk: Walk, _ model: Model) -> AuditedCaption? {
    var model = model
    var longest: AuditedCaption?
    func hear(_ action: KeyAction, in mode: KeyAction?) {
      let effects = model.perform(action)
      // The end of a list is no caption of it.
      if case .edge? = model.caption.sentences.first { return }
      guard let heard = caption(action, in: mode, effects) else { return }
      if heard.columns > longest?.columns ?? -1 { longest = heard }
    }
    for action in walk.start { _ = model.perform(action) }
    if let mode = walk.mode { hear(mode, in: nil) }
    for action in walk.keys {
      for _ in 0..<walk.steps {
        let (cursor, rotor) = (model.page.cursor, model.page.rotor)
        hear(action, in: walk.mode)
        // A key that moves nothing has come to the end.
        if model.page.cursor == cursor, model.page.rotor == rotor { break }
      }
    }
    return longest
  }

  /// The widest of what was said.
  private func caption(
    _ action: KeyAction?, in mode: KeyAction?, _ effects: [Effect]
  ) -> AuditedCaption? {
    let texts = effects.compactMap { effect -> String? in
      if case .announce(let text) = effect { text } else { nil }
    }
    return texts.max { $0.columns < $1.columns }.map {
      AuditedCaption(
        action, key: action.map(settings.key) ?? "", in: mode, text: $0, columns: $0.columns,
        limit: Self.columns)
    }
  }
}

extension Chart {
  /// The chart with the beginnings of all words of its author in their place.
  fileprivate var withShortNames: Chart {
    var chart = self
    chart.title = title?.beginning
    for axis in [\Chart.xAxis, \Chart.yAxis] {
      chart[keyPath: axis].title = chart[keyPath: axis].title?.beginning
      chart[keyPath: axis].unit = chart[keyPath: axis].unit.map { String($0.prefix(3)) }
      if case .category(let names) = chart[keyPath: axis].kind {
        chart[keyPath: axis].kind = .category(names.map(\.beginning))
      }
    }
    for index in series.indices {
      chart.series[index].name = series[index].name.beginning
      chart.series[index].unit = series[index].unit.map { String($0.prefix(3)) }
    }
    return chart
  }
}

extension String {
  /// As little of a name as can be told apart.
  fileprivate var beginning: String { prefix(columns: 8) }
}
