import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct StretchesTests {
  /// 50 up to the 25th point, then down again.
  private static let peak = Chart(
    title: "Peak", type: .line, xAxis: Axis(), yAxis: Axis(unit: "m"),
    series: [
      Series(
        name: "", x: (1...49).map(Double.init), y: (1...49).map { Double(min($0, 50 - $0)) },
        isContinuous: true)
    ])

  @Test func whatLiesBetweenTheMarksIsDescribed() throws {
    var model = Fixtures.model(Self.peak)
    #expect(try model.hear("3jj").last == "End of the list")
    _ = try model.press(":n10<Enter>(:n20<Enter>)")
    #expect(model.descriptionItems == [.chart, .series(0), .stretch])
    #expect(try model.hear("3j").last == "x = 10 to 20: up 100.0%, mean 15 m")
    #expect(
      try model.hear("<Enter>").last
        == "x = 10 to 20: up 100.0%, mean 15 m. It rises steadily, from 10 m at x = 10 to 20 m at "
        + "x = 20, up 100.0%. The highest is 20 m at x = 20, the lowest 10 m at x = 10.")
  }

  @Test func theStretchBeforeIsComparedWith() throws {
    var model = Fixtures.model(Self.peak)
    _ = try model.press(":n10<Enter>(:n20<Enter>):n30<Enter>(")
    // One end alone may be a correction.
    #expect(model.loop.earlier == nil)
    _ = try model.press(":n40<Enter>)")
    #expect(model.loop.earlier == Stretch(start: Self.point(9), end: Self.point(19)))
    #expect(
      try model.hear("3jjj").last
        == "Mean: 15 m, equal to 15 m. x = 30 to 40: down 50.0%; compared with: x = 10 to 20: up 100.0%"
    )
    #expect(try model.hear("<Enter>").last == model.history.last)
    _ = try model.press(":n1<Enter>(:n5<Enter>)")
    #expect(model.loop.earlier == Stretch(start: Self.point(29), end: Self.point(39)))
  }

  @Test func theOrderOfTheEndsDoesNotMatter() throws {
    var model = Fixtures.model(Self.peak, settings: Settings(languageTag: "ja"))
    _ = try model.press(":n20<Enter>(:n10<Enter>)3jj")
    #expect(model.history.last == "xが10から20の間：100.0%増、平均値15m")
  }

  @Test func theMarksAreOfTheWholeChart() throws {
    var model = Fixtures.model(Self.peak)
    _ = try model.press(":n10<Enter>(:n20<Enter>):n40<Enter>+++")
    #expect(try model.hear("3jj").last == "x = 10 to 20: up 100.0%, mean 15 m")
    #expect(try model.hear("<Enter>").last?.hasPrefix("x = 10") == true)
  }

  /// Of bins it is the values counted that have a mean, and the same one throughout.
  @Test func binsSayHowManyValuesTheyHave() throws {
    var model = Fixtures.model(Fixtures.parcels)
    _ = try model.press("<Right>(<Right>)")
    #expect(try model.hear("3jj").last == "Weight, 10 to 30 kg: 9 values, mean 19 kg")
    let whole = try #require(model.hear("<Enter>").last)
    #expect(whole.hasPrefix("Weight, 10 to 30 kg: 9 values, mean 19 kg. "))
    #expect(whole.contains("Mean: 19 kg"))
  }

  @Test func marksInDifferentSeriesAreOfTheFirst() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4l(j<End>)3")
    #expect(
      model.language.text(model.page.stretchSentence(model.settings))
        == "ACME, May 15 to 18: up 7.1%, mean 144.30 EUR")
  }

  @Test func nothingTrapsWhereThereIsNoValue() throws {
    var chart = Fixtures.price
    chart.series[0].y = [.nan, .nan, .nan, .nan, .nan]
    var model = Fixtures.model(chart)
    #expect(try model.hear("l(")[1] == "Loop start: May 15, missing")
    #expect(try model.hear(")3jj").last == "May 15: no values")
    #expect(try model.hear("<Enter>").last == "May 15: no values. It has no values.")
  }

  private static func point(_ index: Int) -> PointReference {
    PointReference(series: 0, point: index)
  }

  /// Over bins it goes from the lower edge of the first to the upper edge of the last.
  @Test(arguments: [
    ("en", "Loop on, 10 to 40", "10 to 40: 3 values"),
    ("de", "Schleife ein, 10 bis 40", "10 bis 40: 3 Werte"),
    ("fr", "Boucle activée, 10 à 40", "de 10 à 40\u{A0}: 3 valeurs"),
    ("es", "Bucle activado, de 10 a 40", "de 10 a 40: 3 valores"),
    ("ja", "ループ再生、10から40", "10から40：3個"), ("zh-Hans", "循环已打开，10至40", "10至40：3个值"),
  ])
  func aStretchOverBinsIsOneRange(tag: String, loop: String, stretch: String) throws {
    let plain = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "", x: (0..<5).map(Double.init), y: [5, 15, 25, 35, 45], isContinuous: false)
      ])
    var chart = plain.arranged(as: .histogram)
    chart.xAxis.binWidth = 10
    chart.series[0].x = [5, 15, 25, 35, 45]
    chart.series[0].y = [1, 1, 1, 1, 1]
    var model = Fixtures.model(chart, settings: Settings(languageTag: tag))
    #expect(try model.hear("4<Right><Right>(<Right><Right>)*").last == loop)
    #expect(try model.hear("3jj").last?.hasPrefix(stretch) == true)
    // Set the other way round it is the same.
    var backwards = Fixtures.model(chart, settings: Settings(languageTag: tag))
    #expect(try backwards.hear("4<Right><Right>)<Right><Right>(*").last == loop)
  }
}
