package roundhouse.table;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Decision;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/**
 * Calls players by a webhook when it is their turn, unless they look at the table: for games that
 * are played over days.
 */
public final class TurnCalls implements AutoCloseable {
  private final Table table;
  private final Webhook webhook;
  private final Runnable listener = this::changed;
  private String head = "";
  private List<String> called = List.of();

  public TurnCalls(Table table, Webhook webhook) {
    this.table = table;
    this.webhook = webhook;
    table.listen(listener);
    changed();
  }

  /**
   * For whom play waits.
   *
   * @param moment of the game, "OR 3.1"
   */
  private record Turn(List<String> people, String title, String moment) {}

  private synchronized void changed() {
    String now = table.moment().head().text();
    if (now.equals(head)) return;
    head = now;
    table
        .workshop()
        .queries()
        .ask(_ -> table.moment().game().map(this::turn), Optional.<Turn>empty())
        .thenAccept(turn -> turn.ifPresentOrElse(this::call, this::askAgain));
  }

  /** People alone: bots need no call. */
  private Turn turn(GameHistory game) {
    List<String> people =
        table.situation(game).decision().map(Decision::deciders).stream()
            .flatMap(List::stream)
            .filter(table.moment().snapshot().seats()::isPerson)
            .toList();
    Design design = game.title().design();
    return new Turn(people, design.title(), RoundName.of(design, game.state()));
  }

  /** The game is not loaded yet. */
  private synchronized void askAgain() {
    head = "";
  }

  /** Whoever decides several times in a row is called once. */
  private synchronized void call(Turn turn) {
    if (turn.people().equals(called)) return;
    called = turn.people();
    Optional<String> away =
        called.stream()
            .filter(name -> table.places(Guest.player(name)) == 0)
            .map(name -> table.file().shown().getOrDefault(name, name))
            .reduce((some, next) -> some + " and " + next);
    away.ifPresent(
        names ->
            webhook.post(
                Webhook.harmless(
                    "%s, it is your turn in %s (%s)"
                        .formatted(names, turn.title(), turn.moment()))));
  }

  @Override
  public void close() {
    table.forget(listener);
    webhook.close();
  }
}
