package roundhouse.editor.pencil;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import roundhouse.words.UiWords;

/**
 * What to do next, or what the runs earn, on as many lines as the longest hint needs: another hint
 * does not move the board.
 */
final class PencilHint extends JTextArea {
  private static final List<String> HINTS =
      List.of("pencil.hint", "pencil.hint-tile", "pencil.hint-marker");

  private final JTextArea ruler = new JTextArea();

  PencilHint() {
    setName("pencil told");
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    for (JTextArea area : List.of(this, ruler)) {
      area.setLineWrap(true);
      area.setWrapStyleWord(true);
      area.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    }
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            revalidate();
          }
        });
  }

  void tell(String says) {
    if (says.equals(getText())) return;
    setText(says);
    revalidate();
  }

  @Override
  public Dimension getPreferredSize() {
    int height =
        Stream.concat(Stream.of(getText()), HINTS.stream().map(UiWords::of))
            .mapToInt(this::height)
            .max()
            .orElseThrow();
    return new Dimension(0, height);
  }

  private int height(String says) {
    ruler.setFont(getFont());
    ruler.setText(says);
    ruler.setSize(Math.max(1, getWidth()), Short.MAX_VALUE);
    return ruler.getPreferredSize().height;
  }
}
