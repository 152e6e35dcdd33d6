package roundhouse.table;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Where the game of a table stands. Whoever acts says where they saw it stand, so that nothing
 * happens at a moment that they did not see.
 *
 * @param opening how often the table has been opened: what was seen before a restart is over
 * @param epoch raised by whatever changes the past: taking back, another line, other rules
 * @param actions how many have been played
 */
record TableHead(int opening, int epoch, int actions) {

  String text() {
    return opening + "." + epoch + "." + actions;
  }

  /** More was played after it. */
  TableHead on(int actions) {
    return new TableHead(opening, epoch, actions);
  }

  /**
   * How many actions had been played where somebody saw it stand, if the past is still that one.
   */
  OptionalInt seen(String text) {
    return IntStream.rangeClosed(0, actions).filter(each -> on(each).text().equals(text)).findAny();
  }

  /** Whether the past is still what it was. */
  boolean follows(TableHead before) {
    return opening == before.opening && epoch == before.epoch;
  }

  /** The game went on elsewhere. */
  TableHead moved(int actions) {
    return new TableHead(opening, epoch + 1, actions);
  }
}
