import Descriptions
import Screen

/// A list to choose from, which lies over the chart and takes all keys.
package struct Overlay: Equatable, Sendable {
  package enum ListKind: Equatable, Sendable {
    case help
    case history
    case goTo
    case export
    case settings
    /// The settings of sound.
    case soundSettings
    case charts
    case suggestions
    case columns
    /// The uses of a column, by its number.
    case uses(column: Int)
    /// The values of a column, by its number.
    case values(column: Int)
    /// The charts or series side by side.
    case multiples
  }

  package var kind: ListKind
  package var selected = 0
  /// The number that is being typed, to choose a row by it.
  package internal(set) var typedNumber: Int?
  /// The time of its last digit, in seconds.
  var typedAt = 0.0
  /// The text that was searched for in it; `nil` before a search.
  var searched: String?
  /// The row that opened it in the list before.
  var opener = 0

  /// The list that this one was opened from, on the row that opened it.
  fileprivate var outer: Overlay? {
    switch kind {
    case .soundSettings: Overlay(kind: .settings, selected: SettingRow.allCases.count)
    case .uses(let column): Overlay(kind: .columns, selected: column)
    case .values(let column): Overlay(kind: .uses(column: column), selected: opener)
    default: nil
    }
  }

  /// True where the columns of a table are told in it, or in a list that it was opened from.
  var tellsColumns: Bool { kind == .columns || isOfColumn }

  /// The number of the column that a key is about; `nil` in lists that are not about one.
  var columnIndex: Int? {
    switch kind {
    case .columns: selected
    case .uses(let column): column
    default: nil
    }
  }

  private var isOfColumn: Bool {
    switch kind {
    case .uses, .values: true
    default: false
    }
  }

  /// True where what is chosen changes the chart of a table.
  var isOfShelf: Bool { kind == .columns || kind == .suggestions || isOfColumn }
}

extension Overlay.ListKind {
  /// True where the rows are shown and said with their numbers, to be chosen by them.
  fileprivate var isNumbered: Bool {
    switch self {
    case .goTo, .export, .settings, .soundSettings, .suggestions, .columns, .uses, .values,
      .multiples:
      true
    // Charts have their numbers in their words; the others are read.
    case .charts, .help, .history: false
    }
  }
}

extension Model {
  /// The title of an overlay.
  func title(of kind: Overlay.ListKind) -> Sentence {
    switch kind {
    case .help: .helpTitle
    case .goTo: .goToTitle
    case .export: .key(.export)
    case .settings: .settingsTitle(keys: settingKeys)
    case .soundSettings: .setting(.sound(.page))
    case .history: history.isEmpty ? .historyEmpty : .historyTitle
    case .charts: .chartListTitle(deck.count)
    case .suggestions: .suggestionsTitle(shelf.suggestions.decks.count)
    case .columns: .columnsTitle(shelf.columns.count)
    case .uses(let index), .values(let index):
      .verbatim(shelf.columns.indices.contains(index) ? shelf.columns[index].name : "")
    case .multiples: .multiplesTitle(multiples.panels.count)
    }
  }

  /// The title of an overlay without the number of its rows.
  func shortTitle(of kind: Overlay.ListKind) -> Sentence {
    switch kind {
    case .charts: .key(.chartList)
    case .suggestions: .key(.suggestions)
    case .columns: .key(.columns)
    case .multiples: .key(.multiples)
    default: title(of: kind)
    }
  }

  /// The title of an overlay as it is said: with the number of its items, if it has not told it.
  private func saidTitle(of kind: Overlay.ListKind) -> Sentence {
    switch kind {
    case .settings: .list(.key(.settings), items: SettingRow.allCases.count + 1)
    case .help, .goTo, .export, .soundSettings, .uses, .values:
      .list(title(of: kind), items: rows(of: kind).count)
    case .history where !history.isEmpty: .list(title(of: kind), items: history.count)
    case .history, .charts, .suggestions, .columns, .multiples: title(of: kind)
    }
  }

