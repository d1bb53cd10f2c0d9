import Descriptions
import Tables
import Testing

@testable import earshot

/// The words about an input that is read, at any times.
struct LoadingNewsTests {
  private static func part(_ bytes: Int, of total: Int = 0, isRead: Bool = false)
    -> ReadingProgress
    .Part
  {
    ReadingProgress.Part(file: "-", bytes: bytes, total: total, isRead: isRead)
  }

  @Test func saysThePartAndTheTimeLeft() {
    var news = LoadingNews(at: 10)
    #expect(news.due == 10.5)
    #expect(
      news.sentences(Self.part(25, of: 100), at: 11)
        == [.reading(.progress(file: "-", share: 0.25, secondsLeft: 3))])
    #expect(news.due == 16)
  }

  /// It is said how long nothing came, ever more rarely.
  @Test func saysHowLongNothingCame() {
    var news = LoadingNews(at: 0)
    let reading = Sentence.reading(.progress(file: "-", share: nil, secondsLeft: nil))
    #expect(news.sentences(Self.part(5), at: 0.5) == [reading])
    #expect(news.sentences(Self.part(5), at: 5.5) == [reading, .live(.lost(seconds: 5))])
    #expect(news.due == 10.5)
    #expect(news.sentences(Self.part(5), at: 10.5) == [reading, .live(.lost(seconds: 10))])
    #expect(news.due == 20.5)
    #expect(news.sentences(Self.part(9), at: 20.5) == [reading])
    #expect(news.due == 25.5)
  }

  /// Once all is read nothing is missing, however long it takes to make a chart of it.
  @Test func nothingIsMissedOnceAllIsRead() {
    var news = LoadingNews(at: 0)
    _ = news.sentences(Self.part(5, isRead: true), at: 0.5)
    #expect(news.sentences(Self.part(5, isRead: true), at: 9).count == 1)
  }
}
