package roundhouse.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Chance;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * Checks a game: its invariants, and that the engine is deterministic and accepts what it offers.
 */
final class Inspection {
  /** The choices of one in this many decisions are tried. */
  private static final int TRIED_ONCE_IN = 6;

  /** At most this many choices of a decision are tried. */
  private static final int TRIED = 12;

  private final Title title;
  private final Chance chance;

  /**
   * @param chance draws the samples
   */
  Inspection(Title title, Chance chance) {
    this.title = title;
    this.chance = chance;
  }

  /**
   * Checks the invariants after an action, and now and then that the action gives the same state
   * again.
   */
  Optional<Outcome> after(Moment moment) {
    Optional<Outcome> broken = Laws.broken(moment);
    if (broken.isPresent()) return broken;
    if (chance.below(TRIED_ONCE_IN) > 0) return Optional.empty();
    boolean same =
        Engine.apply(title, moment.before(), moment.action()) instanceof Result.Applied again
            && again.state().equals(moment.after());
    return same
        ? Optional.empty()
        : Optional.of(
            new Outcome.LawBroken(
                "the same action gives the same state", moment.action().toString()));
  }

  /** Now and then checks that the engine accepts choices that it offers. */
  Optional<Outcome> sampled(GameState state, List<Choice> choices) {
    if (chance.below(TRIED_ONCE_IN) > 0) return Optional.empty();
    var some = new ArrayList<>(choices);
    while (some.size() > TRIED) some.remove(chance.below(some.size()));
    return accepted(title, state, some);
  }

  /** Checks that every choice is accepted, with the smallest and the largest amount. */
  static Optional<Outcome> accepted(Title title, GameState state, List<Choice> choices) {
    for (Choice choice : choices) {
      for (Action action : ends(choice)) {
        if (Engine.apply(title, state, action) instanceof Result.Refused refused) {
          return Optional.of(new Outcome.OfferRefused(action, refused.rule(), refused.reason()));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Action> ends(Choice choice) {
    return choice
        .amount()
        .map(amount -> List.of(choice.withAmount(amount.min()), choice.withAmount(amount.max())))
        .orElse(List.of(choice.action()));
  }
}
