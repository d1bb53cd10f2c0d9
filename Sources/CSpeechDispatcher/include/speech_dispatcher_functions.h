#pragma once

#include <stddef.h>

/// The functions of libspeechd that are called: type, name, parameters, arguments, and the answer where
/// there is no library. It is a list, so that a test can hold it against the library's own header.
#define SPEECH_DISPATCHER_FUNCTIONS(FUNCTION)                                                  \
  FUNCTION(SPDConnection *, spd_open2,                                                         \
           (const char *client, const char *connection_name, const char *user,                 \
            SPDConnectionMode mode, const SPDConnectionAddress *address, int autospawn,        \
            char **error),                                                                     \
           (client, connection_name, user, mode, address, autospawn, error), NULL)             \
  FUNCTION(int, spd_say,                                                                       \
           (SPDConnection * connection, SPDPriority priority, const char *text),               \
           (connection, priority, text), -1)                                                   \
  FUNCTION(int, spd_cancel, (SPDConnection * connection), (connection), -1)                    \
  FUNCTION(int, spd_set_data_mode, (SPDConnection * connection, SPDDataMode mode),             \
           (connection, mode), -1)                                                             \
  FUNCTION(int, spd_set_language, (SPDConnection * connection, const char *language),          \
           (connection, language), -1)
