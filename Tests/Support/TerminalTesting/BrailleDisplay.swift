import Foundation

/// A braille display of one row, which the screen reader brltty fills from a terminal.
///
/// The display is that of brltty's virtual driver; the screen is where GNU Screen would leave it: in
/// shared memory, one byte a cell. Of one thread at a time.
public final class BrailleDisplay {
  /// True where the screen reader is installed, with the drivers that need no device.
  public static var isInstalled: Bool {
    path != nil
      && ["brltty/libbrlttybvr.so", "brltty/libbrlttyxsc.so"].allSatisfy { driver in
        ["/lib/", "/usr/lib/"].contains { access($0 + driver, R_OK) == 0 }
      }
  }

  private static let path: String? = {
    let paths = ["/usr/sbin/brltty", "/usr/bin/brltty", "/sbin/brltty", "/bin/brltty"]
    return paths.first { access($0, X_OK) == 0 }
  }()
  /// The size of the memory that is looked for.
  private static let byteCount = 4 + 66 * 132 * 2

  /// The text that the display shows, without the blanks at its end.
  public private(set) var text = ""
  /// The number of times that the display was filled.
  public private(set) var updateCount = 0

  private let folder: TemporaryFolder
  private let segment: Int32
  private let screen: UnsafeMutablePointer<UInt8>
  private let connection: Int32
  private let reader: EmulatedTerminal
  private var received = ""

  /// Starts the screen reader with a display.
  public init(cells: Int = 40) throws {
    folder = try TemporaryFolder()
    segment = shmget(ftok(folder.path, Int32(UInt8(ascii: "b"))), Self.byteCount, 0o1600)
    guard segment >= 0, let memory = shmat(segment, nil, 0) else {
      throw SpawnFailure(path: "shared memory", code: errno)
    }
    screen = memory.assumingMemoryBound(to: UInt8.self)
    // An empty screen until there is one.
    (screen[0], screen[1]) = (80, 24)
    let listener = try Self.listen(at: folder.path + "/display")
    defer { close(listener) }
    reader = try EmulatedTerminal(
      Self.path ?? "",
      [
        "--no-daemon", "--no-api", "--standard-error", "--quiet", "--stay-privileged",
        "--configuration-file=/dev/null", "--pid-file=\(folder.path)/pid",
        "--updatable-directory=\(folder.path)", "--writable-directory=\(folder.path)",
        "--braille-driver=vr", "--braille-device=client:\(folder.path)/display",
        "--speech-driver=no", "--screen-driver=sc", "--text-table=en-nabcc",
      ],
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else {
      throw SpawnFailure(path: Self.path ?? "brltty", code: ETIMEDOUT)
    }
    connection = accept(listener, nil, nil)
    let size = "cells \(cells) 1\n"
    _ = write(connection, size, size.utf8.count)
  }

  deinit {
    close(connection)
    shmdt(screen)
    shmctl(segment, IPC_RMID, nil)
  }

  /// Has the screen reader see what a terminal shows; letters beyond ASCII are question marks.
  public func show(_ terminal: EmulatedTerminal, columns: Int, rows: Int) {
    let text = screen + 4
    for y in 0..<rows {
      for x in 0..<columns {
        let letter = terminal.cell(x: x, y: y).text.unicodeScalars.first
        text[y * columns + x] =
          letter.map { $0.isASCII ? UInt8($0.value) : UInt8(ascii: "?") } ?? UInt8(ascii: " ")
        text[(rows + y) * columns + x] = 7
      }
    }
    (screen[0], screen[1]) = (UInt8(columns), UInt8(rows))
    (screen[2], screen[3]) = (UInt8(terminal.cursor.x), UInt8(terminal.cursor.y))
  }

  /// Waits until the display shows `text`, or throws with what it shows instead.
  public func wait(for text: String) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while self.text != text {
      guard ContinuousClock.now < deadline else {
        throw ScreenMismatch(expected: "“\(text)”", hasEnded: false, screen: self.text)
      }
      read(milliseconds: 20)
    }
  }

  /// Takes in what the screen reader sends: its lines of text are `Visual "…"`.
  private func read(milliseconds: Int32) {
    var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(connection, &bytes, bytes.count)
    guard count > 0 else { return }
    received += String(decoding: bytes[..<count], as: UTF8.self)
    var lines = received.split(separator: "\n", omittingEmptySubsequences: false)
    received = lines.popLast().map(String.init) ?? ""
    for line in lines where line.hasPrefix("Visual \"") {
      updateCount += 1
      text = String(line.dropFirst(8).dropLast())
      while text.last == " " { text.removeLast() }
    }
  }

  private static func listen(at path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      for (index, byte) in path.utf8.prefix(room.count - 1).enumerated() { room[index] = byte }
    }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard bound, Glibc.listen(descriptor, 1) == 0 else {
      throw SpawnFailure(path: path, code: errno)
    }
    return descriptor
  }
}
