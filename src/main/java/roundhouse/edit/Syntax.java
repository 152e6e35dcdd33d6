package roundhouse.edit;

import java.util.List;
import java.util.Optional;

/** A piece of a YAML text, written in the characters from {@code from} up to {@code to}. */
sealed interface Syntax {
  int from();

  int to();

  /** The anchor by which aliases repeat it; "" for none. */
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

  /** An entry or an item: {@code from} is the offset of its key, or of its dash in a block list. */
  record Member(int from, Scalar key, Syntax value) {
    int to() {
      return Math.max(value.to(), key.to());
    }

    /** The names in a key that may hold several. */
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

    /** The member whose key holds this name and others. */
    Optional<Member> sharing(String name) {
      return members.stream()
          .filter(member -> member.words().size() > 1 && member.words().contains(name))
          .findFirst();
    }
  }

  /** A repetition of an anchored value. */
  record Alias(int from, int to, String name) implements Syntax {
    @Override
    public String anchor() {
      return "";
    }
  }
}
