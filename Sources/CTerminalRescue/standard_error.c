#define _GNU_SOURCE
#include "standard_error.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <unistd.h>

/// So much is replayed at the end: the newest, a whole page-aligned stretch of it.
enum { kept = 64 * 1024 };

static int memory = -1;
static int original = -1;

int standard_error_collect(void) {
  if (memory >= 0) return 0;
  int collected = memfd_create("standard error", MFD_CLOEXEC);
  if (collected < 0) return -1;
  // -1 where standard error is closed: then there is nowhere to replay to.
  original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (dup2(collected, STDERR_FILENO) < 0) {
    if (original >= 0) close(original);
    close(collected);
    original = -1;
    return -1;
  }
  memory = collected;
  return 0;
}

void standard_error_release(void) {
  if (memory < 0) return;
  // The descriptors share one offset, so it tells how much was written.
  off_t end = lseek(memory, 0, SEEK_CUR);
  if (original >= 0) {
    dup2(original, STDERR_FILENO);
    close(original);
  } else {
    close(STDERR_FILENO);
  }
  original = -1;

  char chunk[1024];
  bool is_at_line = end <= kept;
  for (off_t position = is_at_line ? 0 : end - kept; position < end;) {
    ssize_t count = pread(memory, chunk, sizeof chunk, position);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    position += count;
    ssize_t start = 0;
    // A text whose beginning was cut off starts with its next whole line.
    while (!is_at_line && start < count) is_at_line = chunk[start++] == '\n';
    while (start < count) {
      ssize_t written = write(STDERR_FILENO, chunk + start, (size_t)(count - start));
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) break;
      start += written;
    }
  }
  close(memory);
  memory = -1;
}

void standard_error_discard(void) {
  if (memory < 0) return;
  if (ftruncate(memory, 0) == 0) lseek(memory, 0, SEEK_SET);
}

void standard_error_trim(void) {
  off_t end = memory < 0 ? 0 : lseek(memory, 0, SEEK_CUR);
  if (end > 2 * kept) {
    fallocate(memory, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, end - kept);
  }
}
