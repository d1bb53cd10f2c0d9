import Glibc
import TerminalTesting
import Testing

/// Whatever is done with files needs no network and starts no program: the system would end it.
@Suite struct SealedTests {
  private static let library = Result {
    try CompiledLibrary("earshotTests/Faults/sealed_process.c", named: "sealed_process.so")
  }

  private static func variables() throws -> [String: String] {
    ["LD_PRELOAD": try library.get().path]
  }

  @Test(arguments: FaultTests.commands.indices)
  func aCommandNeedsNeither(command: Int) throws {
    let (arguments, output) = FaultTests.commands[command]
    let folder = try Folder()
    let table = "month,rain\nJan,3\nFeb,5\nMar,2\n"
    _ = try folder.file("in.csv", table)
    _ = try folder.file("keys.txt", "4<Right><Right>e<Enter>q")
    let run = { (environment: [String: String]) in
      try Program.run(
        arguments, environment: environment, input: Array(table.utf8), directory: folder.path)
    }
    let free = try run([:])
    let sealed = try run(Self.variables())
    #expect(sealed == free)
    if let output { #expect(folder.contents.contains(output)) }
  }

  @Test func theScreenNeedsNeither() throws {
    let session = try Session(environment: Self.variables())
    try session.wait(forCaption: Session.opening)
    try session.press("<Right>", until: try Session.said("<Right>"))
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  /// The seal holds: what starts a program in it is ended.
  @Test func theSealHolds() throws {
    let result = try Command.run(
      "/bin/sh", ["-c", "exec /bin/true"],
      environment: EmulatedTerminal.environment.merging(try Self.variables()) { $1 })
    #expect(result.status == .signal(SIGSYS))
  }
}
