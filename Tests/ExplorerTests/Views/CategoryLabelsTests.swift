import Screen
import Testing

@testable import Explorer

@Suite struct CategoryLabelsTests {
  /// The labels under an axis of `width` columns, row by row.
  private func labels(_ names: [String], width: Int, rows: Int) -> [String] {
    let columns = names.indices.map { (2 * $0 + 1) * width / (2 * names.count) }
    let labels = CategoryLabels(names: names[...], width: width) { columns[$0] }
    var frame = Frame(size: Size(columns: width, rows: rows))
    for placed in labels.placed(rows: rows, ellipsis: "…") {
      placed.label.draw(
        into: &frame, at: Position(x: labels.span(of: placed).lowerBound, y: placed.row))
    }
    return frame.lines
  }

  @Test func shortNamesStandInOneRow() {
    #expect(labels(["Mon", "Tue", "Wed"], width: 15, rows: 3) == [" Mon  Tue  Wed", "", ""])
  }

  @Test func namesOfSeveralWordsAreWrapped() {
    #expect(
      labels(["United Kingdom", "Czech Republic", "Ivory Coast"], width: 30, rows: 2)
        == ["  United    Czech      Ivory", "  Kingdom  Republic    Coast"])
    #expect(
      labels(["日本と韓国", "中国東北部"], width: 16, rows: 2)
        == [" 日本と  中国東", "  韓国    北部"])
  }

  @Test func longWordsStandInAlternateRows() {
    #expect(
      labels(["Liechtenstein", "Luxembourg", "Switzerland"], width: 36, rows: 2)
        == ["Liechtenstein Luxembourg Switzerland", ""])
    #expect(
      labels(["Liechtenstein", "Luxembourg", "Switzerland"], width: 35, rows: 2)
        == ["Liechtenstein           Switzerland", "            Luxembourg"])
  }

  /// A name makes room for its neighbors, as long as it stays under its category.
  @Test func namesMoveBeforeOneIsLeftOut() {
    #expect(
      labels(["setosa", "versicolor", "virginica"], width: 28, rows: 1)
        == [" setosa versicolor virginica"])
    // Farther away it would be that of another.
    #expect(labels(["a long name", "b", "c", "d"], width: 16, rows: 1) == ["a long name   d"])
  }

  @Test func veryLongNamesStayNearTheirTicks() {
    let name = "The very long name of a department that nobody can remember in full"
    let names = [name + " A", name + " B", name + " C"]
    #expect(
      labels(names, width: 72, rows: 3) == [
        " The very long name of a The very long name of a The very long name of a",
        " department that nobody  department that nobody  department that nobody",
        " can remember in full A  can remember in full B  can remember in full C",
      ])
    // Two names have room where all three have not.
    let two = labels(names, width: 72, rows: 2)
    #expect(two[0].hasSuffix("full A") && two[1].hasSuffix("full C"))
  }

  @Test func whatDoesNotFitIsThinnedOut() {
    #expect(
      labels(["January", "February", "March", "April", "May", "June"], width: 24, rows: 1)
        == ["January March    May"])
    let names = (1...5000).map { "Category \($0)" }
    let row = labels(names, width: 60, rows: 1)[0]
    #expect(row.hasPrefix("Category 1 ") && row.columns <= 60 && !row.contains("…"), "\(row)")
  }

  @Test func aNameLongerThanThePlotSaysThatItGoesOn() {
    #expect(labels(["Donaudampfschifffahrtsgesellschaft"], width: 12, rows: 1) == ["Donaudampfs…"])
    #expect(
      labels(["Donau dampf schiff fahrt mbH"], width: 12, rows: 2) == [
        "Donau dampf", "schiff fahr…",
      ])
  }

  @Test func theyNeverTouch() {
    for width in 1...70 {
      for count in 1...12 {
        let names = (0..<count).map { String(repeating: "n", count: 1 + $0 * 5 % 13) + " w" }
        for rows in 1...3 {
          let columns = names.indices.map { (2 * $0 + 1) * width / (2 * count) }
          let labels = CategoryLabels(names: names[...], width: width) { columns[$0] }
          var taken: Set<Position> = []
          for placed in labels.placed(rows: rows, ellipsis: "…") {
            for x in labels.span(of: placed) {
              for y in placed.row..<placed.row + placed.label.size.rows {
                #expect(x < width && y < rows)
                #expect(taken.insert(Position(x: x, y: y)).inserted)
              }
            }
          }
          #expect(!taken.isEmpty)
        }
      }
    }
  }
}
