import Foundation

/// An object that has points to be heard: the same that it draws.
public protocol AudiographProvidable: AnyObject {
  /// The points, in any unit: x is time, and the greater y, the higher the pitch.
  var graphContent: [CGPoint] { get }
}

/// A view that has points to be heard; in a terminal any object will do.
public typealias AudiographPlayingView = AudiographProvidable
