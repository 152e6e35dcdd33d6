package roundhouse.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The colour of a tile, in the order in which tiles replace each other; the last two are never
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

  /** The colour that designers write as {@code word}, {@code "yellow"}. */
  public static Optional<TileColor> named(String word) {
    return Arrays.stream(values()).filter(color -> color.word().equals(word)).findFirst();
  }

  /** What designers write for the colours, in their order. */
  public static List<String> words() {
    return Arrays.stream(values()).map(TileColor::word).toList();
  }

  /** How designers write this colour. */
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
