package roundhouse.lab.rows;

/** What can be measured in a game. */
public enum FigureKind {
  /** When something first happens, in sets; it may never happen. */
  TIME,
  /** A number; 0 if nothing was recorded. */
  NUMBER,
  /** Whether something is true. */
  SHARE,
  /** A number that only some games have, such as a price; the others say nothing of it. */
  AMOUNT,
  /** Whether something came true, 1 or 0, of the games that can tell. */
  OUTCOME;

  /** Whether its mean is a part of games. */
  public boolean isShare() {
    return this == SHARE || this == OUTCOME;
  }

  /** Whether a game without it says nothing of it, instead of 0. */
  public boolean isOfSomeGames() {
    return this == AMOUNT || this == OUTCOME;
  }
}
