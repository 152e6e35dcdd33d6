package roundhouse.lab.rows;

/** What can be measured in a game. */
public enum FigureKind {
  /** When something first happens, in sets; it may never happen. */
  TIME,
  /** A number; 0 if nothing was recorded. */
  NUMBER,
  /** Whether something is true. */
  SHARE
}
