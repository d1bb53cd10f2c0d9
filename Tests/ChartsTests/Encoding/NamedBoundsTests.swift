import Sonification
import Tables
import Testing

@testable import Charts

@Suite struct NamedBoundsTests {
  private func charts(_ text: String, _ encoding: Encoding = Encoding()) throws -> [Chart] {
    try encoding.charts(
      of: Reader.read(bytes: Array(text.utf8), name: "days.csv", options: ReadingOptions()))
  }

  private static let rows = [
    "2024-01-01,10,8,12", "2024-01-02,11,9,13", "2024-01-03,12,9.5,14", "2024-01-04,13,11,15",
    "2024-01-05,12,10,14", "2024-01-06,14,12,16",
  ]

  private static func table(_ value: String, _ low: String, _ high: String) -> String {
    (["date,\(value),\(low),\(high)"] + rows).joined(separator: "\n")
  }

  @Test(arguments: [
    ("price", "low", "high"), ("temp", "ymin", "ymax"), ("fit", "lwr", "upr"),
    ("estimate", "ci_low", "ci_high"), ("mean", "lower", "upper"), ("rate", "rate_lo", "rate_hi"),
    ("rate", "Lower 95% CI", "Upper 95% CI"),
  ])
  func endsAreFoundByTheirNames(value: String, low: String, high: String) throws {
    let chart = try #require(try charts(Self.table(value, low, high)).first)
    #expect(chart.series.count == 1)
    #expect(chart.series.first?.uncertainty?.ends(of: 2) == 9.5...14)
    #expect(chart.yAxis.title == value)
    #expect(chart.notes == [.boundColumns(low: low, high: high)])
  }

  /// A row whose ends are infinite has none, which is told, and all others have theirs.
  @Test func endsOfSomeAreToldAsSuch() throws {
    let text = "term,estimate,conf.low,conf.high\nA,1.5,-Inf,Inf\nB,0.5,0.3,0.7\nC,-0.3,-0.7,0.1\n"
    let chart = try #require(try charts(text).first)
    #expect(chart.series.map(\.name).count == 1 && chart.yAxis.title == "estimate")
    for note in [
      Fact.boundColumns(low: "conf.low", high: "conf.high", areWhole: false),
      .infinite(1, column: "conf.low"), .infinite(1, column: "conf.high"),
    ] {
      #expect(chart.notes.contains(note))
    }
  }

  /// So is the column of errors that was asked for.
  @Test func anErrorIsTold() throws {
    var encoding = Encoding()
    encoding.errors = ["sd"]
    let text = "day,yield,sd\n2024-01-01,10,1\n2024-01-02,11,2\n2024-01-03,12,1\n"
    let chart = try #require(try charts(text, encoding).first)
    #expect(chart.notes == [.errorColumn("sd")])
  }

  /// The numbers that a line was fitted over are its places.
  @Test func placesThatAscendAreNoOtherMeasure() throws {
    let text =
      "dose,fit,lwr,upr\n"
      + (1...40).map { "\($0 * 3),\(200 - $0).5,\(190 - $0),\(211 - $0)" }.joined(separator: "\n")
    let chart = try #require(try charts(text).first)
    #expect(chart.series.map(\.count) == [40])
    #expect(chart.series.first?.uncertainty?.ends(of: 0) == 189...210)
  }

  /// The table of a model has its estimates charted, whatever else it tells of each.
  @Test func estimatesOfAModel() throws {
    let text =
      "term,estimate,std.error,statistic,p.value,conf.low,conf.high\n"
      + "age,0.031,0.008,3.875,0.0001,0.0153,0.0467\nsex,-0.42,0.11,-3.818,0.0001,-0.6356,-0.2044\n"
      + "smoker,0.88,0.13,6.769,0.00002,0.6252,1.1348\n"
    let chart = try #require(try charts(text).first)
    #expect(chart.series.map(\.name) == ["estimate"])
    #expect(chart.series.first?.uncertainty?.ends(of: 2) == 0.6252...1.1348)
  }

