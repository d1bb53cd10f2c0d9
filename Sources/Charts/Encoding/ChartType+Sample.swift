import Tables

extension ChartType {
  /// The chart of the type's own sample, as it would be read from a file.
  package func sampleChart() throws(InputProblem) -> Chart {
    var options = ReadingOptions()
    options.format = .csv
    var encoding = Encoding()
    encoding.title = sample.title
    encoding.xTitle = sample.xTitle
    encoding.yTitle = sample.yTitle
    encoding.yUnit = sample.unit
    encoding.type = self
    let document = try Reader.read(
      bytes: Array(sample.text.utf8), name: rawValue, options: options)
    return try encoding.charts(of: document)[0]
  }
}
