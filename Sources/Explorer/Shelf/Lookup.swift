import Charts
import Descriptions
import Tables

/// A question about the table of the chart that is shown, or about the chart itself; of a large one the answer
/// takes a while, and is found beside the keys.
package struct Lookup: Equatable, Sendable {
  enum Question: Equatable, Sendable {
    case columns
    case suggestions
    /// The values of a column, by its number.
    case values(column: Int)
    case commandLine
    case chartFile
    /// The measurements that a key needs for what it does.
    case measurements(KeyAction)
  }

  /// The answer to a question.
  package enum Found: Equatable, Sendable {
    case columns([ColumnOutline])
    case suggestions(Suggestions)
    case values([String], column: Int)
    case commandLine(CommandLine?)
    case chartFile(WrittenChartFile?)
    case measurements(KeyAction, rows: [FactRow])
  }

  /// A number that no other one has: only the newest counts.
  package let number: Int
  let question: Question
  /// The program as it was when the question came.
  let model: Model

  /// The answer.
  package var found: Found {
    switch question {
    case .columns: .columns(model.tableColumns)
    case .suggestions: .suggestions(model.tableSuggestions)
    case .values(let column): .values(model.values(ofColumn: column), column: column)
    case .commandLine: .commandLine(model.commandLine)
    case .chartFile: .chartFile(model.writtenChartFile)
    case .measurements(let action): .measurements(action, rows: model.page.measured)
    }
  }

  /// Of a table with at most so many cells the answer comes at once.
  static let mostCellsAtOnce = 50_000
}

extension Model {
  /// Answers a question about the table: at once, or as soon as the answer is found; a key that is pressed
  /// until then is as good as another wish.
  mutating func look(for question: Lookup.Question) -> [Effect] {
    guard isTableLarge else { return show(lookup(for: question).found) }
    return lookBeside(for: question)
  }

  /// Has what a key needs measured, and then does what it does; `nil` where all is there.
  mutating func measure(for action: KeyAction) -> [Effect]? {
    action.needsMeasurements(in: page.rotor.mode) && !page.isMeasured
      ? lookBeside(for: .measurements(action)) : nil
  }

  private func lookup(for question: Lookup.Question) -> Lookup {
    Lookup(number: shelf.lookupCount + 1, question: question, model: self)
  }

  private mutating func lookBeside(for question: Lookup.Question) -> [Effect] {
    let lookup = lookup(for: question)
    shelf.lookupCount = lookup.number
    shelf.lookup = lookup.number
    return stopSound() + [
      .look(lookup), .remind(.looking(lookup.number), after: Charting.patience),
    ]
  }

  private var isTableLarge: Bool {
    guard let index = shelf.source(ofChart: pageIndex),
      case .table(let table) = shelf.sources[index].document
    else { return false }
    return table.rowCount > Lookup.mostCellsAtOnce / max(table.columns.count, 1)
  }

  /// Says that the answer is still being looked for, so that nobody takes the key for dead.
  mutating func sayLooking(_ number: Int) -> [Effect] {
    shelf.lookup == number ? announce([.looking]) : []
  }

  /// Shows an answer, unless nobody waits for it any more.
  mutating func take(_ found: Lookup.Found, of number: Int) -> [Effect] {
    guard shelf.lookup == number else { return [] }
    shelf.lookup = nil
    return show(found)
  }

  private mutating func show(_ found: Lookup.Found) -> [Effect] {
    switch found {
    case .columns(let columns):
      shelf.columns = columns
      return open(.columns)
    case .suggestions(let suggestions):
      shelf.suggestions = suggestions
      guard !suggestions.decks.isEmpty else { return announce([.noTable]) }
      return open(.suggestions, selecting: suggestions.present)
    case .values(let values, let column):
      shelf.values = values
      return openFilter(ofColumn: column)
    case .measurements(let action, let rows):
      page.take(rows)
      return perform(action)
    case .commandLine(let command):
      // Options cannot ask for every chart.
      guard let command else { return announce([.takenAway(.noCommand)]) }
      exportedCommand = command
      exportNotes = command.notes
      return [.export(.commandLine, name: FileName.made(of: page.chart.title))]
    case .chartFile(let file):
      guard let file else { return announce([.noTable]) }
      exportedFile = file
      exportNotes = file.notes
      return [.export(.chartFile, name: FileName.made(of: page.chart.title))]
    }
  }
}

extension Page {
  /// True where the chart, and what is shown of it, are measured.
  var isMeasured: Bool { chart.isMeasured && shown.isMeasured }

  /// The rows of the details, after all that they and the landmarks need was measured.
  var measured: [FactRow] {
    _ = chart.measured()
    return details(of: shown.measured())
  }
}

extension KeyAction {
  /// True of what says facts, or goes to places that have to be found among all points.
  fileprivate func needsMeasurements(in mode: RotorMode) -> Bool {
    switch self {
    case .lowest, .highest, .chartLowest, .chartHighest, .nextLandmark, .previousLandmark, .goTo,
      .details, .describe, .readAll:
      true
    case .turnForward: [.details, .describe].contains(mode.next)
    case .turnBack: [.details, .describe].contains(mode.previous)
    default: false
    }
  }
}
