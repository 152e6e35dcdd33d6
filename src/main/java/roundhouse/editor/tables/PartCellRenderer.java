package roundhouse.editor.tables;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.SquareIcon;
import roundhouse.editor.notes.NoteIcon;
import roundhouse.picture.ColorNames;
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/**
 * Draws the cells of a part's table: names bold, inherited values faint, errors marked and
 * explained, long values on several lines.
 */
final class PartCellRenderer extends DefaultTableCellRenderer {
  private final transient Supplier<PartSheet> sheet;
  private final transient Notes notes;
  private final transient WindowLook look;
  private final JTextArea wrapped = new JTextArea();

  /**
   * @param sheet the content shown
   */
  PartCellRenderer(Supplier<PartSheet> sheet, Notes notes, WindowLook look) {
    this.sheet = sheet;
    this.notes = notes;
    this.look = look;
    wrapped.setLineWrap(true);
    wrapped.setWrapStyleWord(true);
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int row, int column) {
    super.getTableCellRendererComponent(of, value, selected, focused, row, column);
    PartSheet shown = sheet.get();
    PartRows.Cell cell = shown.cell(row, column);
    boolean inherited = shown.inherited(row, column);
    boolean bold = column == 0 || shown.changed(row, column).isPresent();
    setText(shown.text(row, column));
    setHorizontalAlignment(
        cell.text().matches("[0-9]+") && column > 0 ? SwingConstants.RIGHT : SwingConstants.LEFT);
    setFont(getFont().deriveFont((bold ? Font.BOLD : Font.PLAIN) | (inherited ? Font.ITALIC : 0)));
    if (!selected) setForeground(inherited ? look.faint() : of.getForeground());
    setBorder(
        cell.problems().isEmpty()
            ? BorderFactory.createEmptyBorder(0, 4, 0, 4)
            : BorderFactory.createMatteBorder(0, 0, 2, 0, mark(cell)));
    Optional<String> note = column == 0 ? noteOn(shown, row) : Optional.empty();
    setIcon(note.isPresent() ? new NoteIcon() : swatch(shown.heading(column), cell.text()));
    setToolTipText(
        note.map(text -> UiWords.of("notes.told", text))
            .or(() -> shown.tip(row, column))
            .orElse(null));
    return getPreferredSize().width <= of.getColumnModel().getColumn(column).getWidth()
        ? this
        : wrapped(of, column);
  }

  /** The same on as many lines as the column needs. */
  private Component wrapped(JTable of, int column) {
    wrapped.setText(getText());
    wrapped.setFont(getFont());
    wrapped.setForeground(getForeground());
    wrapped.setBackground(getBackground());
    wrapped.setBorder(getBorder());
    wrapped.setToolTipText(getToolTipText());
    wrapped.setSize(of.getColumnModel().getColumn(column).getWidth(), Short.MAX_VALUE);
    return wrapped;
  }

  private static Icon swatch(String key, String text) {
    return key.equals("color") ? ColorNames.parse(text).map(ColorIcon::new).orElse(null) : null;
  }

  private Optional<String> noteOn(PartSheet shown, int row) {
    return notes.on(new NoteSubject(shown.part(), shown.rows().rows().get(row).name()));
  }

  private Color mark(PartRows.Cell cell) {
    return cell.problems().stream().anyMatch(Problem::isError) ? look.error() : look.warning();
  }

  /** What a colour looks like, beside its name or number. */
  private record ColorIcon(Color color) implements SquareIcon {
    @Override
    public int size() {
      return 12;
    }

    @Override
    public void draw(Graphics2D own, Component on) {
      var swatch = new RoundRectangle2D.Double(0.5, 0.5, 11, 11, 3, 3);
      own.setColor(color);
      own.fill(swatch);
      own.setColor(on.getForeground());
      own.draw(swatch);
    }
  }
}
