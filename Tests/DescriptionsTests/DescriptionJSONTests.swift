import Charts
import Descriptions
import Foundation
import Testing

struct DescriptionJSONTests {
  typealias Object = [String: Any]

  static func read(_ charts: [Chart]) throws -> Any {
    let text = DescriptionJSON.text(of: charts)
    #expect(text == DescriptionJSON.text(of: charts))
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// Days are as ISO 8601 has them, however the data writes them; anything else is the data's own text.
  @Test(arguments: [
    ("27.01.2026", "2026-01-27"), ("1/27/26", "2026-01-27"), ("2026-01-27", "2026-01-27"),
    ("Jan 27", "Jan 27"), ("2026/01/27", "2026/01/27"),
  ])
  func daysAreWrittenForPrograms(text: String, told: String) throws {
    let chart = Chart(
      title: "t", type: .line, xAxis: Axis(kind: .date(.day)), yAxis: Axis(),
      series: [
        Series(name: "", x: [1_769_472_000], y: [3], xTexts: [text], isContinuous: true)
      ])
    let series = try #require(try Self.series(chart).first)
    #expect((series["maximum"] as? Object)?["x"] as? String == told)
  }

  @Test func countsEqualExtremes() throws {
    let equal = try #require(try Self.series(Examples.overNumbers([9, 2, 9, 2, 2, 4])).first)
    #expect(equal["maximumCount"] as? Int == 2)
    #expect(equal["minimumCount"] as? Int == 3)
    #expect((equal["maximum"] as? Object)?.keys.sorted() == ["x", "y"])
    let nothing = try #require(try Self.series(Examples.overNumbers([.nan])).first)
    #expect(nothing["maximumCount"] as? Int == 0)
  }

  /// The parts that the words say of boxes, candles and bins are there for a machine, too.
  @Test func saysWhatPointsAreMadeOf() throws {
    let plain = Examples.overNumbers([1, 2, 3, 4, 100])
    let box = try #require(try Self.series(plain.arranged(as: .box)).first)
    // The mean of the medians of boxes is that of nothing.
    #expect(box["mean"] is NSNull && box["median"] is NSNull)
    let first = try #require((box["boxes"] as? [Object])?.first)
    #expect(first["lowerQuartile"] as? Double == 2 && first["median"] as? Double == 3)
    #expect(first["upperWhisker"] as? Double == 4)
    #expect((box["outliers"] as? [Object])?.map { $0["y"] as? Double } == [100])
    let histogram = try #require(try Self.series(plain.arranged(as: .histogram)).first)
    let counts = (histogram["bins"] as? [Object])?.compactMap { $0["count"] as? Int }
    #expect(counts?.reduce(0, +) == 5)
  }

  /// Every part that is said of a point can be read by a program, in the words' order.
  @Test(arguments: ChartType.allCases)
  func hasEveryPart(type: ChartType) throws {
    let chart = try type.sampleChart()
    let series = try Self.series(chart)
    for (index, object) in series.enumerated() {
      let records = object.values.compactMap { $0 as? [Object] }
      for point in chart.stops(in: index) {
        let details = chart.details(of: PointReference(series: index, point: point))
        for part in details.parts {
          let value = try #require(part.quantity?.value)
          let known =
            part.name == .outlier
            ? (object["outliers"] as? [Object])?.compactMap { $0["y"] as? Double } ?? []
            : records.compactMap {
              $0.indices.contains(point) ? $0[point][String(describing: part.name)] as? Double : nil
            }
          #expect(known.contains(value), "\(part.name) of \(point)")
        }
      }
    }
  }

  @Test func saysWhatStackedBarsAddUpTo() throws {
    let chart = Chart(
      type: .bar, xAxis: Axis(kind: .category(["Q1", "Q2", "Q3"])), yAxis: Axis(),
      series: [
        Series(name: "A", x: [0, 1, 2], y: [0.1, -3, .nan], isContinuous: false),
        Series(name: "B", x: [0, 1], y: [0.2, 5], isContinuous: false),
      ])
    let object = try #require(Self.read([chart.arranged(as: .stackedBar)]) as? Object)
    let totals = try #require(object["totals"] as? [Object])
    #expect(totals.map { $0["x"] as? String } == ["Q1", "Q2", "Q3"])
    #expect(totals.map { $0["y"] as? Double } == [0.3, 2, nil])
    #expect((try Self.read([chart]) as? Object)?["totals"] == nil)
  }

  @Test func namesWhatPointsHaveBeside() throws {
    var chart = Examples.overNumbers([1, 2, 3])
    #expect((try Self.read([chart]) as? Object)?["additionalAxes"] == nil)
    chart.series[0].additional = [
      AdditionalValues(.named("Wind"), unit: "kn", values: [12, .nan, 7]),
      AdditionalValues(
        .named("Sky"), values: [.nan, .nan, .nan], texts: ["clear", nil, "clear"]),
    ]
    let object = try #require(Self.read([chart]) as? Object)
    let axes = try #require(object["additionalAxes"] as? [Object])
    #expect(axes.map { $0["title"] as? String } == ["Wind", "Sky"])
    #expect(axes[0]["unit"] as? String == "kn")
    #expect(axes[0]["minimum"] as? Double == 7 && axes[0]["maximum"] as? Double == 12)
    #expect(axes[1]["categoryCount"] as? Int == 1 && axes[1]["minimum"] is NSNull)
  }

  static func series(_ chart: Chart) throws -> [Object] {
    let object = try #require(read([chart]) as? Object)
    return try #require(object["series"] as? [Object])
  }

  @Test func describesALine() {
    #expect(
      DescriptionJSON.text(of: [Examples.price]) == """
        {
          "description": "\(Examples.price.description(in: Languages.all[0], .verbose))",
          "title": "Closing price",
          "type": "line",
          "shape": null,
          "xAxis": {
            "title": "Date",
            "unit": null,
            "type": "date",
            "scale": "linear",
            "minimum": "2023-01-02",
            "maximum": "2023-01-06",
            "categoryCount": null,
            "timeZone": null
          },
          "yAxis": {
            "title": "Price",
            "unit": "EUR",
            "type": "number",
            "scale": "linear",
            "minimum": 118.4,
            "maximum": 183.9,
            "categoryCount": null,
            "timeZone": null
          },
          "series": [
            {
              "name": "Price",
              "count": 5,
              "missing": 0,
              "shape": null,
              "minimum": {
                "x": "2023-01-03",
                "y": 118.4
              },
              "maximum": {
                "x": "2023-01-05",
                "y": 183.9
              },
              "minimumCount": 1,
              "maximumCount": 1,
              "mean": 150.46,
              "median": 150,
              "start": 120,
              "end": 180,
              "change": 60,
              "changePercent": 50,
              "trend": "rising",
              "turningPoints": 0,
              "trendStrength": "very strong",
              "gaps": [],
              "outliers": [],
              "spikes": [],
              "dips": [],
              "episodes": [],
              "plateaus": [],
              "period": null,
              "steepestRise": {
                "from": "2023-01-04",
                "to": "2023-01-05",
                "change": 33.9
              },
              "steepestDrop": {
                "from": "2023-01-05",
                "to": "2023-01-06",
                "change": -3.9
              }
            }
          ],
          "comparisons": []
        }
        """)
  }

