import Testing

@testable import Charts
@testable import Tables

/// Tables whose columns are what is compared.
@Suite struct GuessColumnsTests {
  @Test func columnsOfOneScaleHaveABoxEach() throws {
    let text = tableText("sure,likely,even,doubtful,never", 20) { row in
      "\(90 + row % 9),\(70 + row * 3 % 20),\(50 + row % 3),\(30 - row % 11),\(row * 7 % 13)"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .box)
    #expect(chart.xAxis.categories == ["sure", "likely", "even", "doubtful", "never"])
  }

  /// Twenty-two students with five marks each are more than anyone compares.
  @Test func marksOfManyStudentsAreSummedUp() throws {
    let text = tableText("Student,Class,A,B,C,D,E", 22) { row in
      "s\(row),\(row % 2 + 8)a,\(row % 5 + 1).5,\(row % 4 + 1),\(row % 3 + 2),\(row % 5 + 1),\(row % 6 + 1)"
    }
    #expect(try readFirstChart(text).type == .box)
  }

  /// Anscombe's columns are four clouds, and nothing to be compared by their spread.
  @Test func numberedPairsAreClouds() throws {
    let text = tableText("x1,x2,x3,y1,y2,y3", 11) { row in
      "\(row * 7 % 11 + 4),\(row * 7 % 11 + 4),\(row * 3 % 11 + 4),\(row * 5 % 11).25,\(row * 8 % 11).5,\(row).75"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.prefix(3).allSatisfy { $0.type == .scatter })
    #expect(decks.prefix(3).map(\.x) == ["x1", "x2", "x3"])
    #expect(decks.prefix(3).map(\.measures) == [["y1"], ["y2"], ["y3"]])
  }
}
