#pragma once

#include <stdbool.h>
#include <stdint.h>

// Letters of the system's fonts. FreeType and fontconfig are loaded by the first call: most of the
// time nobody needs them, and where they are missing there are no letters. Not made for threads: one
// call at a time.

/// A font that is open.
typedef struct CFreeTypeFont CFreeTypeFont;

/// A letter as dots; they are valid until the font's next letter.
typedef struct {
  /// The place of the first column and the first row: from the pen to the right, from the line up.
  int left, top;
  int columns, rows;
  /// The distance that the pen moves on.
  int advance;
  /// Bytes from row to row, from the first one down; `dots` is NULL where the letter is a space.
  int pitch;
  const uint8_t *dots;
  /// True when a byte is eight dots, the first in its highest bit; else it is how dark one dot is.
  bool is_packed;
} CFreeTypeLetter;

/// Opens the font the system would show `character` in, in a language (as "ja"; NULL: that of the
/// locale); NULL where there is none.
CFreeTypeFont *cfreetype_open(uint32_t character, const char *language);

void cfreetype_close(CFreeTypeFont *font);

/// True when the font has `character`.
bool cfreetype_has(CFreeTypeFont *font, uint32_t character);

/// Draws `character` with `size` dots from line to line; false where the font cannot.
bool cfreetype_draw(CFreeTypeFont *font, uint32_t character, int size, CFreeTypeLetter *letter);
