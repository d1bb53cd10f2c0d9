import Charts
import Explorer
import Screen
import Tables

/// Data that is to come, and what is asked of it.
package struct Following {
  let live: Live
  let name: String
  let encoding: Encoding
  /// The file that it is in as a whole; `nil` of data that is in none.
  let origin: ChartOrigin?
  let feed: any DataFeed
  /// The keys that were typed before anything of it was shown.
  let keys: [Key]

  /// - Parameters:
  ///   - live: What is kept and told of it.
  ///   - name: The name of its table.
  ///   - encoding: The way it becomes charts.
  ///   - origin: The file that it is in as a whole; `nil` of data that is in none.
  ///   - feed: Where it comes from.
  ///   - keys: The keys that were typed before anything of it was shown.
  package init(
    _ live: Live, named name: String, _ encoding: Encoding, origin: ChartOrigin? = nil,
    from feed: any DataFeed, keys: [Key] = []
  ) {
    self.live = live
    self.name = name
    self.encoding = encoding
    self.origin = origin
    self.feed = feed
    self.keys = keys
  }
}
