import Foundation

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The quantity that the axis measures.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  /// The same with attributes: whichever of both is set last is the title.
  open var attributedTitle: NSAttributedString
  /// Every category, in the order in which they are shown.
  open var categoryOrder: [String]

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - title: The quantity that the axis measures.
  ///   - categoryOrder: Every category, in the order in which they are shown.
  public init(title: String, categoryOrder: [String]) {
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }

  /// Makes an axis whose title has attributes.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }

  /// An axis of its own with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categoryOrder)
    copy.attributedTitle = attributedTitle
    return copy
  }
}
