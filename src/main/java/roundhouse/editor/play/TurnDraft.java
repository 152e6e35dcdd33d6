package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
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
public record TurnDraft(Title title, GameState base, List<Line> lines, Situation end) {

  /**
   * A line of a draft.
   *
   * @param says what it does, in a few words
   */
  public record Line(Action action, String says) {}

  public TurnDraft {
    lines = List.copyOf(lines);
  }

  /** A draft without lines. */
  public static TurnDraft of(Title title, Situation now) {
    return new TurnDraft(title, now.state(), List.of(), now);
  }

  /**
   * The draft with one more line; empty if the rules refuse it or somebody else decides after it.
   */
  Optional<TurnDraft> with(Line line) {
    if (!(Engine.apply(title, end.state(), line.action()) instanceof Result.Applied applied))
      return Optional.empty();
    if (applied.state().random() != end.state().random()) return Optional.empty();
    Situation next = Situation.of(title, applied.state());
    if (!isSameTurn(next)) return Optional.empty();
    var all = new ArrayList<>(lines);
    all.add(line);
    return Optional.of(new TurnDraft(title, base, all, next));
  }

  private boolean isSameTurn(Situation next) {
    return next.decision().isPresent()
        && end.decision().isPresent()
        && next.decision().get().entity().equals(end.decision().get().entity())
        && next.decision().get().step().equals(end.decision().get().step());
  }

  /** The draft without its last line. */
  TurnDraft shorter() {
    Situation before = Situation.of(title, base);
    TurnDraft draft = new TurnDraft(title, base, List.of(), before);
    for (Line line : lines.subList(0, Math.max(0, lines.size() - 1)))
      draft = draft.with(line).orElse(draft);
    return draft;
  }
}
