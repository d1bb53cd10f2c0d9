import Glibc
import Screen
import Testing

/// A folder of its own for a test, with files in it.
private final class ThemeFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    var template = Array("/var/tmp/earshot-themes-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
    for (name, text) in files {
      let file = try #require(fopen("\(path)/\(name)", "w"))
      fputs(text, file)
      fclose(file)
    }
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(directory)
    rmdir(path)
  }
}

private func themeText(background: String) -> String {
  let roles = ["text", "title", "axis", "grid", "focus", "caption", "rotor", "hint"]
  let series = Array(repeating: "\"#ffffff\"", count: 8).joined(separator: ",")
  return "background = \"\(background)\"\nseries = [\(series)]\n"
    + roles.map { "\($0) = \"#ffffff\"\n" }.joined()
}

@Test func namesAreSortedUniqueAndNeedNoFolder() throws {
  let text = themeText(background: "#000000")
  let one = try ThemeFolder([
    "zebra.toml": text, "amber.toml": text, "notes.txt": "", ".hidden.toml": "",
  ])
  let two = try ThemeFolder([
    "amber.toml": text, "default-dark.toml": text, "bad\u{1B}[2J.toml": text,
  ])
  let library = ThemeLibrary(folders: [one.path, "/nowhere/at/all", two.path])
  let builtIn = ThemeLibrary(folders: []).names
  #expect(builtIn.count == 11 && builtIn.contains("default-light"))
  #expect(library.names == (["amber", "zebra"] + builtIn).sorted())
}

@Test func earlierFolderWinsAndBuiltInComesLast() throws {
  let one = try ThemeFolder(["amber.toml": themeText(background: "#000001")])
  let two = try ThemeFolder([
    "amber.toml": themeText(background: "#000002"),
    "default-dark.toml": themeText(background: "#000003"),
  ])
  let library = ThemeLibrary(folders: [one.path, two.path])
  #expect(try library.theme(named: "amber").background.hex == "#000001")
  #expect(try library.theme(named: "default-dark").background.hex == "#000003")
  #expect(try library.theme(named: "default-light") == Theme.defaultLight)
  #expect(try library.theme(named: "amber").name == "amber")
}

@Test(arguments: ["../amber", "/etc/passwd", "", ".", "..", "none", "amber\u{0}", "a/../amber"])
func nameCannotLeaveTheFolder(_ name: String) throws {
  let folder = try ThemeFolder(["amber.toml": themeText(background: "#000001")])
  let library = ThemeLibrary(folders: [folder.path + "/sub", folder.path])
  let problem = #expect(throws: ThemeProblem.self) { try library.theme(named: name) }
  #expect(problem == .unknownName(name, known: library.names))
}

@Test func brokenFileIsNamed() throws {
  let folder = try ThemeFolder(["amber.toml": "background = \"#000001\"\ntext = red\n"])
  let library = ThemeLibrary(folders: [folder.path])
  let problem = #expect(throws: ThemeProblem.self) { try library.theme(named: "amber") }
  guard case .broken(folder.path + "/amber.toml", 2, _)? = problem else {
    Issue.record("\(String(describing: problem))")
    return
  }
}

@Test func brokenThemesAreListedButNotUsable() throws {
  let folder = try ThemeFolder([
    "amber.toml": themeText(background: "#000001"), "broken.toml": "text = red",
    "default-light.toml": "",
  ])
  let library = ThemeLibrary(folders: [folder.path])
  let builtIn = ThemeLibrary(folders: []).names
  #expect(library.names == (["amber", "broken"] + builtIn).sorted())
  #expect(
    library.usableNames == library.names.filter { !["broken", "default-light"].contains($0) })
}

@Test func whatIsNotASmallTextFileIsRefusedWithoutWaiting() throws {
  let folder = try ThemeFolder(["large.toml": String(repeating: "# ", count: 50_000)])
  mkfifo(folder.path + "/pipe.toml", 0o600)
  let file = try #require(fopen(folder.path + "/binary.toml", "w"))
  fputc(0xFF, file)
  fclose(file)
  let library = ThemeLibrary(folders: [folder.path])
  for name in ["large", "pipe", "binary"] {
    let problem = #expect(throws: ThemeProblem.self) { try library.theme(named: name) }
    guard case .broken(_, _, .unreadable)? = problem else {
      Issue.record("\(name): \(String(describing: problem))")
      continue
    }
  }
}

@Test func opensAFileByItsPath() throws {
  let folder = try ThemeFolder(["amber.toml": themeText(background: "#000001")])
  let theme = try ThemeLibrary.theme(at: folder.path + "/amber.toml")
  #expect(theme.name == "amber")
  let problem = #expect(throws: ThemeProblem.self) {
    try ThemeLibrary.theme(at: "/nowhere/x.toml")
  }
  guard case .broken("/nowhere/x.toml", _, _)? = problem else {
    Issue.record("\(String(describing: problem))")
    return
  }
}

/// A loop of links stands for any folder that cannot be entered; unlike a closed one it keeps the
/// superuser out too.
@Test func aFolderThatCannotBeEnteredIsPassedOver() throws {
  let folder = try ThemeFolder()
  let loop = folder.path + "/loop"
  try #require(symlink(loop, loop) == 0)
  let library = ThemeLibrary(folders: [loop])
  #expect(try library.theme(named: "default-dark") == .defaultDark)
  #expect(library.names == ThemeLibrary(folders: []).names)
}
