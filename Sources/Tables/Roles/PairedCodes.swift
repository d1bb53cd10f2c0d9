/// Whole numbers that say in another way what names beside them say: the number of a candidate on the ballot.
extension Table {
  /// Fewer names than these are levels of something.
  private static let fewestNames = 3

  /// True where each of some numbers, which count from 0 or 1 and come again and again, stands beside one name, and
  /// each name beside one of them.
  ///
  /// - Parameters:
  ///   - index: The place of the numbers.
  ///   - texts: The columns of names.
  /// - Returns: True of numbers that say what one of these says.
  func hasPairedName(_ index: Int, among texts: [TextColumn]) -> Bool {
    guard case .numbers(let numbers) = columns[index].values, numbers.isWhole,
      !RoleName.step.matches(columns[index].name), !RoleName.year.matches(columns[index].name),
      !texts.isEmpty
    else { return false }
    let codes = Grouping(numbers.values)
    guard codes.count >= Self.fewestNames, codes.count * 2 <= rowCount,
      !codes.codes.contains(-1), let least = numbers.values.min(), [0, 1].contains(least),
      numbers.values.max() == least + Double(codes.count - 1)
    else { return false }
    return texts.contains { text in
      guard text.dictionary.count == codes.count else { return false }
      let names = Grouping(text)
      return !names.codes.contains(-1) && codes.combined(with: names).count == codes.count
    }
  }

  /// The columns of names.
  var texts: [TextColumn] {
    columns.compactMap { column in
      guard case .text(let text) = column.values, text.firstNonNumber == nil else { return nil }
      return text
    }
  }
}
