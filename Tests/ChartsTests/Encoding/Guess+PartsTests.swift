import Testing

@testable import Charts
@testable import Tables

/// Tables whose columns are parts of a whole.
@Suite struct GuessPartsTests {
  /// The candidates of an election with those who came and the votes that count for nobody.
  private let wards = tableText("Ward,Electorate,Ballots,Turnout,Red,Blue,Green,Invalid", 9) {
    row in
    let votes = [700 + row * 91 % 300, 400 + row * 57 % 400, 300 + row * 73 % 200, 20 + row]
    let all = votes.reduce(0, +)
    return "w\(row),\(all * 2 + row * 31),\(all),\(40 + row).5%,"
      + votes.map(String.init).joined(separator: ",")
  }

  @Test func partiesStandBesideEachOther() throws {
    let charts = try readCharts(wards)
    #expect(charts[0].type == .groupedBar && charts[0].xAxis.title == "Ward")
    #expect(charts[0].series.map(\.name) == ["Red", "Blue", "Green"])
    #expect(charts.map { $0.channels?.y } == [["Red", "Blue", "Green"], ["Invalid"], ["Ballots"]])
  }

  /// A sum that lacks here and there is one all the same.
  @Test func aSumWithGapsHasAChartOfItsOwn() throws {
    let charts = try readCharts(
      "week,adults,children,all\n22,120,200,320\n23,150,260,410\n24,,190,\n25,180,310,490\n26,210,330,540\n"
    )
    #expect(charts.map { $0.channels?.y } == [["all"], ["adults", "children"]])
  }

  /// A sum that stands before everything else is what the table is about, whatever is measured beside its parts.
  @Test func aSumThatIsFirstHasTheFirstChart() throws {
    let text = tableText("state,year,capital,roads,water,private,output,jobs,idle", 60) { row in
      let (roads, water) = (1000 + row * 37 % 211, 300 + row * 53 % 97)
      return "s\(row / 20),\(1970 + row % 20),\(roads + water),\(roads),\(water),"
        + "\(4000 + row * 71 % 501),\(9000 + row * 89 % 801),\(50 + row * 31 % 41),\(3 + row * 3 % 7).5"
    }
    let charts = try readCharts(text)
    #expect(charts.first?.channels?.y == ["capital"])
    let later = try readCharts(text.replacing("capital,roads,water", with: "roads,water,x"))
    #expect(later.first?.channels?.y != ["x"])
  }

  /// Of many places those with the most votes are stacked.
  @Test func manyNamesHaveTheirLargestStacked() throws {
    let text = tableText("name,gold,total,silver", 60) { row in
      let (gold, silver) = (row * 7 % 13 + 1, row * 11 % 17)
      return "n\(row),\(gold),\(gold + silver),\(silver)"
    }
    let charts = try readCharts(text)
    let chart = charts[0]
    #expect(chart.type == .stackedBar && chart.series.map(\.name) == ["gold", "silver"])
    #expect(chart.xAxis.categories?.count == 20)
    let sums = zip(chart.series[0].y, chart.series[1].y).map(+)
    #expect(sums == sums.sorted(by: >))
    #expect(chart.notes.contains(.ranked(by: ["gold", "silver"])))
    #expect(charts.count == 2 && charts[1].channels?.y == ["total"] && charts[1].type == .bar)
    #expect(charts[1].xAxis.categories == chart.xAxis.categories)
  }

  /// The sum that was paid comes before the price and its tax.
  @Test(arguments: [("net", "vat", "gross"), ("Netto", "MwSt", "Brutto"), ("Net", "Fee", "Amount")])
  func aPaymentComesBeforeItsParts(names: (String, String, String)) throws {
    let text = tableText("customer,\(names.0),\(names.1),\(names.2)", 12) { row in
      let net = 100 + row * 37 % 91
      return "C\(row),\(net).00,\(net / 5).20,\(net + net / 5).20"
    }
    let charts = try readCharts(text)
    #expect(charts.map { $0.channels?.y } == [[names.2], [names.0, names.1]])
    let listed = try Encoding().suggestions(of: readDocument(text)).joined()
    let sentences = listed.map { "\($0.type) \($0.measures) \($0.x ?? "")" }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func aTotalIsNoSeries() throws {
    let text =
      "Item,Ann,Ben,Cleo,Total\nPay,$40,$41,$42,$123\nRent,$6,$6,$7,$19\nGrant,($3),$0,($2),($5)\n"
    let charts = try readCharts(text)
    #expect(charts[0].series.map(\.name) == ["Ann", "Ben", "Cleo"])
    #expect(charts.map { $0.channels?.y }.last == ["Total"])
  }

  /// A part that never changes is one all the same, and a mean stands beside no parts of it.
  @Test func aPartMayBeTheSameInEachRow() throws {
    let rows = tableText("month,Rent,Food,Power,Total", 6) { row in
      "m\(row),300,\(200 + row * 31 % 90),\(40 + row * 7 % 13),\(540 + row * 31 % 90 + row * 7 % 13)"
    }
    #expect(
      try readCharts(rows).allSatisfy {
        $0.series.count == 1 || $0.channels?.y.contains("Total") == false
      })
    let marks = "pupil,a,b,c,Mean\nAnn,4,6,8,6\nBob,3,3,6,4\nCy,9,8,7,8\nDee,5,6,1,4\n"
    #expect(try readChart(marks).series.map(\.name) == ["a", "b", "c"])
  }

