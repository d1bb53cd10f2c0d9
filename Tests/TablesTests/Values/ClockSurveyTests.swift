import Testing

@testable import Tables

/// Lengths of time that are written as clocks are.
@Suite struct ClockSurveyTests {
  private static let lengths: [(String, [String], [Double])] = [
    ("Chip time", ["0:38:28", "0:45:48", "1:17:28"], [2308, 2748, 4648]),
    ("result", ["0:38:28", "0:45:48", "1:17:28"], [2308, 2748, 4648]),
    ("lap", ["00:01:30", "00:02:00", "00:11:00"], [90, 120, 660]),
    ("v", ["1:30.5", "2:00.0", "11:00.0"], [90.5, 120, 660]),
    ("10k", ["41:10", "46:30", "39:45"], [2470, 2790, 2385]),
    ("Time", ["44:10", "1:02:37", "58:05"], [2650, 3757, 3485]),
    ("Time", ["18:10", "1:02:37", "19:05"], [1090, 3757, 1145]),
  ]

  @Test(arguments: lengths)
  func durations(name: String, cells: [String], seconds: [Double]) throws {
    let table = try table("k,\(name)\n" + cells.map { "a,\($0)\n" }.joined())
    let numbers = try table.numbers(1)
    #expect(numbers.unit == "min")
    #expect(zip(numbers.values, seconds).allSatisfy { abs($0 * 60 - $1) < 1e-9 })
    #expect(table.roles[1].role == .measure)
  }

  @Test(arguments: [
    ("k,start\na,8:15:00\nb,9:30:00\n", 1), ("k,time\na,00:15:00\nb,01:30:00\n", 1),
    ("time,v\n0:15:01,1\n0:30:05,2\n", 0), ("k,start\na,8:15\nb,9:30\n", 1),
    ("k,time\na,0:15:00\nb,17:30:00\n", 1), ("k,wake\na,6:45\nb,7:05\nc,5:59\n", 1),
    ("k,seen\na,1:45\nb,2:05\nc,9:59\n", 1),
  ])
  func timesOfDay(text: String, column: Int) throws {
    _ = try table(text).dates(column)
  }

  /// One part in ten is neither ten past one nor ten minutes.
  @Test(arguments: ["Dilution", "Maßstab 1", "希釈", "mixing_ratio"])
  func ratios(name: String) throws {
    let rows = "a,1:10,3\nb,1:50,4\nc,1:20,5\n"
    let ratios = try table("k,\(name),v\n" + rows)
    #expect(try ratios.text(1).cells == ["1:10", "1:50", "1:20"])
    #expect(try table("k,ratified,v\n" + rows).numbers(1).kind == .lapse)
  }

  /// A fraction behind minutes and seconds, with a point or a comma, and the sign of a distance.
  @Test(arguments: [
    ("17:23,2;17:48,9;18:05,7", [1043.2, 1068.9, 1085.7]),
    ("+0:25,7;+1:06,7;+0:29,8", [25.7, 66.7, 29.8]),
    ("0:58.31;1:02.07;0:59.9", [58.31, 62.07, 59.9]),
    ("1:02:03,5;0:59:58,0;1:04:00,1", [3723.5, 3598, 3840.1]),
    ("-0:05;+0:12;+0:09", [-5, 12, 9]),
  ])
  func fractionsAndSigns(cells: String, seconds: [Double]) throws {
    for mark in ["", "d;DNF\n"] {
      let rows = cells.split(separator: ";").map { "a;\($0)\n" }.joined()
      let numbers = try table("k;zeit\n" + rows + mark).numbers(1)
      let size = numbers.unit == "min" ? 60.0 : 1
      #expect(zip(numbers.values, seconds).allSatisfy { abs($0 * size - $1) < 1e-9 })
      #expect(numbers.strays?.count == (mark.isEmpty ? nil : 1))
      #expect(numbers.kind == .lapse)
    }
  }

  /// Lengths of time in plain numbers stay numbers.
  @Test func onlyClocksAreLapses() throws {
    #expect(try table("k,Time\na,15:10\nb,1:02:37\nc,16:20\n").numbers(1).kind == .lapse)
    #expect(try table("k,took\na,900ms\nb,3m12s\n").numbers(1).kind == .amount)
    #expect(try table("k,took (min)\na,17.5\nb,18.2\n").numbers(1).kind == .amount)
  }

  /// Marks for no result are missing, and lengths of time all others.
  @Test(arguments: ["DNF", "DSQ", "dns", "D.N.F.", "aufg."])
  func whoHasNoTime(mark: String) throws {
    let table = try table("k,Time\na,15:10\nb,\(mark)\nc,1:02:37\nd,\(mark)\ne,16:20\n")
    let numbers = try table.numbers(1)
    #expect(numbers.optionals.map { $0.map { ($0 * 60).rounded() } } == [910, nil, 3757, nil, 980])
    #expect(numbers.unit == "min" && numbers.strays == StrayCells(count: 2, texts: [mark]))
  }

  /// More of them than of the others are no column of times.
  @Test func tooManyTexts() throws {
    #expect(throws: Never.self) { try table("k,Time\na,15:10\nb,DNF\nc,DNF\n").text(1) }
    #expect(throws: Never.self) { try table("k,Time\na,15:10\nb,late\nc,16:10\n").text(1) }
  }

  /// Of one digit, in no order, from before a timetable begins: how long songs are.
  @Test func minutesAndSeconds() throws {
    let songs = try table("song,length\na,7:11\nb,2:05\nc,4:03\nd,2:18\n").numbers(1)
    #expect(songs.values == [431, 125, 243, 138] && songs.unit == "s")
  }

  /// No day has 41 hours, so that clocks beside such are minutes and seconds as well.
  @Test func clocksBesideMinutes() throws {
    let table = try table("name,5k,10k\na,19:45,41:10\nb,22:05,46:30\nc,18:59,39:45\n")
    #expect(try table.numbers(1).values == [19.75, 22 + 5 / 60.0, 18 + 59 / 60.0])
    #expect(try table.numbers(1).unit == "min" && table.numbers(2).unit == "min")
  }
}