  @Test func oneChartIsAnObjectAndSeveralAreAnArray() throws {
    #expect(try Self.read([Examples.price]) is Object)
    #expect(try (Self.read([Examples.price, Examples.steps]) as? [Object])?.count == 2)
    #expect(DescriptionJSON.text(of: []) == "[]")
  }

  @Test func countsWithoutTheMissing() throws {
    let bolt = try Self.series(Examples.pair)[1]
    #expect(bolt["count"] as? Int == 3)
    #expect(bolt["missing"] as? Int == 1)
    #expect(bolt["end"] as? Double == 110)
    #expect(bolt["trend"] as? String == "falling")
  }

  @Test func aCategoryIsItsName() throws {
    let object = try #require(Self.read([Examples.steps]) as? Object)
    let axis = try #require(object["xAxis"] as? Object)
    #expect(axis["type"] as? String == "category")
    #expect(axis["categoryCount"] as? Int == 3)
    #expect(axis["minimum"] as? String == "Mon")
    let maximum = try Self.series(Examples.steps)[0]["maximum"] as? Object
    #expect(maximum?["x"] as? String == "Wed")
    #expect(maximum?["y"] as? Double == 10_980)
  }

  @Test func aNumericPlaceIsANumberAndOfEqualsTheFirst() throws {
    let chart = SentenceTests.numbers([1.5, 2.5, 3.5, 4.5], [9, 1, 9, 1])
    let series = try Self.series(chart)[0]
    #expect((series["maximum"] as? Object)?["x"] as? Double == 1.5)
    #expect((series["minimum"] as? Object)?["x"] as? Double == 2.5)
  }

