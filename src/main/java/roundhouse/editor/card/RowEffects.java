package roundhouse.editor.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.play.ChoiceRow;
import roundhouse.engine.Choice;

/** Finds in the background what the rows of a card would change. */
final class RowEffects {
  /** More rows than anybody reads; their effects are shown when one is picked. */
  private static final int MOST = 120;

  private final LatestOnlyTask task = new LatestOnlyTask();

  /**
   * @param then gets the moment with the effects, unless another is asked about meanwhile
   */
  void find(CardMoment moment, CardChoices choices, Consumer<CardMoment> then) {
    List<ChoiceRow> asked =
        choices.kind().tellsEffects() && choices.body().size() <= MOST
            ? List.copyOf(choices.body())
            : List.of();
    task.run(() -> found(moment, asked), then);
  }

  private static CardMoment found(CardMoment moment, List<ChoiceRow> rows) {
    Map<ChoiceRow, Consequences> all = new LinkedHashMap<>();
    for (ChoiceRow row : rows) all.put(row, effect(moment, row));
    return moment.with(all);
  }

  private static Consequences effect(CardMoment moment, ChoiceRow row) {
    Optional<Choice.Amount> range = row.variants().getFirst().amount();
    return range.isPresent()
        ? Consequences.ofOpenAmount(moment.title(), moment.state(), row.action())
        : Consequences.of(moment.title(), moment.state(), row.action(), moment.deciders());
  }
}