  /// Points of pupils in three subjects and their sum: a box for each subject, not the twenty best.
  @Test func pointsOfPupilsAreBoxes() throws {
    let text = tableText("name,math,art,sport,total", 60) { row in
      let points = [60 + row * 7 % 41, 55 + row * 11 % 43, 70 + row * 13 % 29]
      return "P\(row),\(points[0]),\(points[1]),\(points[2]),\(points.reduce(0, +))"
    }
    let charts = try readCharts(text)
    #expect(charts[0].type == .box && charts[0].xAxis.categories == ["math", "art", "sport"])
    #expect(charts[1].type == .histogram && charts[1].channels?.y == ["total"])
  }

  /// The difference of two shares is part of neither, and the shares are stacked.
  @Test(arguments: [7, 14]) func aDifferenceIsNoPart(count: Int) throws {
    let text = tableText("City,n,Good %,Fair %,Bad %,Net", count) { row in
      let (good, bad) = (40 + row * 7 % 19, 13 + row * 5 % 11)
      return "c\(row),\(300 + row * 91 % 400),\(good),\(100 - good - bad),\(bad),\(good - bad)"
    }
    let charts = try readCharts(text)
    #expect(charts.map { $0.channels?.y } == [["Good %", "Fair %", "Bad %"], ["Net"], ["n"]])
    #expect(charts.map(\.type) == [.stackedBar, .bar, .bar])
  }

  /// A whole is made of parts none of which is below zero; a total that is called so, of whatever there is.
  @Test func partsAreNotBelowZero() throws {
    func text(_ name: String) -> String {
      tableText("item,first,second,\(name)", 9) { row in
        let (first, second) = (20 + row * 7 % 13, row * 5 % 11 - 4)
        return "i\(row),\(first),\(second),\(first + second)"
      }
    }
    #expect(try readCharts(text("result")).count == 1)
    #expect(try readCharts(text("total")).map { $0.channels?.y.count } == [1, 2])
  }

  /// Of sums of sums that of all has the first chart, wherever it is; a few more lines than fit have a second.
  @Test func theSumOfSumsIsFirst() throws {
    let names = (1...6).map { "s\($0)" }
    let text = tableText("month,all,private,\(names.joined(separator: ",")),public", 30) { row in
      let parts = (1...6).map { 2_000 + $0 * 300 + row * (3 + $0) + row * 37 % 41 }
      let (own, state) = (parts.reduce(0, +), 1_500 + row * 4 + row * 31 % 17)
      return "20\(10 + row / 12)-\(String(101 + row % 12).suffix(2))-01,\(own + state),\(own),"
        + parts.map(String.init).joined(separator: ",") + ",\(state)"
    }
    let charts = try readCharts(text)
    #expect(charts[0].channels?.y == ["all"])
    #expect(
      Set(charts.flatMap { $0.channels?.y ?? [] }) == Set(["all", "private", "public"] + names))
  }

  /// A column that is called a total comes behind three parts or more.
  @Test func aTotalIsLast() throws {
    let text = tableText("month,rent,food,travel,total", 12) { row in
      let parts = [900 + row * 3, 400 + row * 71 % 90, 300 + row * 37 % 120]
      return "2025-\(String(101 + row).suffix(2)),"
        + parts.map(String.init).joined(separator: ",") + ",\(parts.reduce(0, +))"
    }
    #expect(try readCharts(text).last?.channels?.y == ["total"])
  }

  /// A total that is the same everywhere has no chart.
  @Test func aTotalOfSharesIsNoPart() throws {
    let charts = try readCharts(
      "region,a,b,c,Total\nN,50,30,20,100\nS,45,32,23,100\nE,40,33,27,100\n")
    #expect(charts.map { $0.channels?.y } == [["a", "b", "c"]])
    #expect(charts[0].notes.contains(.leftOutWhole("Total")))
  }
}
