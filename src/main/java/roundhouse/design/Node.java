package roundhouse.design;

/** A piece of a YAML file as it was written, with its place; nothing is typed yet. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {

  /** Where it begins. */
  Place place();

  /** The characters it was read from. */
  Span span();

  /** The same content as if all of it stood at one place: for values that no file says. */
  Node at(Place place);

  /** What it is, for messages: "a list". */
  String kind();

  /** Whether a key stands with nothing behind it. */
  default boolean isEmpty() {
    return this instanceof ScalarNode scalar && scalar.text().isEmpty() && !scalar.quoted();
  }
}
