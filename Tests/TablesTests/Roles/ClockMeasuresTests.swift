import Testing

@testable import Tables

/// Times of day beside what they are of.
@Suite struct ClockMeasuresTests {
  private func measures(
    _ text: String, asked: [String] = [], places: [String] = []
  ) throws -> ClockMeasures {
    ClockMeasures(
      try table(text).typed(), asked: asked, places: places, hasPlace: !places.isEmpty)
  }

  private func numbers(_ text: String, _ column: Int) throws -> NumberColumn {
    try measures(text).measured(in: table(text).typed()).numbers(column)
  }

  private static let nights =
    "Date,Bed,Wake\n2024-03-01,23:30,7:05\n2024-03-02,00:15,7:40\n2024-03-03,22:50,6:30\n"

  /// The night goes on: 23:30 and 00:15 are 45 minutes apart.
  @Test func nightsGoOn() throws {
    #expect(try measures(Self.nights).names == ["Bed", "Wake"])
    let (bed, wake) = (try numbers(Self.nights, 1), try numbers(Self.nights, 2))
    #expect(bed.values == [1_410, 1_455, 1_370] && bed.kind == .clock && bed.fractionDigits == 0)
    #expect(wake.values == [1_865, 1_900, 1_830])
  }

  /// By day midnight stays what it is, and so it does where no stretch is without any time.
  @Test(arguments: [["7:05", "12:40", "16:30"], ["0:30", "5:00", "11:00"]])
  func daysBeginAtMidnight(times: [String]) throws {
    let text = "k,at\n" + zip(["a", "b", "c"], times).map { "\($0),\($1)\n" }.joined()
    let minutes = times.map { time in
      let parts = time.split(separator: ":").compactMap { Double($0) }
      return parts[0] * 60 + parts[1]
    }
    #expect(try numbers(text, 1).values == minutes)
  }

  @Test func seconds() throws {
    let numbers = try numbers("k,at\na,07:05:30\nb,17:40:00\nc,\n", 1)
    #expect(numbers.optionals == [425.5, 1_060, nil] && numbers.fractionDigits == 2)
  }

  /// Beside days, and beside names of which each comes once.
  @Test(arguments: [
    "Name,Bed\nAda,23:30\nBen,00:15\nCem,22:50\n", "when,what\n8:00,Coffee\n9:30,Lunch\n",
    "Tag,Uhrzeit,n\nMontag,07:10,5\nDienstag,07:30,6\nMittwoch,06:55,7\n",
    "who,date,bed\na,2024-03-01,23:30\nb,2024-03-01,22:30\na,2024-03-02,23:10\nb,2024-03-02,22:00\n",
  ])
  func besidePlaces(text: String) throws {
    #expect(try measures(text).names.count == 1)
  }

  /// An event at some time has it as its place, and so has a measurement at times that go on.
  @Test(arguments: [
    "time,v\n7:00,1\n8:00,2\n9:00,3\n", "time,note,v\n8:00,a,1\n9:00,b,2\n10:00,c,3\n",
    "what,time\na,8:00\na,8:15\nb,9:00\n",
    "time,what\n8:00,the kettle was on for all of the morning and then\n8:15,off\n",
    "note,time,v\na,8:00,1\nb,9:00,2\nc,10:00,3\n",
    "date,start,v\n2024-03-01,8:00,1\n2024-03-01,9:00,2\n2024-03-02,8:00,2\n",
  ])
  func timesThatPass(text: String) throws {
    #expect(try measures(text).names.isEmpty)
  }

  @Test func askedFor() throws {
    let text = "time,v\n7:00,1\n8:00,2\n9:00,3\n"
    #expect(try measures(text, asked: ["time"]).names == ["time"])
    #expect(try measures(Self.nights, places: ["Bed"]).names == ["Wake"])
  }
}
