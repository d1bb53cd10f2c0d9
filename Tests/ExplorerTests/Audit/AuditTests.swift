import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

struct AuditTests {
  static func audit(
    _ chart: Chart, file: String? = nil, languages: [any Language] = [Languages.all[0]],
    _ change: (inout Settings) -> Void = { _ in }
  ) -> Audit {
    var settings = Settings()
    change(&settings)
    return Audit(
      chart, settings, theme: .defaultDark, file: file, size: Size(columns: 80, rows: 24),
      languages: languages)
  }

  static func chart(
    title: String? = "Rain", names: [String] = ["Rain"], y: [Double] = [1, 2.5, 4],
    xAxis: Axis = Axis(title: "Distance", unit: "km"),
    yAxis: Axis = Axis(title: "Rain", unit: "mm", fractionDigits: 1)
  ) -> Chart {
    Chart(
      title: title, type: .line, xAxis: xAxis, yAxis: yAxis,
      series: names.map {
        Series(name: $0, x: y.indices.map(Double.init), y: y, isContinuous: true)
      })
  }

  @Test func aChartThatIsFitPasses() {
    let failed = Self.audit(Self.chart()).findings.filter { $0.verdict == .failed }
    #expect(failed.isEmpty)
  }

  @Test(arguments: [(36, Verdict.passed), (37, .nearly), (40, .nearly), (41, .failed)])
  func nearlyIsWithinATenth(_ count: Int, _ verdict: Verdict) {
    #expect(Verdict(count, atMost: 40) == verdict)
  }

  // MARK: Captions

  /// The longest of each kind is that which a reader hears, with the key that brought it.
  @Test func captionsAreThoseOfTheKeys() throws {
    let long = "A name that goes on and on and on, and then some"
    let findings = Self.audit(Self.chart(names: [long, "Rain"])).captions
    let captions = findings.compactMap { finding -> AuditedCaption? in
      if case .caption(let caption) = finding.subject { caption } else { nil }
    }
    #expect(captions.count == findings.count)
    #expect(captions.first?.action == nil)
    #expect(captions.first?.text == "Rain, line, 2 series, 0 to 2 km")
    #expect(captions.contains { $0.action == .nextPoint && $0.key == "→" })
    for (finding, caption) in zip(findings, captions) {
      #expect(caption.columns == caption.text.columns)
      #expect(finding.verdict != .passed || caption.columns <= 36)
      #expect(finding.verdict != .failed || caption.columns > 40)
    }
    // A jump of the chart names the series.
    #expect(findings.contains { $0.verdict == .failed })
    #expect(captions.contains { $0.mode == .details && $0.action == .nextItem })
  }

