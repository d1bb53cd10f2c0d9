import Glibc

/// Reads a MIDI file back, by the specification and not by the code that wrote it.
struct MIDIReader {
  struct MIDIEvent: Equatable {
    var tick: Int
    /// The status byte without the channel; 0xFF for a meta event.
    var kind: UInt8
    var channel: Int
    var data: [UInt8]
  }

  /// A note as a player with the usual defaults sounds it.
  struct MIDINote {
    var start: Double
    var end: Double
    var channel: Int
    var velocity: Int
    var pan: Int?
    var program: Int?
    /// The pitch in semitones whenever it was set, with its time; 69 is 440 Hz.
    var pitches: [(time: Double, pitch: Double)]
    /// Its length in seconds.
    var length: Double { end - start }
    var frequency: Double { Self.frequency(pitches[0].pitch) }
    static func frequency(_ pitch: Double) -> Double { 440 * pow(2, (pitch - 69) / 12) }
  }

  struct MalformedMIDI: Error {}

  private(set) var type = 0
  private(set) var tracks: [[MIDIEvent]] = []
  private(set) var names: [String?] = []
  private var division = 1
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes[...]
    guard try word(4) == 0x4D54_6864, try word(4) == 6 else { throw MalformedMIDI() }
    type = try word(2)
    let count = try word(2)
    division = try word(2)
    for _ in 0..<count { try readTrack() }
    guard self.bytes.isEmpty else { throw MalformedMIDI() }
  }

  /// Seconds a tick, by the one tempo of the file.
  var tickLength: Double {
    let tempo = tracks[0].first { $0.kind == 0xFF && $0.data.first == 0x51 }?.data ?? []
    let microseconds = tempo.dropFirst().reduce(0) { $0 * 256 + Int($1) }
    return Double(microseconds) / 1e6 / Double(division)
  }

  /// The length in seconds that a track states.
  func length(ofTrack index: Int) -> Double {
    Double(tracks[index].last?.tick ?? 0) * tickLength
  }

  /// The notes of a track, ordered by their start.
  func notes(ofTrack index: Int) throws -> [MIDINote] {
    var notes: [MIDINote] = []
    var sounding: [Int: Int] = [:]
    var bend = [Double](repeating: 0, count: 16)
    var range = [Double](repeating: 2, count: 16)
    var parameter = [[Int]](repeating: [127, 127], count: 16)
    var pan = [Int?](repeating: nil, count: 16)
    var program = [Int?](repeating: nil, count: 16)
    var keys: [Int: Int] = [:]
    for event in tracks[index] {
      let channel = event.channel
      let time = Double(event.tick) * tickLength
      switch event.kind {
      case 0x90:
        let key = Int(event.data[0])
        guard sounding[channel] == nil || channel == 9, event.data[1] > 0 else {
          throw MalformedMIDI()
        }
        keys[channel] = key
        sounding[channel] = notes.count
        notes.append(
          MIDINote(
            start: time, end: time, channel: channel, velocity: Int(event.data[1]),
            pan: pan[channel], program: program[channel],
            pitches: [(time, Double(key) + bend[channel] * range[channel])]))
      case 0x80:
        guard let open = sounding[channel] else {
          if channel == 9 { continue }
          throw MalformedMIDI()
        }
        notes[open].end = time
        sounding[channel] = nil
      case 0xE0:
        bend[channel] = Double(Int(event.data[0]) + 128 * Int(event.data[1]) - 8192) / 8192
        if let open = sounding[channel], let key = keys[channel] {
          notes[open].pitches.append((time, Double(key) + bend[channel] * range[channel]))
        }
      case 0xC0: program[channel] = Int(event.data[0])
      case 0xB0:
        let value = Int(event.data[1])
        switch event.data[0] {
        case 101: parameter[channel][0] = value
        case 100: parameter[channel][1] = value
        case 6 where parameter[channel] == [0, 0]: range[channel] = Double(value)
        case 10: pan[channel] = value
        default: break
        }
      default: break
      }
    }
    guard sounding.isEmpty else { throw MalformedMIDI() }
    return notes
  }

  /// The values that controller `number` takes in a track.
  func controls(_ number: UInt8, ofTrack index: Int) -> [Int] {
    tracks[index].filter { $0.kind == 0xB0 && $0.data[0] == number }.map { Int($0.data[1]) }
  }

  private mutating func readTrack() throws {
    guard try word(4) == 0x4D54_726B else { throw MalformedMIDI() }
    let size = try word(4)
    let end = bytes.startIndex + size
    guard end <= bytes.endIndex else { throw MalformedMIDI() }
    var events: [MIDIEvent] = []
    var tick = 0
    var running: UInt8?
    var name: String?
    while bytes.startIndex < end {
      tick += try quantity()
      guard let first = bytes.first else { throw MalformedMIDI() }
      if first == 0xFF {
        _ = try word(1)
        let kind = UInt8(try word(1))
        let data = try take(quantity())
        if kind == 3 { name = String(decoding: data, as: UTF8.self) }
        events.append(MIDIEvent(tick: tick, kind: 0xFF, channel: 0, data: [kind] + data))
        running = nil
        continue
      }
      let status = first >= 0x80 ? UInt8(try word(1)) : running
      guard let status, status < 0xF0 else { throw MalformedMIDI() }
      running = status
      let data = try take([0xC0, 0xD0].contains(status & 0xF0) ? 1 : 2)
      guard data.allSatisfy({ $0 < 0x80 }) else { throw MalformedMIDI() }
      events.append(
        MIDIEvent(tick: tick, kind: status & 0xF0, channel: Int(status & 0x0F), data: data))
    }
    guard bytes.startIndex == end, events.last?.data == [0x2F] else { throw MalformedMIDI() }
    tracks.append(events)
    names.append(name)
  }

  private mutating func quantity() throws -> Int {
    var value = 0
    while true {
      let byte = try word(1)
      value = value << 7 | byte & 0x7F
      if byte < 0x80 { return value }
    }
  }

  private mutating func word(_ count: Int) throws -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard bytes.count >= count else { throw MalformedMIDI() }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }
}
