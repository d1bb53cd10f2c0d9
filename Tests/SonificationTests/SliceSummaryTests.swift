import Glibc
import SoundTesting
import Testing

@testable import Sonification

@Suite struct SliceSummaryTests {
  /// Numbers from −1 to 1 that look random and are always the same.
  private func noise(_ count: Int) -> [Double] {
    var state: UInt32 = 2_463_534_242
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return Double(state) / Double(UInt32.max) * 2 - 1
    }
  }

  private func layer(_ layer: Tone.Layer, of score: Score) -> [Tone] {
    score.tones.filter { $0.layer == layer }
  }

  /// The tone of a noisy course is the course without the noise, to within a semitone.
  @Test func theLineIsTheMean() {
    let count = 10_000
    let noise = noise(count)
    func course(_ share: Double) -> Double { 0.5 + 0.3 * sin(2 * .pi * share) }
    let heights = (0..<count).map { course(Double($0) / Double(count)) + 0.15 * noise[$0] }
    let score = Score([series(heights)], settings: settings())
    let line = layer(.line, of: score)
    #expect(line.count > 140 && line.count < 150)
    #expect(line.count { !$0.isConnected } == 1)
    let map = PitchMap(settings())
    for tone in line.dropLast() {
      // The mean of the 70 ms around the end of the tone.
      let middle = (tone.start + tone.length) / score.length * Double(count)
      let around = heights[Int(middle - 35)..<min(Int(middle + 35), count)]
      let mean = map.frequency(of: around.reduce(0, +) / Double(around.count))
      #expect(abs(12 * log2(tone.endFrequency / mean)) < 1)
      let noiseless = map.frequency(of: course(middle / Double(count)))
      #expect(abs(12 * log2(tone.endFrequency / noiseless)) < 1.5)
    }
    #expect(isClose(line[0].start, 0) && isClose(score.length, 10))
    // Neither a siren nor one of accents: nothing stands out of even noise.
    #expect(layer(.accent, of: score).isEmpty)
  }

  /// The range lies around the line, 12 dB below it, and may be left out or heard alone.
  @Test func theRangeIsAQuietLayer() {
    let heights = noise(10_000).map { 0.5 + 0.3 * $0 }
    let both = Score([series(heights)], settings: settings())
    let line = layer(.line, of: both)
    let (lower, upper) = (layer(.lower, of: both), layer(.upper, of: both))
    #expect(lower.count == line.count && upper.count == line.count)
    for (index, tone) in line.enumerated() {
      #expect(lower[index].start == tone.start && upper[index].start == tone.start)
      #expect(lower[index].frequency < tone.frequency && upper[index].frequency > tone.frequency)
      let loudness = EqualLoudness.gain(at: upper[index].frequency, of: .soft)
      let level = upper[index].gain / loudness * EqualLoudness.gain(at: tone.frequency, of: .soft)
      #expect(isClose(20 * log10(level / tone.gain), -12, within: 0.1))
    }
    let alone = Score([series(heights)], settings: settings { $0.density = .line })
    #expect(alone.tones == line)
    let range = Score([series(heights)], settings: settings { $0.density = .range })
    #expect(layer(.line, of: range).isEmpty && layer(.upper, of: range).count == upper.count)
    #expect(isClose(range.tones[0].gain / lower[0].gain, 1 / 0.251, within: 0.001))
  }

  /// A narrow range is the line itself, and does not beat with it.
  @Test func aFlatLineIsOneTone() {
    let score = Score(
      [series([Double](repeating: 0.5, count: 10_000))], settings: settings())
    #expect(score.tones.allSatisfy { $0.layer == .line })
    #expect(score.tones.allSatisfy { isClose($0.frequency, 632.456, within: 0.01) })
    let last = score.tones.last
    #expect(isClose((last?.start ?? 0) + (last?.length ?? 0), 10))
  }

  /// One among a hundred thousand is heard at its pitch and its time, whatever is heard of the others.
  @Test(arguments: [0.0, 1], [1000, 100_000])
  func aLoneSpikeIsHeardAtItsPitch(height: Double, count: Int) throws {
    var heights = [Double](repeating: 0.5, count: count)
    let place = count * 6 / 10
    heights[place] = height
    let score = Score([series(heights)], settings: settings())
    let accents = layer(.accent, of: score)
    #expect(accents.count == 1)
    #expect(isClose(accents[0].frequency, height == 0 ? 200 : 2000, within: 1e-6))
    #expect(isClose(accents[0].start, 10 * Double(place) / Double(count - 1), within: 1e-6))
    let sound = sound(of: score)
    let part = sound.sum(from: 6.02, to: 6.08)
    let before = sound.sum(from: 5.5, to: 5.56)
    func share(_ samples: [Float]) -> Double {
      let edge = height == 0 ? 400.0 : 1800
      let above = Spectrum.powerShare(of: samples, above: edge, sampleRate: 48_000)
      return height == 0 ? 1 - above : above
    }
    #expect(share(part) > 0.1)
    #expect(share(before) < 0.02)
    for density in [SonificationSettings.Density.line, .range] {
      let other = Score([series(heights)], settings: settings { $0.density = density })
      #expect(layer(.accent, of: other).map(\.frequency) == accents.map(\.frequency))
    }
  }

  /// At most one a slice and twelve in all: the farthest.
  @Test func theFarthestOfManyStandOut() {
    var heights = [Double](repeating: 0.4, count: 20_000)
    for spike in 0..<30 {
      heights[spike * 600 + 50] = 0.5 + 0.016 * Double(spike)
      heights[spike * 600 + 60] = 0.45
    }
    let accents = layer(.accent, of: Score([series(heights)], settings: settings()))
    #expect(accents.count == 12)
    let map = PitchMap(settings())
    for (accent, spike) in zip(accents, 18..<30) {
      let expected = map.frequency(of: 0.5 + 0.016 * Double(spike))
      #expect(isClose(accent.frequency, expected, within: 1e-6))
    }
  }

  @Test func aGapAmongThousandsTicksButBreaksNothing() {
    var heights = (0..<5000).map { Double($0) / 5000 }
    heights[2500] = .nan
    let score = Score([series(heights)], settings: settings())
    #expect(score.ticks.count == 1)
    #expect(isClose(score.ticks.first?.start ?? 0, 5, within: 0.07))
    #expect(layer(.line, of: score).count { $0.cue == nil && !$0.isConnected } == 1)
  }

  @Test func aLongRunOfGapsIsOneTickAndABreak() {
    var heights = (0..<5000).map { Double($0) / 5000 }
    for index in 2000..<3000 { heights[index] = .nan }
    let score = Score([series(heights)], settings: settings())
    #expect(score.ticks.count == 1)
    let notes = score.notes
    #expect(notes.count { $0.layer == .line && !$0.isConnected } == 2)
    #expect(notes.allSatisfy { $0.start + $0.length < 4.1 || $0.start > 5.9 })
  }

  /// Notes are notes: their mean, and their range beside it.
  @Test func denseBarsAreNotes() {
    let heights = noise(5000).map { 0.5 + 0.3 * $0 }
    let score = Score([series(heights, isContinuous: false)], settings: settings())
    let line = layer(.line, of: score)
    #expect(line.count == 142 && score.playedCount == 142)
    #expect(line.allSatisfy { $0.frequency == $0.endFrequency && !$0.isConnected })
    #expect(line.allSatisfy { $0.length > 0.034 && $0.length < 0.071 })
    #expect(layer(.upper, of: score).count == 142)
    #expect(score.tones.allSatisfy { $0.start + $0.length <= score.length + 1e-9 })
  }

  /// The lowest and the highest are where they are in the data, not in its mean.
  @Test func cuesMarkTheExtremes() throws {
    var heights = noise(5000).map { 0.5 + 0.1 * $0 }
    heights[1000] = 0
    heights[4000] = 1
    let score = Score(
      [series(heights)], settings: settings { $0.cues = [.minimum, .maximum] })
    let lowest = try #require(score.tones.first { $0.cue == .minimum })
    let highest = try #require(score.tones.first { $0.cue == .maximum })
    #expect(isClose(lowest.start, 2, within: 0.08) && isClose(highest.start, 8, within: 0.08))
  }

  /// Turned around, each layer goes on from its own.
  @Test func reversedLayersStayTheirOwn() {
    let heights = noise(3000).map { 0.5 + 0.3 * $0 }
    let score = Score([series(heights)], settings: settings())
    #expect(score.reversed().reversed().tones.count == score.tones.count)
    for layer in [Tone.Layer.line, .lower, .upper] {
      let tones = self.layer(layer, of: score.reversed())
      #expect(tones.count { !$0.isConnected } == 1)
      for (first, second) in zip(tones, tones.dropFirst()) {
        #expect(isClose(first.endFrequency, second.frequency, within: 1e-6))
      }
    }
  }

  /// Beside dense slices those of four points and fewer have each of them, at its moment.
  @Test(arguments: [569, 600, 650])
  func pointsBesideDenseSlicesAreAllHeard(count: Int) {
    let heights = (0..<count).map { Double(($0 * 7919) % count) / Double(count) }
    let slices = Course.sliceCount(in: 10)
    let shares = (0..<count).map { Double($0) / Double(count - 1) }
    let sizes = Dictionary(grouping: shares) { Course.slice(of: $0, count: slices) }
      .mapValues(\.count)
    let map = PitchMap(settings())
    for isContinuous in [true, false] {
      let score = Score([series(heights, isContinuous: isContinuous)], settings: settings())
      let line = layer(.line, of: score)
      var heard = 0
      for (share, height) in zip(shares, heights)
      where sizes[Course.slice(of: share, count: slices)] ?? 0 <= SliceSummary.mostPoints {
        let frequency = map.frequency(of: height)
        let moments = line.flatMap { tone -> [Double] in
          (tone.frequency == frequency ? [tone.start] : [])
            + (isContinuous && tone.endFrequency == frequency ? [tone.start + tone.length] : [])
        }
        #expect(moments.contains { abs($0 - 10 * share) <= 0.005 }, "\(share)")
        heard += 1
      }
      #expect(heard > 0)
    }
  }
}
