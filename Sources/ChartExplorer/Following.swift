import Charts
import Explorer
import Tables

/// Data that is to come, and what is asked of it.
package struct Following {
  let live: Live
  let name: String
  let encoding: Encoding
  let feed: Feed

  /// - Parameters:
  ///   - live: What is kept and told of it.
  ///   - name: The name of its table.
  ///   - encoding: The way it becomes charts.
  ///   - feed: Where it comes from.
  package init(_ live: Live, named name: String, _ encoding: Encoding, from feed: Feed) {
    self.live = live
    self.name = name
    self.encoding = encoding
    self.feed = feed
  }
}
