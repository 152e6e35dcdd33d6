package roundhouse.lab.bots;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Picks a kind of action, then an action of that kind, so that rare kinds happen as often as common
 * ones. Only sales are less frequent, because they would make every player poor.
 */
public final class RandomBot implements Bot {
  /** One in this many drawn sales is made. */
  private static final int SOLD_ONCE_IN = 5;

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, SeededRandom chance) {
    List<Class<?>> kinds =
        choices.stream().<Class<?>>map(choice -> choice.action().getClass()).distinct().toList();
    Class<?> kind = kinds.get(chance.below(kinds.size()));
    if (kind == Action.SellShares.class && chance.below(SOLD_ONCE_IN) > 0)
      kind = kinds.get(chance.below(kinds.size()));
    return some(choices, kind, chance);
  }

  private static Action some(List<Choice> choices, Class<?> kind, SeededRandom chance) {
    List<Choice> ofKind =
        choices.stream().filter(choice -> choice.action().getClass() == kind).toList();
    Choice choice = ofKind.get(chance.below(ofKind.size()));
    return choice
        .amount()
        .map(amount -> choice.withAmount(some(amount, chance)))
        .orElse(choice.action());
  }

  /** Mostly the minimum: the maximum would end every auction immediately. */
  private static int some(Choice.Amount amount, SeededRandom chance) {
    int steps = (amount.max() - amount.min()) / amount.step();
    if (steps == 0 || chance.below(8) > 0) return amount.min();
    return amount.min() + amount.step() * chance.below(steps + 1);
  }
}
