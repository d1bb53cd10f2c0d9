/// The events of one track of a MIDI file, each at its tick.
struct MIDITrack {
  /// The order at the same tick: a note is over before the next is set up and struck.
  private enum Rank: Int {
    case noteOff
    case control
    case noteOn
  }

  private struct Event {
    var tick: Int
    var rank: Rank
    var status: UInt8
    var first: UInt8
    /// A program change has no second byte.
    var second: UInt8?
  }

  /// The controllers that are used here, by their numbers in the MIDI 1.0 specification.
  enum Controller: UInt8 {
    case dataEntry = 6
    case volume = 7
    case pan = 10
    case expression = 11
    case dataEntryFine = 38
    case parameterFine = 100
    case parameter = 101
  }

  private var events: [Event] = []
  private var opening: [UInt8] = []

  /// Adds a meta event at the start of the track.
  mutating func open(meta kind: UInt8, _ content: [UInt8]) {
    opening += [0, 0xFF, kind] + Self.quantity(content.count) + content
  }

  mutating func noteOn(_ key: UInt8, velocity: UInt8, channel: UInt8, at tick: Int) {
    add(.noteOn, tick, 0x90 | channel, key, velocity)
  }

  mutating func noteOff(_ key: UInt8, channel: UInt8, at tick: Int) {
    add(.noteOff, tick, 0x80 | channel, key, 64)
  }

  mutating func control(_ controller: Controller, _ value: UInt8, channel: UInt8, at tick: Int) {
    add(.control, tick, 0xB0 | channel, controller.rawValue, value)
  }

  mutating func program(_ number: UInt8, channel: UInt8, at tick: Int) {
    add(.control, tick, 0xC0 | channel, number, nil)
  }

  /// Bends the channel's pitch by 0 … 16,383; 8192 is no bend.
  mutating func bend(_ value: Int, channel: UInt8, at tick: Int) {
    add(.control, tick, 0xE0 | channel, UInt8(value & 0x7F), UInt8((value >> 7) & 0x7F))
  }

  private mutating func add(
    _ rank: Rank, _ tick: Int, _ status: UInt8, _ first: UInt8, _ second: UInt8?
  ) {
    events.append(Event(tick: tick, rank: rank, status: status, first: first, second: second))
  }

  /// The chunk as it stands in the file; it ends at `end` or with its last event.
  func chunk(end: Int) -> [UInt8] {
    let order = events.indices.sorted { first, second in
      let (a, b) = (events[first], events[second])
      return (a.tick, a.rank.rawValue, first) < (b.tick, b.rank.rawValue, second)
    }
    var body = opening
    body.reserveCapacity(opening.count + events.count * 4 + 4)
    var tick = 0
    var running: UInt8?
    for index in order {
      let event = events[index]
      body += Self.quantity(event.tick - tick)
      tick = event.tick
      // Running status: the same status byte is not said twice.
      if event.status != running { body.append(event.status) }
      running = event.status
      body.append(event.first)
      if let second = event.second { body.append(second) }
    }
    body += Self.quantity(max(end - tick, 0)) + [0xFF, 0x2F, 0]
    return Array("MTrk".utf8) + Self.bigEndian(UInt32(clamping: body.count)) + body
  }

  /// `number` in the format's variable length: seven bits a byte, at most 28 in all.
  static func quantity(_ number: Int) -> [UInt8] {
    var rest = min(max(number, 0), 0x0FFF_FFFF)
    var bytes = [UInt8(rest & 0x7F)]
    rest >>= 7
    while rest > 0 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes.reversed()
  }

  static func bigEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    stride(from: Value.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: value >> $0)
    }
  }
}
