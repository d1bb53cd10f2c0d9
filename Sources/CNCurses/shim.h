#pragma once

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <string.h>
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

/// Has ncurses send fewer bytes, by changing what it has read of the entry in place.
///
/// Alternate characters are not used, so they need not be turned off with the attributes. Colors go with those, too, so
/// they need not be turned off before. And a vertical tab goes down where it `goes_down`, as a line feed does, of which
/// ncurses does not know if the system adds a return to it. Returns true where it goes down now.
static inline bool shim_shorten_entry(bool goes_down) {
  char *off = tigetstr((NCURSES_CONST char *)"sgr0");
  if (off != NULL && off != (char *)-1 && strcmp(off, "\033(B\033[m") == 0) {
    memmove(off, off + 3, strlen(off + 3) + 1);
    static const char alternate[] = "%?%p9%t\033(0%e\033(B%;";
    size_t length = sizeof alternate - 1;
    char *attributes = tigetstr((NCURSES_CONST char *)"sgr");
    if (attributes != NULL && attributes != (char *)-1 && strncmp(attributes, alternate, length) == 0)
      memmove(attributes, attributes + length, strlen(attributes + length) + 1);
    char *colors = tigetstr((NCURSES_CONST char *)"op");
    if (colors != NULL && colors != (char *)-1 && strcmp(colors, "\033[39;49m") == 0) *colors = 0;
  }
  char *down = tigetstr((NCURSES_CONST char *)"cud1");
  if (!goes_down || down == NULL || down == (char *)-1 || strcmp(down, "\n") != 0) return false;
  *down = '\v';
  return true;
}

/// True where a run of cells is erased in any color.
static inline bool shim_erases(void) { return erase_chars != NULL && back_color_erase; }

/// The sequence for a color of the ink, or of the ground; NULL where there is none. It lasts until the next call.
static inline const char *shim_color(int color, bool is_ground) {
  char *form = is_ground ? set_a_background : set_a_foreground;
  return form == NULL ? NULL : tparm(form, (long)color, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/// Has ncurses take it that a row of what is to be shown next is shown already.
static inline void shim_take_as_shown(int row) {
  copywin(newscr, curscr, row, 0, row, 0, row, getmaxx(curscr) - 1, FALSE);
}

static inline int shim_number(const char *name) { return tigetnum((NCURSES_CONST char *)name); }

/// The columns glibc gives a scalar; -1 when it cannot be shown.
extern int wcwidth(wchar_t scalar);
static inline int shim_width(wchar_t scalar) { return wcwidth(scalar); }
