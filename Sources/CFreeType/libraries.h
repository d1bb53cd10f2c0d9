#pragma once

#include <stdint.h>

// The part of FreeType 2 and fontconfig that is used, so that their headers are not needed to build
// the program. Neither changes as long as the libraries' names end in .so.6 and .so.1.

typedef struct FT_Library FT_Library;
typedef struct FcConfig FcConfig;
typedef struct FcPattern FcPattern;
typedef struct FcCharSet FcCharSet;

typedef struct {
  void *data;
  void (*finalizer)(void *);
} FT_Generic;

typedef struct {
  unsigned rows, width;
  int pitch;
  unsigned char *buffer;
  unsigned short num_grays;
  unsigned char pixel_mode, palette_mode;
  void *palette;
} FT_Bitmap;

/// Only its beginning: the library makes it.
typedef struct {
  void *library, *face, *next;
  unsigned glyph_index;
  FT_Generic generic;
  struct {
    long width, height, horizontal[3], vertical[3];
  } metrics;
  long linear_advance[2];
  struct {
    long x, y;
  } advance;
  int format;
  FT_Bitmap bitmap;
  int bitmap_left, bitmap_top;
} FT_GlyphSlot;

/// Only its beginning: the library makes it.
typedef struct {
  long num_faces, face_index, face_flags, style_flags, num_glyphs;
  char *family_name, *style_name;
  int num_fixed_sizes;
  void *available_sizes;
  int num_charmaps;
  void *charmaps;
  FT_Generic generic;
  struct {
    long x_minimum, y_minimum, x_maximum, y_maximum;
  } bbox;
  unsigned short units_per_em;
  short ascender, descender, height, max_advance_width, max_advance_height;
  short underline_position, underline_thickness;
  FT_GlyphSlot *glyph;
} FT_Face;

enum { FT_LOAD_RENDER = 1 << 2 };
enum { FT_PIXEL_MODE_MONO = 1, FT_PIXEL_MODE_GRAY = 2 };
enum { FcMatchPattern = 0 };
enum { FcResultMatch = 0 };

#define FC_CHARSET "charset"
#define FC_FAMILY "family"
#define FC_FILE "file"
#define FC_INDEX "index"
#define FC_LANG "lang"
#define FC_SCALABLE "scalable"

/// Every function that is called, by result, name and parameters. An enumeration is an int.
#define FREETYPE(X)                                                                        \
  X(int, FT_Init_FreeType, (FT_Library **))                                                \
  X(int, FT_New_Face, (FT_Library *, const char *path, long index, FT_Face **))            \
  X(int, FT_Done_Face, (FT_Face *))                                                        \
  X(int, FT_Set_Pixel_Sizes, (FT_Face *, unsigned width, unsigned height))                 \
  X(unsigned, FT_Get_Char_Index, (FT_Face *, unsigned long character))                     \
  X(int, FT_Load_Glyph, (FT_Face *, unsigned index, int32_t flags))
#define FONTCONFIG(X)                                                                      \
  X(FcPattern *, FcPatternCreate, (void))                                                  \
  X(void, FcPatternDestroy, (FcPattern *))                                                 \
  X(int, FcPatternAddString, (FcPattern *, const char *name, const unsigned char *))       \
  X(int, FcPatternAddBool, (FcPattern *, const char *name, int))                           \
  X(int, FcPatternAddCharSet, (FcPattern *, const char *name, const FcCharSet *))          \
  X(int, FcPatternGetString, (const FcPattern *, const char *name, int, unsigned char **)) \
  X(int, FcPatternGetInteger, (const FcPattern *, const char *name, int, int *))           \
  X(FcCharSet *, FcCharSetCreate, (void))                                                  \
  X(int, FcCharSetAddChar, (FcCharSet *, unsigned character))                              \
  X(void, FcCharSetDestroy, (FcCharSet *))                                                 \
  X(int, FcConfigSubstitute, (FcConfig *, FcPattern *, int kind))                          \
  X(void, FcDefaultSubstitute, (FcPattern *))                                              \
  X(FcPattern *, FcFontMatch, (FcConfig *, FcPattern *, int *result))
