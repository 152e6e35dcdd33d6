package roundhouse.turn.facts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.CardChoices;
import roundhouse.turn.choices.ChoiceRow;

/** What the rows of a card would change, where rows show that before one is picked. */
public final class RowEffects {
  /** More rows than anybody reads; their effects are shown when one is picked. */
  private static final int MOST = 120;

  private RowEffects() {}

  /** The moment with the effects of its rows, which takes a while. */
  public static CardMoment found(CardMoment moment, CardChoices choices) {
    Map<ChoiceRow, Consequences> all = new LinkedHashMap<>();
    if (choices.kind().tellsEffects() && choices.body().size() <= MOST)
      for (ChoiceRow row : choices.body()) all.put(row, effect(moment, row));
    return moment.with(all);
  }

  private static Consequences effect(CardMoment moment, ChoiceRow row) {
    Optional<Choice.Amount> range = row.variants().getFirst().amount();
    return range.isPresent()
        ? Consequences.ofOpenAmount(moment.title(), moment.state(), row.action())
        : Consequences.of(moment.title(), moment.state(), row.action(), moment.deciders());
  }
}
