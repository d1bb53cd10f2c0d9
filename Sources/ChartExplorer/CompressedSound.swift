import CSoundFile
import Descriptions
import Glibc
import Sonification

/// Sound in FLAC or in Ogg/Opus, by libsndfile.
enum CompressedSound {
  private static let sampleRate = 48_000
  private static let stretchFrames = 4096
  /// The package to install where there is no library, as it is typed.
  static let package = "apt install libsndfile1"

  /// Renders a score and hands over the whole file.
  ///
  /// - Throws: That the library is missing, or what `write` throws.
  static func render(
    _ score: Score, as kind: csoundfile_kind, named file: String, volume: Double,
    write: OutputFile.Write
  ) throws {
    guard csoundfile_is_there() else {
      throw Failure(.outputFailed(file: file, reason: package), exitCode: EX_CANTCREAT)
    }
    let refusal = Failure(
      .outputFailed(file: file, reason: "libsndfile"), exitCode: EX_CANTCREAT)
    guard let output = csoundfile_open(kind, Int32(sampleRate)) else { throw refusal }
    defer { csoundfile_free(output) }
    var synthesizer = Synthesizer(score, volume: volume, sampleRate: Double(sampleRate))
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: 2 * stretchFrames)
    defer { samples.deallocate() }
    while synthesizer.position < synthesizer.length {
      let frames = min(stretchFrames, synthesizer.length - synthesizer.position)
      synthesizer.render(into: samples, frameCount: frames)
      guard csoundfile_add(output, samples, Int64(frames)) else { throw refusal }
    }
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    guard csoundfile_end(output, &bytes, &count) else { throw refusal }
    guard kind == CSOUNDFILE_OPUS else {
      try write(UnsafeRawBufferPointer(start: bytes, count: count))
      return
    }
    var pages = Array(UnsafeBufferPointer(start: bytes, count: count))
    OggPages.renumber(&pages)
    try pages.withUnsafeBytes(write)
  }
}
