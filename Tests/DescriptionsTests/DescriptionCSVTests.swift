import Charts
import Tables
import Testing

@testable import Descriptions

@Suite struct DescriptionCSVTests {
  private func chart(
    _ names: [String], categories: [String] = ["a"], title: String? = nil
  ) -> Chart {
    Chart(
      type: .bar, xAxis: Axis(title: title, kind: .category(categories)), yAxis: Axis(),
      series: names.map { name in
        Series(
          name: name, x: categories.indices.map(Double.init), y: categories.map { _ in -1.5 },
          isContinuous: false)
      })
  }

  private func lines(_ charts: Chart...) -> [String] {
    // By scalars: a line end of two is one character to Swift.
    DescriptionCSV.text(of: charts).utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func hasARowOfNamesAndOneForEachPlace() {
    #expect(
      lines(Examples.pair).prefix(4) == [
        "Date,ACME (EUR),BOLT (EUR)\r", "2023-01-02,120,150\r",
        "2023-01-03,130,140\r", "2023-01-04,140,\r",
      ])
  }

  @Test func numbersStayAsTheyAre() {
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(fractionDigits: 1),
      series: [
        Series(
          name: "y", x: [-1, 0.1, 1e21], y: [-5, 0.1 + 0.2, .nan], isContinuous: true)
      ])
    #expect(
      lines(chart) == ["x,y\r", "-1,-5\r", "0.1,0.30000000000000004\r", "1e+21,\r", ""])
  }

  /// Beyond 2^53 the digits are those of the data, as in the table.
  @Test func largeWholeNumbersKeepTheirDigits() {
    let (first, second) = (9_007_199_254_740_993.0, 123_456_789_012_345_678.0)
    var axis = Axis()
    axis.largeIntegers = [first: "9007199254740993", second: "123456789012345678"]
    let chart = Chart(
      type: .line, xAxis: axis, yAxis: axis,
      series: [Series(name: "y", x: [1, second], y: [first, second], isContinuous: true)])
    #expect(
      lines(chart).prefix(3) == [
        "x,y\r", "1,9007199254740993\r", "123456789012345678,123456789012345678\r",
      ])
  }

  @Test func binsHaveTheirEnds() {
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(title: "v", fractionDigits: 1),
      series: [Series(name: "v", x: [0, 1, 2], y: [0.1, 0.3, 0.3], isContinuous: true)]
    ).arranged(as: .histogram)
    let table = lines(chart)
    #expect(table[0] == "v from,v to,count\r")
    #expect(table[1].hasPrefix("0.1,") && table.dropLast().last?.hasSuffix(",2\r") == true)
  }

  @Test func boxesHaveTheirOutliers() {
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(fractionDigits: 1),
      series: [
        Series(name: "v", x: [0, 1, 2, 3, 4, 5], y: [1, 2, 3, 2, 40, -30.5], isContinuous: true)
      ]
    ).arranged(as: .box)
    let table = lines(chart)
    #expect(
      table[0]
        == "x,upperWhisker,upperQuartile,median,lowerQuartile,lowerWhisker,outliers,outlierValues\r"
    )
    #expect(table[1] == "v,3,2.75,2,1.25,1,2,40 -30.5\r")
  }

  @Test func quotesWhatWouldEndAField() {
    #expect(
      lines(chart(["a,b", "say \"x\"", " c", "d"]))[0] == "x,\"a,b\",\"say \"\"x\"\"\",\" c\",d\r")
    // A mark upon a quotation mark hides it from Swift only.
    #expect(lines(chart(["a\"\u{301},\u{301}b"]))[0] == "x,\"a\"\"\u{301},\u{301}b\"\r")
  }

  /// No cell of text is a formula; a number is none.
  @Test func noTextIsAFormula() {
    let formulas = [
      "=1+1", "+1+1", "-1+1", "@SUM(A1)", "＝1", "\t=1", "=\u{301}1", "-5", "+1e3", "a=b",
    ]
    let fields = lines(chart(["y"], categories: formulas)).dropFirst().dropLast()
      .map { $0.dropLast(4) + $0.suffix(1) }
    #expect(
      fields.map { $0.split(separator: ",")[0] } == [
        "'=1+1", "'+1+1", "'-1+1", "'@SUM(A1)", "'＝1", "\" =1\"", "'=\u{301}1", "-5", "+1e3",
        "a=b",
      ])
    #expect(lines(chart(["=cmd|' /C calc'!A0"], title: "@x"))[0] == "'@x,'=cmd|' /C calc'!A0\r")
  }

  @Test func controlsStayOutside() {
    #expect(lines(chart(["a\u{1B}[31m\r\nb\u{0}"]))[0] == "x,a\u{FFFD}[31m b\u{FFFD}\r")
  }

  @Test func aDeckIsTablesWithAnEmptyLineBetween() {
    #expect(
      lines(chart(["y"]), chart(["z"])) == ["x,y\r", "a,-1.5\r", "\r", "x,z\r", "a,-1.5\r", ""])
  }

  /// An export is read again with the same units and names, whatever they came from.
  @Test(arguments: [
    "length (cm),weight (kg)\n1,5\n2,7\n4,6\n",
    "day,price (EUR),cost (EUR)\n1,5,3\n2,7,2\n3,6,9\n",
    "day,price\n2023-01-02,5 EUR\n2023-01-03,7 EUR\n2023-01-05,6 EUR\n",
    "kind,share (%)\na,5\nb,7\nc,6\n", "Day,Steps (steps)\nMon,5\nTue,7\n",
  ])
  func unitsComeBack(_ text: String) throws {
    func charts(_ text: String) throws -> [Chart] {
      let document = try Reader.read(
        bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
      return try Encoding().charts(of: document)
    }
    let first = try charts(text)
    let again = try charts(DescriptionCSV.text(of: Array(first.prefix(1))))
    #expect(again.first?.yAxis.unit == first[0].yAxis.unit)
    #expect(first[0].yAxis.unit != nil)
    #expect(again.first?.xAxis.unit == first[0].xAxis.unit)
    #expect(again.first?.xAxis.title == first[0].xAxis.title)
    #expect(again.first?.series.map(\.name) == first[0].series.map(\.name))
    #expect(again.first?.series.map(\.y) == first[0].series.map(\.y))
  }
}
