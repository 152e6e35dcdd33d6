package roundhouse.turn.choices;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.workshop.history.Situation;

/**
 * Several actions of one turn that are tried before any of them is played: each line applies to the
 * state that the lines before it lead to. Immutable.
 *
 * @param base the state of the game
 * @param lines the actions in order
 * @param end what can be done after the last of them
 */
public record PlannedTurn(Title title, GameState base, List<Line> lines, Situation end) {

  /**
   * A line of a plan.
   *
   * @param says what it does, in a few words
   */
  public record Line(Action action, String says) {}

  public PlannedTurn {
    lines = List.copyOf(lines);
  }

  /** A plan without lines. */
  public static PlannedTurn of(Title title, Situation now) {
    return new PlannedTurn(title, now.state(), List.of(), now);
  }

  /**
   * The plan with one more line; empty if the rules refuse it or somebody else decides after it.
   */
  public Optional<PlannedTurn> with(Line line) {
    if (!(Engine.apply(title, end.state(), line.action()) instanceof Result.Applied applied))
      return Optional.empty();
    if (applied.state().random() != end.state().random()) return Optional.empty();
    Situation next = Situation.of(title, applied.state());
    if (!isSameTurn(next)) return Optional.empty();
    var all = new ArrayList<>(lines);
    all.add(line);
    return Optional.of(new PlannedTurn(title, base, all, next));
  }

  /** Whether an action may be done after the last line. */
  public boolean offers(Action action) {
    return end.choices().stream().map(Choice::action).anyMatch(action::equals);
  }

  private boolean isSameTurn(Situation next) {
    return next.decision().isPresent()
        && end.decision().isPresent()
        && next.decision().get().entity().equals(end.decision().get().entity())
        && next.decision().get().step().equals(end.decision().get().step());
  }

  /** The plan without its last line. */
  public PlannedTurn shorter() {
    Situation before = Situation.of(title, base);
    PlannedTurn plan = new PlannedTurn(title, base, List.of(), before);
    for (Line line : lines.subList(0, Math.max(0, lines.size() - 1)))
      plan = plan.with(line).orElse(plan);
    return plan;
  }
}
