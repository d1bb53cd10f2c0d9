extension Score {
  /// Composes the score of `series`, heard in the order they come.
  ///
  /// All series share one map from height to pitch and one loudness, so they can be compared by ear.
  /// A series that is muted or without points takes no time, one of
  /// nothing but gaps is a single tick.
  public init(_ series: [AudibleSeries], settings: SonificationSettings) {
    var series = series.map { $0.heard(by: settings) }
    if settings.order == .together { series.align(besides: settings.muted) }
    // One series alone has nothing to be told apart from.
    var settings = settings
    if series.count < 2, settings.pan == .series { settings.pan = .none }
    var courses: [Course] = []
    var indices: [Int] = []
    var pointCount = 0
    for (index, one) in series.enumerated() where !settings.muted.contains(index) {
      let course = Course(one, smoothing: settings.smoothing)
      guard !course.stops.isEmpty else { continue }
      pointCount += one.wholeCount ?? course.pointCount
      courses.append(course)
      indices.append(index)
    }
    let timetable = Timetable(settings)
    let areLines = indices.map { series[$0].isContinuous }
    var slots = timetable.slots(for: courses, areLines: areLines)
    for (position, slot) in slots.enumerated() {
      courses[position].reduce(
        to: slot.length, least: timetable.isExact ? 0 : timetable.least, settings: settings,
        isContinuous: areLines[position])
    }
    slots.leaveTails(to: courses, areLines: areLines)
    let extents = courses.extents
    let slopeStep = settings.isSlopeMode ? Timetable.slopeStep(courses, in: slots) : nil
    var tones: [Tone] = []
    var parts: [SeriesPart] = []
    var end = -1.0
    for (position, slot) in slots.enumerated() {
      let (index, course) = (indices[position], courses[position])
      let phrase = Phrase(
        course: course, slot: slot, series: index, isContinuous: series[index].isContinuous,
        isHeld: series[index].isHeld, isMirrored: series[index].isMirrored, slopeStep: slopeStep,
        extent: settings.preset == .audiograph ? 0...1 : extents[position], settings: settings)
      var cues = settings.cues
      // Series that sound together have their grid lines in common.
      if slot.start < end { cues.remove(.gridline) }
      end = max(end, slot.start + slot.length)
      let marks = course.marks(
        of: cues, landmarks: series[index].landmarks, isContinuous: series[index].isContinuous)
      tones += phrase.tones.entering(slot.start + slot.entry, glide: settings.pitchScale)
      tones += phrase.tones(of: marks)
      parts.append(
        SeriesPart(
          series: index, start: slot.start, length: slot.length, firstX: course.firstX,
          lastX: course.lastX, span: phrase.span))
    }
    self.init(
      tones: tones, parts: parts, length: max(end, 0), pointCount: pointCount,
      playedCount: courses.reduce(0) { $0 + $1.pointCount }, glide: settings.pitchScale)
    for course in courses where course.figureNoteCount > 0 {
      noteCount += course.figureNoteCount
      playedNoteCount +=
        course.isGrouped ? course.stops.count { !$0.height.isNaN } : course.pointCount
    }
    if let legend = timetable.legend, let first = indices.first {
      delay(by: legend.length)
      self.tones += legend.tones(settings, series: first)
    }
    finish(settings)
  }

  /// Orders the tones and gives them the loudness that the same points have when walked.
  private mutating func finish(_ settings: SonificationSettings) {
    // Of tones that start together the one that goes on stays behind the one it goes on from.
    tones.sort { $0.start < $1.start }
    let scale = Phrase.scale(settings)
    tones = tones.map { $0.scaled(by: scale) }
  }

  /// Composes the one note that a move to a point plays: 0.25 s, or the gap tick for a missing `y`.
  ///
  /// It is as loud as the same point in the whole.
  ///
  /// - Parameters:
  ///   - y: The height, 0 … 1; not a number for a missing point.
  ///   - place: The place along x, 0 … 1, which decides the pan; `nil` centers it.
  ///   - series: The index of the series, which decides the instrument.
  ///   - settings: The choices by which data becomes sound.
  public init(point y: Double, at place: Double?, series: Int, settings: SonificationSettings) {
    self.init(
      point: y, at: place, series: series, noteLength: Timetable.noteLength, settings: settings)
  }

  /// Composes the notes of a point that has several: quick ones, the last as long as any point.
  ///
  /// - Parameters:
  ///   - heights: The heights, 0 … 1, in the order they are heard.
  ///   - place: The place along x, 0 … 1, which decides the pan; `nil` centers it.
  ///   - series: The index of the series, which decides the instrument.
  ///   - mapped: The second measure as a share of its range, 0 … 1; `nil` where there is none.
  ///   - settings: The choices by which data becomes sound.
  public init(
    figure heights: [Double], at place: Double?, series: Int, mapped: Double? = nil,
    settings: SonificationSettings
  ) {
    self = .silence
    for (index, height) in heights.enumerated() {
      let isLast = index == heights.count - 1
      let note = Score(
        point: height, at: place, series: series,
        noteLength: isLast ? Timetable.noteLength : Timetable.quickNoteLength, mapped: mapped,
        settings: settings)
      self = index == 0 ? note : followed(by: note, after: 0)
    }
    // They are one point, whatever it is made of.
    pointCount = min(pointCount, 1)
    playedCount = min(playedCount, 1)
    parts = [SeriesPart(series: series, start: 0, length: length, firstX: 0, lastX: 0, span: 0)]
  }

  /// Composes a point of each of several series, quick notes in their own voices, the last as long as
  /// any point.
  ///
  /// - Parameters:
  ///   - points: The series and the heights, 0 … 1, in the order they are heard.
  ///   - place: The place along x, 0 … 1, which decides the pan; `nil` centers it.
  ///   - settings: The choices by which data becomes sound.
  public init(
    chord points: [(series: Int, height: Double)], at place: Double?,
    settings: SonificationSettings
  ) {
    self = .silence
    for (index, point) in points.enumerated() {
      let isLast = index == points.count - 1
      let note = Score(
        point: point.height, at: place, series: point.series,
        noteLength: isLast ? Timetable.noteLength : Timetable.quickNoteLength, settings: settings)
      self = index == 0 ? note : followed(by: note, after: 0)
    }
    parts = []
  }

  private init(
    point y: Double, at place: Double?, series: Int, noteLength: Double, mapped: Double? = nil,
    settings: SonificationSettings
  ) {
    var audible = AudibleSeries(x: [0], y: [y], isContinuous: false)
    audible.mapped = mapped.map { [$0] } ?? []
    let course = Course(audible, smoothing: 1)
    let length = course.pointCount > 0 ? noteLength : Timetable.tickLength
    let slot = Timetable.Slot(start: 0, length: length)
    let phrase = Phrase(
      course: course, slot: slot, series: series, isContinuous: false, settings: settings)
    let marks = course.marks(
      of: settings.cues.intersection([.gap]), landmarks: Landmarks(), isContinuous: false)
    let pan = Panning.place(place, series: series, settings)
    let scale = Phrase.scale(settings)
    let tones = (phrase.tones + phrase.tones(of: marks)).map { tone in
      var tone = tone.scaled(by: scale)
      tone.pan = pan
      tone.endPan = pan
      return tone
    }
    let part = SeriesPart(series: series, start: 0, length: length, firstX: 0, lastX: 0, span: 0)
    self.init(
      tones: tones, parts: [part], length: length, pointCount: course.pointCount,
      playedCount: course.pointCount, glide: settings.pitchScale)
  }
}

