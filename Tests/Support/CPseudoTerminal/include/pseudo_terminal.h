#pragma once

// Starts programs the way a shell does: with no signal blocked or ignored, and none of the
// caller's descriptors.

#include <sys/types.h>
#include <termios.h>

/// Runs `path` as the foreground job of a new terminal of the given size.
///
/// Standard input is `stdin_fd`, or the terminal where that is -1. The job's parent is a go-between
/// in the place of a shell: without one in its session a job cannot be stopped. It ends as the
/// program did, so waiting for `leader` tells how; signals go to `program`. Neither leaves a core.
/// `settings` are the terminal's before the program could change them.
/// Returns 0, or -1 with errno.
int pty_spawn(const char *path, char *const argv[], char *const envp[], const char *cwd,
              int stdin_fd, unsigned short columns, unsigned short rows, int *master,
              pid_t *leader, pid_t *program, struct termios *settings);

/// The same with the signals of the caller's caller: all of them blocked.
int pty_spawn_blocked(const char *path, char *const argv[], char *const envp[], const char *cwd,
                      int stdin_fd, unsigned short columns, unsigned short rows, int *master,
                      pid_t *leader, pid_t *program, struct termios *settings);

/// Tells the terminal its new size; the job gets SIGWINCH. Returns 0, or -1 with errno.
int pty_resize(int master, unsigned short columns, unsigned short rows);

/// Runs `path` with these descriptors as its standard ones and without any terminal.
/// Returns 0, or -1 with errno.
int process_spawn(const char *path, char *const argv[], char *const envp[], const char *cwd,
                  int stdin_fd, int stdout_fd, int stderr_fd, pid_t *pid);

/// An empty file without a name. Returns its descriptor, or -1 with errno.
int memory_file(void);

/// Waits for the child `pid` to end. Returns 1 when it has, with the status as `waitpid` gives it,
/// 0 when the time is over, and -1 with errno.
int process_wait(pid_t pid, int milliseconds, int *status);

/// The exit code in a status; -1 when it ended by a signal.
int process_exit_code(int status);

/// The signal in a status; 0 when it ended by itself.
int process_signal(int status);

/// Sets how many descriptors `pid` may have from now on, at most as many as it ever could; those it
/// has stay. Returns 0, or -1 with errno.
int process_limit_descriptors(pid_t pid, unsigned long count);
