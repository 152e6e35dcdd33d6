package roundhouse.table;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * What a table shows: the end of one line of the game, whatever line and moment the window shows.
 *
 * @param version raised by each change, of whatever kind
 * @param line of the game that is played at the table; "" until the game is loaded
 */
record TableMoment(long version, TableHead head, String line, Snapshot snapshot) {

  /**
   * A table before its game is loaded. No page that was open before a restart takes a new version
   * for one that it knows.
   */
  static TableMoment opened(int opening, int epoch, String line) {
    return new TableMoment(
        (long) opening << Integer.SIZE, new TableHead(opening, epoch, 0), line, Snapshot.EMPTY);
  }

  /** The game at its head; empty until it is played under the rules in force. */
  Optional<GameHistory> game() {
    return isOutdated() ? Optional.empty() : played();
  }

  /** The game at its head, perhaps under earlier rules. */
  private Optional<GameHistory> played() {
    return snapshot.play().flatMap(play -> play.line(line)).filter(this::isReplayed);
  }

  /** A line from a file has only its actions until it is played; the one that is shown is. */
  private boolean isReplayed(GameHistory game) {
    return game.waiting().isEmpty()
        || !game.played().isEmpty()
        || snapshot.play().orElseThrow().branches().present().equals(line);
  }

  /** Whether the window shows another line, and this one is still to be played again. */
  boolean isOutdated() {
    return snapshot
        .play()
        .filter(play -> !play.branches().present().equals(line))
        .flatMap(play -> play.line(line).filter(game -> !isKnown(game, play)))
        .isPresent();
  }

  private boolean isKnown(GameHistory game, GameHistory play) {
    return game.title() == play.title() && isReplayed(game);
  }

  /** Whether the window shows the game at its head. */
  boolean isShown() {
    return snapshot
        .play()
        .filter(play -> play.branches().present().equals(line) && play.atEnd())
        .isPresent();
  }

  /** Something has changed that no snapshot holds. */
  TableMoment again() {
    return new TableMoment(version + 1, head, line, snapshot);
  }

  /**
   * What the workshop shows next.
   *
   * @param taken the line to which the host takes the table; empty to stay on this one
   */
  TableMoment then(Snapshot now, Optional<String> taken) {
    String next = taken.or(() -> now.play().map(this::lineOf)).orElse(line);
    var after = new TableMoment(version + 1, head, next, now);
    return new TableMoment(version + 1, head(played(), after.played()), next, now);
  }

  /** The line of the table in a game that has changed. */
  private String lineOf(GameHistory play) {
    Branches lines = play.branches();
    if (isMended(play)) return lines.present();
    if (lines.names().contains(line)) return line;
    // It has another name now, or is gone.
    return lines.names().stream()
        .filter(name -> play.line(name).map(GameHistory::played).equals(listed()))
        .findFirst()
        .orElse(lines.present());
  }

  private Optional<List<PlayedAction>> listed() {
    return played().map(GameHistory::played);
  }

  /** Whether a game that had stopped goes on from there, on a line that was made for it. */
  private boolean isMended(GameHistory play) {
    return snapshot
        .play()
        .filter(old -> old.branches().present().equals(line) && !old.waiting().isEmpty())
        .filter(old -> !old.branches().names().contains(play.branches().present()))
        .filter(old -> begins(actions(play), actions(old)))
        .isPresent();
  }

  private static boolean begins(List<Action> all, List<Action> first) {
    return all.size() >= first.size() && all.subList(0, first.size()).equals(first);
  }

  private static List<Action> actions(GameHistory game) {
    return game.played().stream().map(PlayedAction::action).toList();
  }

  private TableHead head(Optional<GameHistory> before, Optional<GameHistory> after) {
    if (after.isEmpty()) return head;
    List<PlayedAction> all = after.get().played();
    if (before.isEmpty()) return head.on(all.size());
    List<PlayedAction> old = before.get().played();
    // Other rules begin with a state of their own.
    boolean same = before.get().start() == after.get().start();
    if (same && old == all) return head;
    boolean on =
        same
            && all.size() > old.size()
            && (old.isEmpty() || old.getLast() == all.get(old.size() - 1));
    return on ? head.on(all.size()) : head.moved(all.size());
  }
}
