import ArgumentParser
import ChartExplorer
import Charts
import Descriptions
import Screen
import Tables

/// The lists of what a table has, its columns and its charts, in place of a chart of it.
struct ListingOptions: ParsableArguments {
  @Flag(help: .words(.columns))
  var columns = false
  @Flag(help: .words(.charts))
  var charts = false

  /// Refuses a list beside an option that asks for another form, or another place, of what is told.
  func refuse(beside other: String) throws(Failure) {
    for (isOn, name) in [(columns, "--columns"), (charts, "--charts")] where isOn {
      throw Failure(.usage(.contradicting([name, other])))
    }
  }

  /// Prints the lists that were asked for.
  ///
  /// - Returns: True where there was any.
  /// - Throws: The first input that cannot be read.
  func isPrinted(of data: DataOptions, in language: any Language) throws -> Bool {
    guard columns || charts else { return false }
    guard !(columns && charts) else {
      throw Failure(.usage(.contradicting(["--columns", "--charts"])))
    }
    let swallowed = data.swallowedFile
    if let swallowed, !Inputs.hasStandardInput { throw swallowed.failure }
    guard !data.files.contains(""), !data.files.isEmpty || Inputs.hasStandardInput else {
      throw Failure(.usage(.noFile))
    }
    let (reading, encoding) = try data.readingAndEncoding(swallowed)
    var lines: [String] = []
    for file in data.files.isEmpty ? ["-"] : data.files {
      do throws(InputProblem) {
        let document = try Reader.read(path: file, options: reading)
        if case .table(let table) = document, let change = table.unread?.fact {
          StandardError.write("\(file): " + language.text(.fact(change)))
        }
        if columns {
          for column in try encoding.columns(of: document) {
            lines.append(language.text(.column(column)))
          }
        }
        if charts {
          for (index, deck) in try encoding.suggestions(of: document).enumerated() {
            lines.append("\(index + 1). " + language.text(.suggestion(deck)))
          }
        }
      } catch {
        if let swallowed, error.kind == .empty { throw swallowed.failure }
        throw Failure(error.named(file).explained(by: reading))
      }
    }
    for line in lines { try StandardOutput.write(raw: line.printable + "\n") }
    return true
  }
}

extension ListingOptions: CustomReflectable {
  var customMirror: Mirror { Mirror(options: ["columns": _columns, "charts": _charts]) }
}
