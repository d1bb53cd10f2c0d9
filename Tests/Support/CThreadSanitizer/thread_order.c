// The order of threads that their sanitizer does not see by itself: it would call races what is none, and die.

#define _GNU_SOURCE  // RTLD_NEXT
#include "thread_order.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

// The quick way of a `Mutex` is in the code of whoever uses it, so that the sanitizer sees it; the slow one, of threads
// that wait for each other, is in the runtime, which is not built for it.

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern void __tsan_acquire(void *);
extern void __tsan_release(void *);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
  SWIFT void (*next)(uint32_t, SELF void *);
  *(void **)&next = dlsym(RTLD_NEXT, LOCK);
  next(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
  SWIFT void (*next)(SELF void *);
  *(void **)&next = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(mutex);
  next(mutex);
}

// PortAudio cancels its thread, at which the sanitizer dies wherever that is within a call that it watches. Here the
// thread ends where it asks whether it should, as it does in each round.

static _Atomic(pthread_t) cancelled[64];

static int replace(pthread_t former, pthread_t thread) {
  for (size_t place = 0; place < sizeof cancelled / sizeof *cancelled; place += 1) {
    pthread_t found = former;
    if (atomic_compare_exchange_strong(&cancelled[place], &found, thread)) return 1;
  }
  return 0;
}

int pthread_cancel(pthread_t thread) {
  replace(0, thread);
  return 0;
}

void pthread_testcancel(void) {
  if (replace(pthread_self(), 0)) pthread_exit(PTHREAD_CANCELED);
}

#endif
#endif
