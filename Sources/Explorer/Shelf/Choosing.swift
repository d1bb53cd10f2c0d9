import Charts

/// A choice of rows, value by value, and the rows that it is compared with: those that were charted as
/// its list was opened.
///
/// Whoever lets go of all values and takes others compares the two choices, with all that was chosen
/// before the first value was let go.
struct Choosing: Equatable, Sendable {
  /// The rows that are compared with those that are charted now; `nil` before any choice.
  private(set) var before: RowPicking?
  /// The rows that were charted as the list was opened, until something is chosen in it.
  private var opened: RowPicking?
  /// The rows after the last value that was added, and none let go since but some of them.
  private var built: RowPicking?
  private var hasLetGo = false

  /// A list of values is opened: what was compared before is still, until something is chosen.
  mutating func open(on picking: RowPicking) { opened = picking }

  /// Other rows are chosen.
  ///
  /// - Parameters:
  ///   - picking: The rows.
  ///   - isAdded: True where a value was added, false where one was let go.
  ///   - isEmpty: True where no value is chosen any more.
  mutating func choose(_ picking: RowPicking, isAdded: Bool, isEmpty: Bool) {
    if let opened, !hasLetGo {
      before = opened
      built = opened
    }
    opened = nil
    if isEmpty {
      before = built ?? before
      hasLetGo = true
    } else if isAdded {
      built = picking
      hasLetGo = false
    }
  }

  /// Other rows were asked for at once.
  mutating func replace(_ picking: RowPicking) { self = Choosing(before: picking) }

  init() {}

  private init(before: RowPicking) { self.before = before }
}