  /// The facts of a chart are told in many words, whatever its names are.
  @Test func aCaptionIsNotBlamedOnShortNames() throws {
    let findings = Self.audit(Self.chart()).captions
    let details = try #require(
      findings.compactMap { finding -> (Verdict, AuditedCaption)? in
        guard case .caption(let caption) = finding.subject,
          caption.mode ?? caption.action == .details
        else {
          return nil
        }
        return (finding.verdict, caption)
      }.first)
    #expect(details.1.columns > 40)
    #expect(details.0 == .nearly)
    #expect(details.1.readOnKey == "r")
  }

  @Test func captionsAreMadeInEveryLanguageThatIsAskedFor() {
    let findings = Self.audit(Self.chart(), languages: Languages.all).captions
    #expect(Set(findings.flatMap(\.places)) == Set(Languages.all.map(\.name)))
    let one = Self.audit(Self.chart()).captions
    #expect(one.allSatisfy { $0.places.isEmpty })
    #expect(findings.count == one.count * Languages.all.count)
  }

  // MARK: Names

  @Test(
    arguments: [
      (nil, nil, Finding(.failed, .title)), ("  ", nil, Finding(.failed, .title)),
      ("rain", "data/rain.csv", Finding(.nearly, .fileTitle("rain"))),
      ("rain", "rain.csv.gz", Finding(.nearly, .fileTitle("rain"))),
      ("Rain", "rain.csv", Finding(.passed, .title)), ("rain", "-", Finding(.passed, .title)),
      ("rain", nil, Finding(.passed, .title)),
    ] as [(String?, String?, Finding)])
  func aTitleIsMoreThanTheNameOfTheFile(_ title: String?, _ file: String?, _ finding: Finding) {
    #expect(Self.audit(Self.chart(title: title), file: file).title == finding)
  }

  @Test func titlesAndUnitsOfAxesAreMissed() {
    let bare = Self.audit(Self.chart(xAxis: Axis(), yAxis: Axis()))
    #expect(
      bare.axisTitles == [
        Finding(.failed, .axisTitle(isX: true)), Finding(.failed, .axisTitle(isX: false)),
      ])
    #expect(
      bare.units == [Finding(.nearly, .unit(isX: true)), Finding(.nearly, .unit(isX: false))])
    let full = Self.audit(Self.chart())
    #expect((full.axisTitles + full.units).allSatisfy { $0.verdict == .passed })
  }

  /// Dates and categories have no unit, counts have none, and around a middle there is no axis.
  @Test func nothingIsMissedThatCannotBeThere() {
    #expect(Self.audit(Fixtures.steps).units == [Finding(.passed, .unit(isX: false))])
    #expect(Self.audit(Fixtures.parcels).units.map(\.subject) == [.unit(isX: true)])
    let pie = Fixtures.steps.arranged(as: .pie)
    #expect(Self.audit(pie).axisTitles.isEmpty)
  }

  @Test(
    arguments: [
      (["Rain in the north of the city", "Rain in the north of the county"], true),
      (["Rain in the north", "Rain in the north"], true), (["", ""], false),
      (["Rain", "Rainfall"], false),
    ] as [([String], Bool)])
  func namesThatBeginAlikeAreFound(_ names: [String], _ isFound: Bool) {
    let finding = Self.audit(Self.chart(names: names)).beginnings
    #expect(finding == Finding(isFound ? .failed : .passed, .beginnings(isFound ? names : [])))
  }

  @Test func namesInCapitalsAreFound() {
    let loud = Self.chart(title: "RAIN FALL", names: ["USA", "GDP", "PRICES", "PRICES", "Mars"])
    #expect(Self.audit(loud).capitals == Finding(.nearly, .capitals(["RAIN FALL", "PRICES"])))
    #expect(Self.audit(Self.chart(title: "通信量の推移")).capitals.verdict == .passed)
  }

  // MARK: Data

  @Test func placesThatRepeatAreFound() {
    let twice = Axis(title: "Day", kind: .category(["Mon", "Tue", "Mon"]))
    #expect(
      Self.audit(Self.chart(xAxis: twice)).places == Finding(.failed, .repeatedCategory("Mon")))
    var rows = Self.chart()
    rows.series[0].x = [0, 0, 1]
    let shared = rows.arranged(as: .line)
    let fact = shared.repetitionFact
    #expect(fact != nil)
    #expect(Self.audit(shared).places == fact.map { Finding(.failed, .sharedPlaces($0)) })
  }

  @Test(arguments: [(1, Verdict.passed), (5, .passed), (6, .nearly), (7, .failed)])
  func sixSeriesAreFollowed(_ count: Int, _ verdict: Verdict) {
    let chart = Self.chart(names: (0..<count).map { "\($0)" })
    #expect(
      Self.audit(chart).seriesCount == Finding(verdict, .seriesCount(count, atMost: 6)))
  }

  @Test(
    arguments: [
      ([-4.893964], 6, 7, Verdict.failed), ([183.9], 2, 5, .passed), ([5_000_000], 0, 1, .passed),
      ([1_234_567], 0, 7, .failed), ([123_456], 0, 6, .nearly), ([0.001], 3, 1, .passed),
      ([.nan], 0, 0, .passed), ([1e300], 0, 0, .passed),
    ] as [([Double], Int, Int, Verdict)])
  func digitsThatAreSaidAreCounted(
    _ y: [Double], _ fractionDigits: Int, _ count: Int, _ verdict: Verdict
  ) {
    let axis = Axis(title: "Rain", fractionDigits: fractionDigits)
    let finding = Self.audit(Self.chart(y: y, yAxis: axis)).digits
    guard case .digits(_, let digits, 6) = finding.subject else {
      Issue.record("\(finding)")
      return
    }
    #expect(digits == count)
    #expect(finding.verdict == verdict)
  }

  // MARK: The picture

  @Test func theThirteenthSeriesHasTheSignOfTheFirst() {
    let names = (1...13).map { "s\($0)" }
    #expect(
      Self.audit(Self.chart(names: names)).signs == Finding(.failed, .signs(["s1", "s13"])))
    #expect(Self.audit(Self.chart(names: Array(names.dropLast()))).signs.verdict == .passed)
    let slices = Chart(
      title: "Parts", type: .bar, xAxis: Axis(kind: .category(Array(names.prefix(9)))),
      yAxis: Axis(),
      series: [
        Series(
          name: "", x: (0..<9).map(Double.init), y: [9, 8, 7, 6, 5, 4, 3, 2, 1], isContinuous: false
        )
      ]
    ).arranged(as: .pie)
    #expect(Self.audit(slices).signs == Finding(.failed, .signs(["s1", "s8"])))
  }

  @Test func theContrastIsThatOfTheTheme() {
    guard case .contrast("default-dark", _, let count) = Self.audit(Self.chart()).contrast.subject
    else {
      Issue.record()
      return
    }
    #expect(count > 0)
    #expect(Self.audit(Self.chart()).contrast.verdict != .failed)
    var gray = Theme.defaultDark
    gray.colors[.text] = gray.background
    let audit = Audit(
      Self.chart(), Settings(), theme: gray, file: nil, size: Size(columns: 80, rows: 24),
      languages: [])
    #expect(audit.contrast.verdict == .failed)
  }

  @Test func labelsAreLookedForWhereEverythingIsLarge() {
    #expect(Self.audit(Self.chart()).labels == Finding(.passed, .cutLabels([])))
    let long = String(repeating: "Rain of the year ", count: 8)
    let cut = Self.audit(Self.chart(title: long)).labels
    guard case .cutLabels(let texts) = cut.subject, let text = texts.first else {
      Issue.record("\(cut)")
      return
    }
    #expect(cut.verdict == .failed)
    #expect(text.hasPrefix("Rain of the year") && text.hasSuffix("…"))
  }
}
