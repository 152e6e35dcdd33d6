package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;

/** A sentence of a list on as many lines as the width of the list needs. */
public final class WrappedLine<T> extends JTextArea implements ListCellRenderer<T> {
  private final transient Function<? super T, String> says;

  private WrappedLine(Function<? super T, String> says) {
    this.says = says;
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 6));
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
