package roundhouse.board;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * Names a hex of a map, as players write it: "A5". A type of its own, because a hex comes with a
 * tile's number or a company's id in many calls. Text from designs, actions, scripts and recorded
 * games becomes one where it is read; {@link GameMap} says whether the map has that hex.
 */
public final class HexId implements Comparable<HexId> {
  /**
   * How players write a hex: capital letters and a number, or a small letter for a column or row
   * before A, of which a is the nearest.
   */
  public static final String WRITTEN = "([A-Z]{1,2}|[a-z])[0-9]{1,3}";

  private final String text;

  private HexId(String text) {
    this.text = Objects.requireNonNull(text, "a hex has a name");
  }

  @JsonCreator
  public static HexId of(String text) {
    return new HexId(text);
  }

  /** The ids that texts name, in their order. */
  public static List<HexId> all(Collection<String> texts) {
    return texts.stream().map(HexId::new).toList();
  }

  /** Ids as texts, in their order. */
  public static List<String> texts(Collection<HexId> ids) {
    return ids.stream().map(HexId::text).toList();
  }

  /** As files and scripts hold it. */
  @JsonValue
  public String text() {
    return text;
  }

  /** Whether a design, an action or a script means this hex by a text. */
  public boolean is(String written) {
    return text.equals(written);
  }

  /** In the order of the texts, so A10 comes before A5. */
  @Override
  public int compareTo(HexId other) {
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof HexId id && text.equals(id.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** As messages name it. */
  @Override
  public String toString() {
    return text;
  }
}