  @Test(arguments: [
    (DatePrecision.day, "2023-05-17"), (.minute, "2023-05-17T09:30:00Z"),
    (.millisecond, "2023-05-17T09:30:00.250Z"),
  ])
  func aDateWithoutATextIsSaidAsISO8601(precision: DatePrecision, text: String) throws {
    var chart = SentenceTests.numbers([Examples.time(2023, 5, 17, 9, 30) + 0.25], [1])
    chart.xAxis.kind = .date(precision)
    #expect((try Self.series(chart)[0]["minimum"] as? Object)?["x"] as? String == text)
  }

  /// The clock that a time of day is of; a day has none.
  @Test(arguments: [(DatePrecision.day, nil), (.minute, "Europe/Berlin")])
  func timesHaveAZone(precision: DatePrecision, zone: String?) throws {
    var chart = SentenceTests.numbers([Examples.time(2023, 5, 17, 9, 30)], [1])
    chart.xAxis.kind = .date(precision)
    chart.xAxis.timeZone = "Europe/Berlin"
    let object = try #require(Self.read([chart]) as? Object)
    #expect((object["xAxis"] as? Object)?["timeZone"] as? String == zone)
  }

  @Test(arguments: [[], [Double.nan, .nan], [.infinity]])
  func whatIsUndefinedIsNull(y: [Double]) throws {
    let series = try Self.series(SentenceTests.numbers(y.indices.map(Double.init), y))[0]
    #expect(series["count"] as? Int == 0)
    #expect(series["missing"] as? Int == y.count)
    #expect(series["turningPoints"] as? Int == 0)
    for key in [
      "minimum", "maximum", "mean", "median", "start", "end", "change", "changePercent", "trend",
      "trendStrength", "period", "steepestRise", "steepestDrop",
    ] {
      #expect(series[key] is NSNull, "\(key)")
    }
  }

  @Test func whatStandsOutHasItsPlaces() throws {
    let y: [Double] = [2, 3, 2, .nan, .nan, 3, 30, 3, 2, 3, 2, 2, 2, 2]
    let series = try Self.series(SentenceTests.numbers(y.indices.map { Double($0) / 2 }, y))[0]
    let gap = try #require((series["gaps"] as? [Object])?.first)
    #expect(gap["from"] as? Double == 1.5)
    #expect(gap["to"] as? Double == 2)
    #expect(gap["count"] as? Int == 2)
    for key in ["spikes", "outliers"] {
      let points = try #require(series[key] as? [Object])
      #expect(points.map { $0["x"] as? Double } == [3])
      #expect(points.map { $0["y"] as? Double } == [30])
    }
    #expect((series["dips"] as? [Object])?.isEmpty == true)
    let plateau = try #require((series["plateaus"] as? [Object])?.first)
    #expect(plateau["from"] as? Double == 5)
    #expect(plateau["to"] as? Double == 6.5)
    #expect(plateau["count"] as? Int == 4)
    #expect(plateau["level"] as? Double == 2)
    #expect((series["steepestRise"] as? Object)?["change"] as? Double == 27)
  }

