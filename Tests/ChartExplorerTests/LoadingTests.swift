import Charts
import Explorer
import Foundation
import Glibc
import Tables
import Testing

@testable import ChartExplorer

/// The first rows of an input, while it is read by a reader that waits to be let go.
struct LoadingTests {
  /// A reader that reads once it may.
  private final class Gate: Sendable {
    private let ends: (Int32, Int32)

    init() {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      self.ends = (ends[0], ends[1])
    }

    func wait() {
      var byte: UInt8 = 0
      read(ends.0, &byte, 1)
    }

    func open() {
      var byte: UInt8 = 0
      write(ends.1, &byte, 1)
    }

    deinit {
      close(ends.0)
      close(ends.1)
    }
  }

  private static func wait(_ loading: Loading<Int>) {
    var input = pollfd(fd: loading.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&input, 1, 20_000)
  }

  /// The loading of a file by a reader that waits at a gate.
  private static func loading(_ path: String, _ gate: Gate) -> Loading<Int>? {
    var options = ReadingOptions()
    options.progress = ReadingProgress()
    return Loading(
      path: path, options: options, loaded: { _ in LoadedInput(charts: [], shelf: Shelf()) },
      read: {
        gate.wait()
        return .success(7)
      })
  }

  @Test func theFirstRowsOfAFileComeBeforeTheWhole() throws {
    let path = NSTemporaryDirectory() + "earshot-loading-\(UUID().uuidString).csv"
    defer { unlink(path) }
    let rows = 3_000
    let text = "day,value\n" + (1...rows).map { "\($0),\($0 % 7)\n" }.joined()
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let gate = Gate()
    let loading = try #require(Self.loading(path, gate))
    #expect(loading.isReading)
    #expect(loading.hasRows)
    loading.start()
    var count = 0
    while count < rows {
      Self.wait(loading)
      for case .feed(.rows(let batch)) in loading.messages() { count += batch.table?.rowCount ?? 0 }
    }
    #expect(count == rows)
    gate.open()
    var news: [Message] = []
    while news.isEmpty {
      Self.wait(loading)
      news = loading.messages()
    }
    #expect(news == [.feed(.loaded(LoadedInput(charts: [], shelf: Shelf())))])
    #expect(try loading.whole?.get() == 7)
  }

  @Test(arguments: ["", "day,value\n", "[\n{\"a\":1},\n{\"a\":2},\n", "{\"series\":\n["])
  func whatHasNoRowsYetSaysSo(text: String) throws {
    let path = NSTemporaryDirectory() + "earshot-loading-\(UUID().uuidString)"
    defer { unlink(path) }
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let gate = Gate()
    let loading = try #require(Self.loading(path, gate))
    #expect(!loading.hasRows)
    gate.open()
  }
}

extension Loading {
  fileprivate var isReading: Bool { if case nil = whole { true } else { false } }
}
