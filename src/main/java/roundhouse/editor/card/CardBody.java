package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.VisibilityAndSizeListener;

/**
 * The part of the card that grows with it: the choices, below them the parts of what is chosen, and
 * planned lines; or the page of a game that is over.
 */
final class CardBody extends JPanel {
  private static final String CHOOSING = "choosing";
  private static final String OVER = "over";

  private final CardLayout pages = new CardLayout();

  /**
   * @param runs shown below the choices while it is visible
   * @param merger the same
   */
  CardBody(
      JComponent lines, ChoiceList choices, JComponent runs, JComponent merger, JComponent end) {
    setName("card body");
    setLayout(pages);
    var choosing = new JPanel();
    choosing.setLayout(new Column(lines, choices, runs, merger, choosing));
    for (JComponent part : new JComponent[] {runs, merger})
      part.addComponentListener(new VisibilityAndSizeListener(choosing::revalidate));
    add(choosing, CHOOSING);
    add(filling(end), OVER);
  }

  /** A part at the top of a scroll pane, as wide as the pane. */
  private static JScrollPane upright(JComponent part) {
    var sheet = new VerticalScrollPanel(new BorderLayout());
    sheet.add(part, BorderLayout.NORTH);
    JScrollPane pane = Panels.scroll(sheet);
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    return pane;
  }

  /** A part as high as the pane, which scrolls only where the part needs more. */
  private static JScrollPane filling(JComponent part) {
    var sheet =
        new VerticalScrollPanel(new BorderLayout()) {
          @Override
          public boolean getScrollableTracksViewportHeight() {
            return getParent().getHeight() >= getMinimumSize().height;
          }
        };
    sheet.add(part, BorderLayout.CENTER);
    JScrollPane pane = Panels.scroll(sheet);
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    return pane;
  }

  void turnTo(boolean over) {
    pages.show(this, over ? OVER : CHOOSING);
  }

  /**
   * Lines take what they need, choices what they need beside parts, and parts the rest. Lines come
   * and go at the lower edge, so that the rows stay where they are. Where a merger leaves too
   * little room, its ticks take the place of the choices, which say the same.
   */
  private static final class Column implements LayoutManager {
    /** The choices take at most a third of the height that they share with the parts. */
    private static final int SHARE = 3;

    /** On a low card they keep the height of a choice and its heading. */
    private static final int LEAST = 66;

    private final JComponent lines;
    private final ChoiceList choices;
    private final JComponent runs;
    private final JComponent merger;
    private final JScrollPane list;
    private final JScrollPane below;

    Column(JComponent lines, ChoiceList choices, JComponent runs, JComponent merger, JPanel in) {
      this.lines = lines;
      this.choices = choices;
      this.runs = runs;
      this.merger = merger;
      list = Panels.scroll(choices);
      list.addComponentListener(new VisibilityAndSizeListener(choices::showPicked));
      var all = new JPanel();
      all.setLayout(new BoxLayout(all, BoxLayout.Y_AXIS));
      all.add(runs);
      all.add(merger);
      below = upright(all);
      for (JComponent part : new JComponent[] {lines, list, below}) in.add(part);
    }

    @Override
    public void layoutContainer(Container in) {
      int planned = lines.isVisible() ? lines.getPreferredSize().height : 0;
      int room = Math.max(0, in.getHeight() - planned);
      lines.setBounds(0, room, in.getWidth(), planned);
      below.setVisible(runs.isVisible() || merger.isVisible());
      int chosen = chosen(room);
      list.setBounds(0, 0, in.getWidth(), chosen);
      below.setBounds(0, chosen, in.getWidth(), room - chosen);
    }

    /** How much of the room the choices take. */
    private int chosen(int room) {
      if (!below.isVisible()) return room;
      if (merger.isVisible() && room - merger.getPreferredSize().height < LEAST) return 0;
      int most = Math.max(room / SHARE, Math.min(LEAST, room / 2));
      return Math.min(choices.getPreferredSize().height, most);
    }

    @Override
    public Dimension preferredLayoutSize(Container in) {
      return new Dimension(0, lines.getPreferredSize().height + list.getPreferredSize().height);
    }

    @Override
    public Dimension minimumLayoutSize(Container in) {
      return new Dimension();
    }

    @Override
    public void addLayoutComponent(String name, Component part) {
      return;
    }

    @Override
    public void removeLayoutComponent(Component part) {
      return;
    }
  }
}
