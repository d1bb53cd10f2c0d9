import Descriptions
import Sonification

extension Score {
  /// Writes the score as a MIDI file, or as samples.
  package func write(
    as kind: ExportKind, volume: Double, names: [String],
    sampleFormat: WaveFile.SampleFormat = .int16, to write: OutputFile.Write
  ) throws {
    if kind == .midi {
      try MIDIFile.bytes(of: self, volume: volume, names: names).withUnsafeBytes(write)
    } else {
      try WaveFile.render(self, volume: volume, format: sampleFormat, write: write)
    }
  }
}
