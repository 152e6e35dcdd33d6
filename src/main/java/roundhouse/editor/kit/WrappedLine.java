package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;

/** A sentence of a list on as many lines as the width of the list needs. */
public class WrappedLine<T> extends JTextArea implements ListCellRenderer<T> {
  private static final int EDGE = 6;

  private final transient Function<? super T, String> says;
  private transient Optional<Icon> icon = Optional.empty();

  /**
   * @param says the sentence of a row
   */
  @SuppressWarnings("this-escape") // it is wrapped before anybody sees it
  protected WrappedLine(Function<? super T, String> says) {
    this.says = says;
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder(2, EDGE, 2, EDGE));
  }

  /** Shows an icon before the first line; all icons of a list are equally wide. */
  protected final void icon(Icon shown) {
    if (icon.isEmpty())
      setBorder(BorderFactory.createEmptyBorder(2, 2 * EDGE + shown.getIconWidth(), 2, EDGE));
    icon = Optional.of(shown);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    int line = getFontMetrics(getFont()).getHeight();
    icon.ifPresent(
        shown ->
            shown.paintIcon(
                this, graphics, EDGE, getInsets().top + (line - shown.getIconHeight()) / 2));
  }

  /**
   * Wraps the sentences of a list, and again whenever it has another width.
   *
   * @param says the sentence of a row
   */
  public static <T> void wrap(JList<T> list, Function<? super T, String> says) {
    list.setCellRenderer(new WrappedLine<>(says));
    measureAgain(list);
  }

  /** Measures the rows of a list again whenever it has another width. */
  public static void measureAgain(JList<?> list) {
    list.addComponentListener(
        new ComponentAdapter() {
          private int width;

          @Override
          public void componentResized(ComponentEvent event) {
            if (list.getWidth() == width) return;
            width = list.getWidth();
            // A list measures its rows again when their fixed height changes.
            list.setFixedCellHeight(1);
            list.setFixedCellHeight(-1);
          }
        });
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends T> list, T row, int index, boolean selected, boolean focused) {
    setFont(list.getFont());
    setText(says.apply(row));
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    // The height of wrapped text follows from its width.
    setSize(Math.max(1, list.getWidth()), Short.MAX_VALUE);
    return this;
  }

  /** As wide as the list is, which therefore never scrolls sideways. */
  @Override
  public Dimension getPreferredSize() {
    return new Dimension(1, super.getPreferredSize().height);
  }
}
