import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ReadAllTests {
  /// Lets the reading run to its end and returns what was said and how long it took.
  private func read(_ model: inout Model, _ effects: [Effect]) -> (said: [String], seconds: Double)
  {
    var said: [String] = []
    var seconds = 0.0
    var pending = effects
    for _ in 0..<500 {
      said += pending.announcements
      let reminder = pending.lazy.compactMap { effect -> (Reminder, Double)? in
        if case .remind(let reminder, let delay) = effect { (reminder, delay) } else { nil }
      }.first
      guard let (reminder, delay) = reminder else { break }
      seconds += delay
      pending = update(&model, .reminded(reminder))
    }
    return (said, seconds)
  }

  @Test func everyRowOfEveryChartIsReadOnceAndTheEndSaysSo() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    let start = try model.press("a")
    let (said, seconds) = read(&model, start)
    let language = model.language
    let first = Fixtures.price.digest.map { language.text($0.fact) }
    // The second chart's outline stands for its title and its composition.
    let second = Fixtures.steps.digest.dropFirst(2).map { language.text($0.fact) }
    #expect(
      said == ["Chart details. \(first[0])"] + first.dropFirst()
        + ["Steps, bar, 3 points, 2 of 2"] + second + ["End of the text"])
    #expect(model.pageIndex == 1)
    // A comfortable pace: neither a rush nor a crawl.
    #expect(seconds > Double(said.count - 2) * 1.5 && seconds < Double(said.count) * 5)
  }

  @Test func theScreenHasChangedWhenAPageIsAnnounced() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("a")
    let number = try #require(model.reading)
    let effects = update(&model, .reminded(.reading(number)))
    #expect(model.rotor.detailsRow == 1)
    #expect(effects.announcements == [model.language.text(model.rows[1].fact)])
    let frame = view(model, model.size)
    #expect(frame.lines.contains { $0.hasPrefix("> ") && $0.contains("Line chart") })
  }

  @Test(arguments: ["<Right>", "s", "<Tab>", "?"])
  func anyKeyStopsItAndDoesWhatItDoes(key: String) throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("a")
    let number = try #require(model.reading)
    #expect(try !model.hear(key).isEmpty)
    #expect(update(&model, .reminded(.reading(number))).isEmpty)
  }

  @Test func theSameKeyStopsIt() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("a")
    #expect(try model.hear("a") == ["Stopped. Closing price"])
    #expect(model.reading == nil)
  }

  @Test func escapeSaysWhereItStopped() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("a")
    let number = try #require(model.reading)
    _ = update(&model, .reminded(.reading(number)))
    #expect(try model.hear("<Esc>") == ["Stopped. Line chart, 1 series, 5 points"])
    // It goes on from there.
    #expect(try model.hear("a") == ["Line chart, 1 series, 5 points"])
  }

  @Test func aLongRowIsShownPieceByPieceButSaidOnce() throws {
    var chart = Fixtures.price
    chart.summary = String(repeating: "long words of the author ", count: 8)
    var model = Fixtures.model(chart, columns: 20, rows: 6)
    let start = try model.press("a")
    let (said, _) = read(&model, start)
    #expect(said.count == Set(said).count)
    #expect(said.filter { $0.hasPrefix("long words") }.count == 1)
  }

  @Test func twiceAsFastTakesHalfTheTime() throws {
    var model = Fixtures.model(Fixtures.price)
    let usual = read(&model, try model.press("a")).seconds
    var settings = Settings()
    settings.readingSpeed = 2
    var fast = Fixtures.model(Fixtures.price, settings: settings)
    #expect(abs(read(&fast, try fast.press("a")).seconds - usual / 2) < 1e-6)
  }
}
