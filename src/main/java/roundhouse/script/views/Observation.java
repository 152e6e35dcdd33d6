package roundhouse.script.views;

/**
 * Something that a script read from one of the views it was shown.
 *
 * @param thing number of the view, in the order the script met them
 * @param detail a name, an index or a function's arguments, depending on the kind
 */
record Observation(int viewNumber, Kind kind, Object detail) {

  /** What a script can read from a view; the detail is in brackets. */
  enum Kind {
    /** A member's value (its name). */
    MEMBER,
    /** Whether a member exists (its name). */
    HAS,
    /** The names of the members. */
    NAMES,
    /** An entry of a list (its index). */
    ENTRY,
    /** The length of a list. */
    SIZE,
    /** A function's result (its arguments). */
    CALL,
    /** What stands for the view in an answer. */
    KEY,
    /** The view as the whole answer. */
    ANSWER
  }
}
