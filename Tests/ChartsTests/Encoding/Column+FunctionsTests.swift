import Glibc
import Testing

@testable import Charts
@testable import Tables

/// A chart of a measure and what is made of it alone shows nothing.
@Suite struct ColumnFunctionsTests {
  private func columns(_ made: (Double) -> Double) throws -> [String] {
    let text = tableText("base,made,other", 40) { row in
      let base = 3 + Double(row * 13 % 41) / 2
      return "\(base),\(made(base)),\(row * 29 % 37)"
    }
    return try readTable(text).columns.withoutFunctions().map(\.name)
  }

  @Test func logarithmsSquaresAndInversesGo() throws {
    #expect(try columns { log($0) } == ["base", "other"])
    #expect(try columns { log10($0) } == ["base", "other"])
    #expect(try columns { $0 * $0 } == ["base", "other"])
    #expect(try columns { (6000 / $0).rounded() / 100 } == ["base", "other"])
  }

  /// The logarithms of billions hardly differ from each other, and are those of nothing else.
  @Test func logarithmsOfLargeNumbersGo() throws {
    let text = tableText("gas,lgas,other", 40) { row in
      let gas = 7_830_000_128 + 41_000_000 * Double(row * 13 % 41)
      return "\(gas),\(log(gas)),\(row * 29 % 37)"
    }
    #expect(try readTable(text).columns.withoutFunctions().map(\.name) == ["gas", "other"])
  }

  /// The square of what only counts the rows is no measure either.
  @Test func functionsOfWhatIsNotMeasuredGo() throws {
    let text = tableText("year,total,t,tsq,jobs", 48) { row in
      "\(1981 + row / 12),\(400 + row * 37 % 211),\(row + 1),\((row + 1) * (row + 1)),\(50 + row * 29 % 37).5"
    }
    let table = try readTable(text)
    let measures = table.columns.filter { ["total", "tsq", "jobs"].contains($0.name) }
    #expect(measures.withoutFunctions(in: table.columns).map(\.name) == ["total", "jobs"])
    #expect(try Guess(Encoding().readied(table)).measures.map(\.name).contains("tsq") == false)
  }

  @Test func anythingElseStays() throws {
    #expect(try columns { $0 + log($0) * 3 } == ["base", "made", "other"])
    #expect(
      try columns { ($0 * 31).truncatingRemainder(dividingBy: 7) } == ["base", "made", "other"])
  }

  /// Numbers of one size are nearly their own logarithms, and are none.
  @Test func fewDifferentNumbersTellNothing() throws {
    let text = tableText("a,b", 20) { "\($0 % 2 + 1),\($0 % 2 == 0 ? 2 : 1)" }
    #expect(try readTable(text).columns.withoutFunctions().count == 2)
  }

  /// The speed of each runner is the way by the time: the time by name, and no speed over time.
  @Test func resultsAreNoFormula() throws {
    let text = tableText("Class.;Dossard;Nom;Sexe;Temps;Vitesse (km/h)", 20) { row in
      let seconds = 2050 + row * 37 + row * row % 11
      let speed = (Double(10 * 3600) / Double(seconds) * 100).rounded() / 100
      return
        "\(row + 1);\(row * 97 % 700 + 3);Nom \(row);\(["F", "H"][row % 2]);00:\(seconds / 60):"
        + "\(seconds % 60 < 10 ? "0" : "")\(seconds % 60);"
        + String(speed).replacing(".", with: ",")
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .bar && chart.channels?.x == "Nom" && chart.channels?.y == ["Temps"])
    #expect(chart.yAxis.valueKind == .lapse)
    let columns = try Encoding().columns(of: readDocument(text))
    #expect(columns.first { $0.name == "Class." }?.role != .measure)
  }

  /// The square of a number that only counts on is what is asked about.
  @Test func aSquareOverACounterStays() throws {
    let text = tableText("x,y", 12) { "\($0 + 1),\(($0 + 1) * ($0 + 1))" }
    #expect(try readFirstChart(text).channels?.y == ["y"])
    let three = tableText("n,ms,w", 12) { "\($0 + 1),\(($0 + 1) * ($0 + 1)),\($0 * 29 % 37)" }
    #expect(try readTable(three).columns.withoutFunctions().map(\.name) == ["n", "w"])
  }
}
