// Stands in front of the C library's heap. A program's own definitions of these functions are used
// by everything it loads, the Swift runtime included; the work is passed on to the C library.

#include "allocation_count.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HEAP_IS_TAKEN 1
#endif
#endif

static __thread bool counting;
static __thread long count;

bool allocation_count_available(void) {
#ifdef HEAP_IS_TAKEN
  return false;
#else
  return true;
#endif
}

void allocation_count_begin(void) {
  count = 0;
  counting = true;
}

long allocation_count_end(void) {
  counting = false;
  return count;
}

#ifndef HEAP_IS_TAKEN

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static void note(void) {
  if (counting) count++;
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  note();
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  note();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *pointer = memory;
  return 0;
}

void free(void *pointer) {
  note();
  __libc_free(pointer);
}

#endif
