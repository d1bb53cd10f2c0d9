/// Renders a score block by block, the same samples however large the blocks are.
///
/// Everything that needs memory happens when it is made; rendering, seeking and fading neither
/// allocate nor lock, so an audio callback may call them. What it holds grows with the number of
/// tones, never with the length of the sound.
public struct Synthesizer: ~Copyable {
  /// The length of the score, in frames.
  public let length: Int
  /// The frame that is rendered next.
  public private(set) var position = 0
  /// Frames a second.
  public let sampleRate: Double

  /// More tones than this never sound at once; others are left out.
  private static let mostLanes = 512

  /// True where it begins anew after its end.
  private let isLoop: Bool
  private let volume: Double
  /// True where tones that sound at once may have to be held below the ceiling.
  private let isLimited: Bool
  private let tones: UnsafeMutablePointer<PreparedTone>
  private let toneCount: Int
  private let lanes: UnsafeMutablePointer<Lane>
  private let laneCount: Int
  private let timbre: TimbreTable
  private let block = Block()
  /// The first frame of the block; before all of them while none is rendered.
  private var blockStart = -Block.frameCount
  private var fade = Fade()
  /// The end of the round before, in a loop.
  private var seam: Seam

  /// Prepares `score`.
  ///
  /// - Parameters:
  ///   - score: The score to render. Tones with values that cannot sound are left out.
  ///   - volume: 0 is silence, 1 keeps below −6 dBFS, 2 below 0 dBFS; clamped to 0 … 2.
  ///   - sampleRate: Frames a second, clamped to 8,000 … 384,000.
  public init(_ score: Score, volume: Double, sampleRate: Double) {
    let rate = sampleRate.isNaN ? 48_000 : min(max(sampleRate, 8000), 384_000)
    self.sampleRate = rate
    self.volume = volume.isNaN ? 0 : min(max(volume, 0), 2) / 2
    isLimited = self.volume > 0 && score.tones.canExceed(Double(SoftLimit.knee))
    timbre = TimbreTable(sampleRate: rate)
    length = Int((min(max(score.length.isNaN ? 0 : score.length, 0), 1e6) * rate).rounded())
    isLoop = score.isLoop && length > 0
    seam = Seam(frameCount: isLoop ? min(Int(Seam.seconds * rate), length) : 0)
    let rows = Self.rows(of: isLoop ? score.heldOn : score, sampleRate: rate)
    toneCount = rows.reduce(0) { $0 + $1.count }
    laneCount = rows.count
    tones = .allocate(capacity: max(toneCount, 1))
    lanes = .allocate(capacity: max(laneCount, 1))
    var next = tones
    for (index, row) in rows.enumerated() {
      for (offset, tone) in row.enumerated() { (next + offset).initialize(to: tone) }
      (lanes + index).initialize(to: Lane(next, count: row.count))
      next += row.count
    }
  }

  deinit {
    tones.deallocate()
    lanes.deallocate()
    timbre.deallocate()
    block.deallocate()
    seam.deallocate()
  }

  /// True once the score is over or faded out, so that nothing but silence follows.
  public var isFinished: Bool {
    @_noAllocation @_noLocks get { position >= length && !isLoop || fade.isOver }
  }

  /// Goes to `frame`; in the midst of a tone it comes in within 5 ms.
  @_noAllocation @_noLocks
  public mutating func seek(to frame: Int) {
    position = min(max(frame, 0), length)
    seam.clear()
    seekLanes()
    fade = position > 0 ? .fadingIn(frames: 0.005 * sampleRate) : Fade()
  }

  @_noAllocation @_noLocks
  private mutating func seekLanes() {
    blockStart = -Block.frameCount
    let next = position - position % Block.frameCount
    var index = 0
    while index < laneCount {
      (lanes + index).pointee.seek(to: next)
      index += 1
    }
  }

  /// Falls silent within 20 ms and stays where it then is.
  @_noAllocation @_noLocks
  public mutating func fadeOut() {
    fade.fadeOut(frames: 0.02 * sampleRate)
  }

  /// Goes on after `fadeOut`, coming in within 5 ms.
  @_noAllocation @_noLocks
  public mutating func fadeIn() {
    fade.fadeIn(frames: 0.005 * sampleRate)
  }

