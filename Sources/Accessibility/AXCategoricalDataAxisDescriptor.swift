import Foundation

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The quantity that the axis measures.
  open var title: String
  /// The title with attributes, which wins over ``title`` once it is set.
  open var attributedTitle: NSAttributedString {
    get { statedTitle ?? NSAttributedString(string: title) }
    set { statedTitle = newValue }
  }
  /// Every category, in the order in which they are shown.
  open var categoryOrder: [String]
  private var statedTitle: NSAttributedString?

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - title: The quantity that the axis measures.
  ///   - categoryOrder: Every category, in the order in which they are shown.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  /// Makes an axis whose title has attributes.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    statedTitle = attributedTitle
  }

  /// An axis of its own with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categoryOrder)
    copy.statedTitle = statedTitle
    return copy
  }
}
