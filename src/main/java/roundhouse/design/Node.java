package roundhouse.design;

/** A piece of a YAML file with its place, before anything is typed. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {

  /** Where it begins. */
  Place place();

  /** The characters it was read from. */
  Span span();

  /** The same content, all at one place: for defaults, which no file contains. */
  Node at(Place place);

  /** A name for messages: "a list". */
  String kind();

  /** Whether this is the missing value of a key with nothing after it. */
  default boolean isEmpty() {
    return this instanceof ScalarNode scalar && scalar.text().isEmpty() && !scalar.quoted();
  }
}
