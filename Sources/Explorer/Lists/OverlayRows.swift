import Descriptions

/// A row of an overlay.
package struct OverlayRow: Equatable, Sendable {
  /// The row as it is shown.
  package var sentence: Sentence
  /// The row as it is said, where signs are to be words.
  package var said: Sentence?
  /// The group the row belongs to; a change of it is headed.
  package var group: KeyGroup?
}

/// The rows of an overlay, each made when it is asked for: of ten thousand charts few are seen at once.
struct OverlayRows: RandomAccessCollection {
  let endIndex: Int
  private let row: (Int) -> OverlayRow

  /// So many rows, each as a function of its index from zero.
  init(count: Int, _ row: @escaping (Int) -> OverlayRow) {
    endIndex = count
    self.row = row
  }

  init(_ rows: [OverlayRow]) { self.init(count: rows.count) { rows[$0] } }

  var startIndex: Int { 0 }

  subscript(index: Int) -> OverlayRow { row(index) }

  /// The rows with their numbers, to be chosen by them.
  var numbered: OverlayRows {
    OverlayRows(count: count) { index in
      let row = row(index)
      return OverlayRow(sentence: .numbered(index + 1, row.sentence), group: row.group)
    }
  }
}
