#define _GNU_SOURCE
#include "terminal_rescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "standard_error.h"

static int terminal = -1;
static struct termios settings;
static char bytes[1024];
static size_t byte_count;
static volatile sig_atomic_t is_armed;

/// The signals that end a program unless they are caught, but for those that ask it to end in its
/// own way, and ALRM and PIPE; see signal_pipe.c and signal(7).
static const int crashes[] = {SIGSEGV, SIGBUS,  SIGILL,    SIGTRAP, SIGABRT, SIGFPE,
                              SIGQUIT, SIGSYS,  SIGXCPU,   SIGXFSZ, SIGUSR1, SIGUSR2,
                              SIGVTALRM, SIGPROF, SIGIO,   SIGPWR,  SIGSTKFLT};
enum { crash_count = sizeof crashes / sizeof *crashes, most_signals = 65 };
/// The actions that were there before, by the number of the signal.
static struct sigaction found[most_signals];
static bool is_caught[most_signals];
static bool is_installed;

int rescue_remember(int descriptor) {
  if (tcgetattr(descriptor, &settings) != 0) return -1;
  terminal = descriptor;
  byte_count = 0;
  return 0;
}

int rescue_append(int byte) {
  if (byte_count < sizeof bytes) bytes[byte_count++] = (char)byte;
  return byte;
}

void rescue_forget(void) { byte_count = 0; }

void rescue_arm(void) { is_armed = 1; }

void rescue_disarm(void) { is_armed = 0; }

static void set(const struct termios *wanted) {
  // From the background this would stop the program; with SIGTTOU blocked it goes through.
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output, &before);
  if (terminal >= 0) tcsetattr(terminal, TCSANOW, wanted);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

void rescue_reset_settings(void) { set(&settings); }

/// Lets output through that Ctrl-S has stopped, and has what still cannot be written refused.
static void unblock(void) {
  struct termios flowing = settings;
  flowing.c_iflag &= ~(tcflag_t)IXON;
  set(&flowing);
  int flags = fcntl(terminal, F_GETFL);
  if (flags >= 0) fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
}

/// True when the terminal takes more within a moment.
static bool is_writable(void) {
  struct pollfd waiting = {.fd = terminal, .events = POLLOUT};
  return poll(&waiting, 1, 200) > 0 && (waiting.revents & POLLOUT) != 0;
}

/// Writes to the terminal as long as it takes something, and returns how much it took.
static size_t put(const char *text, size_t count) {
  size_t start = 0;
  while (start < count) {
    ssize_t written = write(terminal, text + start, count - start);
    if (written < 0 && (errno == EINTR || (errno == EAGAIN && is_writable()))) continue;
    if (written <= 0) break;
    start += (size_t)written;
  }
  return start;
}

/// Async-signal-safe, and does its work once.
static void rescue(void) {
  if (!is_armed) return;
  is_armed = 0;
  unblock();
  size_t start = put(bytes, byte_count);
  if (start < byte_count) {
    // Bytes of the frame that nobody has read give way; CAN ends a sequence that was cut.
    static const char cancel = 0x18;
    tcflush(terminal, TCOFLUSH);
    if (put(&cancel, 1) == 1) put(bytes, byte_count);
  }
  rescue_reset_settings();
  standard_error_release();
}

void rescue_exit(int status) {
  // To be replayed it would have to be written, too.
  standard_error_discard();
  rescue();
  rescue_reset_settings();
  _exit(status);
}

static void crash(int signal_number) {
  rescue();
  signal(signal_number, SIG_DFL);
  // Blocked while this handler runs: it takes effect, as it would have without us, on return.
  raise(signal_number);
}

/// Leaves alone what the parent had ignored, as nohup does.
static void catch_unignored(int number, const struct sigaction *action) {
  if (number >= most_signals || sigaction(number, NULL, &found[number]) != 0) return;
  if (found[number].sa_handler == SIG_IGN) return;
  is_caught[number] = sigaction(number, action, NULL) == 0;
}

int rescue_install(void) {
  static char stack_memory[65536];
  static bool is_exit_covered;
  stack_t stack = {.ss_sp = stack_memory, .ss_size = sizeof stack_memory};
  if (sigaltstack(&stack, NULL) != 0) return -1;
  // exit() from anywhere gives the terminal back too.
  if (!is_exit_covered) is_exit_covered = atexit(rescue) == 0;

  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = crash;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) catch_unignored(crashes[i], &action);
  // Real-time signals end a program, too.
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch_unignored(number, &action);
  is_installed = true;
  return 0;
}

void rescue_uninstall(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int number = 1; number < most_signals; number++) {
    if (is_caught[number]) sigaction(number, &found[number], NULL);
    is_caught[number] = false;
  }
}
