#pragma once

// Keeps standard error off the screen while the screen is ours: sound libraries and traps write
// there.

/// Lets standard error go to memory from now on. Returns 0, or -1 with errno.
int standard_error_collect(void);

/// Puts standard error back and writes there what was collected. Async-signal-safe.
void standard_error_release(void);

/// Forgets what was collected so far.
void standard_error_discard(void);

/// Gives back the memory of all but the newest of what was collected.
void standard_error_trim(void);
