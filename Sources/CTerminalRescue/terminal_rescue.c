#include "terminal_rescue.h"
