import Testing

/// The uses of the sound libraries.
@Suite struct DevicesCommandTests {
  @Test(arguments: [
    (["render", "-o", "-"], false), (["describe"], false), (["draw"], false),
    (["--keys", "-", "--dump", "score"], false), (["devices"], true),
  ])
  func onlyWhatNeedsADeviceLoadsTheSoundLibraries(arguments: [String], loads: Bool) throws {
    let sample = try TemporaryFile("a.csv", SampleData.sequence(10))
    let files = arguments == ["devices"] ? [] : [sample.path]
    // The dynamic linker tells each library it looks for.
    let result = try Program.run(arguments + files, environment: ["LD_DEBUG": "libs"])
    #expect(result.status == .exit(0))
    for library in ["libportaudio", "libasound"] {
      #expect(result.errorText.contains(library) == loads, "\(library)")
    }
  }

  @Test func aMissingSoundLibraryIsNamed() throws {
    let folder = try Folder()
    _ = try folder.file("libportaudio.so.2", "no library")
    let result = try withExtendedLifetime(folder) {
      try Program.run(["devices"], environment: ["LD_LIBRARY_PATH": folder.path])
    }
    #expect(result.status == .exit(69))
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.hasPrefix("earshot: No sound: device refused ("))
    #expect(result.errorText.contains("libportaudio.so.2"))
  }
}
