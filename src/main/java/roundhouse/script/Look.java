package roundhouse.script;

/**
 * A look that a script took at one of the things it had been shown.
 *
 * @param thing number of the thing, in the order in which they were met
 * @param detail a name, a place in a list or a function's arguments, as the kind asks
 */
record Look(int thing, Kind kind, Object detail) {

  /** What can be asked of a thing; the detail is in brackets. */
  enum Kind {
    /** The value of a member (its name). */
    MEMBER,
    /** Whether there is such a member (its name). */
    HAS,
    /** The names of the members. */
    NAMES,
    /** The entry of a list (its place). */
    ENTRY,
    /** How long a list is. */
    SIZE,
    /** What a function answers (its arguments). */
    CALL,
    /** What stands for the thing in an answer. */
    KEY
  }
}
