/// The same glides for csound: a wave of the same three partials.
///
/// Pitch, loudness and place move once in 64 frames, which is the cheaper way.
enum Csound {
  static func arguments(_ program: String, output: String) -> [String] {
    ["-d", "-m0", "-W", "-o", output, program]
  }

  static func program(_ glides: Glides) -> String {
    let notes = glides.all.map { voice in
      "i 1 \(voice.start) \(Glides.seconds) \(voice.frequency) \(voice.endFrequency)"
        + " \(voice.gain / 2) \(voice.endGain / 2)"
    }
    return """
      <CsoundSynthesizer>
      <CsInstruments>
      sr = 48000
      ksmps = 64
      nchnls = 2
      0dbfs = 1
      giwave ftgen 1, 0, 4096, 10, 1, 0.1, 0.03
      instr 1
        kfrequency expon p4, p3, p5
        kgain expon p6, p3, p7
        kplace line 0.01, p3, 0.99
        asound oscili kgain, kfrequency, giwave
        asound linen asound, 0.005, p3, 0.02
        aleft, aright pan2 asound, kplace
        outs aleft, aright
      endin
      </CsInstruments>
      <CsScore>
      \(notes.isEmpty ? "f 0 0.01" : notes.joined(separator: "\n"))
      e
      </CsScore>
      </CsoundSynthesizer>

      """
  }
}
