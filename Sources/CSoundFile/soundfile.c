#include "csoundfile.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The parts of sndfile.h that are used; the library keeps them as they are.

typedef struct {
  int64_t frames;
  int samplerate, channels, format, sections, seekable;
} SF_INFO;

typedef struct {
  int64_t (*get_filelen)(void *);
  int64_t (*seek)(int64_t, int, void *);
  int64_t (*read)(void *, int64_t, void *);
  int64_t (*write)(const void *, int64_t, void *);
  int64_t (*tell)(void *);
} SF_VIRTUAL_IO;

enum { SFM_WRITE = 0x20, SF_FALSE = 0, SF_TRUE = 1, SFC_SET_CLIPPING = 0x10C0 };
/// FLAC of 16 bits, and Ogg with Opus.
enum { FORMAT_FLAC = 0x170000 | 0x0002, FORMAT_OPUS = 0x200000 | 0x0064 };

static struct {
  void *(*sf_open_virtual)(SF_VIRTUAL_IO *, int, SF_INFO *, void *);
  int64_t (*sf_writef_float)(void *, const float *, int64_t);
  int (*sf_command)(void *, int, void *, int);
  int (*sf_close)(void *);
} sndfile;

struct csoundfile {
  void *file;
  uint8_t *bytes;
  int64_t count, room, place;
};

static bool load(void) {
  if (sndfile.sf_close != NULL) return true;
  void *library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
#define FIND(name) \
  if ((*(void **)&sndfile.name = dlsym(library, #name)) == NULL) return false;
  FIND(sf_open_virtual) FIND(sf_writef_float) FIND(sf_command) FIND(sf_close)
#undef FIND
  return true;
}

static int64_t file_length(void *user) { return ((csoundfile *)user)->count; }

static int64_t tell(void *user) { return ((csoundfile *)user)->place; }

static int64_t seek(int64_t offset, int whence, void *user) {
  csoundfile *file = user;
  int64_t start = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file->place : file->count;
  int64_t place = start + offset;
  if (place >= 0 && place <= file->count) file->place = place;
  return file->place;
}

static int64_t read_back(void *bytes, int64_t count, void *user) {
  csoundfile *file = user;
  int64_t rest = file->count - file->place;
  if (count > rest) count = rest;
  memcpy(bytes, file->bytes + file->place, (size_t)count);
  file->place += count;
  return count;
}

static int64_t write_on(const void *bytes, int64_t count, void *user) {
  csoundfile *file = user;
  int64_t end = file->place + count;
  if (end > file->room) {
    int64_t room = 2 * end + 65536;
    uint8_t *grown = realloc(file->bytes, (size_t)room);
    if (grown == NULL) return 0;
    file->bytes = grown;
    file->room = room;
  }
  memcpy(file->bytes + file->place, bytes, (size_t)count);
  file->place = end;
  if (end > file->count) file->count = end;
  return count;
}

bool csoundfile_is_there(void) { return load(); }

csoundfile *csoundfile_open(csoundfile_kind kind, int sample_rate) {
  if (!load()) return NULL;
  csoundfile *file = calloc(1, sizeof *file);
  if (file == NULL) return NULL;
  SF_VIRTUAL_IO io = {file_length, seek, read_back, write_on, tell};
  SF_INFO info = {0};
  info.samplerate = sample_rate;
  info.channels = 2;
  info.format = kind == CSOUNDFILE_FLAC ? FORMAT_FLAC : FORMAT_OPUS;
  file->file = sndfile.sf_open_virtual(&io, SFM_WRITE, &info, file);
  if (file->file == NULL) {
    csoundfile_free(file);
    return NULL;
  }
  sndfile.sf_command(file->file, SFC_SET_CLIPPING, NULL, SF_TRUE);
  return file;
}

bool csoundfile_add(csoundfile *file, const float *samples, int64_t frames) {
  return sndfile.sf_writef_float(file->file, samples, frames) == frames;
}

bool csoundfile_end(csoundfile *file, const uint8_t **bytes, size_t *count) {
  int error = sndfile.sf_close(file->file);
  file->file = NULL;
  *bytes = file->bytes;
  *count = (size_t)file->count;
  return error == 0 && file->bytes != NULL;
}

void csoundfile_free(csoundfile *file) {
  if (file->file != NULL) sndfile.sf_close(file->file);
  free(file->bytes);
  free(file);
}