extension AudibleSeries {
  /// The series with a note for each point, where that is wanted.
  fileprivate func heard(by settings: SonificationSettings) -> AudibleSeries {
    var series = self
    // The library glides from any point to the next.
    if settings.preset == .audiograph { series.breaks = [] }
    // A flutter needs a note to be counted in.
    let needsNotes = settings.mapping == .tempo && !mapped.isEmpty
    guard settings.hasNotes || needsNotes, isContinuous else { return series }
    series.isContinuous = false
    return series
  }
}

extension [AudibleSeries] {
  /// Gives series that begin or end elsewhere than others one timeline, so that what is heard at once is at one place.
  ///
  /// - Parameter muted: The indices of the series that are not heard.
  fileprivate mutating func align(besides muted: Set<Int>) {
    let heard = indices.filter { !muted.contains($0) }
    guard heard.count > 1,
      heard.allSatisfy({ self[$0].timeline == nil && self[$0].pointCount == nil })
    else { return }
    let extents = heard.compactMap { index -> ClosedRange<Double>? in
      let places = self[index].x.lazy.filter(\.isFinite)
      return places.min().flatMap { low in places.max().map { low...$0 } }
    }
    guard let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max(),
      low < high, extents.contains(where: { $0 != low...high })
    else { return }
    let most = heard.map { self[$0].x.count }.max() ?? 0
    for index in heard { self[index].timeline = Timeline(low...high, pointCount: most) }
  }
}

