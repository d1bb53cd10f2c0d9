import Charts
import Tables

extension [Chart] {
  /// Opens a file: the charts that the explorer shows of it where nothing more is asked for.
  ///
  /// - Parameters:
  ///   - path: The path of a file in any format that Earshot reads, which is found out; "-" is standard
  ///     input. It may be compressed by gzip or zstd.
  ///   - language: The language of the names that are made for series without one.
  /// - Throws: ``Problem/input(_:)``. Its words, as `language.text(problem)`, name the file, the row and
  ///   the column, and say what to do.
  public init(
    contentsOfFile path: String, language: any Language = Languages.all[0]
  ) throws(Problem) {
    var encoding = Encoding()
    encoding.others = language.text(.others)
    do throws(InputProblem) {
      let document = try Reader.read(path: path, options: ReadingOptions())
      self = try encoding.charts(of: document).map(language.naming)
    } catch {
      throw .input(Problem.Input(error.named(path)))
    }
  }
}
