// A library before the system's own in which one call of a kind fails, once or from then on.
//
// FAIL_CALL names the kind, FAIL_NUMBER says which of its calls, from 1, FAIL_CODE what it fails with, and
// FAIL_ALWAYS that all later ones do, too. FAIL_MARK is a file that is made as it happens. With a code of 0 the
// program is killed before the call.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static const char *kind, *mark;
static int number, code, always;
static _Atomic int count;

__attribute__((constructor)) static void start(void) {
  kind = getenv("FAIL_CALL");
  mark = getenv("FAIL_MARK");
  const char *text = getenv("FAIL_NUMBER");
  number = text == NULL ? 0 : atoi(text);
  text = getenv("FAIL_CODE");
  code = text == NULL ? EIO : atoi(text);
  always = getenv("FAIL_ALWAYS") != NULL;
}

static int fails(const char *call) {
  if (kind == NULL || strcmp(kind, call) != 0) return 0;
  const int now = ++count;
  if (now < number || (now > number && !always)) return 0;
  if (now == number && mark != NULL) {
    syscall(SYS_close, (int)syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600));
  }
  if (code == 0) kill(getpid(), SIGKILL);
  errno = code;
  return 1;
}

#define FIND(next, name) if (next == NULL) *(void **)&next = dlsym(RTLD_NEXT, name)

static int open_next(const char *name, const char *path, int flags, mode_t mode) {
  int (*next)(const char *, int, ...);
  *(void **)&next = dlsym(RTLD_NEXT, name);
  return fails("open") ? -1 : next(path, flags, mode);
}

#define OPEN(name)                                     \
  int name(const char *path, int flags, ...) {         \
    mode_t mode = 0;                                   \
    if (flags & (O_CREAT | __O_TMPFILE)) {             \
      va_list list;                                    \
      va_start(list, flags);                           \
      mode = va_arg(list, mode_t);                     \
      va_end(list);                                    \
    }                                                  \
    return open_next(#name, path, flags, mode);        \
  }
OPEN(open)
OPEN(open64)

ssize_t read(int file, void *bytes, size_t size) {
  static ssize_t (*next)(int, void *, size_t);
  FIND(next, "read");
  return fails("read") ? -1 : next(file, bytes, size);
}

ssize_t pread(int file, void *bytes, size_t size, off_t offset) {
  static ssize_t (*next)(int, void *, size_t, off_t);
  FIND(next, "pread");
  return fails("read") ? -1 : next(file, bytes, size, offset);
}

ssize_t write(int file, const void *bytes, size_t size) {
  static ssize_t (*next)(int, const void *, size_t);
  FIND(next, "write");
  // A message about it must be let through.
  return file != STDERR_FILENO && fails("write") ? -1 : next(file, bytes, size);
}

void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  static void *(*next)(void *, size_t, int, int, int, off_t);
  FIND(next, "mmap");
  return fails("mmap") ? MAP_FAILED : next(place, size, protection, flags, file, offset);
}

int rename(const char *from, const char *to) {
  static int (*next)(const char *, const char *);
  FIND(next, "rename");
  return fails("rename") ? -1 : next(from, to);
}

int linkat(int from, const char *path, int to, const char *name, int flags) {
  static int (*next)(int, const char *, int, const char *, int);
  FIND(next, "linkat");
  return fails("rename") ? -1 : next(from, path, to, name, flags);
}

int poll(struct pollfd *files, nfds_t size, int time) {
  static int (*next)(struct pollfd *, nfds_t, int);
  FIND(next, "poll");
  return fails("poll") ? -1 : next(files, size, time);
}

int fsync(int file) {
  static int (*next)(int);
  FIND(next, "fsync");
  return fails("fsync") ? -1 : next(file);
}

int close(int file) {
  static int (*next)(int);
  FIND(next, "close");
  // As the system does it: the number is free, whatever it says.
  const int failed = file > STDERR_FILENO && fails("close");
  const int result = next(file);
  if (failed) errno = code;
  return failed ? -1 : result;
}
