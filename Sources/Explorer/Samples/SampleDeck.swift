import Charts
import Tables

/// The charts that are shown when no file is named.
package enum SampleDeck {
  /// A stock price, a week of steps, an hour of battery and ten days of data traffic.
  ///
  /// They go the way of any input, through the readers, so that they show what a file would.
  package static func charts() throws(InputProblem) -> [Chart] {
    var charts: [Chart] = []
    for source in try sources() { charts += try source.encoding.charts(of: source.document) }
    return charts
  }

  /// The tables and chart files of the samples, in the order of their charts.
  package static func sources() throws(InputProblem) -> [Shelf.Source] {
    [
      try table(
        stockPriceSample, title: "Closing price", xTitle: "Date", yTitle: "Price", unit: "EUR"),
      try table(stepsSample, title: "Steps", xTitle: "Day", yTitle: "Steps", unit: "steps"),
      try table(batterySample, title: "Battery level", xTitle: "Time", yTitle: "Charge", unit: "%"),
      try dataTraffic(),
    ].enumerated().map { index, sample in
      // Each of them is one chart.
      Shelf.Source(sample.document, sample.encoding, charts: index..<index + 1)
    }
  }

  private typealias Sample = (document: Document, encoding: Encoding)

  private static func table(
    _ text: String, title: String, xTitle: String, yTitle: String, unit: String
  ) throws(InputProblem) -> Sample {
    var options = ReadingOptions()
    options.format = .csv
    var encoding = Encoding()
    encoding.title = title
    encoding.xTitle = xTitle
    encoding.yTitle = yTitle
    encoding.yUnit = unit
    return (try Reader.read(bytes: Array(text.utf8), name: title, options: options), encoding)
  }

  private static func dataTraffic() throws(InputProblem) -> Sample {
    var options = ReadingOptions()
    options.format = .chart
    let document = try Reader.read(
      bytes: Array(dataTrafficSample.utf8), name: "通信量の推移", options: options)
    return (document, Encoding())
  }
}

/// Steps of a week, a bar a day.
private let stepsSample = """
  day,Steps
  Mon,8240
  Tue,11630
  Wed,10980
  Thu,6420
  Fri,9150
  Sat,14210
  Sun,4870
  """

/// The charge of a phone, a value a minute for an hour: used, then plugged in.
private let batterySample = """
  time,Charge
  """ + "\n"
  + batteryLevels.enumerated().map { minute, level in
    "09:\(minute < 10 ? "0" : "")\(minute),\(level)"
  }.joined(separator: "\n")

private let batteryLevels: [Int] =
  Array(stride(from: 62, to: 41, by: -1).flatMap { [$0, $0] })
  + Array(stride(from: 43, to: 79, by: 2))

/// The mobile data used on ten days, as a chart descriptor hands it over.
private let dataTrafficSample = """
  {
    "title": "通信量の推移",
    "summary": null,
    "xAxis": {
      "title": "日付",
      "categories": [
        "1月1日", "1月2日", "1月3日", "1月4日", "1月5日",
        "1月6日", "1月7日", "1月8日", "1月9日", "1月10日"
      ]
    },
    "yAxis": { "title": "データ量", "unit": "GB", "range": [6, 10], "gridlines": [] },
    "series": [
      {
        "name": "",
        "isContinuous": false,
        "points": [
          { "x": "1月1日", "y": 6.0 }, { "x": "1月2日", "y": 7.0 }, { "x": "1月3日", "y": 8.0 },
          { "x": "1月4日", "y": 9.0 }, { "x": "1月5日", "y": 10.0 }, { "x": "1月6日", "y": 6.0 },
          { "x": "1月7日", "y": 7.0 }, { "x": "1月8日", "y": 8.0 }, { "x": "1月9日", "y": 9.0 },
          { "x": "1月10日", "y": 10.0 }
        ]
      }
    ]
  }
  """
