/// Charts of a value for each pair of two kinds of names.
extension Guess {
  /// The values as cells, before bars of which no usual screen has all side by side: how often the wind blew from each of
  /// 16 directions in each of 8 strengths.
  func cells(of planned: Encoding) -> [Encoding] {
    guard asked.type == nil, planned.type == nil, planned.split == nil, planned.top == nil,
      planned.y.count == 1, planned.errors.isEmpty, let axis = column(called: planned.x),
      let series = column(called: planned.series), axis.isText, isUnique([axis, series]),
      (Self.fewestCells...Self.mostBars).contains(count(of: axis)),
      (Self.fewestCells...Self.mostParts).contains(count(of: series)),
      count(of: axis) * count(of: series) > Self.mostSideBySide
    else { return [] }
    var cells = planned
    (cells.type, cells.hasNames) = (.heatMap, true)
    return [cells]
  }

  /// Of fewer bars in a group each is compared with its namesakes.
  private static let fewestCells = 5
  /// The columns that 80 leave beside an axis: more bars than these are never seen at once.
  private static let mostSideBySide = 72
}
