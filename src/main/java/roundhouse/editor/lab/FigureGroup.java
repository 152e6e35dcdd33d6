package roundhouse.editor.lab;

import roundhouse.words.Words;

/** Figures that belong together; those of a group in one unit can be drawn as bars. */
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

  /** Behind each number, "%". */
  String unit() {
    return unit;
  }

  /** Whether its figures can stand on one scale. */
  boolean drawn() {
    return drawn;
  }

  @Override
  public String toString() {
    return says;
  }
}
