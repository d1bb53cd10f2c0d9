import ChartExplorer
import Charts
import Descriptions
import Glibc
import Tables

/// A file that was typed right behind an option, which took its name for its value: nothing is left to read.
struct SwallowedFile {
  let option: String
  let file: String

  /// The failure that says so.
  var failure: Failure { Failure(.usage(.swallowedFile(file, option: option))) }
}

extension DataOptions {
  /// The first value of an option that is the name of a file, where no file is named otherwise.
  var swallowedFile: SwallowedFile? {
    guard files.isEmpty else { return nil }
    let values: [(option: String, texts: [String?])] = [
      ("--x", x), ("--y", y), ("--type", [type]), ("--series", series), ("--split", split),
      ("--aggregate", [aggregate]), ("--label", label), ("--map", map), ("--every", [every]),
      ("--bin", [bin]), ("--where", `where`), ("--last", [last]), ("--from", [from]),
      ("--to", [to]), ("--sort", [sort]), ("--top", [top]), ("--title", [title]),
      ("--summary", [summary]), ("--x-title", [xTitle]), ("--y-title", [yTitle]),
      ("--x-unit", [xUnit]), ("--y-unit", [yUnit]), ("--x-scale", [xScale]),
      ("--y-scale", [yScale]), ("--time-zone", [timeZone]), ("--date-format", [dateFormat]),
      ("--format", [format]), ("--delimiter", [delimiter]), ("--missing", missing),
    ]
    for (option, texts) in values {
      if let file = texts.compactMap(\.self).first(where: Self.isFile) {
        return SwallowedFile(option: option, file: file)
      }
    }
    return nil
  }

  /// The way inputs are read and become charts.
  ///
  /// - Throws: That a file was swallowed, where its name is no value that the option can have.
  func readingAndEncoding(
    _ swallowed: SwallowedFile?
  ) throws(Failure) -> (ReadingOptions, Encoding) {
    do throws(Failure) {
      return (try reading(), try encoding())
    } catch {
      throw swallowed?.failure ?? error
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return RepairedPath.withBytes(of: path) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }
}
