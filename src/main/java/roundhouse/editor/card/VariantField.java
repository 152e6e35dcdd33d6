package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.IntFunction;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.RowVariants;
import roundhouse.words.UiWords;

/**
 * Which of the prices or percentages of the picked row: it lies in that row, at the right. Comma
 * and full stop go through them.
 */
final class VariantField extends JComboBox<String> {
  private static final int EDGE = 10;

  private final transient ChoiceSelection pick;
  private transient Optional<ChoiceRow> shown = Optional.empty();
  private boolean following;

  VariantField(ChoiceSelection pick) {
    this.pick = pick;
    setName("variant");
    setToolTipText(UiWords.of("card.variant"));
    getAccessibleContext().setAccessibleName(UiWords.of("card.variant"));
    setFocusable(false);
    setVisible(false);
    addActionListener(_ -> picked());
  }

  private void picked() {
    if (!following) pick.turn(getSelectedIndex() - pick.variant());
  }

  /** Moves to a row of the list, whose lower line has its height. */
  void stand(Rectangle row) {
    Dimension size = getPreferredSize();
    int width = Math.min(size.width, row.width / 2);
    setBounds(
        row.x + row.width - width - EDGE, row.y + row.height - size.height - 2, width, size.height);
  }

  /** Shows what the picked row can be. */
  void follow(IntFunction<String> money) {
    Optional<ChoiceRow> now = pick.row().filter(RowVariants::areTold);
    following = true;
    if (!now.equals(shown))
      setModel(
          new DefaultComboBoxModel<>(
              now.stream()
                  .flatMap(row -> RowVariants.words(row, money).stream())
                  .toArray(String[]::new)));
    shown = now;
    if (now.isPresent()) setSelectedIndex(pick.variant());
    following = false;
    setVisible(now.isPresent());
  }
}
