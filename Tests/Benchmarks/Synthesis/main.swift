// The speed of the synthesizer, against csound and scsynth rendering the same glides: each ratio is
// taken in turns, in one run, and is the median of the pairs. Before that, what memory a long sound
// takes, how soon a million points sound, how long the audio callback takes, and whether it keeps
// up on a busy machine.
//
// Build and run it in release, where the program stands beside it:
//   swift build -c release --static-swift-stdlib --package-path Tests/Benchmarks
//   Tests/Benchmarks/.build/release/synthesis-benchmark

import Foundation

let folder = FileManager.default.temporaryDirectory.appending(path: "synthesis-\(getpid())").path()
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

try MemoryReport(folder: folder).print()
FirstSoundReport().print()
CallbackReport().print()
do {
  try UnderrunReport(folder: folder).print()
} catch {
  print("no sound under load: \(error); on Debian: apt-get install pulseaudio pulseaudio-utils")
}
let peers = [Peer.csound, Peer.superCollider]
for peer in peers where !peer.isInstalled {
  print("\(peer.name) is not installed; on Debian: apt-get install \(peer.package)")
}
try SpeedReport(folder: folder, peers: peers.filter(\.isInstalled)).print()
