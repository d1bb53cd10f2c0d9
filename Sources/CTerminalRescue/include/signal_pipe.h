#pragma once

// Turns signals into bytes that poll(2) can wait for.

/// Catches SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT, ignores SIGPIPE, and unblocks
/// what a parent may have blocked. A program that was asked to end and has not closed the pipe a
/// second later, because the terminal takes no output, is ended with the terminal restored.
///
/// Returns the descriptor that becomes readable when one arrives, or -1 with errno.
int signal_pipe_open(void);

/// The next signal that has arrived; 0 when there is none.
int signal_pipe_next(void);

/// Stops the program as Ctrl-Z does to any other; returns when it is continued.
void signal_pipe_stop(void);

/// Puts the handlers back that were there before.
void signal_pipe_close(void);
