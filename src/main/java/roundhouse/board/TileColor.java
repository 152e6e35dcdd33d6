package roundhouse.board;

import java.util.Optional;

/** The colour of a tile, in the order in which tiles replace each other; the last two are never replaced. */
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

  /** The colour that replaces this one. */
  public Optional<TileColor> next() {
    return this.ordinal() < GRAY.ordinal() ? Optional.of(values()[ordinal() + 1]) : Optional.empty();
  }
}
