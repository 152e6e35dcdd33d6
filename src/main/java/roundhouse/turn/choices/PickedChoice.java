package roundhouse.turn.choices;

import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * A row that is picked: its tile as turned, its runs as drawn, its amount as set.
 *
 * @param variant which of the choices of the row
 * @param amount empty while what is typed is none that may be; ignored where the choice has none
 * @param amended the choice with runs that the user drew
 */
public record PickedChoice(
    ChoiceRow row, int variant, OptionalInt amount, Optional<Choice> amended) {

  /** A row with one of its choices, which begins with its smallest amount. */
  public static PickedChoice of(ChoiceRow row, int variant) {
    int amount = row.variants().get(variant).amount().map(Choice.Amount::min).orElse(0);
    return new PickedChoice(row, variant, OptionalInt.of(amount), Optional.empty());
  }

  /** The choice as it stands, with runs that were drawn. */
  public Choice choice() {
    return amended.orElse(row.variants().get(variant));
  }

  /** The action that it plays now; none without an amount that may be. */
  public Optional<Action> played() {
    if (choice().amount().isEmpty()) return Optional.of(choice().action());
    return amount.isPresent()
        ? Optional.of(choice().withAmount(amount.getAsInt()))
        : Optional.empty();
  }

  /** Another choice of the row, some steps on. */
  public PickedChoice turned(int steps) {
    return of(row, Math.floorMod(variant + steps, row.variants().size()));
  }

  /** The same choice with other runs. */
  public PickedChoice with(Action.RunTrains action) {
    Choice drawn = row.variants().get(variant).with(action);
    return new PickedChoice(row, variant, amount, Optional.of(drawn));
  }

  /** The same choice with another amount. */
  public PickedChoice withAmount(OptionalInt wanted) {
    return new PickedChoice(row, variant, wanted, amended);
  }

  /** As a line of a plan. */
  public Optional<PlannedTurn.Line> line() {
    return played().map(action -> new PlannedTurn.Line(action, choice().says()));
  }
}
