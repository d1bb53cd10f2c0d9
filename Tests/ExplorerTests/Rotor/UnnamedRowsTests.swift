import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// The names that a picture has no room for are listed among the details.
@Suite struct UnnamedRowsTests {
  private static func line(_ names: [String], _ type: ChartType = .line) -> Chart {
    Chart(
      title: "Rain", type: type, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: [
        Series(
          name: "a", x: names.indices.map(Double.init),
          y: names.indices.map { Double(40 - $0) }, isContinuous: type == .line)
      ]
    ).arranged(as: type)
  }

  /// Names that do not follow from each other, of so many letters and two digits.
  private static func names(_ count: Int, letters: Int) -> [String] {
    let first = ["Q", "X", "A", "M", "Z", "K", "B", "W", "E", "P", "T", "C"]
    return (0..<count).map { index in
      let number = index * 7 % count
      return String(repeating: first[index % 12], count: letters) + (number < 10 ? "0" : "")
        + "\(number)"
    }
  }

  private static func unnamed(_ model: Model) -> [FactRow] { model.rows.filter(\.isOfUnnamed) }

  @Test func theyStandBehindTheAxesAndOpen() throws {
    let names = Self.names(24, letters: 6)
    var model = Fixtures.model(Self.line(names), columns: 60, rows: 20)
    let shown = view(model, model.size).lines.joined()
    let missing = names.filter { !shown.contains($0) }
    #expect(missing.count > 6)
    _ = try model.press("2")
    let row = try #require(Self.unnamed(model).first)
    #expect(Self.unnamed(model).count == 1)
    guard case .unnamed(let first, let more) = row.fact else { return }
    #expect(first == Array(missing.prefix(5)) && first.count + more == missing.count)
    let index = try #require(model.rows.firstIndex(of: row))
    #expect(model.rows[index - 1].group == .axes)
    #expect(model.rows.dropFirst(index + 1).allSatisfy { $0.group != .axes })
    // The first words are what they were.
    let keys = "<Home>" + String(repeating: "<Down>", count: index)
    #expect(try model.hear(keys).last == model.language.text(row.fact))
    #expect(
      try model.hear("<Enter>").last?.hasPrefix("Names not shown: \(missing[0]), ") == true)
    let all = Self.unnamed(model).flatMap { row -> [String] in
      guard case .unnamed(let names, _) = row.fact else { return [] }
      return names
    }
    #expect(all == missing)
    // They are not listed once more.
    _ = try model.press("<Down><Up>")
    #expect(Self.unnamed(model).flatMap(\.folded).isEmpty)
  }

  @Test func aLargerWindowTakesThemOut() throws {
    let names = Self.names(24, letters: 6)
    var model = Fixtures.model(Self.line(names), columns: 60, rows: 20)
    _ = try model.press("2<Down><Down>")
    let chosen = model.rows[model.rotor.detailsRow]
    #expect(Self.unnamed(model).count == 1)
    _ = update(&model, .resized(Size(columns: 300, rows: 60)))
    #expect(Self.unnamed(model).isEmpty)
    #expect(model.rows[model.rotor.detailsRow] == chosen)
  }

  @Test func whereEachNameIsSeenThereIsNothingToList() throws {
    var model = Fixtures.model(Self.line(["Ada", "Bo", "Cy"]))
    _ = try model.press("2")
    #expect(Self.unnamed(model).isEmpty)
    var lines = Fixtures.model(
      Self.line(Self.names(24, letters: 6)), columns: 60, rows: 20)
    lines.settings.screenReader = .plain
    _ = try lines.press("2")
    #expect(Self.unnamed(lines).isEmpty)
  }

  /// Slices without room for their names, too.
  @Test func slicesAreListed() throws {
    let names = Self.names(12, letters: 5)
    let pie = Self.line(names, .pie)
    var model = Fixtures.model(pie, columns: 40, rows: 12)
    _ = try model.press("2")
    guard case .unnamed(let first, let more)? = Self.unnamed(model).first?.fact else {
      Issue.record("nothing is listed")
      return
    }
    #expect(first.count + more >= 4)
    #expect(!first.contains("QQQQQ00") && first.allSatisfy(names.contains))
  }
}
