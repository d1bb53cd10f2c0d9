/// The same glides for scsynth, SuperCollider's server.
///
/// They are the commands of a render without a device. The instrument is in the server's own binary
/// form, so that its language is not needed.
enum SuperCollider {
  static func arguments(_ program: String, output: String) -> [String] {
    ["-o", "2", "-N", program, "_", output, "48000", "WAV", "int16"]
  }

  /// The commands, each bundle after its length.
  static func program(_ glides: Glides) -> [UInt8] {
    var bundles = [
      (0.0, message("/d_recv", [.bytes(instrument)])),
      (0.0, message("/b_alloc", [.int(0), .int(4096), .int(1)])),
      // 7: normalized, as a table for the oscillator, cleared before.
      (
        0.0,
        message(
          "/b_gen", [.int(0), .text("sine1"), .int(7), .float(1), .float(0.1), .float(0.03)])
      ),
    ]
    for (index, voice) in glides.all.enumerated() {
      bundles.append(
        (
          voice.start,
          message(
            "/s_new",
            [
              .text("glide"), .int(Int32(1000 + index)), .int(1), .int(0), .text("from"),
              .float(Float(voice.frequency)), .text("to"), .float(Float(voice.endFrequency)),
              .text("gain"), .float(Float(voice.gain / 2)), .text("endgain"),
              .float(Float(voice.endGain / 2)),
            ])
        ))
    }
    bundles.append((max(glides.length, 0.01), message("/c_set", [.int(0), .float(0)])))
    return bundles.flatMap { time, message in
      let bundle = padded("#bundle") + timeTag(time) + bigEndian(Int32(message.count)) + message
      return bigEndian(Int32(bundle.count)) + bundle
    }
  }

  // MARK: The instrument

  private enum Rate: UInt8 {
    case scalar = 0
    case control = 1
    case audio = 2
  }

  private enum UnitInput {
    case constant(Float)
    case output(of: Int, Int = 0)
  }

  private struct Unit {
    var name: String
    var rate: Rate
    var inputs: [UnitInput]
    var outputs = 1
    /// The number of the operator or parameter that it is.
    var index: Int16 = 0
  }

  private static let units: [Unit] = [
    Unit(name: "Control", rate: .control, inputs: [], outputs: 4),
    Unit(
      name: "XLine", rate: .control,
      inputs: [.output(of: 0, 0), .output(of: 0, 1), .constant(10), .constant(0)]),
    Unit(
      name: "XLine", rate: .control,
      inputs: [.output(of: 0, 2), .output(of: 0, 3), .constant(10), .constant(0)]),
    Unit(
      name: "Line", rate: .control,
      inputs: [.constant(-0.98), .constant(0.98), .constant(10), .constant(0)]),
    Unit(
      name: "Osc", rate: .audio, inputs: [.constant(0), .output(of: 1), .constant(0)]),
    // Rises in 5 ms, stays, falls in 20 ms, and then frees the voice (2).
    Unit(
      name: "EnvGen", rate: .control,
      inputs: [
        1, 1, 0, 1, 2, 0, 3, -99, -99, 1, 0.005, 1, 0, 1, 9.975, 1, 0, 0, 0.02, 1, 0,
      ].map { .constant($0) }),
    // 2 is the multiplication.
    Unit(
      name: "BinaryOpUGen", rate: .control, inputs: [.output(of: 2), .output(of: 5)], index: 2),
    Unit(
      name: "Pan2", rate: .audio, inputs: [.output(of: 4), .output(of: 3), .output(of: 6)],
      outputs: 2),
    Unit(
      name: "Out", rate: .audio, inputs: [.constant(0), .output(of: 7, 0), .output(of: 7, 1)],
      outputs: 0),
  ]

  /// The instrument in the first version of the format.
  private static let instrument: [UInt8] = {
    var constants: [Float] = []
    var graph: [UInt8] = bigEndian(Int16(units.count))
    for unit in units {
      graph += counted(unit.name) + [unit.rate.rawValue]
      graph += bigEndian(Int16(unit.inputs.count)) + bigEndian(Int16(unit.outputs))
      graph += bigEndian(unit.index)
      for input in unit.inputs {
        switch input {
        case .constant(let value):
          let place = constants.firstIndex(of: value) ?? constants.count
          if place == constants.count { constants.append(value) }
          graph += bigEndian(Int16(-1)) + bigEndian(Int16(place))
        case .output(let index, let output):
          graph += bigEndian(Int16(index)) + bigEndian(Int16(output))
        }
      }
      graph += [UInt8](repeating: unit.rate.rawValue, count: unit.outputs)
    }
    let parameters: [(String, Float)] = [("from", 200), ("to", 2000), ("gain", 1), ("endgain", 1)]
    var bytes: [UInt8] = Array("SCgf".utf8) + bigEndian(Int32(1)) + bigEndian(Int16(1))
    bytes += counted("glide") + bigEndian(Int16(constants.count))
    for constant in constants { bytes += bigEndian(constant.bitPattern) }
    bytes += bigEndian(Int16(parameters.count))
    for parameter in parameters { bytes += bigEndian(parameter.1.bitPattern) }
    bytes += bigEndian(Int16(parameters.count))
    for (index, parameter) in parameters.enumerated() {
      bytes += counted(parameter.0) + bigEndian(Int16(index))
    }
    return bytes + graph + bigEndian(Int16(0))
  }()

  private static func counted(_ text: String) -> [UInt8] {
    [UInt8(text.utf8.count)] + Array(text.utf8)
  }

  // MARK: Open Sound Control

  private enum Argument {
    case int(Int32)
    case float(Float)
    case text(String)
    case bytes([UInt8])

    var tag: Character {
      switch self {
      case .int: "i"
      case .float: "f"
      case .text: "s"
      case .bytes: "b"
      }
    }

    var encoded: [UInt8] {
      switch self {
      case .int(let value): bigEndian(value)
      case .float(let value): bigEndian(value.bitPattern)
      case .text(let value): padded(value)
      case .bytes(let value):
        bigEndian(Int32(value.count)) + value + [UInt8](repeating: 0, count: -value.count & 3)
      }
    }
  }

  private static func message(_ address: String, _ arguments: [Argument]) -> [UInt8] {
    padded(address) + padded("," + String(arguments.map(\.tag))) + arguments.flatMap(\.encoded)
  }

  /// Seconds in 32 bits, and the fraction in 32 more.
  private static func timeTag(_ seconds: Double) -> [UInt8] {
    bigEndian(UInt64(seconds * 4_294_967_296))
  }

  /// At least one zero at the end, up to a multiple of four bytes.
  private static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: 4 - bytes.count & 3)
  }

  private static func bigEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
