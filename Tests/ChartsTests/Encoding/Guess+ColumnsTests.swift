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

  /// Marks in several subjects, each of twenty, are compared by their spread, and lengths of several kinds are not.
  @Test func marksAreBoxes() throws {
    func table(_ header: String, _ scale: [Int]) -> String {
      tableText(header, 28) { row in
        let marks = scale.indices.map { "\((row * (7 + $0) % 11 + 6) * scale[$0]).5" }
        return (["P\(row % 27)", row % 2 == 0 ? "3A" : "3B"] + marks).joined(separator: ";")
      }
    }
    let chart = try readFirstChart(
      table("Élève;Classe;Maths (/20);Français (/20);Anglais (/20)", [1, 1, 1]))
    #expect(chart.type == .box && chart.xAxis.categories?.count == 3)
    // Of two pupils who are called alike nobody asks for a box, nor is the mean of the marks a subject.
    let means = tableText("Name;Deutsch (P);Mathe (P);Musik (P);Sport (P);Schnitt (P)", 30) { row in
      let marks = (0..<4).map { row * (7 + $0) % 11 + 6 }
      return (["P\(row)"] + marks.map(String.init) + ["\(Double(marks.reduce(0, +)) / 4)"])
        .joined(separator: ";")
    }
    #expect(try readFirstChart(means).xAxis.categories?.contains("Schnitt") != true)
    let flowers = try readFirstChart(table("name;kind;sepal (mm);petal (mm);stem (mm)", [1, 3, 9]))
    #expect(flowers.type != .box || flowers.xAxis.categories?.count != 3)
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

  /// A picture of eight by eight points in each row, and what it shows: no kind is made of a point that is mostly dark.
  @Test func columnsOfOneScaleAreCellsForEachClass() throws {
    var text = ""
    for row in 0..<240 {
      for column in 0..<64 {
        let value = (column * 7 + row * 13 + row % 10 * column) % 17
        text += "\(value),"
      }
      text += "\(row % 10)\n"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap && chart.channels?.series == "65")
    #expect(chart.channels?.aggregate == .mean && chart.channels?.reason == .columnsCompared)
    #expect(chart.series.count == 10 && chart.series[0].y.count == 64)
  }

  /// Five days with the viewers of each quarter of an hour of three programs.
  @Test func manyColumnsOfFewNamesAreCells() throws {
    let stations = ["A", "B", "C"].flatMap { name in (0..<11).map { "8:\($0 * 5 + 10) \(name)" } }
    var text = "day," + stations.joined(separator: ",") + "\n"
    for (row, day) in ["a", "b", "c", "d", "e"].enumerated() {
      text += "day \(day)"
      for column in 0..<33 { text += ",\(100 + (column * 37 + row * 59) % 250)" }
      text += "\n"
    }
    let chart = try readFirstChart(text)
    #expect(chart.type == .heatMap && chart.channels?.reason == .columnsCompared)
  }

  /// Absences are no marks.
  @Test func wholeNumbersBeyondDecimalsAreNoneOfThem() throws {
    let text = tableText("name,class,maths,art,music,sport,absences", 30) { row in
      let marks = (1...4).map { "\(row * $0 * 7 % 90 / 10 + 1).\(row * $0 % 10)" }
      return "n\(row),\(row % 2),\(marks.joined(separator: ",")),\(row * 11 % 29)"
    }
    let chart = try readFirstChart(text)
    #expect(!(chart.channels?.y.contains("absences") ?? true))
  }

  /// The sleep of several patients after several drugs is compared, though two drugs go together.
  @Test func fewColumnsOfOneSizeAreCompared() throws {
    let sleep =
      "Control,L_hyoscyamine,L_hyoscine,DL_hyoscine\n0.6,1.3,2.5,2.1\n3,1.4,3.8,4.4\n4.7,4.5,5.8,4.7\n"
      + "5.5,4.3,5.6,4.8\n6.2,6.1,6.1,6.7\n3.2,6.6,7.6,8.3\n2.5,6.2,8,8.2\n2.8,3.6,4.4,4.3\n"
    func place(_ text: String) throws -> Int? {
      let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
      return decks.firstIndex { $0.type == .box && $0.measures.count == 4 }
    }
    let found = try place(sleep)
    #expect(found == 0 || found == 1)
    // A column of far larger numbers is of another kind.
    let rows = sleep.split(separator: "\n").dropFirst().map { "9\($0)" }.joined(separator: "\n")
    #expect(try place("a,b,c,d\n" + rows + "\n") == nil)
  }
}
