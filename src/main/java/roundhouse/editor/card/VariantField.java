package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import roundhouse.editor.play.ChoiceRow;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
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
    Optional<ChoiceRow> now = pick.row().filter(VariantField::isShownFor);
    following = true;
    if (!now.equals(shown))
      setModel(
          new DefaultComboBoxModel<>(
              now.stream()
                  .flatMap(row -> row.variants().stream())
                  .map(choice -> words(choice, money))
                  .toArray(String[]::new)));
    shown = now;
    if (now.isPresent()) setSelectedIndex(pick.variant());
    following = false;
    setVisible(now.isPresent());
  }

  /** Whether a row has several choices that are no rotations of a tile. */
  static boolean isShownFor(ChoiceRow row) {
    boolean told =
        switch (row.action()) {
          case Action.Start _, Action.TakeLot _, Action.SellShares _ -> true;
          default -> false;
        };
    return told && row.variants().size() > 1;
  }

  /** What the choices of a row are told apart by. */
  static List<String> words(ChoiceRow row, IntFunction<String> money) {
    return row.variants().stream().map(choice -> brief(choice, money)).toList();
  }

  private static String words(Choice choice, IntFunction<String> money) {
    Object proceeds = choice.values().get("proceeds");
    String brief = brief(choice, money);
    return proceeds == null ? brief : RowFacts.line(brief, proceeds.toString());
  }

  private static String brief(Choice choice, IntFunction<String> money) {
    return switch (choice.action()) {
      case Action.Start start -> money.apply(start.par());
      case Action.TakeLot take -> money.apply(take.par());
      case Action.SellShares sale -> UiWords.of("card.percent", sale.percent());
      default -> choice.says();
    };
  }
}
