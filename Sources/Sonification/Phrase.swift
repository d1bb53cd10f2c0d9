import Glibc

/// The tones of one series, without its cues.
struct Phrase {
  /// The tones, ordered by their start.
  private(set) var tones: [Tone] = []
  /// Seconds between the onsets of the first and the last stop.
  private(set) var span: Double

  let slot: Timetable.Slot
  let series: Int
  let settings: SonificationSettings
  private let isMirrored: Bool
  /// The part of all of x that the course goes through, as shares of it.
  private let extent: ClosedRange<Double>
  private let map: PitchMap
  private let instrument: Instrument
  /// True where the last stop is the end of the course.
  private let isWhole: Bool

  /// Plays `course` within `slot`.
  ///
  /// A continuous series is one gliding tone from gap to gap; a point between two gaps is a short
  /// note. Given a `slopeStep` in height it is a short note a step instead. Otherwise every point
  /// is a note, which lasts until the next one where it is held. It goes from ear to ear as far as
  /// its `extent` does.
  init(
    course: Course, slot: Timetable.Slot, series: Int, isContinuous: Bool,
    isHeld: Bool = false, isMirrored: Bool = false, slopeStep: Double? = nil,
    extent: ClosedRange<Double> = 0...1, settings: SonificationSettings
  ) {
    self.isMirrored = isMirrored
    self.extent = extent
    self.slot = slot
    self.series = series
    self.settings = settings
    map = PitchMap(settings)
    instrument = Timbre.instrument(ofSeries: series, first: settings.instrument)
    let note = course.grain ?? slot.length / Double(max(course.places, 1))
    let isMoment = course.stops.count < 2 && !course.hasTimeline
    span = isMoment ? 0 : slot.length - (isContinuous ? slot.tail : note)
    isWhole = !course.hasTimeline
    if let slopeStep, isContinuous, course.stops.count > 1 {
      addSlope(course, step: slopeStep)
      return
    }
    // The last note of several that make a point rings on.
    let usual = course.isGrouped ? Timetable.noteLength : min(Timetable.noteLength, note)
    let longest = isHeld ? slot.length : usual
    tones.reserveCapacity(course.stops.count)
    if let grain = course.grain {
      for stop in course.stops where !stop.height.isNaN {
        add(from: stop, to: stop, start: time(stop), length: grain)
      }
      return
    }
    if let spread = course.spread {
      addDense(course.stops, spread, isContinuous: isContinuous, isHeld: isHeld)
      return
    }
    for index in course.stops.indices {
      guard !course.stops[index].height.isNaN else { continue }
      // The last note, which nothing follows, is not held to the end of a timeline.
      let isLast = index == course.stops.count - 1
      if isContinuous {
        addGlide(from: index, in: course.stops)
      } else {
        addNote(at: index, in: course.stops, longest: isLast && !isWhole ? usual : longest)
      }
    }
    addBand(course.stops, isContinuous: isContinuous)
  }

  /// Strokes that begin louder than this, in dB, may be held below full scale by the limiter, so that they
  /// make nothing else quieter.
  static let referenceBoost = 10.0

  /// The largest gain a pitch can have, whatever voice plays it, but no more than a stroke is allowed for.
  static func greatestGain(_ settings: SonificationSettings) -> Double {
    let range = PitchMap(settings).range
    let steps = 64
    let most = pow(10, referenceBoost / 20)
    let greatest = Timbre.pitched.reduce(0) { greatest, instrument in
      (0...steps).reduce(greatest) { greatest, step in
        let share = Double(step) / Double(steps)
        let frequency = range.lowerBound + (range.upperBound - range.lowerBound) * share
        return max(greatest, EqualLoudness.gain(at: frequency, of: instrument))
      }
    }
    return min(greatest, most)
  }

  /// The amplitude of the loudest tone there can be.
  ///
  /// It leaves room for others that sound with it, so that a point is as loud alone as among them.
  static let loudestTone = 0.7

  /// The factor on all gains: one for all that is heard of a chart, whatever sounds together.
  static func scale(_ settings: SonificationSettings) -> Double {
    loudestTone / greatestGain(settings)
  }

  /// The time at which the place `share` of the course is heard, in seconds.
  func time(_ share: Double) -> Double { slot.start + span * share }

  private mutating func addSlope(_ course: Course, step: Double) {
    // The last note needs time, too.
    let longest = min(Course.slopeNote, slot.length / 4)
    span = slot.length - longest
    let samples = course.sampled(every: step, apart: Course.closest / max(span, Course.closest))
    for index in samples.indices { addNote(at: index, in: samples, longest: longest) }
  }

  func time(_ stop: Course.Stop) -> Double { time(stop.share) }

  mutating func addGlide(from index: Int, in stops: [Course.Stop]) {
    let isLinked = index > 0 && !stops[index - 1].height.isNaN
    let start = time(stops[index])
    guard index + 1 < stops.count, !stops[index + 1].height.isNaN else {
      if !isLinked { addLonely(at: index, in: stops) }
      return
    }
    add(
      from: stops[index], to: stops[index + 1], start: start,
      length: time(stops[index + 1]) - start, isConnected: isLinked)
  }

  /// Plays a point of a glide that has no neighbor: a note that ends before the next tick.
  private mutating func addLonely(at index: Int, in stops: [Course.Stop]) {
    let here = time(stops[index])
    let end = slot.start + slot.length
    guard stops.count > 1 || !isWhole else {
      add(from: stops[index], to: stops[index], start: here, length: slot.length)
      return
    }
    let next = index + 1 < stops.count ? time(stops[index + 1]) : end
    add(
      from: stops[index], to: stops[index], start: here,
      length: min(Timetable.noteLength, next - here))
  }

  private mutating func addNote(at index: Int, in stops: [Course.Stop], longest: Double) {
    let start = time(stops[index])
    let next = index + 1 < stops.count ? time(stops[index + 1]) : slot.start + slot.length
    add(from: stops[index], to: stops[index], start: start, length: min(longest, next - start))
  }

  mutating func add(
    from first: Course.Stop, to last: Course.Stop, start: Double, length: Double,
    isConnected: Bool = false, layer: Tone.Layer = .line, level: Double = 1
  ) {
    // Two points at the same place leave no time between them.
    guard length > 0 else { return }
    let frequency = map.frequency(of: first.height)
    let endFrequency = map.frequency(of: last.height)
    // A glide is part of a chain that lasts longer.
    let level =
      first.share == last.share && !isConnected
      ? level * EqualLoudness.noteGain(of: instrument, lasting: length) : level
    var tone = Tone(
      start: start, length: length, frequency: frequency, endFrequency: endFrequency,
      gain: level * mappedLevel(first) * EqualLoudness.gain(at: frequency, of: instrument),
      endGain: level * mappedLevel(last) * EqualLoudness.gain(at: endFrequency, of: instrument),
      pan: pan(first), endPan: pan(last), instrument: instrument,
      series: series, isConnected: isConnected, layer: layer)
    tone.pulse = pulse(first)
    tones.append(tone)
  }

  /// The place of `share` of the course between the ears, −1 (left) … 1 (right).
  func pan(_ share: Double) -> Double {
    guard span > 0 || extent != 0...1 else { return Panning.place(nil, series: series, settings) }
    let place = extent.lowerBound + (extent.upperBound - extent.lowerBound) * share
    return Panning.place(isMirrored ? 1 - place : place, series: series, settings)
  }

  private func pan(_ stop: Course.Stop) -> Double { pan(stop.share) }
}
