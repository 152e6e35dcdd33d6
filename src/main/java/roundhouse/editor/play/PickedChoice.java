package roundhouse.editor.play;

import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;

/**
 * A row that is picked: its tile as turned, its runs as drawn, its amount as set.
 *
 * @param variant which of the choices of the row
 * @param amount ignored where the choice has none
 * @param amended the choice with runs that the user drew
 */
record PickedChoice(ChoiceRow row, int variant, int amount, Optional<Choice> amended) {

  /** A row with one of its choices, which begins with its smallest amount. */
  static PickedChoice of(ChoiceRow row, int variant) {
    int amount = row.variants().get(variant).amount().map(Choice.Amount::min).orElse(0);
    return new PickedChoice(row, variant, amount, Optional.empty());
  }

  Choice choice() {
    return amended.orElse(row.variants().get(variant));
  }

  /** The action that it plays now. */
  Action played() {
    return choice().amount().isPresent() ? choice().withAmount(amount) : choice().action();
  }

  /** Another rotation of the tile, some steps on. */
  PickedChoice turned(int steps) {
    return of(row, Math.floorMod(variant + steps, row.variants().size()));
  }

  /** The same choice with other runs. */
  PickedChoice with(Action.RunTrains action) {
    Choice drawn = row.variants().get(variant).with(action);
    return new PickedChoice(row, variant, amount, Optional.of(drawn));
  }

  /** The same choice with another amount, within its range. */
  PickedChoice withAmount(int wanted) {
    int next =
        choice().amount().map(range -> Math.clamp(wanted, range.min(), range.max())).orElse(wanted);
    return new PickedChoice(row, variant, next, amended);
  }

  /** As a line of a plan. */
  PlannedTurn.Line line() {
    return new PlannedTurn.Line(played(), choice().says());
  }
}
