import Testing

@testable import Charts
@testable import Tables

/// Surveys whose questions are answered by numbers.
@Suite struct GuessQuestionsTests {
  private func survey(_ names: [String]) -> String {
    tableText((names + ["gender", "age"]).joined(separator: ","), 90) { row in
      let answers = names.indices.map { "\((row * 7 + $0 * 5 + row / 9) % 6 + 1)" }
      return (answers + ["\(row % 2 + 1)", "\(18 + row * 13 % 50)"]).joined(separator: ",")
    }
  }

  /// The items of a questionnaire are counted as numbered questions are, whatever letter is before their numbers.
  @Test func itemsAreCounted() throws {
    let names = ["A", "C"].flatMap { letter in (1...5).map { "\(letter)\($0)" } }
    let charts = try readCharts(survey(names))
    #expect(charts.map(\.xAxis.title) == names)
    #expect(charts.allSatisfy { $0.type == .bar && $0.countsKinds })
  }

  /// Of very many the means are compared.
  @Test func veryManyItemsAreCompared() throws {
    let names = "ACENO".flatMap { letter in (1...5).map { "\(letter)\($0)" } }
    let chart = try readChart(survey(names))
    #expect(chart.type == .bar && chart.series.map(\.count) == [25])
    #expect(chart.xAxis.categories == names)
  }

  /// Codes for no answer are told with the question that has them.
  @Test func aCodeIsToldWithItsQuestion() throws {
    let text = tableText("id,age,q1,q2,q3", 60) { row in
      "\(row + 1),\(18 + row * 13 % 50),\(row % 9 == 4 ? -9 : row % 5 + 1),\(row * 3 % 5 + 1),\(row * 7 % 4 + 1)"
    }
    let charts = try readCharts(text)
    let told = charts.map { chart in
      chart.notes.filter { if case .missingCode = $0 { true } else { false } }
    }
    #expect(told == [[.missingCode("-9", count: 7, column: "q1")], [], []])
  }
}
