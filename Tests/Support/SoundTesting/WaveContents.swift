/// The header and the samples of a RIFF WAVE file, read by its own rules.
public struct WaveContents: Equatable, Sendable {
  /// The reason that a file is none.
  public struct MalformedWave: Error, CustomStringConvertible {
    /// The fault.
    public let description: String
  }

  /// 1 for whole numbers, 3 for floating-point ones.
  public var formatTag = 0
  /// 1 or 2.
  public var channelCount = 0
  /// Frames a second.
  public var sampleRate = 0
  /// As the header states it.
  public var bytesPerSecond = 0
  /// The bytes of a frame.
  public var frameWidth = 0
  /// The bits of a sample.
  public var bitsPerSample = 0
  /// The frames that the fact chunk states.
  public var statedFrames: Int?
  /// −1 … 1, the channels in turn.
  public var samples: [Float] = []

  /// Reads `bytes`; every stated size must agree with what is there.
  public init(_ bytes: [UInt8]) throws {
    func text(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
    func number(_ at: Int, _ width: Int) -> Int {
      (0..<width).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    guard bytes.count >= 44, text(0) == "RIFF", text(8) == "WAVE" else {
      throw MalformedWave(description: "no RIFF WAVE header")
    }
    guard number(4, 4) == bytes.count - 8 else {
      throw MalformedWave(description: "RIFF says \(number(4, 4)) of \(bytes.count - 8) bytes")
    }
    var place = 12
    var hasData = false
    while place + 8 <= bytes.count {
      let (name, size) = (text(place), number(place + 4, 4))
      let body = place + 8
      guard body + size <= bytes.count else {
        throw MalformedWave(description: "chunk \(name) reaches beyond the end")
      }
      switch name {
      case "fmt ":
        formatTag = number(body, 2)
        channelCount = number(body + 2, 2)
        sampleRate = number(body + 4, 4)
        bytesPerSecond = number(body + 8, 4)
        frameWidth = number(body + 12, 2)
        bitsPerSample = number(body + 14, 2)
      case "fact": statedFrames = number(body, 4)
      case "data":
        hasData = true
        switch (formatTag, bitsPerSample) {
        case (1, 16):
          samples = bytes.withUnsafeBytes { bytes in
            stride(from: body, to: body + size - 1, by: 2).map {
              let bits = bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self)
              return Float(Int16(littleEndian: bits)) / 32_767
            }
          }
        case (3, 32):
          samples = bytes.withUnsafeBytes { bytes in
            stride(from: body, to: body + size - 3, by: 4).map {
              let bits = bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
              return Float(bitPattern: UInt32(littleEndian: bits))
            }
          }
        default:
          throw MalformedWave(description: "format \(formatTag) of \(bitsPerSample) bits")
        }
      default: break
      }
      place = body + size + size % 2
    }
    guard hasData else { throw MalformedWave(description: "no data chunk") }
  }

  /// The frames that are there.
  public var frameCount: Int { channelCount > 0 ? samples.count / channelCount : 0 }

  /// The length in seconds.
  public var seconds: Double { Double(frameCount) / Double(max(sampleRate, 1)) }

  /// The samples of a stereo file.
  public var stereo: StereoSamples {
    StereoSamples(interleaved: samples, sampleRate: Double(sampleRate))
  }
}
