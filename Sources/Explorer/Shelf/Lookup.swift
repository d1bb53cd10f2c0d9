import Charts
import Descriptions
import Tables

/// A question about the table of the chart that is shown; of a large one the answer takes a while, and is
/// found beside the keys.
package struct Lookup: Equatable, Sendable {
  enum Question: Equatable, Sendable {
    case columns
    case suggestions
    /// The values of a column, by its number.
    case values(column: Int)
    case commandLine
  }

  /// The answer to a question.
  package enum Found: Equatable, Sendable {
    case columns([ColumnOutline])
    case suggestions(Suggestions)
    case values([String], column: Int)
    case commandLine(CommandLine?)
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
    }
  }

  /// Of a table with at most so many cells the answer comes at once.
  static let mostCellsAtOnce = 50_000
}

extension Model {
  /// Answers a question about the table: at once, or as soon as the answer is found; a key that is pressed
  /// until then is as good as another wish.
  mutating func look(for question: Lookup.Question) -> [Effect] {
    let lookup = Lookup(number: shelf.lookupCount + 1, question: question, model: self)
    guard isTableLarge else { return show(lookup.found) }
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
    case .commandLine(let command):
      // Options cannot ask for every chart.
      guard let command else { return announce([.noCommand]) }
      exportedCommand = command
      exportNotes = command.notes
      return [.export(.commandLine, name: FileName.made(of: page.chart.title))]
    }
  }
}