  /// True once it has faded out, so that rendering yields silence and goes no further.
  public var isFadedOut: Bool {
    @_noAllocation @_noLocks get { fade.isOver }
  }

  /// Renders the next `frameCount` frames, left and right in turn, and silence after the end.
  ///
  /// - Parameters:
  ///   - output: Room for twice `frameCount` samples, −1 … 1; what it held is overwritten.
  ///   - frameCount: The number of frames.
  @_noAllocation @_noLocks
  public mutating func render(into output: UnsafeMutablePointer<Float>, frameCount: Int) {
    var done = 0
    if !fade.isOver {
      while done < frameCount {
        // The frame after the last is the first, wherever both lie in what is asked for.
        if isLoop, position >= length { beginAnew() }
        if position >= blockStart + Block.frameCount || blockStart < 0 { renderBlock() }
        let offset = position - blockStart
        var count = min(Block.frameCount - offset, frameCount - done)
        if isLoop { count = min(count, length - position) }
        block.copy(from: offset, count: count, to: output + 2 * done)
        if position < seam.frameCount {
          seam.add(from: position, count: count, to: output + 2 * done)
        }
        position += count
        done += count
      }
      fade.apply(to: output, frameCount: frameCount)
    }
    while done < frameCount {
      output[2 * done] = 0
      output[2 * done + 1] = 0
      done += 1
    }
  }

  /// Begins the next round of a loop, into which the last one sounds on.
  @_noAllocation @_noLocks
  private mutating func beginAnew() {
    var kept = 0
    while kept < seam.frameCount {
      if position >= blockStart + Block.frameCount || blockStart < 0 { renderBlock() }
      let offset = position - blockStart
      let count = min(Block.frameCount - offset, seam.frameCount - kept)
      seam.take(block, from: offset, count: count, at: kept)
      position += count
      kept += count
    }
    position = 0
    seekLanes()
  }

  /// Renders the block in which the next frame lies.
  @_noAllocation @_noLocks
  private mutating func renderBlock() {
    blockStart = position - position % Block.frameCount
    block.clear()
    var index = 0
    while index < laneCount {
      (lanes + index).pointee.add(to: block, from: blockStart, volume: volume, timbre: timbre)
      index += 1
    }
    if isLimited { block.limit(below: Float(volume)) }
  }

  /// Distributes the tones over rows in which no two overlap; connected tones stay in one row.
  private static func rows(of score: Score, sampleRate: Double) -> [[PreparedTone]] {
    var rows: [[PreparedTone]] = []
    var lastVoice: [Tone.Voice] = []
    // Cues have rows of their own: one that starts where two tones meet must not part them.
    var isCueRow: [Bool] = []
    for tone in score.tones {
      guard
        var prepared = PreparedTone(tone, sampleRate: sampleRate, glide: score.glide)
      else { continue }
      let linked = rows.indices.first { row in
        tone.isConnected && !isCueRow[row] && lastVoice[row] == tone.voice
          && rows[row].last.map { $0.end == prepared.start && $0.timbre == prepared.timbre }
            ?? false
      }
      prepared.isConnected = linked != nil
      let free =
        linked
        ?? rows.indices.first { row in
          isCueRow[row] == (tone.cue != nil) && (rows[row].last?.end ?? 0) <= prepared.start
        }
      if let free {
        rows[free].append(prepared)
        lastVoice[free] = tone.voice
      } else if rows.count < mostLanes {
        rows.append([prepared])
        lastVoice.append(tone.voice)
        isCueRow.append(tone.cue != nil)
      }
    }
    return rows.map { joined($0, sampleRate: sampleRate) }
  }

  /// Lets every chain of connected tones rise and fall once.
  private static func joined(_ row: [PreparedTone], sampleRate: Double) -> [PreparedTone] {
    var row = row
    var start = row.startIndex
    while start < row.endIndex {
      var end = start + 1
      while end < row.endIndex, row[end].isConnected { end += 1 }
      let frames = row[start].start..<row[end - 1].end
      for index in start..<end { row[index].setChain(frames, sampleRate: sampleRate) }
      start = end
    }
    return row
  }
}