  @Test func aPeriodIsInPointsAndAlongTheAxis() throws {
    let y = (0..<40).map { Double([1, 5, 9, 4][$0 % 4]) }
    let period = try Self.series(SentenceTests.numbers(y.indices.map { Double($0) / 2 }, y))[0][
      "period"]
    #expect((period as? Object)?["points"] as? Int == 4)
    #expect((period as? Object)?["span"] as? Double == 2)
    let correlation = try #require((period as? Object)?["correlation"] as? Double)
    #expect((0.99...1).contains(correlation))
  }

  @Test func seriesAreCompared() throws {
    let object = try #require(Self.read([Examples.pair]) as? Object)
    let comparison = try #require((object["comparisons"] as? [Object])?.first)
    #expect(comparison["first"] as? String == "ACME")
    #expect(comparison["second"] as? String == "BOLT")
    #expect(comparison["shared"] as? Int == 3)
    #expect(comparison["higher"] as? Int == 1)
    #expect(comparison["equal"] as? Int == 0)
    // They do between two days of which one has no value.
    #expect(comparison["crossings"] as? Int == 0)
    #expect(comparison["firstCrossing"] as? String == nil)
    // Three places do not tell.
    #expect(comparison["movement"] == nil || comparison["movement"] is NSNull)
    let largest = try #require(comparison["largestDifference"] as? Object)
    #expect(largest["x"] as? String == "2023-01-05")
    #expect(largest["difference"] as? Double == 40)
  }

