package roundhouse.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.lab.bots.Bots;
import roundhouse.workshop.Autoplay;
import roundhouse.workshop.Seats;
import roundhouse.workshop.history.GameHistory;

/**
 * Makes bots act at the head of a table while the window shows something else. While it shows the
 * head, it lets them act itself.
 */
final class TableBots {
  private final Table table;

  TableBots(Table table) {
    this.table = table;
  }

  /** It may be a bot's turn. */
  void act(TableMoment now) {
    Seats seats = now.snapshot().seats();
    if (now.isShown() || seats.bots().isEmpty() || seats.halted()) return;
    CompletableFuture.delayedExecutor(seats.pause(), TimeUnit.MILLISECONDS)
        .execute(
            () ->
                table
                    .workshop()
                    .playAtEnd(now.line(), game -> actions(now, game), Optional.empty()));
  }

  private List<Action> actions(TableMoment then, GameHistory game) {
    TableMoment now = table.moment();
    boolean same = now.head().equals(then.head()) && !now.isShown() && game.waiting().isEmpty();
    if (!same) return List.of();
    List<String> deciders =
        table.situation(game).decision().map(Decision::deciders).orElse(List.of());
    return now.snapshot()
        .seats()
        .bot(deciders)
        .flatMap(name -> Bots.named(game.title(), name))
        .flatMap(bot -> Autoplay.next(game, bot))
        .map(List::of)
        .orElse(List.of());
  }
}
