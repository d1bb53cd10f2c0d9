import Testing

@testable import Charts
@testable import Tables

/// Heat maps that nobody asked for.
@Suite struct GuessSurfacesTests {
  private func grid(_ columns: Int, _ rows: Int, _ stem: String = "V") -> String {
    let names = (1...columns).map { "\(stem)\($0)" }
    return tableText(([""] + names).joined(separator: ","), rows) { row in
      ([row + 1] + (1...columns).map { 100 + (row * $0) % 37 }).map(String.init)
        .joined(separator: ",")
    }
  }

  @Test func aGridIsAHeatMap() throws {
    let chart = try readFirstChart(grid(30, 40))
    #expect(chart.type == .heatMap && chart.series.count == 30)
    #expect(chart.xAxis.categories?.count == 40)
  }

  /// Few columns, few rows and other names are none.
  @Test func othersAreNone() throws {
    #expect(try readFirstChart(grid(8, 40)).type != .heatMap)
    #expect(try readFirstChart(grid(30, 40).replacing("V7,", with: "age,")).type != .heatMap)
  }

  /// The wells of a plate: its rows have letters, its columns numbers.
  @Test func aPlateIsAHeatMap() throws {
    let names = (1...6).map(String.init).joined(separator: ",")
    func plate(_ corner: String, _ letters: String) -> String {
      ([corner + "," + names]
        + letters.enumerated().map { row, letter in
          "\(letter)," + (1...6).map { "0.\(10 + (row * 7 + $0 * 5) % 61)" }.joined(separator: ",")
        }).joined(separator: "\n")
    }
    for corner in ["", "row"] {
      let chart = try readFirstChart(plate(corner, "ABCD"))
      #expect(chart.type == .heatMap && chart.series.map(\.name) == (1...6).map(String.init))
      #expect(chart.xAxis.categories == ["A", "B", "C", "D"])
    }
    #expect(try readFirstChart(plate("", "ABXD")).type != .heatMap)
  }

  @Test func twoKindsAreCrossed() throws {
    let text = tableText("name,color,size", 40) {
      "n\($0),\(["red", "blue", "green"][$0 % 3]),\(["big", "small"][$0 / 3 % 2])"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.contains { $0.type == .heatMap })
    let chart = try #require(try readCharts(text) { $0.number = decks.count }.first)
    #expect(chart.type == .heatMap && chart.xAxis.title == "color")
    let counts: [Double] = chart.series.flatMap { $0.y.filter(\.isFinite) }
    #expect(counts.reduce(0, +) == 40)
  }

  /// The rows and columns of a field are cells; with something tried in them they are not asked about.
  @Test func aFieldIsAHeatMap() throws {
    let text = tableText("row,col,yield", 6 * 9) { row in
      "\(row / 9 + 1),\(row % 9 + 1),\(100 + row * 37 % 53)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap && chart.series.count == 6 && chart.series[0].count == 9)
    let tried = tableText("row,col,gen,yield", 6 * 9) { row in
      "\(row / 9 + 1),\(row % 9 + 1),G\(row * 5 % 6),\(100 + row * 37 % 53)"
    }
    #expect(try readFirstChart(tried).type != .heatMap)
  }

  /// Of two kinds and nothing else each pair is counted first: students who use drugs, by their parents.
  @Test func twoKindsAloneAreCells() throws {
    let text = tableText("student,parents", 60) { row in
      "\(["uses", "not"][row % 3 % 2]),\(["used", "not"][row / 5 % 3 % 2])"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap && chart.channels?.reason == .counts)
  }
}
