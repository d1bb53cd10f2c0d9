extension Table {
  /// The places of many columns of whole numbers on one scale, as the cells of pictures are.
  ///
  /// They have no names of their own, or are numbered. However few different numbers some have, none of them is a kind; a
  /// first or last column on a smaller scale is the class of each row.
  var fieldsOfOneScale: Set<Int> {
    let areNumbered = columns.map(\.name) == (1...max(columns.count, 1)).map(String.init)
    guard columns.count >= Self.fewestFields, rowCount >= Self.fewestFields else { return [] }
    let stems = Set(columns.map { $0.name.prefix { !$0.isNumber } })
    guard areNumbered || stems.count <= 2 else { return [] }
    let ends = columns.map { column -> (low: Double, high: Double)? in
      guard case .numbers(let numbers) = column.values, numbers.unit == nil, numbers.areWhole else {
        return nil
      }
      let finite = numbers.values.lazy.filter(\.isFinite)
      guard let low = finite.min(), let high = finite.max(), low >= 0 else { return nil }
      return (low, high)
    }
    guard let scale = ends.compactMap({ $0?.high }).max(), scale >= Self.fewestSteps,
      ends.count(where: { ($0?.high ?? 0) * 2 > scale }) * 2 >= columns.count
    else { return [] }
    return Set(
      ends.indices.filter { index in
        guard let end = ends[index] else { return false }
        return end.high == scale || index > 0 && index + 1 < ends.count
      })
  }

  /// Fewer columns are measures or kinds each.
  private static let fewestFields = 12
  /// On a shorter scale people answer questions.
  private static let fewestSteps = 12.0
}
