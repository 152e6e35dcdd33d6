package roundhouse.script.views;

import java.util.Set;

/** Names that JavaScript itself looks up on any object; lacking them is not a mistake. */
final class OrdinaryNames {
  private static final Set<String> ALL =
      Set.of(
          "constructor",
          "toString",
          "toLocaleString",
          "valueOf",
          "hasOwnProperty",
          "isPrototypeOf",
          "propertyIsEnumerable",
          "toJSON",
          "then",
          "length");

  private OrdinaryNames() {}

  static boolean contains(String name) {
    return ALL.contains(name) || name.startsWith("__");
  }
}
