import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct LandmarksTests {
  /// Up, down by much, up, a gap, down.
  private let mountains = Chart(
    title: "Mountains", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: [
      Series(
        name: "y", x: (1...12).map(Double.init),
        y: [1, 5, 10, 9, 2, 3, 8, 12, .nan, 11, 4, 1], isContinuous: true)
    ])

  @Test func turningPointsAreWalkedBothWays() throws {
    var model = Fixtures.model(mountains)
    #expect(
      try model.hear("nnnn") == [
        "Turning point 1 of 3: 3, 10", "Turning point 2 of 3: 5, 2", "Turning point 3 of 3: 8, 12",
        "No turning point after this",
      ])
    #expect(try model.hear("N") == ["Turning point 2 of 3: 5, 2"])
    #expect(try model.hear("u") == ["Back: 8, 12"])
  }

  @Test func theListSaysHowManyAndGoesThere() throws {
    var model = Fixtures.model(mountains)
    #expect(try model.hear("g").first?.hasPrefix("Go to, 10 items. 1. Large drop") == true)
    var rows = try model.hear("<Down><Down><Down><Down><Down><Down>")
    #expect(rows.contains("3. Gap: 1"))
    #expect(rows.contains("5. Higher value"))
    rows = try model.hear("<Up><Up><Up><Up><Enter>")
    #expect(rows.last == "Gap: 9, missing")
    #expect(model.overlay == nil)
    // n goes on with what was chosen; there is no other one.
    #expect(try model.hear("nN") == ["No gap after this", "No gap before this"])
  }

  @Test func theNextHigherAndLowerDependOnWhereOneStands() throws {
    var model = Fixtures.model(mountains)
    _ = try model.press("<Right><Right>")
    #expect(try model.hear("g<Down><Down><Down><Down><Enter>").last == "Higher value: 3, 10")
    #expect(try model.hear("nn") == ["Higher value: 8, 12", "No higher value after this"])
  }

  @Test func pastTheLastTheListBeginsAgain() throws {
    var model = Fixtures.model(mountains)
    #expect(try model.hear("<End>g<Down><Down><Enter>").last == "Gap: 9, missing")
  }

  @Test func aCrossingSaysWhomItPasses() throws {
    var chart = Fixtures.pair
    chart.series.append(
      Series(name: "CORE", x: Fixtures.days(4), y: [100, 145, 120, 110], isContinuous: true))
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("<Right>g<Down><Down><Down><Enter>n").suffix(2) == [
        "Crossing 1 of 3: ACME, May 16, 141.00 EUR, falls below CORE",
        "Crossing 2 of 3: ACME, May 17, 146.20 EUR, rises above CORE",
      ])
    #expect(
      try model.hear("n") == ["Crossing 3 of 3: ACME, May 18, 150.00 EUR, falls below BOLT"])
    #expect(try model.hear("u") == ["Back: ACME, May 17, 146.20 EUR"])
  }

  // MARK: Sizes

  @Test func aDropSaysItsSizeInTheUnitsOfTheValue() throws {
    var model = Fixtures.model(mountains)
    #expect(
      try model.hear("g<Enter>n").suffix(2) == [
        "Largest drop 1 of 2: 5, 2, down 7", "Largest drop 2 of 2: 11, 4, down 7",
      ])
    model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear("g<Down><Enter>").last == "Largest rise: ACME, May 17, 146.20 EUR, up 5.20")
  }

  /// A row of the details that leads to a drop says the same of it.
  @Test func theRowOfTheLargestDropLeadsToItsSize() throws {
    var model = Fixtures.model(mountains)
    _ = try model.press("2")
    // The steps are folded away in a list this long.
    if let fold = model.rows.firstIndex(where: { !$0.folded.isEmpty }) {
      let down = String(repeating: "<Down>", count: fold - model.rotor.detailsRow)
      _ = try model.press(down + "<Enter>")
    }
    let row = try #require(
      model.rows.firstIndex { if case .largestDrop = $0.fact { true } else { false } })
    let keys = String(repeating: "<Down>", count: row - model.rotor.detailsRow) + "<Enter>"
    #expect(try model.hear(keys).last == "Largest drop: 5, 2, down 7")
  }

  /// Values that jump about, some of them missing; the same every time.
  private func jumpy(_ seed: Int) -> Chart {
    func y(_ series: Int) -> [Double] {
      (0..<60).map { index in
        let mixed = (index + 1) * (index + 7) * (seed * 31 + series * 17 + 13) + index
        if mixed % 23 == 5 { return .nan }
        return Double(mixed % 11) + (mixed % 19 == 0 ? 100 : 0)
      }
    }
    return Chart(
      title: "Jumpy", type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ["ACME", "BOLT"].enumerated().map { index, name in
        Series(name: name, x: (0..<60).map(Double.init), y: y(index), isContinuous: true)
      })
  }

  /// The size said of a drop or a rise is the difference of two neighbors, and it is one of those that the
  /// list counts: larger than three usual steps, or the largest.
  @Test(arguments: 0..<12, [Landmark.drop, .rise])
  func sizesAreThoseOfThePoints(seed: Int, landmark: Landmark) throws {
    var page = Page(jumpy(seed))
    for index in page.chart.series.indices {
      page.cursor.series = index
      page.cursor.point = nil
      let y = page.chart.series[index].y
      // A step leads from one known value to the next, over no more empty cells than usual.
      let known = (0..<y.count).filter { y[$0].isFinite }
      let ways = zip(known, known.dropFirst()).map { $1 - $0 }
      let longest = (ways.sorted().dropFirst(ways.count / 2).first ?? 1)
      let steps = zip(known, known.dropFirst()).filter { $1 - $0 <= longest }.map { y[$1] - y[$0] }
      let usual = steps.map(abs).sorted()[steps.count / 2]
      let sign: Double = landmark == .drop ? -1 : 1
      let largest = steps.map { $0 * sign }.max() ?? 0
      var heard = 0
      while case .jump(let jump, let outline)? =
        page.goToNext(.landmark(landmark), by: 1, Settings()).words.first
      {
        // If all are as large as the largest they are called so.
        if case .largest = jump {
          #expect(abs(outline.landmarkChange?.amount.value ?? 0) == largest)
        }
        heard += 1
        let point = try #require(page.cursor.point)
        let change = try #require(outline.landmarkChange)
        #expect(outline.series == page.chart.series[index].name)
        let origin = try #require(known.last { $0 < point })
        #expect(change.amount.value == y[point] - y[origin])
        #expect(change.amount.value * sign > 0)
        #expect(abs(change.amount.value) >= 3 * usual || change.amount.value * sign == largest)
        let said = Languages.all[0].text(.jump(.landmark(landmark, nil), outline))
        #expect(
          said.hasSuffix(
            ", \(landmark == .drop ? "down" : "up") \(Int(abs(y[point] - y[origin])))"))
      }
      #expect(heard == page.chart.landmarks(landmark, in: index).count && heard > 0)
    }
  }

  /// A spike is told from the last value before it leaves its neighbors, also one of two points.
  @Test(
    arguments: [
      ([3, 4, 3, 4, 60, 62, 4, 3, 4, 3, 4], "Spike or dip: 5, 62, up 58"),
      ([3, 4, 3, 4, 60, 4, 3, 4, 3, 4, 3], "Spike or dip: 4, 60, up 56"),
      ([30, 31, 30, 31, 2, 31, 30, 31, 30, 31, 30], "Spike or dip: 4, 2, down 29"),
      ([3, 4, 3, 4, .nan, 60, 4, 3, 4, 3, 4], "Spike or dip: 5, 60, up 56"),
    ] as [([Double], String)])
  func aSpikeSaysHowFarItStandsOut(y: [Double], said: String) throws {
    var model = Fixtures.model(
      Chart(
        title: "Spike", type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [
          Series(name: "y", x: y.indices.map(Double.init), y: y, isContinuous: true)
        ]))
    let keys = "g" + String(repeating: "<Down>", count: 7) + "<Enter>"
    #expect(try model.hear(keys).last == said)
  }

  // MARK: Nothing

  @Test func whatIsNotThereIsSaid() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("n") == ["There is no turning point"])
    #expect(try model.hear("g<End><Enter>").last == "There is no bookmark")
  }
}
