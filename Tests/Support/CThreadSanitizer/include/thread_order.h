#pragma once
// Nothing to call: that it is linked is enough.
