package roundhouse.lab.answers;

/**
 * Something that is measured in each game.
 *
 * @param name of the kind of thing: a moment, "sets", "seat-wins"
 * @param what the phase, train, company, private, tile, seat, event or cause that it is about
 */
public record Figure(FigureKind kind, String name, String what) implements Comparable<Figure> {

  /** Its name on a command line: "phase-began 5". */
  public String id() {
    return what.isEmpty() ? name : name + " " + what;
  }

  /** In words: "phase 5 begins". */
  public String says() {
    return FigureWords.of(this);
  }

  /** Whether a name means it: its id, or its words as tables show them. */
  public boolean isNamed(String name) {
    return id().equals(name) || says().equalsIgnoreCase(name);
  }

  /**
   * Whether a game that was stopped leaves it open: numbers and winners are known only when a game
   * has ended, its times and what ended it as they come.
   */
  boolean needsTheEnd() {
    return kind != FigureKind.TIME && !name.equals(GameFigures.ENDS);
  }

  @Override
  public int compareTo(Figure other) {
    return FigureOrder.OF_READING.compare(this, other);
  }
}
