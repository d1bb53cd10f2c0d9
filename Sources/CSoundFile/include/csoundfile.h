#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Compressed sound by libsndfile, which is loaded when the first such file is written: most of the
// time nobody needs it.

/// A form in which sound is compressed.
typedef enum { CSOUNDFILE_FLAC, CSOUNDFILE_OPUS } csoundfile_kind;

/// A file that is being made in memory.
typedef struct csoundfile csoundfile;

/// Begins a file of stereo sound; `NULL` where the library is missing or refuses.
csoundfile *csoundfile_open(csoundfile_kind kind, int sample_rate);

/// True where the library is there.
bool csoundfile_is_there(void);

/// Adds frames, left and right in turn; `false` where memory ran out or the library refused.
bool csoundfile_add(csoundfile *file, const float *samples, int64_t frames);

/// Ends the file; `bytes` stay valid until it is freed.
bool csoundfile_end(csoundfile *file, const uint8_t **bytes, size_t *count);

void csoundfile_free(csoundfile *file);
