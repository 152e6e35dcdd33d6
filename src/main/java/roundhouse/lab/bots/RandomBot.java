package roundhouse.lab.bots;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Picks a kind of action, then an action of that kind, so that rare kinds happen as often as common
 * ones. Only sales are less frequent, because they would make every player poor. Each kind and each
 * action draws a number and the highest is taken, so that one choice more changes nothing unless it
 * is taken itself.
 */
public final class RandomBot implements Bot {
  /** One in this many drawn sales takes place. */
  private static final int SOLD_ONCE_IN = 5;

  @Override
  public Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    List<String> kinds = choices.stream().map(choice -> choice.action().type()).distinct().toList();
    String kind = highest(kinds, drawn -> "kind " + drawn, draws);
    if (kind.equals(new Action.SellShares("", "", 0).type())
        && draws.of("sold").below(SOLD_ONCE_IN) > 0)
      kind = highest(kinds, drawn -> "other kind " + drawn, draws);
    return some(choices, kind, draws);
  }

  private static <T> T highest(List<T> all, Function<T, String> name, DecisionDraws draws) {
    return all.stream()
        .max(Comparator.comparingInt(each -> draws.of(name.apply(each)).below(Integer.MAX_VALUE)))
        .orElseThrow();
  }

  private static Action some(List<Choice> choices, String kind, DecisionDraws draws) {
    List<Choice> ofKind =
        choices.stream().filter(choice -> choice.action().type().equals(kind)).toList();
    Choice choice = highest(ofKind, each -> each.action().toString(), draws);
    return choice
        .amount()
        .map(amount -> choice.withAmount(some(amount, choice, draws)))
        .orElse(choice.action());
  }

  /** Mostly the minimum: the maximum would end every auction immediately. */
  private static int some(Choice.Amount amount, Choice choice, DecisionDraws draws) {
    var chance = draws.of("amount of " + choice.action());
    int steps = (amount.max() - amount.min()) / amount.step();
    if (steps == 0 || chance.below(8) > 0) return amount.min();
    return amount.min() + amount.step() * chance.below(steps + 1);
  }
}
