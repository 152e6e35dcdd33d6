package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import roundhouse.design.Place;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.words.Words;

/** Plays a game again under other rules, and tells what became of it. */
public final class Reload {
  private Reload() {}

  /** The game under the new rules, as far as they took it, and the report. */
  public record Replayed(Playtest game, ReloadReport report) {}

  /**
   * Plays a game again.
   *
   * @param since nanoseconds of {@link System#nanoTime} at which the edit was noticed
   * @param canceled asked before each action; when it says so the answer is nothing
   * @throws IllegalArgumentException when the title is no longer for these players
   */
  public static Optional<Replayed> replay(
      Title title, Playtest before, long since, BooleanSupplier canceled) {
    List<Action> actions = before.actions();
    Playtest game = Playtest.begin(title, before.players(), before.seed());
    var moments = new ArrayList<Moment>();
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
      moments.add(new Moment(action, applied.events(), state));
    }
    int at = before.atEnd() ? moments.size() : Math.min(before.at(), moments.size());
    var after =
        new Playtest(
            title,
            before.players(),
            before.seed(),
            game.start(),
            moments,
            at,
            actions.subList(moments.size(), actions.size()),
            before.lines());
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
      return new Result.Refused("incomplete", Words.of("games.incomplete"));
    }
  }

  private static ReloadReport report(
      Playtest before, Playtest after, Optional<Result> refusal, long since) {
    int index = Math.min(after.at(), before.moments().size());
    GameState old = before.state(index);
    GameState now = after.state(index);
    boolean same = old.equals(now);
    List<String> differences =
        same ? List.of() : StateDifference.between(before.title(), old, after.title(), now);
    Set<String> hexes = same ? Set.of() : StateDifference.hexes(old, now);
    long millis = (System.nanoTime() - since) / 1_000_000;
    return new ReloadReport(
        millis,
        after.moments().size(),
        before.actions().size(),
        refusal.map(result -> stop(before, after, result)),
        parted(before, after),
        differences,
        hexes);
  }

  private static ReloadReport.Stop stop(Playtest before, Playtest after, Result refusal) {
    int index = after.moments().size();
    String says =
        index < before.moments().size()
            ? before.moments().get(index).says()
            : Actions.says(after.waiting().getFirst());
    String when = When.briefly(after.title().design(), after.state(index));
    return switch (refusal) {
      case Result.Refused refused ->
          new ReloadReport.Stop(index + 1, when, says, refused.reason(), Optional.empty());
      case Result.Failed(HookFailure failure) ->
          new ReloadReport.Stop(index + 1, when, says, failure.says(), Optional.of(failure));
      case Result.Applied _ -> throw new IllegalArgumentException("nothing was refused");
    };
  }

  /** Where a hook failed, if that is known. */
  static Optional<Place> place(HookFailure failure) {
    return failure.file().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Place(
                Path.of(failure.file()),
                Math.max(1, failure.line()),
                Math.max(1, failure.column())));
  }

  private static Optional<Integer> parted(Playtest before, Playtest after) {
    int common = Math.min(before.moments().size(), after.moments().size());
    if (!before.start().equals(after.start())) return Optional.of(0);
    for (int index = 1; index <= common; index++) {
      if (!before.state(index).equals(after.state(index))) return Optional.of(index);
    }
    return Optional.empty();
  }
}