  /// The keys that change a setting, as help shows them.
  private var settingKeys: String {
    [KeyAction.previousPoint, .nextPoint].map { settings.keymap.label(of: [$0]) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The rows of an overlay.
  func rows(of kind: Overlay.ListKind) -> OverlayRows {
    let rows =
      switch kind {
      case .charts: chartRows
      case .multiples: multiples.rows
      default: OverlayRows(fewRows(of: kind))
      }
    return kind.isNumbered ? rows.numbered : rows
  }

  /// The rows of an overlay that never has many.
  private func fewRows(of kind: Overlay.ListKind) -> [OverlayRow] {
    switch kind {
    case .charts, .multiples: []
    case .help: helpRows.map(OverlayRow.init)
    case .goTo: goalRows
    case .export: ExportKind.allCases.map { OverlayRow(sentence: .exportKind($0)) }
    case .settings:
      SettingRow.allCases.map { OverlayRow(sentence: .setting(settings.outline(of: $0))) }
        + [OverlayRow(sentence: .setting(.sound(.page)))]
    case .soundSettings:
      SoundSettingRow.all.map { OverlayRow(sentence: .setting(settings.outline(of: $0))) }
    case .history: history.map { OverlayRow(sentence: .verbatim($0)) }
    case .suggestions: suggestionRows
    case .columns: columnRows
    case .uses(let index): useRows(ofColumn: index)
    case .values: valueRows
    }
  }

  /// The rows that help shows.
  package var helpRows: [Keymap.Row] { settings.chartKeymap.rows }

  mutating func open(_ kind: Overlay.ListKind, selecting row: Int = 0) -> [Effect] {
    // Counted once, not with every key and every picture.
    if kind == .goTo { goalRows = page.goalRows(in: settings.language) }
    let list = Overlay(kind: kind, selected: row, opener: overlay?.selected ?? 0)
    overlay = list
    let group = rows(of: kind).indices.contains(row) ? heading(of: row, in: list, after: nil) : nil
    let chosen = [group, chosenRow(of: list)].compactMap(\.self)
    return stopSound() + announce([saidTitle(of: kind)] + panelWords(of: kind) + chosen)
  }

  /// The words about charts side by side: axes that are not the same in all, and the part of x that is shown.
  private func panelWords(of kind: Overlay.ListKind) -> [Sentence] {
    guard kind == .multiples else { return [] }
    let axes: [Sentence] = multiples.axes == .same ? [] : [.panelAxes(multiples.axes)]
    return axes + page.windowWords
  }

  /// Performs a key in a list; `nil` where it does nothing there.
  mutating func pressInOverlay(_ action: KeyAction, _ overlay: Overlay) -> [Effect]? {
    if overlay.kind == .multiples, let effects = pressInMultiples(action, overlay) {
      return effects
    }
    switch action {
    case .stop, .quit:
      if let outer = overlay.outer { return open(outer.kind, selecting: outer.selected) }
      self.overlay = nil
      return announce([page.currentPlace(settings)])
    case .previousItem: return select(overlay, by: -1)
    case .nextItem: return select(overlay, by: 1)
    case .tenthBack: return select(overlay, by: -5)
    case .tenthForward: return select(overlay, by: 5)
    case .firstPoint: return select(overlay, by: -.max / 2)
    case .lastPoint: return select(overlay, by: .max / 2)
    case .nextPoint where overlay.kind == .settings: return changeSetting(overlay, by: 1)
    case .previousPoint where overlay.kind == .settings: return changeSetting(overlay, by: -1)
    case .nextPoint where overlay.kind == .soundSettings:
      return changeSoundSetting(overlay, by: 1)
    case .previousPoint where overlay.kind == .soundSettings:
      return changeSoundSetting(overlay, by: -1)
    case .takeBack where overlay.isOfShelf:
      return takeBack() ?? announce([.nothingToTakeBack])
    case .compare where overlay.isOfShelf: return compareSelections()
    case .play where overlay.isOfShelf: return act(on: overlay)
    case .bookmark where overlay.columnIndex != nil:
      return leaveOut(column: overlay.columnIndex ?? 0)
    case .search where overlay.kind == .charts: return open(.title)
    case .search: return open(overlay.kind == .help ? .helpText : .rowText)
    case .nextLandmark where overlay.searched != nil: return searchList(for: "")
    case .previousLandmark where overlay.searched != nil: return searchList(for: "", by: -1)
    case .help where overlay.kind != .help: return sayListKeys()
    case .position where overlay.kind != .help:
      let count = rows(of: overlay.kind).count
      return announce([
        count == 0 ? title(of: overlay.kind) : .listPlace(overlay.selected + 1, of: count)
      ])
    case .readOn where overlay.kind != .help: return readOn()
    case .redraw: return redraw()
    case .act: return act(on: overlay)
    default: return nil
    }
  }

  private mutating func act(on overlay: Overlay) -> [Effect] {
    switch overlay.kind {
    case .help:
      self.overlay = nil
      let rows = helpRows
      guard rows.indices.contains(overlay.selected) else { return [] }
      let action = rows[overlay.selected].action
      // An action that closes a list has done so by now.
      return action == .quit || action == .stop
        ? announce([page.currentPlace(settings)]) : perform(action)
    case .goTo:
      self.overlay = nil
      let goals = page.goals
      return goals.indices.contains(overlay.selected) ? choose(goals[overlay.selected]) : []
    case .export:
      self.overlay = nil
      let kinds = ExportKind.allCases
      return kinds.indices.contains(overlay.selected) ? export(kinds[overlay.selected]) : []
    case .settings: return changeSetting(overlay, by: 1)
    case .soundSettings: return changeSoundSetting(overlay, by: 1)
    case .history:
      return history.indices.contains(overlay.selected)
        ? repeatWords(history[overlay.selected]) : announce([title(of: .history)])
    case .charts: return goTo(chart: overlay.selected)
    case .suggestions: return take(suggestion: overlay.selected)
    case .columns:
      return shelf.columns.indices.contains(overlay.selected)
        ? open(.uses(column: overlay.selected)) : announce([title(of: .columns)])
    case .uses(let column): return choose(use: overlay.selected, ofColumn: column)
    case .values(let column): return choose(value: overlay.selected, ofColumn: column)
    case .multiples: return goTo(panel: overlay.selected)
    }
  }

  /// Chooses what `n` and `N` walk, and goes to the next one.
  mutating func choose(_ goal: Goal) -> [Effect] {
    self.goal = goal
    return give(page.goAround(to: goal, settings))
  }

  /// The words of the chosen row; `nil` where the list is empty.
  func chosenRow(of overlay: Overlay) -> Sentence? {
    let rows = rows(of: overlay.kind)
    return rows.indices.contains(overlay.selected) ? rows[overlay.selected].words : nil
  }

  private mutating func select(_ overlay: Overlay, by delta: Int) -> [Effect] {
    let count = rows(of: overlay.kind).count
    let target = min(max(overlay.selected + delta, 0), max(count - 1, 0))
    guard target != overlay.selected else { return give(.edge(delta < 0 ? .firstItem : .lastItem)) }
    return select(row: target, of: overlay)
  }

  /// Chooses a row and says it, after some words, and behind the heading of another group.
  mutating func select(row: Int, of overlay: Overlay, after words: [Sentence] = []) -> [Effect] {
    self.overlay?.selected = row
    self.overlay?.typedNumber = nil
    let heading = heading(of: row, in: overlay, after: overlay.selected)
    return announce(words + [heading, rows(of: overlay.kind)[row].words].compactMap(\.self))
  }

  /// The heading of the group of a row, where the row before belonged to another.
  private func heading(of row: Int, in overlay: Overlay, after before: Int?) -> Sentence? {
    let rows = rows(of: overlay.kind)
    guard let group = rows[row].group else { return nil }
    let isNew = before.map { !rows.indices.contains($0) || rows[$0].group != group } ?? true
    return isNew ? .keyGroup(group) : nil
  }
}
