#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

// After a fork in a process of several threads only async-signal-safe calls are left.

static void reset_signals(void) {
  for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void forbid_core(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}

_Noreturn static void run(const char *path, char *const argv[], char *const envp[],
                          const char *cwd, bool is_blocked) {
  close_range(3, ~0U, 0);
  if (cwd != NULL && chdir(cwd) != 0) _exit(126);
  if (is_blocked) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
  }
  execve(path, argv, envp);
  _exit(127);
}

/// Waits for the job and ends as it did.
_Noreturn static void lead(pid_t program) {
  close_range(3, ~0U, 0);
  // The terminal going away is the job's business.
  signal(SIGHUP, SIG_IGN);
  int status;
  while (waitpid(program, &status, 0) < 0) {
    if (errno != EINTR) _exit(125);
  }
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  signal(WTERMSIG(status), SIG_DFL);
  kill(getpid(), WTERMSIG(status));
  _exit(125);
}

static int spawn_in_pty(const char *path, char *const argv[], char *const envp[],
                        const char *cwd, int stdin_fd, unsigned short columns,
                        unsigned short rows, bool is_blocked, int *master, pid_t *leader,
                        pid_t *program, struct termios *settings) {
  int answer[2];
  if (pipe2(answer, O_CLOEXEC) != 0) return -1;
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int terminal = -1;
  *master = -1;
  bool is_open = openpty(master, &terminal, NULL, NULL, &size) == 0;
  *leader = is_open && tcgetattr(terminal, settings) == 0 ? fork() : -1;
  if (*leader < 0) {
    if (is_open) close(*master);
    if (is_open) close(terminal);
    close(answer[0]);
    close(answer[1]);
    return -1;
  }
  if (*leader == 0) {
    reset_signals();
    if (login_tty(terminal) != 0) _exit(125);
    forbid_core();
    signal(SIGTTOU, SIG_IGN);
    pid_t job = fork();
    if (job == 0) {
      setpgid(0, 0);
      tcsetpgrp(STDOUT_FILENO, getpid());
      signal(SIGTTOU, SIG_DFL);
      if (stdin_fd >= 0) dup2(stdin_fd, STDIN_FILENO);
      run(path, argv, envp, cwd, is_blocked);
    }
    ssize_t written = write(answer[1], &job, sizeof job);
    (void)written;
    if (job < 0) _exit(125);
    lead(job);
  }
  close(terminal);
  close(answer[1]);
  ssize_t count = read(answer[0], program, sizeof *program);
  close(answer[0]);
  if (count != sizeof *program || *program < 0) {
    close(*master);
    kill(*leader, SIGKILL);
    waitpid(*leader, NULL, 0);
    errno = EAGAIN;
    return -1;
  }
  return 0;
}

int pty_spawn(const char *path, char *const argv[], char *const envp[], const char *cwd,
              int stdin_fd, unsigned short columns, unsigned short rows, int *master,
              pid_t *leader, pid_t *program, struct termios *settings) {
  return spawn_in_pty(path, argv, envp, cwd, stdin_fd, columns, rows, false, master, leader,
                      program, settings);
}

int pty_spawn_blocked(const char *path, char *const argv[], char *const envp[], const char *cwd,
                      int stdin_fd, unsigned short columns, unsigned short rows, int *master,
                      pid_t *leader, pid_t *program, struct termios *settings) {
  return spawn_in_pty(path, argv, envp, cwd, stdin_fd, columns, rows, true, master, leader,
                      program, settings);
}

int pty_resize(int master, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int process_spawn(const char *path, char *const argv[], char *const envp[], const char *cwd,
                  int stdin_fd, int stdout_fd, int stderr_fd, pid_t *pid) {
  *pid = fork();
  if (*pid < 0) return -1;
  if (*pid == 0) {
    reset_signals();
    forbid_core();
    setsid();
    // First out of the way of each other.
    int input = fcntl(stdin_fd, F_DUPFD, 3);
    int output = fcntl(stdout_fd, F_DUPFD, 3);
    int error = fcntl(stderr_fd, F_DUPFD, 3);
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(error, 2) < 0) _exit(126);
    run(path, argv, envp, cwd, false);
  }
  return 0;
}

int memory_file(void) { return memfd_create("file", MFD_CLOEXEC); }

int process_wait(pid_t pid, int milliseconds, int *status) {
  int descriptor = (int)syscall(SYS_pidfd_open, pid, 0);
  if (descriptor < 0) return -1;
  struct pollfd ended = {.fd = descriptor, .events = POLLIN};
  int count;
  do {
    count = poll(&ended, 1, milliseconds);
  } while (count < 0 && errno == EINTR);
  close(descriptor);
  if (count <= 0) return count;
  pid_t waited;
  do {
    waited = waitpid(pid, status, 0);
  } while (waited < 0 && errno == EINTR);
  return waited == pid ? 1 : -1;
}

int process_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int process_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int process_limit_descriptors(pid_t pid, unsigned long count) {
  struct rlimit limit;
  if (prlimit(pid, RLIMIT_NOFILE, NULL, &limit) != 0) return -1;
  limit.rlim_cur = count < limit.rlim_max ? count : limit.rlim_max;
  return prlimit(pid, RLIMIT_NOFILE, &limit, NULL);
}
