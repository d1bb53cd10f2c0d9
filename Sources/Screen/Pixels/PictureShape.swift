/// A place in a picture, in pixels from its left and its top edge.
package struct PixelPoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Something drawn in pixels, of which both the vector picture and the true pixels of a terminal are made.
package struct PictureShape: Equatable, Sendable {
  /// The form of a shape.
  package enum Contour: Equatable, Sendable {
    case rectangle(left: Double, top: Double, width: Double, height: Double)
    case disk(center: PixelPoint, radius: Double)
    /// Lines through points, or the inside of those that are closed.
    case path([[PixelPoint]], isClosed: Bool)
  }

  package var contour: Contour
  /// The inside; `nil` where it is empty.
  package var fill: Paint?
  /// The line around it, or along it; `nil` where there is none.
  package var pen: Pen?
  /// The share of the inside that hides what is behind it, 0 … 1.
  package var opacity = 1.0

  package init(_ contour: Contour, fill: Paint? = nil, pen: Pen? = nil, opacity: Double = 1) {
    self.contour = contour
    self.fill = fill
    self.pen = pen
    self.opacity = opacity
  }
}

/// The color of a role, or a mix of it with the background.
package struct Ink: Hashable, Sendable {
  package var role: Role
  /// The share of the color of the role, 0 … 1; the rest is that of the background.
  package var share: Double

  package init(_ role: Role, share: Double = 1) {
    self.role = role
    self.share = share
  }

  /// The background itself.
  package static let background = Ink(.text, share: 0)

  package func color(in theme: Theme) -> Color {
    share == 1 ? theme.color(role) : theme.background.mixed(with: theme.color(role), share)
  }
}

/// The inside of a shape.
package enum Paint: Equatable, Sendable {
  case ink(Ink)
  /// The pattern of a series on the background, on squares of so many pixels.
  case pattern(FillPattern, Role, side: Double)
}

/// The line of a shape, with round joints and flat ends.
package struct Pen: Equatable, Sendable {
  package var ink: Ink
  /// The width in pixels.
  package var width: Double
  /// The lengths in pixels that are drawn, then left out, and so on; empty where all of it is drawn.
  package var dashes: [Double]

  package init(_ ink: Ink, width: Double, dashes: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dashes = dashes
  }
}
