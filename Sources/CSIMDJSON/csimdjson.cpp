#include "csimdjson.h"

#include <new>
#include <simdjson.h>

using namespace simdjson;

static_assert(CSIMDJSON_PADDING >= SIMDJSON_PADDING, "the padding simdjson asks for");

struct csimdjson_parser {
  ondemand::parser parser;
};

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// True when a token follows the grammar of JSON numbers; the parser hands it over unread.
bool is_number(std::string_view token) {
  size_t i = 0;
  const size_t n = token.size();
  if (i < n && token[i] == '-') i++;
  if (i == n || !is_digit(token[i])) return false;
  if (token[i] == '0') {
    i++;
  } else {
    while (i < n && is_digit(token[i])) i++;
  }
  if (i < n && token[i] == '.') {
    i++;
    if (i == n || !is_digit(token[i])) return false;
    while (i < n && is_digit(token[i])) i++;
  }
  if (i < n && (token[i] == 'e' || token[i] == 'E')) {
    i++;
    if (i < n && (token[i] == '+' || token[i] == '-')) i++;
    if (i == n || !is_digit(token[i])) return false;
    while (i < n && is_digit(token[i])) i++;
  }
  return i == n;
}

/// A token as written, without the white space that follows it.
std::string_view trimmed(std::string_view token) {
  while (!token.empty() && (token.back() == ' ' || token.back() == '\n' || token.back() == '\r' ||
                            token.back() == '\t')) {
    token.remove_suffix(1);
  }
  return token;
}

struct walker {
  const char *start;
  int max_depth;
  csimdjson_visitor visitor;
  void *context;
  size_t deepest;
  size_t root_number_end;

  size_t offset_of(const char *place) const { return static_cast<size_t>(place - start); }

  csimdjson_outcome visit(csimdjson_event event, std::string_view text, size_t offset) {
    return visitor(context, event, text.data(), text.size(), offset) ? CSIMDJSON_COMPLETE
                                                                     : CSIMDJSON_STOPPED;
  }

  csimdjson_outcome walk_array(ondemand::array array, size_t offset, int depth) {
    auto outcome = visit(CSIMDJSON_BEGIN_ARRAY, {}, offset);
    if (outcome != CSIMDJSON_COMPLETE) return outcome;
    for (auto element : array) {
      ondemand::value value;
      if (element.get(value)) return CSIMDJSON_MALFORMED;
      outcome = walk(value, depth + 1);
      if (outcome != CSIMDJSON_COMPLETE) return outcome;
    }
    return visit(CSIMDJSON_END_ARRAY, {}, offset);
  }

  csimdjson_outcome walk_object(ondemand::object object, size_t offset, int depth) {
    auto outcome = visit(CSIMDJSON_BEGIN_OBJECT, {}, offset);
    if (outcome != CSIMDJSON_COMPLETE) return outcome;
    for (auto member : object) {
      ondemand::field field;
      if (std::move(member).get(field)) return CSIMDJSON_MALFORMED;
      const size_t key_offset = offset_of(field.key().raw()) - 1;
      std::string_view key;
      if (field.unescaped_key().get(key)) return CSIMDJSON_MALFORMED;
      outcome = visit(CSIMDJSON_KEY, key, key_offset);
      if (outcome != CSIMDJSON_COMPLETE) return outcome;
      outcome = walk(field.value(), depth + 1);
      if (outcome != CSIMDJSON_COMPLETE) return outcome;
    }
    return visit(CSIMDJSON_END_OBJECT, {}, offset);
  }

  /// Walks a document or a value: both answer the same questions.
  template <typename Value> csimdjson_outcome walk(Value &value, int depth) {
    std::string_view token;
    if (simdjson_result<std::string_view>(value.raw_json_token()).get(token) || token.empty()) {
      return CSIMDJSON_MALFORMED;
    }
    const size_t offset = offset_of(token.data());
    switch (token.front()) {
    case '[': {
      if (depth >= max_depth) {
        deepest = offset;
        return CSIMDJSON_TOO_DEEP;
      }
      ondemand::array array;
      if (value.get_array().get(array)) return CSIMDJSON_MALFORMED;
      return walk_array(array, offset, depth);
    }
    case '{': {
      if (depth >= max_depth) {
        deepest = offset;
        return CSIMDJSON_TOO_DEEP;
      }
      ondemand::object object;
      if (value.get_object().get(object)) return CSIMDJSON_MALFORMED;
      return walk_object(object, offset, depth);
    }
    case '"': {
      std::string_view text;
      if (value.get_string().get(text)) return CSIMDJSON_MALFORMED;
      return visit(CSIMDJSON_STRING, text, offset);
    }
    case 't':
    case 'f': {
      bool truth;
      if (value.get_bool().get(truth)) return CSIMDJSON_MALFORMED;
      return visit(truth ? CSIMDJSON_TRUE : CSIMDJSON_FALSE, {}, offset);
    }
    case 'n': {
      if (trimmed(token) != "null") return CSIMDJSON_MALFORMED;
      bool null;
      if (simdjson_result<bool>(value.is_null()).get(null) || !null) return CSIMDJSON_MALFORMED;
      return visit(CSIMDJSON_NULL, {}, offset);
    }
    default: {
      const auto number = trimmed(token);
      if (!is_number(number)) return CSIMDJSON_MALFORMED;
      // The parser skips a value that nobody took, so the digits are enough.
      if (depth == 0) root_number_end = offset + token.size();
      return visit(CSIMDJSON_NUMBER, number, offset);
    }
    }
  }
};

} // namespace

csimdjson_parser *csimdjson_parser_create(void) { return new (std::nothrow) csimdjson_parser; }

void csimdjson_parser_destroy(csimdjson_parser *parser) { delete parser; }

csimdjson_outcome csimdjson_walk(csimdjson_parser *parser, const char *text, size_t length,
                                 size_t capacity, int max_depth, csimdjson_visitor visitor,
                                 void *context, size_t *offset) {
  ondemand::document document;
  if (parser->parser.iterate(padded_string_view(text, length, capacity)).get(document)) {
    return CSIMDJSON_MALFORMED;
  }
  walker walker{text, max_depth, visitor, context, 0, 0};
  const auto outcome = walker.walk(document, 0);
  *offset = walker.deepest;
  if (outcome != CSIMDJSON_COMPLETE) return outcome;
  // A number at the root was not taken: nothing but white space may follow its token.
  if (walker.root_number_end > 0) {
    return walker.root_number_end >= length ? CSIMDJSON_COMPLETE : CSIMDJSON_TRAILING;
  }
  const char *next;
  return document.current_location().get(next) == OUT_OF_BOUNDS ? CSIMDJSON_COMPLETE
                                                                : CSIMDJSON_TRAILING;
}

bool csimdjson_is_utf8(const char *text, size_t length) { return validate_utf8(text, length); }
