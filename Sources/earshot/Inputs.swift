import ChartExplorer
import Charts
import Descriptions
import Explorer
import Glibc
import Tables

/// The charts a command works on, and what was wrong with the inputs that are left out.
struct Inputs {
  /// The charts as they came.
  var deck: [Chart]
  /// The tables that they were made of.
  private(set) var shelf = Shelf()
  /// True where they have the same axes wherever these can be compared.
  let hasSameAxes: Bool
  var isSampleDeck = false
  /// True where standard input was read.
  private(set) var takesStandardInput = false
  /// The inputs that could not be used, while others could.
  var problems: [InputProblem] = []

  /// The number of the chart that is shown first, from 0.
  private(set) var opening = 0
  /// The numbers of the charts that are described, drawn and rendered, from 0: all, or the one that was asked for.
  private(set) var asked = 0..<0

  /// The charts as they are described, drawn and rendered.
  var charts: [Chart] { Array((hasSameAxes ? deck.onSameAxes : deck)[asked]) }

  /// The chart that is shown first, as it is described, drawn and rendered.
  var first: Chart { (hasSameAxes ? deck.onSameAxes : deck)[opening] }

  /// The exit code when all else went well.
  var exitCode: Int32 { problems.isEmpty ? EXIT_SUCCESS : Failure(problems).exitCode }

  /// Reads all inputs; fails only when none of them can be used.
  ///
  /// - Parameters:
  ///   - options: The inputs, and the way they become charts.
  ///   - language: The language of the names that series are given which have none.
  ///   - keysComeFromStandardInput: True where standard input is taken.
  ///   - needsFile: True where the samples are shown only to somebody at a terminal.
  /// - Throws: The first failure, where no input can be used.
  init(
    _ options: DataOptions, in language: any Language, keysComeFromStandardInput: Bool = false,
    needsFile: Bool = false
  ) throws(Failure) {
    let request = try InputRequest(
      options, in: language, keysComeFromStandardInput: keysComeFromStandardInput,
      needsFile: needsFile)
    let watch = LoadingWatch(request.progress, in: language)
    defer { watch.stop() }
    try self.init(request)
  }

  /// Reads all inputs that are asked for.
  ///
  /// - Throws: The first failure, where no input can be used.
  init(_ request: InputRequest) throws(Failure) {
    hasSameAxes = request.hasSameAxes
    guard !request.files.isEmpty else {
      do throws(InputProblem) {
        deck = try SampleDeck.charts()
        shelf = Shelf(try SampleDeck.sources())
        isSampleDeck = true
      } catch {
        throw Failure(error)
      }
      try open(request.open)
      return
    }
    takesStandardInput = request.files.contains("-")
    deck = []
    for file in request.files {
      do throws(InputProblem) {
        let document = try Reader.read(path: file, options: request.reading)
        for part in try request.encoding.parts(of: document) {
          let charts = try part.encoding.charts(of: part.document)
          if case .charts = part.document, let mapped = request.encoding.mapped {
            try Self.check(charts, of: file, have: mapped)
          }
          if let open = part.open {
            guard charts.indices.contains(open - 1) else {
              throw InputProblem(
                file: file,
                kind: .badValue(
                  place: "open", text: String(open), expected: "1 … \(charts.count)"))
            }
            // Of several files each has another chart to begin with.
            if request.files.count == 1 { opening = deck.count + open - 1 }
          }
          shelf.sources.append(
            .init(
              part.document, part.encoding, charts: deck.count..<deck.count + charts.count,
              origin: part.document == document ? request.origin(of: file) : nil))
          deck += charts
        }
      } catch {
        problems.append(error.named(file).explained(by: request.reading))
      }
      if request.progress.isStopped { break }
    }
    if deck.isEmpty {
      // A pipe with nothing in it is no input either.
      if let swallowed = request.swallowed, problems.allSatisfy({ $0.kind == .empty }) {
        throw swallowed.failure
      }
      throw Failure(problems)
    }
    deck = deck.map(request.language.naming)
    try open(request.open)
  }

  /// Makes sure that a chart of a file has values beside y that are to be heard.
  private static func check(
    _ charts: [Chart], of file: String, have mapped: String
  ) throws(InputProblem) {
    let names = charts.flatMap(\.series).flatMap(\.additional).compactMap { values in
      if case .named(let name) = values.name { name } else { nil }
    }
    guard !names.contains(mapped) else { return }
    throw InputProblem(
      file: file,
      kind: .unknownColumn(
        name: mapped,
        columns: names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)))
  }

  /// Begins with the chart that was asked for, and takes that one alone where there is no screen.
  private mutating func open(_ number: Int?) throws(Failure) {
    asked = deck.indices
    guard let number else { return }
    guard deck.indices.contains(number - 1) else {
      throw Failure(
        .badOption(
          name: "--open", value: String(number),
          expected: deck.count == 1 ? "1" : "1 … \(deck.count)"))
    }
    opening = number - 1
    asked = opening..<number
  }

  /// True where somebody can type.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// True where standard input can hold data: not a terminal, and not the null device.
  static var hasStandardInput: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }

  /// Says on standard error which inputs are left out.
  func reportProblems(in language: any Language) {
    for problem in problems {
      let problem = Problem.input(Problem.Input(problem))
      StandardError.write(language.text(problem, options: .command))
    }
  }
}