  @Test func oneValueGoesNowhere() throws {
    let series = try Self.series(SentenceTests.numbers([1], [5]))[0]
    #expect(series["start"] as? Double == 5)
    #expect(series["end"] as? Double == 5)
    for key in ["change", "changePercent", "trend"] { #expect(series[key] is NSNull, "\(key)") }
  }

  @Test func calculatedNumbersCarryNoNoise() throws {
    let text = DescriptionJSON.text(of: [SentenceTests.numbers([1, 2, 3], [0.1, 0.2, 0.3])])
    #expect(text.contains("\"mean\": 0.2,"))
    #expect(text.contains("\"change\": 0.2,"))
    #expect(text.contains("\"changePercent\": 200,"))
    let largest = Double.greatestFiniteMagnitude
    let series = try Self.series(SentenceTests.numbers([1, 2], [largest, largest]))[0]
    #expect(series["mean"] as? Double == largest)
  }

  @Test func aChangeFromZeroHasNoPercent() throws {
    let series = try Self.series(SentenceTests.numbers([1, 2], [0, 5]))[0]
    #expect(series["change"] as? Double == 5)
    #expect(series["changePercent"] is NSNull)
  }

  /// Returns around zero are no shares of the first, which is one by chance.
  @Test func aChangeFromNearZeroHasNoPercent() throws {
    let returns = try Self.series(SentenceTests.numbers([1, 2, 3, 4], [0.1, -2, 3, 1]))[0]
    #expect(returns["changePercent"] is NSNull)
    let growth = try Self.series(SentenceTests.numbers([1, 2, 3, 4], [0.1, 1, 3, 1]))[0]
    #expect(growth["changePercent"] as? Double == 900)
    let below = try Self.series(SentenceTests.numbers([1, 2, 3, 4], [-2, -2, 1, 1]))[0]
    #expect(below["changePercent"] as? Double == 150)
  }

  @Test(arguments: [
    [1e308, -1e308], [1e-300, 1], [-0.0, 0.0], [.nan, 1, .infinity, 2],
  ])
  func anyDataIsValid(y: [Double]) throws {
    let chart = SentenceTests.numbers(y.indices.map { Double($0) * 1e300 }, y)
    #expect(try Self.series(chart).count == 1)
  }

  @Test func hostileNamesAreEscaped() throws {
    var chart = Examples.steps
    chart.title = "a\u{1B}]0;x\u{7}\n\"b\""
    chart.xAxis.kind = .category(["\u{9B}2J", "", "\\"])
    let text = DescriptionJSON.text(of: [chart])
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect((try Self.read([chart]) as? Object)?["title"] as? String == chart.title)
  }

  @Test func aPlaceThatDataCannotReachIsNull() throws {
    var chart = SentenceTests.numbers([7, .nan], [1, 2])
    chart.xAxis.kind = .category(["only"])
    let series = try Self.series(chart)[0]
    #expect((series["minimum"] as? Object)?["x"] is NSNull)
    #expect((series["maximum"] as? Object)?["x"] is NSNull)
  }

  /// Of a histogram what was counted is described, not how many were counted.
  @Test func describesWhatAHistogramCounts() throws {
    let series = try Self.series(Examples.overNumbers([1, 2, 2, 3, 12]).arranged(as: .histogram))
    #expect(series[0]["count"] as? Double == 5)
    #expect(series[0]["mean"] as? Double == 4)
    #expect(series[0]["median"] as? Double == 2)
  }

  /// The shape of a course with its figures, and none where there is no course.
  @Test func tellsShapes() throws {
    func shape(_ chart: Chart) throws -> Object? {
      try Self.series(chart).first?["shape"] as? Object
    }
    let peak = try #require(try shape(Examples.overNumbers([0, 2, 4, 6, 8, 6, 4, 2, 0])))
    #expect(peak["kind"] as? String == "legs" && peak["noisy"] as? Bool == false)
    let turns = try #require(peak["turningPoints"] as? [Object])
    #expect(turns.map { $0["x"] as? Double } == [4] && turns.map { $0["y"] as? Double } == [8])
    let legs = try #require(peak["legs"] as? [Object])
    #expect(legs.map { $0["direction"] as? String } == ["rising", "falling"])
    #expect(legs.map { $0["value"] as? Double } == [8, 0])
    let growth = try #require(
      try shape(Examples.overNumbers((0..<20).map { Double(1 << $0) })))
    #expect(growth["kind"] as? String == "exponential" && growth["every"] as? Double == 1)
    let steps = try #require(
      try shape(Examples.overNumbers((0..<40).map { $0 < 20 ? 3 : 9 })))
    #expect(steps["kind"] as? String == "levels")
    #expect((steps["legs"] as? [Object])?.map { $0["value"] as? Double } == [3, 9])
    let level = try #require(try shape(Examples.overNumbers([5, 5, 5])))
    #expect(level["kind"] as? String == "level" && level["level"] as? Double == 5)
    #expect(try shape(Examples.overNumbers([1, 9, 1])) == nil)
  }

  /// Months of ten years, warm in July.
  @Test func tellsPeriods() throws {
    let months = (0..<120).map { Examples.time(2000 + $0 / 12, $0 % 12 + 1, 1) }
    let warmth: [Double] = [1, 2, 5, 9, 14, 17, 20, 18, 14, 9, 5, 2]
    let chart = Chart(
      type: .line, xAxis: Axis(kind: .date(.month)), yAxis: Axis(),
      series: [
        Series(name: "", x: months, y: (0..<120).map { warmth[$0 % 12] }, isContinuous: true)
      ])
    let series = try #require(try Self.series(chart).first)
    let shape = try #require(series["shape"] as? Object)
    #expect(shape["kind"] as? String == "periodic" && shape["period"] as? Double == 12)
    #expect(shape["highest"] as? Double == 7 && shape["lowest"] as? Double == 1)
    #expect(shape["direction"] as? String == "mixed")
  }
}
