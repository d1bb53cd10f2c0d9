#pragma once

// Gives the terminal back from wherever the program ends: a crash handler, exit(), or the
// ordinary way out. What that takes is gathered beforehand, because a crash handler may neither
// allocate nor call ncurses.

/// Keeps the settings `terminal` has now. Returns 0, or -1 with errno.
int rescue_remember(int terminal);

/// Appends a byte to what is written to restore the screen; has the shape `tputs` asks for.
int rescue_append(int byte);

/// Forgets what was appended, to gather anew.
void rescue_forget(void);

/// Catches the signals a crash raises, on a stack of their own. Returns 0, or -1 with errno.
int rescue_install(void);

/// Puts the handlers back that were there before.
void rescue_uninstall(void);

/// From now on the screen is ours and a crash restores it.
void rescue_arm(void);

/// The screen has been given back: a crash leaves it alone.
void rescue_disarm(void);

/// Gives the terminal the remembered settings.
void rescue_reset_settings(void);

/// Ends the program at once with the terminal as far restored as it lets us, whatever it does with
/// output: the screen is ours or has been given back. Async-signal-safe.
_Noreturn void rescue_exit(int status);
