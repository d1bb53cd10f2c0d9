import Testing

/// A file behind an option that takes a value is that value, and the samples are not what was asked for.
@Suite struct SwallowedFileTests {
  @Test(arguments: ["--missing", "--y", "--title", "--where", "--date-format"])
  func isSaid(option: String) throws {
    let folder = try Folder()
    let file = try folder.file("rain.csv", "day,rain\nMon,3\nTue,5\n")
    for command in [["describe"], ["describe", "--columns"], ["draw"], ["audit"]] {
      let result = try Program.run(command + [option, file])
      #expect(result.status == .exit(64), "\(command): \(result.text)")
      #expect(result.text.isEmpty)
      #expect(result.errorText.contains(option) && result.errorText.contains("VALUE \(file)"))
    }
  }

  @Test func aColumnMayBeCalledAsAFile() throws {
    let folder = try Folder()
    let file = try folder.file("rain", "day,rain\nMon,3\nTue,5\n")
    let result = try Program.run(
      ["describe", "--y", "rain", file], directory: folder.path)
    #expect(result.status == .exit(0), "\(result.errorText)")
    let piped = try Program.run(
      ["describe", "--y", "rain"], input: Array("day,rain\nMon,3\nTue,5\n".utf8),
      directory: folder.path)
    #expect(piped.status == .exit(0), "\(piped.errorText)")
  }
}
