import Charts
import Descriptions
import Screen

/// A line to type into, in the caption's place.
package struct Prompt: Equatable, Sendable {
  package var kind: PromptKind
  package var text = ""
  /// True while the text is one that stood there before: the first letter takes its place, and Backspace corrects it.
  var isOld = false

  /// More is typed by accident only.
  static let limit = 200
}

/// Typing what is searched for, or where to go.
extension Model {
  mutating func open(_ kind: PromptKind) -> [Effect] {
    let silence = stopSound()
    let effects = announce([.prompt(kind, "")])
    prompt = Prompt(kind: kind)
    return silence + effects
  }

  /// A key while a prompt is open: it is text, unless it ends or corrects it.
  mutating func type(_ key: Key, into prompt: Prompt) -> [Effect] {
    let echo: Character?
    if prompt.isOld, case .character = key { self.prompt?.text = "" }
    self.prompt?.isOld = false
    let prompt = self.prompt ?? prompt
    switch key {
    case .escape: return leavePrompt()
    case .backspace where prompt.text.isEmpty: return leavePrompt()
    case .enter:
      self.prompt = nil
      return accept(prompt)
    case .backspace: echo = self.prompt?.text.removeLast()
    case .clear:
      echo = nil
      self.prompt?.text = ""
    case .character(let character) where prompt.text.count < Prompt.limit:
      echo = character
      self.prompt?.text.append(character)
    case .redraw: return redraw()
    // There is nothing to type: what stands there is heard again.
    default: return announcePrompt()
    }
    // The screen reader or the braille display follows the cursor, which is where the text grows.
    caption = Caption([.prompt(prompt.kind, self.prompt?.text ?? "")])
    caption.piece = CaptionView.pieces(of: self).count - 1
    return spell(echo)
  }

  /// Says what stands in the line, after some words about it.
  mutating func announcePrompt(after words: [Sentence] = []) -> [Effect] {
    guard let prompt else { return [] }
    let effects = announce(words + [.prompt(prompt.kind, prompt.text)])
    caption.piece = CaptionView.pieces(of: self).count - 1
    return effects
  }

  private mutating func leavePrompt() -> [Effect] {
    prompt = nil
    return announce([promptedPlace])
  }

  /// The place of the reader once the prompt is closed.
  private var promptedPlace: Sentence { overlay.flatMap(chosenRow) ?? page.currentPlace(settings) }

  private mutating func accept(_ prompt: Prompt) -> [Effect] {
    if case .range = prompt.kind { return acceptRange(prompt.text) }
    let isAgain = overlay?.searched != nil && [.title, .helpText, .rowText].contains(prompt.kind)
    guard !prompt.text.folded.isEmpty || isAgain else { return announce([promptedPlace]) }
    switch prompt.kind {
    case .search: return choose(.match(prompt.text))
    case .place: return give(page.goTo(prompt.text, settings))
    case .title, .helpText, .rowText: return searchList(for: prompt.text)
    case .range: return acceptRange(prompt.text)
    }
  }
}

extension Page {
  /// A place that can be typed: the middle one as it is shown, or else a share of the way.
  func examplePlace(_ language: any Language) -> String {
    guard let series, series.count > 0 else { return "" }
    let shown = language.format.place(chart.place(series.x[series.count / 2]))
    return place(meantBy: shown.folded, in: series, language) == nil ? "50%" : shown
  }

  /// Goes to the point a text means: the nth, a share of the way, or the nearest to a value of x.
  fileprivate mutating func goTo(_ text: String, _ settings: Settings) -> Answer {
    guard let series, series.count > 0 else { return Answer([.nothingToPlay]) }
    let place =
      place(meantBy: text.folded, in: series, settings.language)
      ?? chart.withoutTitle(of: text.folded).flatMap {
        self.place(meantBy: $0, in: series, settings.language)
      }
    guard let place else {
      return Answer([.notAPlace(text)])
    }
    let stop = PointReference(series: cursor.series, point: place.point)
    guard place.isExact else { return jump(to: stop, saying: .nearest, settings) }
    rememberJump()
    var answer = land(on: place.point, namesSeries: true, settings)
    let shared = series.x.count { $0 == series.x[place.point] }
    if chart.type == .scatter, shared > 1 { answer.words.append(.pointsHere(shared)) }
    return answer
  }

  private func place(
    meantBy text: String, in series: Series, _ language: any Language
  ) -> (point: Int, isExact: Bool)? {
    let last = series.count - 1
    if text.hasPrefix("n"), let number = Int(text.dropFirst()) {
      let point = min(max(number, 1), series.count) - 1
      return (point, number == point + 1)
    }
    if text.hasSuffix("%"), chart.xAxis.unit != "%",
      let share = Double(text.filter { !"% ".contains($0) }.replacing(",", with: ".")),
      share.isFinite
    {
      let point = Int((min(max(share, 0), 100) / 100 * Double(last)).rounded())
      return (point, (0...100).contains(share))
    }
    let meant = chart.x(
      meantBy: text, isMonthFirst: language.format.isMonthFirst, from: cursor.x,
      in: cursor.series)
    if let meant, let bin = bin(with: meant.lowerBound, in: series) { return (bin, true) }
    if let meant,
      let nearest = series.index(nearest: meant.lowerBound)
    {
      // A day means its first point, even where the last one of the day before is nearer.
      let isBefore = series.x[nearest] < meant.lowerBound
      let first = isBefore && nearest < last ? nearest + 1 : nearest
      if meant.contains(series.x[first]) { return (first, true) }
      return (nearest, series.x[nearest] == meant.lowerBound)
    }
    return (point(ofRange: text, in: language) ?? point(shownAs: text, in: language))
      .map { ($0, true) }
  }

  /// The bin that a value is counted in: that of its lower edge, the last one of both.
  private func bin(with value: Double, in series: Series) -> Int? {
    guard let width = chart.xAxis.binWidth else { return nil }
    // Edges are sums, and so a little off.
    let reach = width / 2 + width * 1e-9
    let last = (0..<series.count).last { series.x[$0] - reach <= value }
    guard let last else {
      // The first bin may reach farther than the others.
      return chart.xAxis.binReach.flatMap { $0.contains(value) && series.count > 0 ? 0 : nil }
    }
    let isInLast = last == series.count - 1 && chart.xAxis.binReach?.contains(value) == true
    return value <= series.x[last] + reach || isInLast ? last : nil
  }
}

extension Chart {
  /// The rest of a typed place behind the title of the x axis, with which captions name it: "1" of "death 1"; `nil`
  /// where it does not begin with it.
  fileprivate func withoutTitle(of text: String) -> String? {
    guard let title = xAxis.title?.folded, !title.isEmpty, text.hasPrefix(title) else { return nil }
    let rest = text.dropFirst(title.count)
    guard let sign = rest.first, !sign.isLetter, !sign.isNumber else { return nil }
    return String(rest.drop { !$0.isLetter && !$0.isNumber && !"+-.".contains($0) })
  }
}