extension [Timetable.Slot] {
  /// Leaves time to the note of a last point that stands alone; lines that sound together stay in time.
  fileprivate mutating func leaveTails(to courses: [Course], areLines: [Bool]) {
    let lines = indices.filter { areLines[$0] }
    for index in lines where courses[index].endsAlone(within: self[index].length) {
      let (start, tail) = (
        self[index].start, Swift.min(Timetable.noteLength, self[index].length / 4)
      )
      for other in lines where self[other].start == start { self[other].tail = tail }
    }
  }
}

extension [Course] {
  /// The part of the x of all courses that each goes through, as shares of it.
  fileprivate var extents: [ClosedRange<Double>] {
    guard let low = map(\.firstX).min(), let high = map(\.lastX).max(), low < high else {
      return map { _ in 0...1 }
    }
    // Halves, because the distance of two finite numbers may not be finite.
    let width = high / 2 - low / 2
    return map { course in
      let first = Swift.min(Swift.max((course.firstX / 2 - low / 2) / width, 0), 1)
      let last = Swift.min(Swift.max((course.lastX / 2 - low / 2) / width, first), 1)
      return first...last
    }
  }
}

extension Course {
  /// Leaves as many stops as `length` seconds have room for.
  fileprivate mutating func reduce(
    to length: Double, least: Double, settings: SonificationSettings, isContinuous: Bool
  ) {
    if isGrouped, !figures.isEmpty {
      shortenFigures(length: length)
      guard !isGrouped else { return }
    }
    // Averages of neighbors would mix the notes of a point.
    switch isGrouped ? .natural : settings.preset {
    case .natural:
      guard isCrowded(in: length) else { return }
      if settings.density != .extremes, !isGrouped, !(settings.isSlopeMode && isContinuous) {
        if isCloud, !isContinuous {
          granulate(length: length)
          return
        }
        if let summaries = summaries(in: length) {
          summarize(summaries, length: length, isContinuous: isContinuous)
          return
        }
        setApart(length: isContinuous ? length : length * (1 - 1 / Double(max(places, 2))))
        return
      }
      // On a grid a slope would be uneven.
      cutIntoSlices(
        length: length, isContinuous: isContinuous, inPlace: settings.isSlopeMode && isContinuous)
    case .audiograph:
      guard needsHalving(in: length, least: least) else { return }
      halve(length: length)
    }
  }
}

extension Tone {
  /// The tone `factor` times as loud.
  func scaled(by factor: Double) -> Tone {
    var tone = self
    tone.gain *= factor
    tone.endGain *= factor
    return tone
  }
}
