import Testing

@Suite struct UsualDayOrderTests {
  /// Dates that can be read in two orders are read as people of the locale do, and that is said.
  @Test(arguments: [
    ("en_US.UTF-8", "January 1 to 4"), ("C.UTF-8", "January 1 to 4"),
    ("en_GB.UTF-8", "January to April"),
  ])
  func theLocaleSaysWhichPartOfADateComesFirst(_ locale: String, _ extent: String) throws {
    let folder = try Folder()
    let dates = try folder.file(
      "dates.csv", "date,v\n01/01/2023,1\n01/02/2023,2\n01/03/2023,4\n01/04/2023,3\n")
    let told = try Program.output(
      "describe", dates, "--language", "en", environment: ["LC_ALL": locale])
    #expect(told.lines.contains { $0.hasPrefix("X axis: date") && $0.contains(extent) })
    #expect(told.text.contains("--date-format="))
  }
}
