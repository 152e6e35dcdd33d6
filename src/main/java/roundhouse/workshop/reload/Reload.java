package roundhouse.workshop.reload;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.ActionSummary;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.RoundName;

/** Plays a game again under other rules, and tells what became of it. */
public final class Reload {
  private Reload() {}

  /** The game under the new rules, as far as they took it, and the report. */
  public record Replayed(GameHistory game, ReloadReport report) {}

  /**
   * Plays a game again.
   *
   * @param since nanoseconds of {@link System#nanoTime} at which the edit was noticed
   * @param canceled asked before each action; when it says so the answer is nothing
   * @throws IllegalArgumentException when the title is no longer for these players
   */
  public static Optional<Replayed> replay(
      Title title, GameHistory before, long since, BooleanSupplier canceled) {
    List<Action> actions = before.actions();
    GameHistory game = GameHistory.begin(title, before.players(), before.seed());
    var moments = new ArrayList<PlayedAction>();
    GameState state = game.start();
    Optional<Result> refusal = Optional.empty();
    for (Action action : actions) {
      if (canceled.getAsBoolean()) return Optional.empty();
      Result result = attempt(title, state, action);
      if (!(result instanceof Result.Applied applied)) {
        refusal = Optional.of(result);
        break;
      }
      state = applied.state();
      moments.add(new PlayedAction(action, applied.events(), state));
    }
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
            before.branches());
    return Optional.of(new Replayed(after, report(before, after, refusal, since)));
  }

  /**
   * Actions of a saved game may name what the title no longer has, or lack what actions say by now.
   */
  private static Result attempt(Title title, GameState state, Action action) {
    try {
      return Engine.apply(title, state, action);
    } catch (IllegalArgumentException unknown) {
      return new Result.Refused("unknown", unknown.getMessage());
    } catch (NullPointerException incomplete) {
      return new Result.Refused("incomplete", UiWords.of("games.incomplete"));
    }
  }

  private static ReloadReport report(
      GameHistory before, GameHistory after, Optional<Result> refusal, long since) {
    int index = Math.min(after.at(), before.played().size());
    GameState old = before.state(index);
    GameState now = after.state(index);
    boolean same = old.equals(now);
    List<String> differences =
        same ? List.of() : StateDifference.between(before.title(), old, after.title(), now);
    Set<String> hexes = same ? Set.of() : StateDifference.hexes(old, now);
    long millis = (System.nanoTime() - since) / 1_000_000;
    return new ReloadReport(
        millis,
        after.played().size(),
        before.actions().size(),
        refusal.map(result -> stop(before, after, result)),
        parted(before, after),
        differences,
        hexes);
  }

  private static ReloadReport.Stop stop(GameHistory before, GameHistory after, Result refusal) {
    int index = after.played().size();
    String says =
        index < before.played().size()
            ? before.played().get(index).says()
            : ActionSummary.of(after.waiting().getFirst());
    String when = RoundName.abbreviated(after.title().design(), after.state(index));
    return switch (refusal) {
      case Result.Refused refused ->
          new ReloadReport.Stop(index + 1, when, says, refused.reason(), Optional.empty());
      case Result.Failed(HookFailure failure) ->
          new ReloadReport.Stop(index + 1, when, says, failure.says(), Optional.of(failure));
      case Result.Applied _ -> throw new IllegalArgumentException("nothing was refused");
    };
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
