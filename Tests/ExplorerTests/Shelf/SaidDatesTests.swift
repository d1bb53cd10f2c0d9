import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// The words of captions for dates can be typed as a range.
@Suite struct SaidDatesTests {
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double((CivilDate.days(year: year, month: month, day: day) ?? 0) * 86_400)
  }

  private static func read(_ text: String, _ tag: String, year: Int? = 2024) throws -> String? {
    let language = try #require(Languages.language(tag))
    return SaidDates(text, in: language.format.rangeWords, year: year)?.written
  }

  /// The words of every language for a stretch, as a caption has them.
  @Test(arguments: Languages.all.map(\.tag))
  func theWordsOfCaptionsAreRead(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let cases: [(Double, Double, DatePrecision, DateSpan, String)] = [
      (Self.day(2024, 3, 1), Self.day(2024, 3, 31), .day, .year, "2024-03-01..2024-03-31"),
      (Self.day(2024, 2, 1), Self.day(2024, 5, 6), .day, .year, "2024-02-01..2024-05-06"),
      (Self.day(2023, 11, 5), Self.day(2024, 1, 3), .day, .years, "2023-11-05..2024-01-03"),
      (Self.day(2024, 4, 1), Self.day(2024, 10, 1), .month, .year, "2024-04..2024-10"),
      (Self.day(2023, 8, 1), Self.day(2024, 2, 1), .month, .years, "2023-08..2024-02"),
    ]
    for (from, to, precision, span, written) in cases {
      let places = [from, to].map { Place.date($0, precision, timeZone: "UTC", span) }
      let said = language.text(
        .stretch(StretchOutline(from: places[0], to: places[1], change: nil, mean: nil)))
      let stretch = said.prefix { !":：".contains($0) }
      #expect(try Self.read(String(stretch), tag) == written, "\(stretch)")
      // One end alone, and a place by itself.
      let first = language.format.place(places[0])
      let low = written.split(separator: ".").first.map(String.init)
      #expect(try Self.read(first, tag) == low, "\(first)")
      #expect(try Self.read("from " + first, tag) == low.map { $0 + ".." }, "\(first)")
    }
  }

  @Test(arguments: [
    ("Feb 1 to Mar 3, 2023", "2023-02-01..2023-03-03"), ("from Feb 1", "2024-02-01.."),
    ("until March 2023", "..2023-03"), ("on Feb 1", "2024-02-01"),
    ("Feb 1 to 5", "2024-02-01..2024-02-05"),
    ("Mar 3 14:30 to Mar 4 08:00", "2024-03-03 14:30..2024-03-04 08:00"),
  ])
  func theirFormsAreRead(text: String, written: String) throws {
    #expect(try Self.read(text, "en") == written)
  }

  @Test(arguments: ["5", "2023", "2023-02-01..2023-03-01", "Feb 30", "nonsense Feb 1", "5 to 20"])
  func anythingElseIsNone(text: String) throws { #expect(try Self.read(text, "en") == nil) }

  /// Without a year nobody knows which of several is meant.
  @Test func aYearIsNotGuessed() throws {
    #expect(try Self.read("Feb 1", "en", year: nil) == nil)
    #expect(try Self.read("Feb 1 to Mar 1, 2023", "en", year: nil) == "2023-02-01..2023-03-01")
  }

  /// A range without a year in a table of several is of the year one stands in, else of the last that has it.
  @Test func aRangeInTheLastYear() throws {
    let rows = (0..<30).map { month in
      "\(2021 + month / 12)-\(month % 12 < 9 ? "0" : "")\(month % 12 + 1)-01,\(month)\n"
    }
    var model = try ShelfTests.model(["date,value\n" + rows.joined()])
    let words = try model.hear("7<Enter>2<Enter>Feb 1 to Apr 1<Enter>").last
    #expect(
      words?.hasSuffix("3 of 30 rows: date February 1, 2023 to April 1, 2023") == true,
      "\(words ?? "")")
    var other = try ShelfTests.model(["date,value\n" + rows.joined()])
    let before = try other.hear("7<Enter>2<Enter>Nov 1 to Dec 1<Enter>").last
    #expect(
      before?.hasSuffix("2 of 30 rows: date November 1, 2022 to December 1, 2022") == true,
      "\(before ?? "")")
  }

  @Test func aTypedRangeOfDatesIsCharted() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let words = try model.hear("7<Enter>4<Enter>Feb 1 to Apr 1<Enter>").last
    #expect(
      words?.hasSuffix("9 of 36 rows: date February 1, 2023 to April 1, 2023") == true,
      "\(words ?? "")")
  }
}
