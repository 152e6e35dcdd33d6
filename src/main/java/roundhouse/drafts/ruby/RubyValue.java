package roundhouse.drafts.ruby;

import java.util.List;

/** A value as it is written, before the constants that it names are looked up. */
public sealed interface RubyValue {

  /** A text, a number, a truth value; symbols are texts, and nil is a null inside. */
  record Plainly(Object value) implements RubyValue {}

  /** A list; items may be {@link Splat}. */
  record Items(List<RubyValue> items) implements RubyValue {}

  /** A hash, in order. A key that is itself a list stands for each of its items. */
  record Pairs(List<Pair> pairs) implements RubyValue {}

  /** A key and its value; both are one {@link Splat} for {@code **OTHER}. */
  record Pair(RubyValue key, RubyValue value) {}

  /** A constant by its name: {@code Map::HEXES}. */
  record Named(String name) implements RubyValue {}

  /** {@code *OTHER} in a list, {@code **OTHER} in a hash. */
  record Splat(RubyValue value) implements RubyValue {}

  /** One hash over another. */
  record Merged(RubyValue base, RubyValue over) implements RubyValue {}

  /** From one number to another. */
  record Span(RubyValue from, RubyValue to) implements RubyValue {}

  /**
   * A value on which something is called that is not done here.
   *
   * @param call as it begins
   * @param numbers in words, those of the rest of it
   */
  record Partly(RubyValue value, String call, String numbers) implements RubyValue {}

  /** What is no literal, as it begins. */
  record Computed(String text) implements RubyValue {}
}
