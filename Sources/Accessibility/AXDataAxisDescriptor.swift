import Foundation

/// An axis: of numbers, ``AXNumericDataAxisDescriptor``, or of categories,
/// ``AXCategoricalDataAxisDescriptor``.
public protocol AXDataAxisDescriptor: NSCopying, NSObjectProtocol {
  /// The quantity that the axis measures.
  var title: String { get set }

  /// The title with attributes, which wins over ``title`` once it is set.
  var attributedTitle: NSAttributedString { get set }
}
