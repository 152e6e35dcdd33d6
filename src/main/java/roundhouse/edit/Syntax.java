package roundhouse.edit;

import java.util.List;
import java.util.Optional;

/**
 * A piece of a YAML text with the characters it is written in, from {@code from} up to {@code to}.
 */
sealed interface Syntax {
  int from();

  int to();

  /** The name that marks it, with which it is repeated elsewhere; "" for none. */
  String anchor();

  /** How a text is written. */
  enum Style {
    PLAIN,
    SINGLE,
    DOUBLE,
    LITERAL,
    FOLDED;

    boolean block() {
      return this == LITERAL || this == FOLDED;
    }
  }

  record Scalar(int from, int to, String anchor, String text, Style style) implements Syntax {
    boolean nothing() {
      return from == to;
    }
  }

  /**
   * What stands with a key, or as an item: {@code from} is the key's, or the item's dash in a list
   * of lines.
   */
  record Member(int from, Scalar key, Syntax value) {
    int to() {
      return Math.max(value.to(), key.to());
    }

    /** The names of a key that may hold several. */
    List<String> words() {
      return List.of(key.text().strip().split("\\s+"));
    }
  }

  /** A map or a list. */
  record Group(int from, int to, String anchor, boolean map, boolean flow, List<Member> members)
      implements Syntax {
    public Group {
      members = List.copyOf(members);
    }

    Optional<Member> member(String name) {
      if (!map)
        return name.matches("\\d{1,6}") && Integer.parseInt(name) < members.size()
            ? Optional.of(members.get(Integer.parseInt(name)))
            : Optional.empty();
      return members.stream().filter(member -> member.key().text().equals(name)).findFirst();
    }

    /** The member whose key holds that name among others. */
    Optional<Member> sharing(String name) {
      return members.stream()
          .filter(member -> member.words().size() > 1 && member.words().contains(name))
          .findFirst();
    }
  }

  /** A value marked elsewhere, repeated. */
  record Alias(int from, int to, String name) implements Syntax {
    @Override
    public String anchor() {
      return "";
    }
  }
}
