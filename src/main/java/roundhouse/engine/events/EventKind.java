package roundhouse.engine.events;

/** What an entry of the log is to its reader. */
public enum EventKind {
  /** A round or a phase begins, or the game is over. */
  HEADING,
  /** A player or company did something. */
  ACTION,
  /** Something followed from an action. */
  CONSEQUENCE,
  /** A script logged it. */
  SCRIPT
}
