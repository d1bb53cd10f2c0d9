#pragma once

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#include <wchar.h>

// Swift cannot see ncurses' macros nor its variadic functions, and Swift 6 refuses its globals.

static inline WINDOW *shim_screen(void) { return stdscr; }
static inline WINDOW *shim_screen_as_shown(void) { return curscr; }
static inline int shim_columns(void) { return getmaxx(stdscr); }
static inline int shim_rows(void) { return getmaxy(stdscr); }

static inline attr_t shim_bold(void) { return A_BOLD; }
static inline attr_t shim_reverse(void) { return A_REVERSE; }
static inline attr_t shim_underline(void) { return A_UNDERLINE; }
static inline attr_t shim_dim(void) { return A_DIM; }

/// A cell of up to five zero-terminated scalars; color pairs beyond 32,767 need the last argument.
static inline int shim_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, (short)(pair & 0x7FFF), &pair);
}

/// Writes a terminfo capability through `put`, if the terminal has it.
static inline void shim_put_capability(const char *name, int (*put)(int)) {
  char *text = tigetstr((NCURSES_CONST char *)name);
  if (text != NULL && text != (char *)-1) tputs(text, 1, put);
}

/// A terminfo string; NULL when the terminal does not have it.
static inline const char *shim_capability(const char *name) {
  char *text = tigetstr((NCURSES_CONST char *)name);
  return text == (char *)-1 ? NULL : text;
}

static inline int shim_number(const char *name) { return tigetnum((NCURSES_CONST char *)name); }

/// The columns glibc gives a scalar; -1 when it cannot be shown.
extern int wcwidth(wchar_t scalar);
static inline int shim_width(wchar_t scalar) { return wcwidth(scalar); }
