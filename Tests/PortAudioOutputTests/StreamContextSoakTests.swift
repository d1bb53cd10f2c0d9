import CAllocationCount
import Foundation
import Sonification
import Synchronization
import Testing

@testable import PortAudioOutput

/// The callback called for long, while sounds come, are held and go: it never touches the heap.
///
/// `EARSHOT_SOAK=600` makes it fill ten minutes of sound.
@Suite(.enabled(if: allocation_count_available()))
struct StreamContextSoakTests {
  private func score(_ number: Int) -> Score {
    var settings = SonificationSettings(preset: number.isMultiple(of: 2) ? .natural : .audiograph)
    settings.duration = .exactly(0.5)
    settings.order = number.isMultiple(of: 3) ? .together : .sequential
    let lines = (0..<(1 + number % 4)).map { line in
      AudibleSeries(
        x: (0..<12).map(Double.init),
        y: (0..<12).map { $0 == number % 12 ? .nan : Double(($0 * (line + 2) + number) % 7) / 6 },
        isContinuous: (number / 4).isMultiple(of: 2))
    }
    return Score(lines, settings: settings)
  }

  @Test(arguments: [1, 2], [64, 1024])
  func fillingAllocatesNothing(channels: Int, frames: Int) {
    let context = StreamContext(channelCount: channels)
    let output = UnsafeMutablePointer<Float>.allocate(capacity: channels * frames)
    output.initialize(repeating: 0, count: channels * frames)
    defer { output.deallocate() }
    var allocations = 0
    var soundingBlocks = 0
    let (rate, length) = (48_000.0, 6000.0)
    let seconds = ProcessInfo.processInfo.environment["EARSHOT_SOAK"].flatMap(Double.init) ?? 3
    for number in 1...max(24, Int(seconds * rate / length)) {
      context.publish(
        Sound(
          score(number), volume: 1, sampleRate: rate, from: number.isMultiple(of: 5) ? 0.1 : 0,
          generation: UInt64(number)))
      allocation_count_begin()
      var done = 0
      while done < Int(length) {
        context.fill(output, frames: frames)
        if output[0] != 0 { soundingBlocks += 1 }
        if done == 3072 { context.held.store(UInt64(number), ordering: .relaxed) }
        done += frames
      }
      allocations += allocation_count_end()
      context.collect()
    }
    #expect(allocations == 0)
    #expect(soundingBlocks > 24)
  }
}
