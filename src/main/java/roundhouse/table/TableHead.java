package roundhouse.table;

/**
 * Where the game of a table stands. Whoever acts says where they saw it stand, so that nothing
 * happens at a moment that they did not see.
 *
 * @param epoch raised by whatever changes the past: taking back, another line, other rules
 * @param actions how many have been played
 */
record TableHead(int epoch, int actions) {

  String text() {
    return epoch + "." + actions;
  }

  /** More was played after it. */
  TableHead on(int actions) {
    return new TableHead(epoch, actions);
  }

  /** The game went on elsewhere. */
  TableHead moved(int actions) {
    return new TableHead(epoch + 1, actions);
  }
}
