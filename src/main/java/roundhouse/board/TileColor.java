package roundhouse.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The colours of tiles, in the order in which tiles replace each other; the last two are never
 * replaced.
 */
public enum TileColor {
  WHITE,
  YELLOW,
  GREEN,
  BROWN,
  GRAY,
  /** Printed off-board areas. */
  RED,
  /** Printed sea and piers. */
  BLUE;

  /** The colour written as {@code word}, {@code "yellow"}. */
  public static Optional<TileColor> named(String word) {
    return Arrays.stream(values()).filter(color -> color.word().equals(word)).findFirst();
  }

  /** The words for all colours, in order. */
  public static List<String> words() {
    return Arrays.stream(values()).map(TileColor::word).toList();
  }

  /** The word for this colour in designs. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The colour that replaces this one. */
  public Optional<TileColor> next() {
    return this.ordinal() < GRAY.ordinal()
        ? Optional.of(values()[ordinal() + 1])
        : Optional.empty();
  }
}
