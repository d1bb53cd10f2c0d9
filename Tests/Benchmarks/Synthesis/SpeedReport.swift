import Foundation
import Sonification
import TerminalTesting

/// The speed next to that of other synthesizers.
struct SpeedReport {
  let folder: String
  let peers: [Peer]

  func print() throws {
    try compare("1 voice", Glides(voices: 1, repetitions: 30), rounds: 15)
    try compare("32 voices", Glides(voices: 32), rounds: 15)
    try compare("512 voices", Glides(voices: 512), rounds: 7)
    for folder in [folder, "/dev/shm"] where access(folder, W_OK) == 0 {
      try compareProcesses(writingTo: folder, rounds: 41)
    }
  }

  /// Renders into a file in this process, against the others' processes less what they take for no
  /// glide at all.
  private func compare(_ title: String, _ glides: Glides, rounds count: Int) throws {
    let score = glides.score
    let output = folder + "/own.wav"
    var works: [() throws -> Double] = [
      {
        unlink(output)
        return try seconds { try render(score, to: output) }
      }
    ]
    for peer in peers {
      let full = try peer.command(for: glides, in: folder)
      let empty = try peer.command(for: Glides(voices: 0), in: folder)
      works.append { try full() - empty() }
    }
    let rounds = try Rounds(count, works)
    Swift.print("\(title), \(Int(glides.length)) s, rendering alone:")
    line("earshot", rounds.median(of: 0), of: glides)
    for (index, peer) in peers.enumerated() {
      line(
        peer.name, rounds.median(of: index + 1), of: glides,
        ratio: rounds.ratio(of: 0, to: index + 1))
    }
  }

  /// Whole processes, from their start to the file on the disk.
  private func compareProcesses(writingTo place: String, rounds count: Int) throws {
    guard let csound = peers.first(where: { $0.name == Peer.csound.name }) else { return }
    let table = folder + "/points.csv"
    try Data("x,y\n0,0\n1,1\n".utf8).write(to: URL(filePath: table))
    let output = "\(place)/earshot-\(getpid()).wav"
    defer { unlink(output) }
    let program = Command.product(named: "earshot")
    let arguments = ["render", table, "--duration", "10", "-o", output]
    let glides = Glides(voices: 1)
    let rounds = try Rounds(
      count,
      [
        {
          unlink(output)
          return try seconds { try Peer.run(program, arguments) }
        }, csound.command(for: glides, in: place),
      ])
    Swift.print("1 voice, 10 s, the whole process, writing to \(place):")
    line("earshot", rounds.median(of: 0), of: glides)
    line(csound.name, rounds.median(of: 1), of: glides, ratio: rounds.ratio(of: 0, to: 1))
  }

  private func line(_ name: String, _ time: Double, of glides: Glides, ratio: Double? = nil) {
    let speed = Int(glides.length / time)
    let end = ratio.map { String(format: ", earshot takes %.2f of it", $0) } ?? ""
    Swift.print("  \(name): \(milliseconds(time)), \(speed)× real time\(end)")
  }

  private func render(_ score: Score, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    try WaveFile.render(score, volume: 1) { bytes in
      guard write(file, bytes.baseAddress, bytes.count) == bytes.count else {
        throw Peer.PeerFailure(program: "earshot", text: path)
      }
    }
  }
}
