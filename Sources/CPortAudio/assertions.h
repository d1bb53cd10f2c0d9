#pragma once

/// Has the failed assertions of a loaded library come to `outlive`.
///
/// Only its table of functions changes, and where that has another form nothing does.
void redirect_assertions(void *library);

/// The result of `call`; after a failed assertion it is called once more.
///
/// - Parameters:
///   - attempts: The number of calls, after which the result is `absent`.
int outlive(int (*call)(void), int attempts, int absent);
