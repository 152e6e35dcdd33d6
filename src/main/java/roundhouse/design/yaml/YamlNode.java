package roundhouse.design.yaml;

import roundhouse.design.problem.SourcePlace;

/** A piece of a YAML file with its place, before anything is typed. */
public sealed interface YamlNode permits MapNode, ListNode, ScalarNode {

  /** Where it begins. */
  SourcePlace place();

  /** The characters it was read from. */
  Span span();

  /** The same content, all at one place: for defaults, which no file contains. */
  YamlNode at(SourcePlace place);

  /** A name for messages: "a list". */
  String kind();

  /** Whether this is the missing value of a key with nothing after it. */
  default boolean isEmpty() {
    return this instanceof ScalarNode scalar && scalar.text().isEmpty() && !scalar.quoted();
  }
}
