package roundhouse.lab;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Chance;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/** Picks a kind of action, then one of that kind: what is rare among the choices happens as often as what is common. */
public final class RandomBot implements Bot {

  @Override
  public Action choose(Title title, GameState state, Decision decision, List<Choice> choices, Chance chance) {
    List<Class<?>> kinds = choices.stream().<Class<?>>map(choice -> choice.action().getClass()).distinct().toList();
    Class<?> kind = kinds.get(chance.below(kinds.size()));
    List<Choice> ofKind = choices.stream().filter(choice -> choice.action().getClass() == kind).toList();
    Choice choice = ofKind.get(chance.below(ofKind.size()));
    return choice.amount().map(amount -> choice.withAmount(some(amount, chance))).orElse(choice.action());
  }

  /** The least amount as often as all others together: the most would end every auction at once. */
  private static int some(Choice.Amount amount, Chance chance) {
    int steps = (amount.max() - amount.min()) / amount.step();
    if (steps == 0 || chance.below(2) == 0) return amount.min();
    return amount.min() + amount.step() * chance.below(steps + 1);
  }
}
