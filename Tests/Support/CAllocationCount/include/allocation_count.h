#pragma once

#include <stdbool.h>

/// True when allocations can be counted; not where a sanitizer has the heap to itself.
bool allocation_count_available(void);

/// Counts from now on how often this thread allocates or frees memory.
void allocation_count_begin(void);

/// Ends the count and hands it out.
long allocation_count_end(void);
