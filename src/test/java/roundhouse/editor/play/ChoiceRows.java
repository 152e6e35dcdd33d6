package roundhouse.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JList;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.ChoiceRow;

/** Where an action stands in the list of choices. */
public final class ChoiceRows {
  private ChoiceRows() {}

  /**
   * @param turns how often the tile is to be turned
   * @param amount to be entered, if the choice has one
   */
  public record Place(int row, int turns, Optional<Integer> amount) {}

  /** The place of an action; that of the best runs where a company runs its trains. */
  public static Optional<Place> of(JList<?> list, Action wanted) {
    return find(list, wanted::equals)
        .or(
            () ->
                wanted instanceof Action.RunTrains
                    ? find(list, Action.RunTrains.class::isInstance)
                    : Optional.empty());
  }

  private static Optional<Place> find(JList<?> list, Predicate<Action> wanted) {
    return IntStream.range(0, list.getModel().getSize())
        .boxed()
        .flatMap(row -> in(row, ((ChoiceRow) list.getModel().getElementAt(row)).variants(), wanted))
        .findFirst();
  }

  private static Stream<Place> in(int row, List<Choice> variants, Predicate<Action> wanted) {
    return IntStream.range(0, variants.size())
        .boxed()
        .flatMap(
            turns ->
                amount(variants.get(turns), wanted).stream()
                    .map(amount -> new Place(row, turns, amount)));
  }

  private static Optional<Optional<Integer>> amount(Choice choice, Predicate<Action> wanted) {
    if (choice.amount().isEmpty())
      return wanted.test(choice.action()) ? Optional.of(Optional.empty()) : Optional.empty();
    Choice.Amount range = choice.amount().get();
    for (int amount = range.min(); amount <= range.max(); amount += range.step())
      if (wanted.test(choice.withAmount(amount))) return Optional.of(Optional.of(amount));
    return Optional.empty();
  }
}
