package roundhouse.lab.answers;

/** What can be measured in a game. */
public enum FigureKind {
  /** When something first happens, in sets; it may never happen. */
  TIME,
  /** A number; 0 where nothing says more. */
  NUMBER,
  /** Whether something is so. */
  SHARE
}
