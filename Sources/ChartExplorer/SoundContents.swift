import CSoundFile
import Descriptions
import Sonification

extension Score {
  /// Writes the score as a MIDI file, or as samples, plain or compressed.
  package func write(
    as kind: ExportKind, named file: String = "", volume: Double, names: [String],
    sampleFormat: WaveFile.SampleFormat = .int16, to write: OutputFile.Write
  ) throws {
    switch kind {
    case .midi:
      try MIDIFile.bytes(of: self, volume: volume, names: names).withUnsafeBytes(write)
    case .flac, .opus:
      try CompressedSound.render(
        self, as: kind == .flac ? CSOUNDFILE_FLAC : CSOUNDFILE_OPUS, named: file, volume: volume,
        write: write)
    default:
      try WaveFile.render(self, volume: volume, format: sampleFormat, write: write)
    }
  }
}
