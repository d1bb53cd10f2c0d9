#define _GNU_SOURCE
#include "signal_pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "terminal_rescue.h"

static int ends[2] = {-1, -1};

static const int caught[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
enum { caught_count = sizeof caught / sizeof *caught };
static struct sigaction found[caught_count];
static struct sigaction found_pipe;
static struct sigaction found_alarm;

/// So long the program may take to end in its own way: writing to a terminal that takes nothing,
/// as after Ctrl-S, it would wait forever.
enum { seconds_to_end = 1 };
static volatile sig_atomic_t ending;

static void is_late(int alarm_number) {
  // Somebody else's alarm ends the program, too.
  rescue_exit(128 + (ending != 0 ? ending : alarm_number));
}

static void arrived(int signal_number) {
  int error = errno;
  bool is_ending =
      signal_number == SIGTERM || signal_number == SIGHUP || signal_number == SIGINT;
  if (is_ending && ending == 0) {
    ending = signal_number;
    alarm(seconds_to_end);
  }
  unsigned char byte = (unsigned char)signal_number;
  // A full pipe loses this one: the program has as many waiting that say the same.
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = error;
}

static void catch(int signal_number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, before);
}

int signal_pipe_open(void) {
  if (ends[0] >= 0) return ends[0];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  for (int i = 0; i < caught_count; i++) catch(caught[i], arrived, &found[i]);
  catch(SIGPIPE, SIG_IGN, &found_pipe);
  catch(SIGALRM, is_late, &found_alarm);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  return ends[0];
}

int signal_pipe_next(void) {
  unsigned char byte;
  ssize_t count;
  do {
    count = read(ends[0], &byte, 1);
  } while (count < 0 && errno == EINTR);
  return count == 1 ? byte : 0;
}

void signal_pipe_stop(void) {
  catch(SIGTSTP, SIG_DFL, NULL);
  raise(SIGTSTP);
  catch(SIGTSTP, arrived, NULL);
}

void signal_pipe_close(void) {
  if (ends[0] < 0) return;
  if (ending != 0) alarm(0);
  ending = 0;
  sigaction(SIGALRM, &found_alarm, NULL);
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &found[i], NULL);
  sigaction(SIGPIPE, &found_pipe, NULL);
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}
