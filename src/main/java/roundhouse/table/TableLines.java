package roundhouse.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import roundhouse.workshop.BranchCommands;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/**
 * The lines of a table's game, one of which is played. The host alone takes the table to another,
 * or back.
 */
public final class TableLines {
  private final Table table;

  /** The line to which the host takes the table just now. */
  private Optional<String> taken = Optional.empty();

  TableLines(Table table) {
    this.table = table;
  }

  Optional<String> taken() {
    return taken;
  }

  /** The table is where the host has taken it. */
  void arrived() {
    taken = Optional.empty();
  }

  /**
   * Takes the table to the line and the moment that the window shows; what was played after that
   * moment stays a branch.
   */
  public CompletableFuture<Act.Answer> takeHere() {
    Optional<GameHistory> shown = table.workshop().now().play();
    return shown
        .map(game -> takeTo(table.moment().head().text(), game.branches().present(), game.at()))
        .orElseGet(() -> CompletableFuture.completedFuture(new Act.Answer.Refused(Table.NO_GAME)));
  }

  /**
   * Takes the table to a line of the game, to the moment after that many actions; what was played
   * after it stays a branch, as do actions that changed rules refuse there.
   */
  CompletableFuture<Act.Answer> takeTo(String head, String line, int actions) {
    return take(
        game ->
            table
                .moved(head)
                .or(
                    () ->
                        game.line(line).isPresent()
                            ? Optional.empty()
                            : Optional.of(
                                new Act.Answer.Refused("the game has no such line; look again"))),
        line,
        actions,
        true);
  }

  /** Takes the table back to the moment after that many actions; what was played stays a branch. */
  CompletableFuture<Act.Answer> takeBack(String head, int actions) {
    return takeTo(head, table.moment().line(), actions);
  }

  /** The same, once it is granted, which all have been told. */
  void takeBack(int actions) {
    take(_ -> Optional.empty(), table.moment().line(), actions, false);
  }

  /**
   * @param refusal why the table stays where it is
   * @param tells whether all are told what the host has done
   */
  private CompletableFuture<Act.Answer> take(
      Function<GameHistory, Optional<Act.Answer>> refusal,
      String line,
      int actions,
      boolean tells) {
    var refused = new CompletableFuture<Act.Answer>();
    table
        .workshop()
        .branches()
        .change(
            game -> {
              Optional<Act.Answer> why = refusal.apply(game);
              why.ifPresent(refused::complete);
              return why.isPresent() ? game : taken(game, line, actions, tells);
            });
    // What is asked afterwards is answered after it.
    return table.beside(_ -> refused.isDone() ? refused.join() : table.done());
  }

  private GameHistory taken(GameHistory game, String line, int actions, boolean tells) {
    GameHistory after =
        BranchCommands.onLine(
            game,
            line,
            there -> {
              boolean all = actions >= there.played().size() && there.waiting().isEmpty();
              GameHistory end = all ? there : there.at(actions).branch();
              if (tells) table.agreements().tellAll(told(there, end));
              taken = Optional.of(end.branches().present());
              return end;
            });
    if (after == game) table.changed(table.workshop().now());
    return after;
  }

  private String told(GameHistory from, GameHistory to) {
    boolean back =
        from.branches().present().equals(table.moment().line())
            && to.played().size() < from.played().size();
    String what =
        back
            ? "taken back " + TakeBackRequest.told(from, to.played().size() + 1)
            : "taken the game to “%s”".formatted(to.branches().present());
    return "The host has %s. It goes on from %s."
        .formatted(what, RoundName.of(to.title().design(), to.state()));
  }

  /**
   * A line of the game.
   *
   * @param actions that were played on it
   * @param here whether the table is on it
   * @param says what happened last on it
   */
  record Line(String name, int actions, boolean here, String says) {}

  List<Line> all() {
    TableMoment now = table.moment();
    return now.snapshot().play().stream()
        .flatMap(play -> play.branches().names().stream().flatMap(name -> play.line(name).stream()))
        .map(
            game -> {
              String name = game.branches().present();
              int at = game.actions().size();
              int last = game.played().size();
              String says = last == 0 ? "" : TakeBackRequest.first(game, last);
              return new Line(name, at, name.equals(now.line()), says);
            })
        .toList();
  }
}
