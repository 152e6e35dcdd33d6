package roundhouse.workshop.reload;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import roundhouse.board.HexId;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.game.GameState;
import roundhouse.game.UnfitPlayers;
import roundhouse.workshop.history.ActionSummary;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;

/** Replays a game under other rules, and reports the result. */
public final class Reload {
  private Reload() {}

  /** The game under the new rules, as far as they took it, and the report. */
  public record Replayed(GameHistory game, ReloadReport report) {}

  /**
   * Plays a game again.
   *
   * @param since nanoseconds of {@link System#nanoTime} at which the edit was noticed
   * @param cancelled asked before each action; if it returns true there is no answer
   * @throws UnfitPlayers when the title is no longer for these players
   */
  public static Optional<Replayed> replay(
      Title any, GameHistory before, long since, BooleanSupplier cancelled) {
    Title title = any.forPlayers(before.players().size());
    List<Action> actions = before.actions();
    GameHistory game = GameHistory.begin(title, before.players(), before.seed());
    ReplayResult replay =
        new ReplayLoop(title, ReplayPolicy.STOP, cancelled, _ -> {}).play(game.start(), actions);
    if (replay.cancelled()) return Optional.empty();
    List<PlayedAction> moments =
        replay.played().stream()
            .map(each -> new PlayedAction(each.action(), each.events(), each.state()))
            .toList();
    int at = before.atEnd() ? moments.size() : Math.min(before.at(), moments.size());
    var after =
        new GameHistory(
            title,
            before.players(),
            before.seed(),
            game.start(),
            moments,
            at,
            actions.subList(moments.size(), actions.size()),
            before.branches(),
            before.annotations());
    return Optional.of(new Replayed(after, report(before, after, replay.failure(), since)));
  }

  private static ReloadReport report(
      GameHistory before, GameHistory after, Optional<ReplayPolicy.Failure> refusal, long since) {
    int index = Math.min(after.at(), before.played().size());
    GameState old = before.state(index);
    GameState now = after.state(index);
    boolean same = old.equals(now);
    List<String> differences =
        same ? List.of() : StateDifference.between(before.title(), old, after.title(), now);
    Set<HexId> hexes = same ? Set.of() : StateDifference.hexes(old, now);
    long millis = (System.nanoTime() - since) / 1_000_000;
    return new ReloadReport(
        millis,
        after.played().size(),
        before.actions().size(),
        refusal.map(failure -> stop(before, after, failure)),
        parted(before, after),
        differences,
        hexes);
  }

  private static ReloadReport.Stop stop(
      GameHistory before, GameHistory after, ReplayPolicy.Failure refusal) {
    int index = after.played().size();
    String says =
        index < before.played().size()
            ? before.played().get(index).says()
            : ActionSummary.of(after.waiting().getFirst());
    Design design = after.title().design();
    String when = RoundName.abbreviated(design, after.state(index));
    Optional<HookFailure> failure =
        refusal.result() instanceof Result.Failed failed
            ? Optional.of(failed.failure())
            : Optional.empty();
    return new ReloadReport.Stop(
        index + 1, when, design.words().in(says), refusal.reason(), failure);
  }

  /** Where a hook failed, if that is known. */
  public static Optional<SourcePlace> place(HookFailure failure) {
    return failure.file().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SourcePlace(
                Path.of(failure.file()),
                Math.max(1, failure.line()),
                Math.max(1, failure.column())));
  }

  private static Optional<Integer> parted(GameHistory before, GameHistory after) {
    int common = Math.min(before.played().size(), after.played().size());
    if (!before.start().equals(after.start())) return Optional.of(0);
    for (int index = 1; index <= common; index++) {
      if (!before.state(index).equals(after.state(index))) return Optional.of(index);
    }
    return Optional.empty();
  }
}
