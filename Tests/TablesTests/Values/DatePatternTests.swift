import Testing

@testable import Tables

@Suite struct DatePatternTests {
  private let may17 = 19_494.0 * 86_400

  private func parse(_ text: String, _ pattern: String) -> WrittenDate? {
    DatePattern(pattern)?.parse(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("2023-05-17", "yyyy-MM-dd"), ("17.05.2023", "dd.MM.yyyy"), ("5/17/2023", "M/d/yyyy"),
    ("17/05/23", "dd/MM/yy"), ("17 May 2023", "d MMM yyyy"), ("May 17, 2023", "MMM d, yyyy"),
    ("17-MAY-2023", "d-MMM-yyyy"), ("20230517", "yyyyMMdd"), ("2023年5月17日", "yyyy年M月d日"),
    ("on 17th of 5 in 2023", "'on' d'th of' M 'in' yyyy"), ("17'05'2023", "dd''MM''yyyy"),
  ])
  func day(text: String, pattern: String) {
    #expect(
      parse(text, pattern) == WrittenDate(seconds: may17, precision: .day, isLocal: false))
  }

  @Test(arguments: [
    ("2023", "yyyy", 1_672_531_200.0, DatePrecision.year),
    ("2023-05", "yyyy-MM", 1_682_899_200, .month),
    ("September 2023", "MMMM yyyy", 1_693_526_400, .month),
    ("2023-05-17 10:30", "yyyy-MM-dd HH:mm", 1_684_319_400, .minute),
    ("2023-05-17 10:30:15", "yyyy-MM-dd HH:mm:ss", 1_684_319_415, .second),
    ("10:30:15.25", "HH:mm:ss.SS", 37_815.25, .millisecond),
    ("10:30:15.250003", "HH:mm:ss.SSSSSS", 37_815.250003, .microsecond),
  ])
  func precision(text: String, pattern: String, seconds: Double, precision: DatePrecision) {
    let date = parse(text, pattern)
    #expect(date?.seconds == seconds)
    #expect(date?.precision == precision)
  }

  @Test(arguments: [
    ("2023-02-30", "yyyy-MM-dd"), ("2023-5-17", "yyyy-MM-dd"), ("2023-05-17x", "yyyy-MM-dd"),
    ("2023-05-1", "yyyy-MM-dd"), ("23-05-17", "yyyy-MM-dd"), ("25:00", "HH:mm"),
    ("10:60", "HH:mm"), ("17 Maya 2023", "d MMM yyyy"), ("17 Ma 2023", "d MMM yyyy"), ("", "yyyy"),
    ("0000", "yyyy"), ("3663", "yyyy"), ("8025", "yyyy"),
  ])
  func mismatch(text: String, pattern: String) {
    #expect(parse(text, pattern) == nil)
  }

  @Test(arguments: ["", "QQ", "yyyy-EE", "'open", "--", "dddd", "MMMMM"])
  func unknownPattern(pattern: String) {
    #expect(DatePattern(pattern) == nil)
  }
}