  /// Their names alone are no reason: the value lies between them everywhere, and no other measure is there.
  @Test(arguments: [
    "date,price,low,high\n2024-01-01,10,8,12\n2024-01-02,20,9,13\n2024-01-03,12,9,14",
    "date,price,low,high,wind\n2024-01-01,10,8,12,3\n2024-01-02,11,9,13,4\n2024-01-03,12,9,14,5",
    "date,price,gear_low,gear_high\n2024-01-01,10,8,12\n2024-01-02,11,9,13\n2024-01-03,12,9,14",
    "date,price,upper,lower\n2024-01-01,10,8,12\n2024-01-02,11,9,13\n2024-01-03,12,9,14",
  ])
  func othersStayMeasures(text: String) throws {
    let found = try charts(text).flatMap(\.series)
    #expect(!found.isEmpty && found.allSatisfy { $0.uncertainty == nil })
  }

  /// An end that is asked for is charted.
  @Test func whatIsAskedForIsCharted() throws {
    var encoding = Encoding()
    encoding.y = ["price", "low", "high"]
    let chart = try #require(try charts(Self.table("price", "low", "high"), encoding).first)
    #expect(chart.series.map(\.name) == ["price", "low", "high"])
    #expect(chart.series.allSatisfy { $0.uncertainty == nil })
  }

  /// Rows of one place become their mean, which has no ends.
  @Test func rowsThatBecomeOthersHaveNone() throws {
    let twice = (["date,price,low,high"] + Self.rows + Self.rows).joined(separator: "\n")
    #expect(try charts(twice).flatMap(\.series).allSatisfy { $0.uncertainty == nil })
    var encoding = Encoding()
    encoding.every = .week
    let weeks = try charts(Self.table("price", "low", "high"), encoding)
    #expect(weeks.flatMap(\.series).allSatisfy { $0.uncertainty == nil })
  }

  /// Each series has its own.
  @Test func seriesHaveTheirOwn() throws {
    var lines = ["year,country,rate,lower,upper"]
    for year in 2000..<2012 {
      for (country, rate) in [("PL", year % 7 + 5), ("DE", year % 5 + 6)] {
        lines.append("\(year),\(country),\(rate).5,\(rate - year % 3),\(rate + 1 + year % 4)")
      }
    }
    let text = lines.joined(separator: "\n")
    let chart = try #require(try charts(text).first)
    #expect(chart.series.count == 2)
    #expect(chart.series.allSatisfy { $0.uncertainty?.ends(of: 0) != nil })
  }

  /// The ends are heard beside the value, softly, where it is a line and where it is bars.
  @Test(arguments: [ChartType.line, .bar]) func theBandIsHeard(type: ChartType) throws {
    let chart = try #require(try charts(Self.table("price", "low", "high")).first).arranged(
      as: type)
    let audible = chart.audibleSeries(thresholds: [])
    #expect(audible[0].lower.count == 6 && audible[0].lower[0] == 0)
    #expect(audible[0].upper.last == 1)
    func layers(_ settings: SonificationSettings) -> Set<Tone.Layer> {
      Set(Score(audible, settings: settings).tones.map(\.layer))
    }
    var settings = SonificationSettings()
    #expect(layers(settings) == [.line, .lower, .upper])
    settings.density = .line
    #expect(layers(settings) == [.line])
  }

  /// The least and the most of several runs are the ends of their mean, and its deviation is its error; nothing that also
  /// sums them up has a bar beside it.
  @Test func meansHaveTheirSpread() throws {
    let runs = [
      "command,mean,stddev,median,user,system,min,max", "a,1.2,0.1,1.1,0.9,0.1,1.0,1.5",
      "b,0.8,0.05,0.8,0.6,0.1,0.7,0.9", "c,2.0,0.2,2.1,1.5,0.2,1.8,2.4",
    ].joined(separator: "\n")
    let chart = try #require(try charts(runs).first)
    #expect(chart.series.count == 1 && chart.yAxis.title == "mean")
    #expect(chart.series.first?.uncertainty?.ends(of: 0) == 1.0...1.5)
    for name in ["sd", "std", "Std. Dev."] {
      let text = "name,avg,\(name),n\na,2.1,0.25,40\nb,2.8,0.5,38\nc,1.3,0.25,41\n"
      let chart = try #require(try charts(text).first)
      #expect(chart.series.count == 1 && chart.yAxis.title == "avg", "\(name)")
      #expect(chart.notes.contains(.errorColumn(name)))
    }
  }
}
