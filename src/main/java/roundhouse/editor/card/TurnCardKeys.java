package roundhouse.editor.card;

import java.util.function.BooleanSupplier;
import roundhouse.editor.play.RunPlanner;

/** What keys in the list of choices do elsewhere on the card: find, enter amounts, draw runs. */
final class TurnCardKeys implements ChoiceList.Keys {
  private final RunPlanner runs;
  private final BooleanSupplier drawing;
  private final ChoiceFilter filter;
  private final PlayButtons buttons;

  /**
   * @param drawing whether runs are drawn
   */
  TurnCardKeys(RunPlanner runs, BooleanSupplier drawing, ChoiceFilter filter, PlayButtons buttons) {
    this.runs = runs;
    this.drawing = drawing;
    this.filter = filter;
    this.buttons = buttons;
  }

  @Override
  public void seek(char first) {
    if (drawing.getAsBoolean()) {
      if (Character.toLowerCase(first) == 'b') runs.best();
      else runs.append(first);
      return;
    }
    filter.requestFocusInWindow();
    filter.setText(String.valueOf(first));
  }

  @Override
  public void amount(char first) {
    buttons.enterAmount(first);
  }

  @Override
  public void nextTrain() {
    runs.next();
  }

  @Override
  public void back() {
    runs.back();
  }
}
