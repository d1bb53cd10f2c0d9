// Outlives PortAudio's own assertions.
//
// PortAudio asserts that a JACK client can be ended (`Terminate` in `pa_jack.c`). It cannot once its server is gone,
// be it restarted or killed, and the assertion would end the program, also one that plays elsewhere. It asserts as
// well that ALSA knows the name of a device (`BuildDeviceList` in `pa_linux_alsa.c`), which it does not in a container
// that has the library without its configuration.

#define _GNU_SOURCE
#include "assertions.h"

#include <assert.h>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if __ELF_NATIVE_CLASS == 64
#define SYMBOL(info) ELF64_R_SYM(info)
#else
#define SYMBOL(info) ELF32_R_SYM(info)
#endif

/// The place that a failed assertion of this thread goes to; NULL outside of `outlive`.
static _Thread_local sigjmp_buf *escape = NULL;

/// Stands in the place of `__assert_fail` in the library.
static void leave(const char *assertion, const char *file, unsigned int line, const char *name) {
  if (escape != NULL) siglongjmp(*escape, 1);
  __assert_fail(assertion, file, line, name);
}

/// An address that the dynamic section tells, which some systems have moved to its place already.
static const void *moved(const struct link_map *map, ElfW(Addr) address) {
  return (const void *)(address < map->l_addr ? map->l_addr + address : address);
}

/// Leads a slot of the library's table of functions to `leave`.
static void redirect(ElfW(Addr) slot) {
  const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)(slot & ~(size - 1));
  if (mprotect(page, size, PROT_READ | PROT_WRITE) == 0) *(void **)slot = (void *)leave;
}

void redirect_assertions(void *library) {
  struct link_map *map = NULL;
  if (library == NULL || dlinfo(library, RTLD_DI_LINKMAP, &map) != 0) return;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  // The functions that are bound late, and those that are bound at once.
  const ElfW(Rela) *entries[2] = {NULL, NULL};
  size_t sizes[2] = {0, 0};
  for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
    switch (entry->d_tag) {
      case DT_SYMTAB: symbols = moved(map, entry->d_un.d_ptr); break;
      case DT_STRTAB: names = moved(map, entry->d_un.d_ptr); break;
      case DT_JMPREL: entries[0] = moved(map, entry->d_un.d_ptr); break;
      case DT_PLTRELSZ: sizes[0] = entry->d_un.d_val; break;
      case DT_RELA: entries[1] = moved(map, entry->d_un.d_ptr); break;
      case DT_RELASZ: sizes[1] = entry->d_un.d_val; break;
      // Tables of the older form are left as they are.
      case DT_PLTREL: if (entry->d_un.d_val != DT_RELA) return;
    }
  }
  if (symbols == NULL || names == NULL) return;
  for (int table = 0; table < 2; table++) {
    const size_t count = entries[table] == NULL ? 0 : sizes[table] / sizeof(ElfW(Rela));
    for (size_t index = 0; index < count; index++) {
      const ElfW(Rela) *entry = &entries[table][index];
      const char *name = names + symbols[SYMBOL(entry->r_info)].st_name;
      if (strcmp(name, "__assert_fail") == 0) redirect(map->l_addr + entry->r_offset);
    }
  }
}

int outlive(int (*call)(void), int attempts, int absent) {
  sigjmp_buf place;
  volatile int left = attempts;
  if (sigsetjmp(place, 0) != 0) left -= 1;
  if (left <= 0) {
    escape = NULL;
    return absent;
  }
  escape = &place;
  const int result = call();
  escape = NULL;
  return result;
}
