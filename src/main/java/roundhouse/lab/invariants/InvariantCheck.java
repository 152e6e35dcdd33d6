package roundhouse.lab.invariants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * Checks a game: its invariants, and that the engine is deterministic and accepts what it offers.
 */
public final class InvariantCheck {
  /** The choices of one in this many decisions are tried. */
  private static final int TRIED_ONCE_IN = 6;

  /** At most this many choices of a decision are tried. */
  private static final int TRIED = 12;

  private final Title title;
  private final SeededRandom chance;

  /**
   * @param chance draws the samples
   */
  public InvariantCheck(Title title, SeededRandom chance) {
    this.title = title;
    this.chance = chance;
  }

  /**
   * Checks the invariants after an action and, from time to time, that the action gives the same
   * state again.
   */
  public Optional<SimulationOutcome> afterAction(StateTransition moment) {
    Optional<SimulationOutcome> broken = Invariants.broken(moment);
    if (broken.isPresent()) return broken;
    if (chance.below(TRIED_ONCE_IN) > 0) return Optional.empty();
    boolean same =
        again(moment) instanceof Result.Applied again && again.state().equals(moment.after());
    return same
        ? Optional.empty()
        : Optional.of(
            new SimulationOutcome.InvariantBroken(
                "the same action gives the same state",
                UnrepeatableScript.during(title, moment.before(), moment.action())));
  }

  private Result again(StateTransition moment) {
    return title.executor().asksAgain(() -> Engine.apply(title, moment.before(), moment.action()));
  }

  /** Checks from time to time that the engine accepts choices that it offers. */
  public Optional<SimulationOutcome> sampleChoices(GameState state, List<Choice> choices) {
    if (chance.below(TRIED_ONCE_IN) > 0) return Optional.empty();
    var some = new ArrayList<>(choices);
    while (some.size() > TRIED) some.remove(chance.below(some.size()));
    return firstRefused(title, state, some);
  }

  /** Checks that every choice is accepted, with the smallest and the largest amount. */
  public static Optional<SimulationOutcome> firstRefused(
      Title title, GameState state, List<Choice> choices) {
    for (Choice choice : choices) {
      for (Action action : ends(choice)) {
        if (Engine.apply(title, state, action) instanceof Result.Refused refused) {
          return Optional.of(
              new SimulationOutcome.OfferRefused(action, refused.rule(), refused.reason()));
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
