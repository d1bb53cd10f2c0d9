#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Compressed bytes, made plain again block by block. zlib and zstd are loaded when the first such
// input comes: most of the time nobody needs them.

/// A form in which bytes are compressed.
typedef enum { CCOMPRESSION_GZIP, CCOMPRESSION_ZSTD } ccompression_kind;

/// The state that a step came to.
typedef enum {
  /// There may be more.
  CCOMPRESSION_GOES_ON,
  /// All that was compressed together is there; what follows may be more of it.
  CCOMPRESSION_ENDED,
  CCOMPRESSION_DAMAGED,
  /// More of what stands before is referred to than zstd keeps unless it is told: 128 MB.
  CCOMPRESSION_WIDE,
} ccompression_progress;

/// An input that is being made plain.
typedef struct ccompression_stream ccompression_stream;

/// Begins with the first byte of an input; `NULL` where the library is missing, with errno where it is there.
ccompression_stream *ccompression_open(ccompression_kind kind);

void ccompression_close(ccompression_stream *stream);

/// Takes bytes and gives plain ones, as many as there is room for.
///
/// `taken` receives how many were taken, `made` how many plain ones they became.
ccompression_progress ccompression_step(ccompression_stream *stream, const uint8_t *bytes,
                                        size_t count, size_t *taken, uint8_t *plain, size_t room,
                                        size_t *made);

/// The most bytes that `count` bytes take in the form of zlib; 0 where the library is missing.
size_t ccompression_limit(size_t count);

/// Packs bytes in the form of zlib into `packed`, which has room for as many as `ccompression_limit` says; returns how
/// many they became, or 0 where that fails.
size_t ccompression_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room);
