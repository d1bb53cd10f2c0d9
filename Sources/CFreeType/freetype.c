#include "cfreetype.h"
#include "libraries.h"

#include <dlfcn.h>
#include <limits.h>
#include <stddef.h>

static struct {
#define POINTER(type, name, parameters) type(*name) parameters;
  FREETYPE(POINTER) FONTCONFIG(POINTER)
#undef POINTER
  FT_Library *library;
} own;

/// Loads the libraries if need be; what fails once is not tried again.
static bool load(void) {
  static bool is_tried = false, is_loaded = false;
  if (is_tried) return is_loaded;
  is_tried = true;
  void *freetype = dlopen("libfreetype.so.6", RTLD_NOW | RTLD_LOCAL);
  void *fontconfig = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
  if (freetype == NULL || fontconfig == NULL) return false;
#define FIND(library, type, name, parameters) \
  if ((own.name = (type(*) parameters)dlsym(library, #name)) == NULL) return false;
#define FIND_FREETYPE(...) FIND(freetype, __VA_ARGS__)
#define FIND_FONTCONFIG(...) FIND(fontconfig, __VA_ARGS__)
  FREETYPE(FIND_FREETYPE)
  FONTCONFIG(FIND_FONTCONFIG)
  is_loaded = own.FT_Init_FreeType(&own.library) == 0;
  return is_loaded;
}

/// The font that fontconfig thinks best for `character`; NULL where it knows no font at all.
static FcPattern *match(uint32_t character, const char *language) {
  FcPattern *wanted = own.FcPatternCreate();
  FcCharSet *characters = own.FcCharSetCreate();
  FcPattern *found = NULL;
  if (wanted != NULL && characters != NULL && own.FcCharSetAddChar(characters, character) &&
      own.FcPatternAddCharSet(wanted, FC_CHARSET, characters) &&
      own.FcPatternAddString(wanted, FC_FAMILY, (const unsigned char *)"sans-serif") &&
      own.FcPatternAddBool(wanted, FC_SCALABLE, true) &&
      (language == NULL ||
       own.FcPatternAddString(wanted, FC_LANG, (const unsigned char *)language)) &&
      own.FcConfigSubstitute(NULL, wanted, FcMatchPattern)) {
    own.FcDefaultSubstitute(wanted);
    int result;
    found = own.FcFontMatch(NULL, wanted, &result);
  }
  if (characters != NULL) own.FcCharSetDestroy(characters);
  if (wanted != NULL) own.FcPatternDestroy(wanted);
  return found;
}

CFreeTypeFont *cfreetype_open(uint32_t character, const char *language) {
  FcPattern *found = load() ? match(character, language) : NULL;
  if (found == NULL) return NULL;
  unsigned char *path = NULL;
  int index = 0;
  FT_Face *face = NULL;
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

void cfreetype_close(CFreeTypeFont *font) { own.FT_Done_Face((FT_Face *)font); }

bool cfreetype_has(CFreeTypeFont *font, uint32_t character) {
  return own.FT_Get_Char_Index((FT_Face *)font, character) != 0;
}

bool cfreetype_draw(CFreeTypeFont *font, uint32_t character, int size, CFreeTypeLetter *letter) {
  FT_Face *face = (FT_Face *)font;
  unsigned index = own.FT_Get_Char_Index(face, character);
  if (size <= 0 || index == 0 || own.FT_Set_Pixel_Sizes(face, 0, (unsigned)size) != 0 ||
      own.FT_Load_Glyph(face, index, FT_LOAD_RENDER) != 0)
    return false;
  const FT_GlyphSlot *slot = face->glyph;
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
