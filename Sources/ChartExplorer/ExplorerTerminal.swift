import Descriptions
import Explorer
import Screen
import Terminals

/// A terminal as the explorer uses it: a screen, or lines.
protocol ExplorerTerminal: AnyObject {
  /// Poll these for input.
  var descriptors: [Int32] { get }
  var size: Size { get }
  /// Everything that has arrived, without waiting.
  func events() -> [TerminalEvent]
  /// Shows what has become of the model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - said: The announcements since the last time.
  ///   - isCaptionNew: True where the caption is another one, said or not.
  ///   - theme: The colors.
  func show(_ model: Model, said: [String], isCaptionNew: Bool, theme: Theme)
  /// The error for which words could not be written where they are to stay, as to a disk that is full.
  var refusal: Int32? { get }
  /// Rings the bell.
  func ring()
  /// Shows all anew with the next turn.
  func invalidate()
  /// Gives the terminal back as it was.
  func restore(replaysErrors: Bool)
}

extension CursesTerminal: ExplorerTerminal {
  /// None: what a terminal shows does not stay.
  var refusal: Int32? { nil }

  func show(_ model: Model, said: [String], isCaptionNew: Bool, theme: Theme) {
    // A text that is typed is echoed letter by letter; any other caption is to be heard whole.
    let isCaptionSaid = !said.isEmpty || (isCaptionNew && model.prompt == nil)
    let choice = model.settings.pixelsShown
    present(
      view(model, size, theme: theme, depth: depth, cell: pixelCell(choice)), theme: theme,
      isCaptionSaid: isCaptionSaid, pixels: choice)
  }
}

extension LineTerminal: ExplorerTerminal {
  func show(_ model: Model, said: [String], isCaptionNew: Bool, theme: Theme) {
    let prompt = model.prompt
    let whole = prompt.map { model.settings.language.text(.prompt($0.kind, $0.text)) }
    for (index, text) in said.enumerated() {
      let isPrompt = prompt != nil && index == said.count - 1
      // The fault of a text may stand before it.
      say(text, typed: isPrompt ? (whole.map(text.hasSuffix) == true ? prompt?.text : "") : nil)
    }
    if let prompt { echo(prompt.text) }
  }
}

/// Opens the terminal for a mode.
typealias TerminalOpening = (ScreenReaderMode) throws(TerminalProblem) -> any ExplorerTerminal
