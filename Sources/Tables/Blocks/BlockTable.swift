/// Reads tables of many rows in blocks.
///
/// The beginning and the end of an input say what it is; from then on each cell is looked at once. What does
/// not go on as it began is left to the readers of whole texts, which say what is wrong and where.
enum BlockTable {
  /// Reads an input.
  ///
  /// - Parameters:
  ///   - source: The input.
  ///   - name: What it is called.
  ///   - options: The ways to read it.
  ///   - blockSize: The bytes that the columns are inferred from, and those of a block.
  /// - Returns: Its table; `nil` where it is short, or left to the other readers.
  static func table(
    of source: ByteSource, name: String, options: ReadingOptions, blockSize: Int = RowBlocks.size
  ) -> Table? {
    guard source.count > 2 * blockSize, options.datePattern == nil,
      options.missing.isEmpty,
      AvailableMemory.bytes > BlockReading.headroom
    else { return nil }
    let sample = source.bytes(0..<blockSize)
    guard sample.count == blockSize, Compression(sample) == nil, UTF16Text.utf8(sample) == sample
    else { return nil }
    let input = InputText(bytes: sample, file: name, options: options)
    return switch options.format == .auto ? .format(of: input) : options.format {
    case .csv, .tsv: DelimitedBlocks(source, sample, name: name, options: options)?.table()
    case .json, .jsonl: RecordBlocks(source, sample, name: name, options: options)?.table()
    default: nil
    }
  }

  /// A beginning of fewer lines or records says too little.
  static let fewestRows = 2 * TableBuilder.surveyedRows
}
