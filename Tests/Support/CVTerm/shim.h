#pragma once

#include <vterm.h>

// The parts that Swift cannot see: bit fields, and the members of a union.

static inline int shim_is_bold(const VTermScreenCell *cell) { return cell->attrs.bold; }
static inline int shim_is_reversed(const VTermScreenCell *cell) { return cell->attrs.reverse; }
static inline int shim_is_underlined(const VTermScreenCell *cell) {
  return cell->attrs.underline != 0;
}

/// A color as 0xRRGGBB, a palette entry as 256 and more below zero, or -1 for the default.
static inline int shim_color(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return -256 - color->indexed.idx;
  return color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

static inline int shim_is_true(const VTermValue *value) { return value->boolean != 0; }
