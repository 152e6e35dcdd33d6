package roundhouse.editor.lab;

import roundhouse.words.UiWords;

/**
 * Groups of related figures; if all figures of a group have one unit, they can be drawn as bars.
 */
enum FigureGroup {
  GAMES(UiWords.of("lab.games"), "", false),
  LENGTH(UiWords.of("lab.length"), "", false),
  WORTH(UiWords.of("lab.worth"), "", true),
  SEATS(UiWords.of("lab.seats"), "%", true),
  TRAINS(UiWords.of("lab.trains"), "", true),
  ENDINGS(UiWords.of("lab.endings"), "%", true),
  FLOATED(UiWords.of("lab.floated"), "%", true),
  PRICES(UiWords.of("lab.prices"), "", true);

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
