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
    #expect(labels(["a long name", "b", "c", "d"], width: 16, rows: 1) == [" a …  b   c   d"])
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
    // Whole, two of them would stand under the bars of others.
    let cut = labels(names, width: 72, rows: 2)
    #expect(["…A", "…B", "…C"].allSatisfy { cut[0].contains($0) }, "\(cut)")
  }

  @Test func whatDoesNotFitIsThinnedOut() {
    #expect(
      labels(["January", "February", "March", "April", "May", "June"], width: 24, rows: 1)
        == ["January March    May"])
    let names = (1...5000).map { "Category \($0)" }
    let row = labels(names, width: 60, rows: 1)[0]
    #expect(row.hasPrefix("Category 1 ") && row.columns <= 60 && !row.contains("…"), "\(row)")
  }

  /// A name too long for the place of the first bar is left out, and not all others with it.
  @Test func thinnedNamesBeginWhereTheyHaveRoom() {
    let groups = (1...14).map { "BM_Sort/\($0 * 1024)" }
    let row = labels(groups, width: 56, rows: 1)[0]
    #expect(row.split(separator: " ").count >= 3, "\(row)")
    let facets = (1...30).map { "N\($0)Straightforwardness" }
    #expect(labels(facets, width: 76, rows: 1)[0].split(separator: " ").count >= 3)
    #expect(labels(facets, width: 116, rows: 2).allSatisfy { $0.contains("Straightforwardness") })
  }

  @Test func aNameLongerThanThePlotSaysThatItGoesOn() {
    #expect(labels(["Donaudampfschifffahrtsgesellschaft"], width: 12, rows: 1) == ["Donaudampfs…"])
    #expect(
      labels(["Donau dampf schiff fahrt mbH"], width: 12, rows: 2) == [
        "Donau dampf", "schiff fahr…",
      ])
  }

  /// Mount points of `df` in the columns of a small and of a usual screen: no name below the bar of another, none left out.
  @Test func longNamesAreCutRatherThanLeftOut() {
    let names = ["/dev", "/dev/shm", "/", "/mnt/sandboxing/python", "/sys/fs/cgroup"]
    #expect(labels(names, width: 26, rows: 1) == ["/dev /de…    /  /mn… /sy…"])
    #expect(
      labels(names, width: 64, rows: 1)
        == ["    /dev       /dev/shm         /      /mnt/sandb…  /sys/fs/cg…"])
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
            let span = labels.span(of: placed)
            // Under the bar of another it would be that bar's name.
            let middle = Double(span.lowerBound + span.upperBound) / 2
            let own = (Double(placed.index) + 0.5) * Double(width) / Double(count)
            #expect(count * 2 > width || abs(middle - own) <= Double(width) / Double(count) / 2 + 1)
            for x in span {
              for y in placed.row..<placed.row + placed.label.size.rows {
                #expect(x < width && y < rows)
                #expect(taken.insert(Position(x: x, y: y)).inserted)
              }
            }
          }
        }
      }
    }
  }
}
