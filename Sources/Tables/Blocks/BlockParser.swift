/// Reads the rows of a block of text.
protocol BlockParser: Sendable {
  /// Reads all rows of a block.
  ///
  /// - Parameters:
  ///   - block: Whole rows, the last one with the sign that ends it, and `CellReader.padding` further bytes
  ///     behind them that do not belong to it, the first of them 0.
  ///   - columns: Takes the cells.
  /// - Returns: What ends the reading, where a row or a cell is not as it was expected.
  func parse(
    _ block: UnsafeBufferPointer<UInt8>, into columns: BlockColumns
  ) -> BlockAssembly.Outcome?
}
