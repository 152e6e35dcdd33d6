package roundhouse.editor.card;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.RowFacts;

/** Draws one way to use the revenue as a column beside the others. */
final class DividendCell extends JPanel implements ListCellRenderer<ChoiceRow> {
  private static final float LARGE = 1.25f;

  private final transient WindowLook look;
  private transient Function<ChoiceRow, Optional<RowFacts>> facts = _ -> Optional.empty();

  DividendCell(WindowLook look) {
    this.look = look;
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
  }

  void show(Function<ChoiceRow, Optional<RowFacts>> told) {
    facts = told;
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends ChoiceRow> list,
      ChoiceRow choice,
      int index,
      boolean selected,
      boolean focused) {
    Color ink = selected ? list.getSelectionForeground() : list.getForeground();
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(look.faint()),
            BorderFactory.createEmptyBorder(8, 8, 8, 8)));
    RowFacts told =
        facts
            .apply(choice)
            .orElseGet(() -> new RowFacts(Optional.empty(), choice.says(), "", List.of()));
    fill(told, list.getFont(), ink);
    return this;
  }

  private void fill(RowFacts told, Font font, Color ink) {
    removeAll();
    add(label(told.says(), font.deriveFont(Font.BOLD), ink));
    add(label(told.value(), font.deriveFont(Font.BOLD, font.getSize2D() * LARGE), ink));
    for (String detail : told.details()) add(label(detail, font, ink));
    getAccessibleContext()
        .setAccessibleName(
            RowFacts.line(
                told.says(), told.value(), String.join(RowFacts.BETWEEN, told.details())));
  }

  private static JLabel label(String says, Font font, Color ink) {
    var label = new FittingLabel(says.isEmpty() ? " " : says, SwingConstants.LEADING);
    label.setFont(font);
    label.setForeground(ink);
    label.setAlignmentX(LEFT_ALIGNMENT);
    return label;
  }
}
