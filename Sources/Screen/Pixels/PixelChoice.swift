/// The choice of how plots are drawn in pixels.
///
/// `auto` is in whichever way the terminal answers that it can.
public enum PixelChoice: String, CaseIterable, Sendable { case auto, kitty, sixel, off }
