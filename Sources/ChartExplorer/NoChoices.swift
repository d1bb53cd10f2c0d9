/// Nothing that is chosen: all is as it is preset.
struct NoChoices: WordChoices, ReaderChoices, SightChoices, SoundChoices {
  let language: String? = nil
  let verbosity: String? = nil
  let caption: String? = nil
  let plain: Bool? = nil
  let quiet: Bool? = nil
  let verticalPoints: Bool? = nil
  let brailleCells: Int? = nil

  let theme: String? = nil
  let themesDir: String? = nil
  let glyphs: String? = nil
  let glyphScale: String? = nil
  let color: String? = nil
  let pixels: String? = nil
  let crosshair: Bool? = nil

  let preset: String? = nil
  let duration: String? = nil
  let minFrequency: Double? = nil
  let maxFrequency: Double? = nil
  let pitchScale: String? = nil
  let smoothing: String? = nil
  let volume: Double? = nil
  let invert = false
  let order: String? = nil
  let mono = false
  let instrument: String? = nil
  let legend = false
  let slope = false
  let dense: String? = nil
  let pan: String? = nil
  let tuning: String? = nil
  let notes = false
  let cues: String? = nil
  let threshold: [Double] = []
}
