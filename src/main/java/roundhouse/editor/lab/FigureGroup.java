package roundhouse.editor.lab;

import roundhouse.words.Words;

/**
 * Groups of related figures; if all figures of a group have one unit, they can be drawn as bars.
 */
enum FigureGroup {
  GAMES(Words.of("lab.games"), "", false),
  LENGTH(Words.of("lab.length"), "", false),
  WORTH(Words.of("lab.worth"), "", true),
  SEATS(Words.of("lab.seats"), "%", true),
  TRAINS(Words.of("lab.trains"), "", true),
  ENDINGS(Words.of("lab.endings"), "%", true),
  FLOATED(Words.of("lab.floated"), "%", true),
  PRICES(Words.of("lab.prices"), "", true);

  private final String says;
  private final String unit;
  private final boolean drawn;

  FigureGroup(String says, String unit, boolean drawn) {
    this.says = says;
    this.unit = unit;
    this.drawn = drawn;
  }

  /** The unit after each number, "%". */
  String unit() {
    return unit;
  }

  /** Whether its figures share a scale. */
  boolean drawn() {
    return drawn;
  }

  @Override
  public String toString() {
    return says;
  }
}
