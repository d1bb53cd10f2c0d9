#pragma once

// The part of libspeechd 0.8 and newer that is used, declared here, so that no header of it is needed; a
// test compares it with that header. The library is loaded by the first call to it.

#include <stdbool.h>

#include "speech_dispatcher_functions.h"

typedef struct cspeechdispatcher_connection SPDConnection;
typedef struct cspeechdispatcher_address SPDConnectionAddress;

typedef enum {
  SPD_MODE_SINGLE = 0,
} SPDConnectionMode;

typedef enum {
  SPD_DATA_TEXT = 0,
} SPDDataMode;

typedef enum {
  SPD_IMPORTANT = 1,
  SPD_MESSAGE = 2,
  SPD_NOTIFICATION = 4,
} SPDPriority;

#define DECLARE(type, name, parameters, arguments, absent) type name parameters;
SPEECH_DISPATCHER_FUNCTIONS(DECLARE)
#undef DECLARE

/// Closes a connection; nothing where there is no library.
void cspeechdispatcher_close(SPDConnection *connection);
/// True where the library can be loaded.
bool cspeechdispatcher_is_installed(void);
