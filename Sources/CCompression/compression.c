#include "ccompression.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

// The parts of zlib.h and zstd.h that are used; both libraries keep them as they are.

typedef struct {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *allocate, *release, *opaque;
  int data_type;
  unsigned long adler, reserved;
} z_stream;

enum { Z_OK = 0, Z_STREAM_END = 1, Z_BUF_ERROR = -5, Z_NO_FLUSH = 0 };
/// A window of 32 KB, with the header of gzip.
enum { GZIP_WINDOW_BITS = 15 + 16 };

typedef struct {
  const void *bytes;
  size_t size, position;
} zstd_in;

typedef struct {
  void *bytes;
  size_t size, position;
} zstd_out;

static struct {
  int (*inflateInit2_)(z_stream *, int, const char *, int);
  int (*inflate)(z_stream *, int);
  int (*inflateReset)(z_stream *);
  int (*inflateEnd)(z_stream *);
  unsigned long (*compressBound)(unsigned long);
  int (*compress2)(unsigned char *, unsigned long *, const unsigned char *, unsigned long, int);
} zlib;

static struct {
  void *(*ZSTD_createDStream)(void);
  size_t (*ZSTD_freeDStream)(void *);
  size_t (*ZSTD_decompressStream)(void *, zstd_out *, zstd_in *);
  unsigned (*ZSTD_isError)(size_t);
  int (*ZSTD_getErrorCode)(size_t);
} zstd;

/// Known as ZSTD_error_frameParameter_windowTooLarge; see zstd_errors.h.
enum { ZSTD_WINDOW_TOO_LARGE = 16 };

struct ccompression_stream {
  ccompression_kind kind;
  z_stream inflating;
  void *decompressing;
};

static bool load(ccompression_kind kind) {
#define FIND(table, name) \
  if (library == NULL || (*(void **)&table.name = dlsym(library, #name)) == NULL) return false;
  if (kind == CCOMPRESSION_GZIP) {
    if (zlib.compress2 != NULL) return true;
    void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
    FIND(zlib, inflateInit2_) FIND(zlib, inflate) FIND(zlib, inflateReset) FIND(zlib, inflateEnd)
    FIND(zlib, compressBound) FIND(zlib, compress2)
    return true;
  }
  if (zstd.ZSTD_isError != NULL) return true;
  void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
  FIND(zstd, ZSTD_createDStream) FIND(zstd, ZSTD_freeDStream) FIND(zstd, ZSTD_decompressStream)
  FIND(zstd, ZSTD_getErrorCode) FIND(zstd, ZSTD_isError)
  return true;
#undef FIND
}

ccompression_stream *ccompression_open(ccompression_kind kind) {
  if (!load(kind)) {
    // The loader tries many places, and the last of its errors may be another: only a file tells
    // whether any can be opened.
    int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (null < 0) return NULL;
    close(null);
    errno = 0;
    return NULL;
  }
  ccompression_stream *stream = calloc(1, sizeof *stream);
  if (stream == NULL) return NULL;
  stream->kind = kind;
  bool is_open;
  if (kind == CCOMPRESSION_GZIP) {
    is_open = zlib.inflateInit2_(&stream->inflating, GZIP_WINDOW_BITS, "1.2.11",
                                 (int)sizeof stream->inflating) == Z_OK;
  } else {
    stream->decompressing = zstd.ZSTD_createDStream();
    is_open = stream->decompressing != NULL;
  }
  if (is_open) return stream;
  free(stream);
  return NULL;
}

void ccompression_close(ccompression_stream *stream) {
  if (stream->kind == CCOMPRESSION_GZIP) {
    zlib.inflateEnd(&stream->inflating);
  } else {
    zstd.ZSTD_freeDStream(stream->decompressing);
  }
  free(stream);
}

static unsigned int clamped(size_t size) { return size > UINT_MAX ? UINT_MAX : (unsigned int)size; }

ccompression_progress ccompression_step(ccompression_stream *stream, const uint8_t *bytes,
                                        size_t count, size_t *taken, uint8_t *plain, size_t room,
                                        size_t *made) {
  if (stream->kind == CCOMPRESSION_ZSTD) {
    zstd_in in = {bytes, count, 0};
    zstd_out out = {plain, room, 0};
    size_t hint = zstd.ZSTD_decompressStream(stream->decompressing, &out, &in);
    *taken = in.position;
    *made = out.position;
    if (zstd.ZSTD_isError(hint)) {
      return zstd.ZSTD_getErrorCode(hint) == ZSTD_WINDOW_TOO_LARGE ? CCOMPRESSION_WIDE
                                                                   : CCOMPRESSION_DAMAGED;
    }
    return hint == 0 ? CCOMPRESSION_ENDED : CCOMPRESSION_GOES_ON;
  }
  z_stream *in = &stream->inflating;
  in->next_in = bytes;
  in->avail_in = clamped(count);
  in->next_out = plain;
  in->avail_out = clamped(room);
  const unsigned int given = in->avail_in, free_room = in->avail_out;
  const int code = zlib.inflate(in, Z_NO_FLUSH);
  *taken = given - in->avail_in;
  *made = free_room - in->avail_out;
  if (code == Z_STREAM_END) {
    return zlib.inflateReset(in) == Z_OK ? CCOMPRESSION_ENDED : CCOMPRESSION_DAMAGED;
  }
  return code == Z_OK || code == Z_BUF_ERROR ? CCOMPRESSION_GOES_ON : CCOMPRESSION_DAMAGED;
}

size_t ccompression_limit(size_t count) {
  return count <= UINT_MAX && load(CCOMPRESSION_GZIP) ? zlib.compressBound(count) : 0;
}

size_t ccompression_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room) {
  // The level that zlib itself thinks a good bargain.
  enum { USUAL_LEVEL = 6 };
  unsigned long made = room;
  if (!load(CCOMPRESSION_GZIP)) return 0;
  return zlib.compress2(packed, &made, bytes, count, USUAL_LEVEL) == Z_OK ? made : 0;
}
