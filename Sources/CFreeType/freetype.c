#include "cfreetype.h"

#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <limits.h>
#include FT_FREETYPE_H

/// Every function that is called of the two libraries.
#define FREETYPE(X) \
  X(FT_Init_FreeType) X(FT_New_Face) X(FT_Done_Face) X(FT_Set_Pixel_Sizes) X(FT_Get_Char_Index) \
  X(FT_Load_Glyph)
#define FONTCONFIG(X)                                                                            \
  X(FcPatternCreate) X(FcPatternDestroy) X(FcPatternAddString) X(FcPatternAddBool)               \
  X(FcPatternAddCharSet) X(FcPatternGetString) X(FcPatternGetInteger) X(FcCharSetCreate)         \
  X(FcCharSetAddChar) X(FcCharSetDestroy) X(FcConfigSubstitute) X(FcDefaultSubstitute) X(FcFontMatch)

static struct {
#define POINTER(name) __typeof__(name) *name;
  FREETYPE(POINTER) FONTCONFIG(POINTER)
#undef POINTER
  FT_Library library;
} own;

/// Loads the libraries if need be; what fails once is not tried again.
static bool load(void) {
  static bool is_tried = false, is_loaded = false;
  if (is_tried) return is_loaded;
  is_tried = true;
  void *freetype = dlopen("libfreetype.so.6", RTLD_NOW | RTLD_LOCAL);
  void *fontconfig = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
  if (freetype == NULL || fontconfig == NULL) return false;
#define FIND(library, name) \
  if ((own.name = (__typeof__(name) *)dlsym(library, #name)) == NULL) return false;
#define FIND_FREETYPE(name) FIND(freetype, name)
#define FIND_FONTCONFIG(name) FIND(fontconfig, name)
  FREETYPE(FIND_FREETYPE)
  FONTCONFIG(FIND_FONTCONFIG)
  is_loaded = own.FT_Init_FreeType(&own.library) == 0;
  return is_loaded;
}

/// What fontconfig thinks best for `character`; NULL where it knows no font at all.
static FcPattern *match(uint32_t character, const char *language) {
  FcPattern *wanted = own.FcPatternCreate();
  FcCharSet *characters = own.FcCharSetCreate();
  FcPattern *found = NULL;
  if (wanted != NULL && characters != NULL && own.FcCharSetAddChar(characters, character) &&
      own.FcPatternAddCharSet(wanted, FC_CHARSET, characters) &&
      own.FcPatternAddString(wanted, FC_FAMILY, (const FcChar8 *)"sans-serif") &&
      own.FcPatternAddBool(wanted, FC_SCALABLE, FcTrue) &&
      (language == NULL || own.FcPatternAddString(wanted, FC_LANG, (const FcChar8 *)language)) &&
      own.FcConfigSubstitute(NULL, wanted, FcMatchPattern)) {
    own.FcDefaultSubstitute(wanted);
    FcResult result;
    found = own.FcFontMatch(NULL, wanted, &result);
  }
  if (characters != NULL) own.FcCharSetDestroy(characters);
  if (wanted != NULL) own.FcPatternDestroy(wanted);
  return found;
}

CFreeTypeFont *cfreetype_open(uint32_t character, const char *language) {
  FcPattern *found = load() ? match(character, language) : NULL;
  if (found == NULL) return NULL;
  FcChar8 *path = NULL;
  int index = 0;
  FT_Face face = NULL;
  if (own.FcPatternGetString(found, FC_FILE, 0, &path) == FcResultMatch) {
    if (own.FcPatternGetInteger(found, FC_INDEX, 0, &index) != FcResultMatch) index = 0;
    if (own.FT_New_Face(own.library, (const char *)path, index, &face) != 0) face = NULL;
  }
  own.FcPatternDestroy(found);
  CFreeTypeFont *font = (CFreeTypeFont *)face;
  // The best there is may still not have it.
  if (font != NULL && !cfreetype_has(font, character)) {
    cfreetype_close(font);
    return NULL;
  }
  return font;
}

void cfreetype_close(CFreeTypeFont *font) { own.FT_Done_Face((FT_Face)font); }

bool cfreetype_has(CFreeTypeFont *font, uint32_t character) {
  return own.FT_Get_Char_Index((FT_Face)font, character) != 0;
}

bool cfreetype_draw(CFreeTypeFont *font, uint32_t character, int size, CFreeTypeLetter *letter) {
  FT_Face face = (FT_Face)font;
  FT_UInt index = own.FT_Get_Char_Index(face, character);
  if (size <= 0 || index == 0 || own.FT_Set_Pixel_Sizes(face, 0, (FT_UInt)size) != 0 ||
      own.FT_Load_Glyph(face, index, FT_LOAD_RENDER) != 0)
    return false;
  const FT_GlyphSlot slot = face->glyph;
  const FT_Bitmap *bitmap = &slot->bitmap;
  bool is_packed = bitmap->pixel_mode == FT_PIXEL_MODE_MONO;
  if (!is_packed && bitmap->pixel_mode != FT_PIXEL_MODE_GRAY && bitmap->buffer != NULL) return false;
  if (bitmap->width > INT_MAX / 2 || bitmap->rows > INT_MAX / 2) return false;
  *letter = (CFreeTypeLetter){
      .left = slot->bitmap_left, .top = slot->bitmap_top,
      .columns = (int)bitmap->width, .rows = (int)bitmap->rows,
      .advance = (int)((slot->advance.x + 32) / 64),
      .pitch = bitmap->pitch, .dots = bitmap->buffer, .is_packed = is_packed};
  return true;
}
