import Testing

@testable import Tables

@Suite struct FoldTests {
  @Test func rowsBecomeColumnsAgain() throws {
    let data = try table("city,old,new\nOslo,1,2.5\nRome,,4\n")
    let (long, folded) = try data.folded(["old", "new"], name: "state", value: "size")
    #expect(long.names == ["city", "state", "size"])
    #expect(try long.text(0).cells == ["Oslo", "Oslo", "Rome", "Rome"])
    #expect(try long.text(1).cells == ["old", "new", "old", "new"])
    #expect(try long.numbers(2).optionals == [1, 2.5, nil, 4])
    #expect(folded == Folded(columns: ["old", "new"], name: "state", value: "size"))

    let (wide, unfolded) = try long.unfolded(name: "state", value: "size")
    #expect(wide.names == data.names)
    #expect(try wide.text(0).cells == ["Oslo", "Rome"])
    #expect(try wide.numbers(1).optionals == [1, nil] && wide.numbers(2).optionals == [2.5, 4])
    #expect(
      unfolded == Unfolded(name: "state", value: "size", columns: ["old", "new"], repeated: 0))
  }

  @Test func unitsAndNamesThatDifferAreNotMixed() throws {
    let data = try table("name,a (kg),b (m)\nx,1,2\n")
    let (long, report) = try data.folded(["a", "b"])
    // The name for the names is taken.
    #expect(long.names == ["name", "name 2", "value"] && report.name == "name 2")
    #expect(try long.numbers(2).unit == nil)
    #expect(throws: TransformProblem.mixedColumns(["name", "a"])) {
      try data.folded(["name", "a"])
    }
  }

  @Test func textAndDatesFoldToo() throws {
    let data = try table("id,first,second\n1,a,b\n2,b,c\n")
    #expect(try data.folded(["first", "second"]).table.text(2).cells == ["a", "b", "b", "c"])
    let days = try table("id,from,to\n1,2021-01-01,2021-02-01\n")
    #expect(
      try days.folded(["from", "to"]).table.dates(2).texts == ["2021-01-01", "2021-02-01"])
    #expect(try days.folded([]).table.names == days.names)
  }

  @Test func aCellThatNoRowIsForIsMissing() throws {
    let long = try table("city,year,v\nOslo,a,1\nRome,b,2\nOslo,a,7\nRome,,9\n")
    let (wide, report) = try long.unfolded(name: "year", value: "v")
    #expect(wide.names == ["city", "a", "b"])
    #expect(try wide.numbers(1).optionals == [1, nil] && wide.numbers(2).optionals == [nil, 2])
    #expect(report.repeated == 1)
  }
}
