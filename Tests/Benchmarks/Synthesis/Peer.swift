import Foundation
import TerminalTesting

/// A synthesizer to compare with.
struct Peer: Sendable {
  /// A program did not do its work.
  struct PeerFailure: Error {
    var program: String
    var text: String
  }

  var name: String
  /// The Debian package it comes in.
  var package: String
  var path: String
  /// The text that it reads to render the glides.
  var program: @Sendable (Glides) -> [UInt8]
  /// Its arguments for a program and an output file.
  var arguments: @Sendable (String, String) -> [String]

  static let csound = Peer(
    name: "csound", package: "csound", path: "/usr/bin/csound",
    program: { Array(Csound.program($0).utf8) }, arguments: Csound.arguments)
  static let superCollider = Peer(
    name: "scsynth", package: "supercollider-server", path: "/usr/bin/scsynth",
    program: SuperCollider.program, arguments: SuperCollider.arguments)

  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Writes the program for `glides` and hands out what runs it, each time into a new file.
  func command(for glides: Glides, in folder: String) throws -> () throws -> Double {
    let file = "\(folder)/\(name)-\(glides.voices)-\(glides.repetitions)"
    try Data(program(glides)).write(to: URL(filePath: file))
    let output = file + ".wav"
    let arguments = arguments(file, output)
    return {
      unlink(output)
      return try seconds { try Self.run(path, arguments) }
    }
  }

  /// Runs a program to its end.
  static func run(_ path: String, _ arguments: [String]) throws {
    let result = try Command.run(path, arguments)
    guard result.status == .exit(0) else {
      throw PeerFailure(program: path, text: result.text + result.errorText)
    }
  }
}
