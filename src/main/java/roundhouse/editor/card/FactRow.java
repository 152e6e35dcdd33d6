package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.GridLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.TokenIcon;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.RowFacts;

/** Draws a row with its chip, its value at the right, and what follows from it in small lines. */
final class FactRow extends JPanel implements ListCellRenderer<ChoiceRow> {
  private static final int CHIP = 18;
  private static final int EDGE = 10;
  private static final int GAP = 8;
  private static final float SMALL = 0.9f;

  private final JLabel heading = new JLabel();
  private final JLabel chip = new JLabel();
  private final JLabel says = new FittingLabel();
  private final JLabel value = new JLabel("", SwingConstants.RIGHT);
  private final JPanel lines = new JPanel(new GridLayout(0, 1));
  private final JPanel row = new JPanel(new BorderLayout(GAP, 0));
  private final transient WindowLook look;
  private transient Function<ChoiceRow, Optional<RowFacts>> facts = _ -> Optional.empty();
  private transient Function<String, Livery> livery = Liveries.NONE::of;

  FactRow(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    setOpaque(false);
    var first = new JPanel(new BorderLayout(8, 0));
    first.setOpaque(false);
    first.add(says, BorderLayout.CENTER);
    first.add(value, BorderLayout.EAST);
    lines.setOpaque(false);
    var text = new JPanel(new BorderLayout());
    text.setOpaque(false);
    text.add(first, BorderLayout.NORTH);
    text.add(lines, BorderLayout.CENTER);
    chip.setVerticalAlignment(SwingConstants.TOP);
    row.add(chip, BorderLayout.WEST);
    row.add(text, BorderLayout.CENTER);
    row.setBorder(BorderFactory.createEmptyBorder(4, EDGE, 4, EDGE));
    heading.setBorder(BorderFactory.createEmptyBorder(7, EDGE, 2, EDGE));
    add(heading, BorderLayout.NORTH);
    add(row, BorderLayout.CENTER);
  }

  /** Shows rows of a moment. */
  void show(Function<ChoiceRow, Optional<RowFacts>> told, Function<String, Livery> liveries) {
    facts = told;
    livery = liveries;
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends ChoiceRow> list,
      ChoiceRow choice,
      int index,
      boolean selected,
      boolean focused) {
    boolean first =
        index == 0 || !list.getModel().getElementAt(index - 1).group().equals(choice.group());
    Font font = list.getFont();
    heading.setVisible(first);
    heading.setText(choice.group());
    heading.setFont(font.deriveFont(Font.BOLD, font.getSize2D() * SMALL));
    heading.setForeground(look.faint());
    RowFacts told =
        facts
            .apply(choice)
            .orElseGet(() -> new RowFacts(Optional.empty(), choice.says(), "", List.of()));
    Color ink = selected ? list.getSelectionForeground() : list.getForeground();
    fill(told, font, ink, selected ? ink : look.faint(), list.getWidth());
    row.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    getAccessibleContext()
        .setAccessibleName(
            RowFacts.line(
                told.says(), told.value(), String.join(RowFacts.BETWEEN, told.details())));
    return this;
  }

  private void fill(RowFacts told, Font font, Color ink, Color faint, int width) {
    chip.setVisible(told.company().isPresent());
    chip.setIcon(told.company().map(id -> new TokenIcon(livery.apply(id), CHIP)).orElse(null));
    says.setText(told.says());
    says.setFont(font);
    says.setForeground(ink);
    value.setText(told.value());
    value.setFont(font.deriveFont(Font.BOLD));
    value.setForeground(ink);
    lines.removeAll();
    var details = new ArrayList<FittingLabel>();
    Font small = font.deriveFont(font.getSize2D() * SMALL);
    int most = width - 2 * EDGE - (told.company().isPresent() ? CHIP + GAP : 0);
    for (String detail : broken(told.details(), getFontMetrics(small), most)) {
      var line = new FittingLabel(detail.isEmpty() ? " " : detail, SwingConstants.LEADING);
      line.setFont(small);
      line.setForeground(faint);
      lines.add(line);
      details.add(line);
    }
    FittingLabel.setAlike(details);
  }

  /** Facts that are wider than the row continue on the next line, and so do long sentences. */
  private static List<String> broken(List<String> details, FontMetrics letters, int most) {
    var lines = new ArrayList<String>();
    for (String detail : details)
      for (String line : broken(detail, RowFacts.BETWEEN, letters, most))
        lines.addAll(broken(line, " ", letters, most));
    return lines;
  }

  private static List<String> broken(String text, String between, FontMetrics letters, int most) {
    var lines = new ArrayList<String>();
    String line = "";
    for (String part : text.split(Pattern.quote(between), -1)) {
      String longer = line.isEmpty() ? part : line + between + part;
      boolean fits = line.isEmpty() || most <= 0 || letters.stringWidth(longer) <= most;
      if (!fits) lines.add(line);
      line = fits ? longer : part;
    }
    lines.add(line);
    return lines;
  }
}
