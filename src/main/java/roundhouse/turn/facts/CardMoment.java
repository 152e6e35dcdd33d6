package roundhouse.turn.facts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.choices.PlannedTurn;

/**
 * The moment that the card is about.
 *
 * @param deciders who may see what follows
 * @param effects of rows, as far as they are known
 */
public record CardMoment(
    Title title,
    GameState state,
    Liveries liveries,
    List<String> deciders,
    Map<ChoiceRow, Consequences> effects) {

  /** The moment after the lines of a plan. */
  public static CardMoment of(PlannedTurn plan) {
    return new CardMoment(
        plan.title(),
        plan.end().state(),
        Liveries.of(plan.title().design().companies().values()),
        plan.end().decision().map(Decision::deciders).orElse(List.of()),
        Map.of());
  }

  CardMoment with(Map<ChoiceRow, Consequences> found) {
    return new CardMoment(title, state, liveries, deciders, found);
  }

  /** What a row would change, once that is known. */
  Consequences effect(ChoiceRow row) {
    return effects.getOrDefault(row, Consequences.NONE);
  }

  /** An amount in the money of the title. */
  public String money(int sum) {
    return title.design().amount(sum);
  }

  /** The share price of a company in some state. */
  Optional<Integer> price(GameState in, String company) {
    return in.tokens().of(company).map(cell -> title.market().at(cell).price());
  }
}
