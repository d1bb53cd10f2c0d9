import ChartExplorer
import Charts
import Descriptions
import Explorer
import Tables

/// The inputs that are asked for, and the way they are read and become charts.
struct InputRequest: Sendable {
  /// "-" is standard input; none are the samples.
  let files: [String]
  /// The way they are read, with their progress.
  let reading: ReadingOptions
  let progress = ReadingProgress()
  let encoding: Encoding
  let hasSameAxes: Bool
  /// The number of the chart that is asked for, from 1 on; `nil` of all.
  let open: Int?
  /// The language of the names that series are given which have none.
  let language: any Language
  private let readingArguments: [String]
  /// The file whose name became the value of an option, while no file is named otherwise.
  let swallowed: SwallowedFile?

  /// - Parameters:
  ///   - options: The inputs, and the way they become charts.
  ///   - language: The language of the names that series are given which have none.
  ///   - keysComeFromStandardInput: True where standard input is taken.
  ///   - needsFile: True where the samples are shown only to somebody at a terminal.
  /// - Throws: An option that cannot be.
  init(
    _ options: DataOptions, in language: any Language, keysComeFromStandardInput: Bool = false,
    needsFile: Bool = false
  ) throws(Failure) {
    swallowed = options.swallowedFile
    let isPiped = Inputs.hasStandardInput && !keysComeFromStandardInput
    if let swallowed, !isPiped { throw swallowed.failure }
    var (reading, encoding) = try options.readingAndEncoding(swallowed)
    reading.progress = progress
    self.reading = reading
    encoding.others = language.text(.others)
    self.encoding = encoding
    hasSameAxes = try options.hasSameAxes()
    open = options.open
    readingArguments = options.readingArguments
    self.language = language
    if keysComeFromStandardInput, options.files.contains("-") {
      throw Failure(.keysAndDataFromStandardInput)
    }
    guard !options.files.contains("") else { throw Failure(.usage(.noFile)) }
    files = options.files.isEmpty && isPiped ? ["-"] : options.files
    // The samples are for those who look around, not for a script whose file has no name.
    let isNull = !Inputs.hasTerminal && !keysComeFromStandardInput
    guard !files.isEmpty || !(isNull && needsFile || options.areTyped) else {
      throw Failure(.usage(.noFile))
    }
  }

  /// The file as it is asked for once more.
  func origin(of file: String) -> ChartOrigin {
    ChartOrigin(path: file, arguments: readingArguments)
  }
}
