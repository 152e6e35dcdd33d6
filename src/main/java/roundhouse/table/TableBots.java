package roundhouse.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.workshop.Autoplay;
import roundhouse.workshop.Seats;
import roundhouse.workshop.Workshop;
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
    CompletableFuture.delayedExecutor(seats.pause(), TimeUnit.MILLISECONDS).execute(() -> ask(now));
  }

  private void ask(TableMoment then) {
    Workshop workshop = table.workshop();
    workshop
        .queries()
        .ask(_ -> turn(then), Optional.<Turn>empty())
        .thenAccept(
            found ->
                found.ifPresent(
                    turn ->
                        turn.answer()
                            .whenComplete(
                                (action, fault) -> {
                                  if (fault != null) workshop.vacate(turn.bot(), fault);
                                  else play(then, action);
                                })));
  }

  private void play(TableMoment then, Action action) {
    table
        .workshop()
        .playAtEnd(
            then.line(), _ -> isAsThen(then) ? List.of(action) : List.of(), Optional.empty());
  }

  private boolean isAsThen(TableMoment then) {
    TableMoment now = table.moment();
    return now.head().equals(then.head()) && !now.isShown();
  }

  /** A bot that has been asked. */
  private record Turn(String bot, CompletableFuture<Action> answer) {}

  private Optional<Turn> turn(TableMoment then) {
    Optional<GameHistory> head =
        then.game().map(game -> game.at(game.played().size())).filter(_ -> isAsThen(then));
    if (head.isEmpty() || !head.get().waiting().isEmpty()) return Optional.empty();
    List<String> deciders =
        table.situation(head.get()).decision().map(Decision::deciders).orElse(List.of());
    return table
        .moment()
        .snapshot()
        .seats()
        .bot(deciders)
        .flatMap(
            bot ->
                Autoplay.asked(head.get(), table.workshop().programs().bots(), bot)
                    .map(answer -> new Turn(bot, answer)));
  }
}
