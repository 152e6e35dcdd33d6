package roundhouse.engine;

import java.util.List;
import java.util.Optional;

/**
 * What only all the rules together can answer. The engine's base knows no field of rules: where it
 * needs them, it asks the services that the title carries.
 */
public interface EngineServices extends Title.Services {
  /** Those of a title: it is made with them, though it knows only how its games start. */
  static EngineServices of(Title title) {
    return (EngineServices) title.services();
  }

  /**
   * The steps of a kind of turn: those of the round of this name in the design, or of a turn
   * inserted by a rule.
   */
  List<Step> steps(String turn);

  /** The hook with this name, if it exists. */
  Optional<Hook<?, ?>> hook(String name);

  /**
   * Applies an effect that a script answered with.
   *
   * @throws Refusal where a rule forbids it
   */
  void apply(StateTransaction change, Effect effect);

  /** Ends the game: settles debts and logs the winner. */
  void finish(StateTransaction change);
}
