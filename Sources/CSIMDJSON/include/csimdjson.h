#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of readable bytes that must follow the text that is walked.
#define CSIMDJSON_PADDING 64

/// A thing that a walk meets, in the order of the text.
typedef enum {
  CSIMDJSON_BEGIN_ARRAY,
  CSIMDJSON_END_ARRAY,
  CSIMDJSON_BEGIN_OBJECT,
  CSIMDJSON_END_OBJECT,
  CSIMDJSON_KEY,
  CSIMDJSON_STRING,
  CSIMDJSON_NUMBER,
  CSIMDJSON_TRUE,
  CSIMDJSON_FALSE,
  CSIMDJSON_NULL,
} csimdjson_event;

/// The end of a walk.
typedef enum {
  CSIMDJSON_COMPLETE,
  /// The visitor said stop.
  CSIMDJSON_STOPPED,
  CSIMDJSON_TOO_DEEP,
  /// A whole value, and something else after it.
  CSIMDJSON_TRAILING,
  CSIMDJSON_MALFORMED,
} csimdjson_outcome;

/// Takes one event; `false` stops the walk.
///
/// `text` holds a key or a string without its escapes, or a number's digits as written; it is only
/// valid during the call. `offset` is where the event starts in the walked text.
typedef bool (*csimdjson_visitor)(void *context, csimdjson_event event, const char *text,
                                  size_t length, size_t offset);

typedef struct csimdjson_parser csimdjson_parser;

/// A parser that can walk many texts, one after the other; `NULL` without memory.
csimdjson_parser *csimdjson_parser_create(void);
void csimdjson_parser_destroy(csimdjson_parser *parser);

/// Walks the JSON value in `text`, of which `capacity` bytes are readable.
///
/// `offset` receives where the walk stopped when it was too deep.
csimdjson_outcome csimdjson_walk(csimdjson_parser *parser, const char *text, size_t length,
                                 size_t capacity, int max_depth, csimdjson_visitor visitor,
                                 void *context, size_t *offset);

/// True when the bytes are valid UTF-8.
bool csimdjson_is_utf8(const char *text, size_t length);

#ifdef __cplusplus
}
#endif
