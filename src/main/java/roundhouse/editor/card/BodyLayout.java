package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.GridLayout;
import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.TokenIcon;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.turn.choices.ActionKind;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.ChoiceFacts;
import roundhouse.turn.facts.RowFacts;

/**
 * How the body of the card shows choices: tiles as a tray, the uses of revenue beside each other,
 * all others as rows.
 */
final class BodyLayout {
  private static final int TILE_ROOM = 12;

  private final FactRow row;
  private final TileCell tile;
  private final DividendCell column;
  private final ChoiceSelection pick;

  BodyLayout(ChoiceSelection pick, WindowLook look) {
    this.pick = pick;
    row = new FactRow(look);
    tile = new TileCell(pick, look);
    column = new DividendCell(look);
  }

  /** Takes the moment that the rows are about, with as many effects as are known. */
  void show(CardMoment moment) {
    var facts = new ChoiceFacts(moment, row -> pick.row().filter(row::equals).isPresent());
    row.show(facts::of, moment.liveries()::of);
    column.show(facts::of);
    tile.show(moment);
  }

  /** Arranges a list for a kind of decision. */
  void arrange(JList<ChoiceRow> list, ActionKind kind) {
    boolean tray = kind == ActionKind.TRACK;
    boolean columns = kind == ActionKind.DIVIDEND;
    list.setLayoutOrientation(tray || columns ? JList.HORIZONTAL_WRAP : JList.VERTICAL);
    list.setVisibleRowCount(-1);
    list.setFixedCellWidth(-1);
    list.setFixedCellHeight(-1);
    list.setCellRenderer(renderer(kind));
    fit(list, kind);
  }

  private ListCellRenderer<ChoiceRow> renderer(ActionKind kind) {
    return switch (kind) {
      case TRACK -> tile;
      case DIVIDEND -> column;
      default -> row;
    };
  }

  /** Fits the cells of a tray or of columns to the width of the card. */
  void fit(JList<ChoiceRow> list, ActionKind kind) {
    int width = list.getParent() == null ? 0 : list.getParent().getWidth();
    int cells = Math.max(1, list.getModel().getSize());
    if (width <= 0) return;
    if (kind == ActionKind.DIVIDEND) list.setFixedCellWidth(width / cells - 1);
    if (kind == ActionKind.TRACK) {
      int room = TileCell.PICTURE + TILE_ROOM;
      list.setFixedCellWidth(width / Math.max(1, width / room));
      list.setFixedCellHeight(TileCell.PICTURE + 3 * list.getFont().getSize());
    }
  }

  /** Draws one way to use the revenue as a column beside the others. */
  private static final class DividendCell extends JPanel implements ListCellRenderer<ChoiceRow> {
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
      RowFacts told = told(choice);
      fill(told, list.getFont(), ink);
      setAlike(list);
      return this;
    }

    private RowFacts told(ChoiceRow choice) {
      return facts
          .apply(choice)
          .orElseGet(() -> new RowFacts(Optional.empty(), choice.says(), "", List.of()));
    }

    private void fill(RowFacts told, Font font, Color ink) {
      removeAll();
      for (FittingLabel label : labels(told, font, ink)) add(label);
      getAccessibleContext()
          .setAccessibleName(
              RowFacts.line(
                  told.says(), told.value(), String.join(RowFacts.BETWEEN, told.details())));
    }

    private static List<FittingLabel> labels(RowFacts told, Font font, Color ink) {
      var labels = new ArrayList<FittingLabel>();
      labels.add(label(told.says(), font.deriveFont(Font.BOLD), ink));
      labels.add(label(told.value(), font.deriveFont(Font.BOLD, font.getSize2D() * LARGE), ink));
      for (String detail : told.details()) labels.add(label(detail, font, ink));
      return labels;
    }

    /** If a line of one column needs condensed letters, those of all have them. */
    private void setAlike(JList<? extends ChoiceRow> list) {
      Insets edge = getInsets();
      int room = list.getFixedCellWidth() - edge.left - edge.right;
      var all = new ArrayList<FittingLabel>();
      for (int index = 0; index < list.getModel().getSize(); index++)
        all.addAll(
            labels(told(list.getModel().getElementAt(index)), list.getFont(), getForeground()));
      for (FittingLabel label : all) label.setSize(room, 1);
      for (Component own : getComponents()) all.add((FittingLabel) own);
      FittingLabel.setAlike(all);
    }

    private static FittingLabel label(String says, Font font, Color ink) {
      var label = new FittingLabel(says.isEmpty() ? " " : says, SwingConstants.LEADING);
      label.setFont(font);
      label.setForeground(ink);
      label.setAlignmentX(LEFT_ALIGNMENT);
      return label;
    }
  }

  /** Draws a row with its chip, its value at the right, and what follows from it in small lines. */
  private static final class FactRow extends JPanel implements ListCellRenderer<ChoiceRow> {
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
}
