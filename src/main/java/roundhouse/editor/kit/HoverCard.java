package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;

/**
 * A card about what is under the pointer. It is in the layered pane of the window, not in a
 * separate window, so it never takes the keyboard or the mouse.
 */
public final class HoverCard {
  private static final int DELAY = 350;
  private static final int WIDEST = 320;
  private static final int GAP = 6;

  /**
   * What a card says.
   *
   * @param about the part of the component that it is about; the card appears beside it
   * @param lines the first one is bold
   * @param picture above them
   */
  public record Content(Rectangle about, List<String> lines, Optional<Icon> picture) {
    public Content {
      lines = List.copyOf(lines);
    }

    public Content(Rectangle about, List<String> lines) {
      this(about, lines, Optional.empty());
    }
  }

  private final JComponent over;
  private final Function<Point, Optional<Content>> content;
  private final Timer timer = new Timer(DELAY, _ -> appear());
  private Point pointer = new Point();
  private Optional<HoverCardPane> shown = Optional.empty();
  private Optional<Content> told = Optional.empty();

  private HoverCard(JComponent over, Function<Point, Optional<Content>> content) {
    this.over = over;
    this.content = content;
    timer.setRepeats(false);
  }

  /**
   * Gives a component hover cards.
   *
   * @param content what there is to show about a point of it
   */
  public static HoverCard on(JComponent over, Function<Point, Optional<Content>> content) {
    var card = new HoverCard(over, content);
    var mouse = card.new Mouse();
    over.addMouseListener(mouse);
    over.addMouseMotionListener(mouse);
    over.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentMoved(ComponentEvent event) {
            card.hide();
          }
        });
    over.addHierarchyListener(
        _ -> {
          if (!over.isShowing()) card.hide();
        });
    return card;
  }

  /** A card that only {@link #show} shows, until a key is pressed or the focus goes elsewhere. */
  public static HoverCard untilKey(JComponent over, Function<Point, Optional<Content>> content) {
    var card = new HoverCard(over, content);
    over.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            card.hide();
          }
        });
    over.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            card.hide();
          }
        });
    return card;
  }

  /** Shows the card of a point at once, for a key. */
  public void show(Point at) {
    pointer = at;
    appear();
  }

  /** Hides the card. */
  public void hide() {
    timer.stop();
    told = Optional.empty();
    shown.ifPresent(
        card -> {
          var layers = card.getParent();
          if (layers == null) return;
          layers.remove(card);
          layers.repaint(card.getX(), card.getY(), card.getWidth(), card.getHeight());
        });
    shown = Optional.empty();
  }

  private void appear() {
    Optional<Content> next = content.apply(pointer).filter(found -> !found.lines().isEmpty());
    if (next.isPresent() && next.equals(told)) return;
    hide();
    JRootPane root = over.getRootPane();
    if (root == null || next.isEmpty() || !over.isShowing()) return;
    told = next;
    JLayeredPane layers = root.getLayeredPane();
    var card = new HoverCardPane(next.get(), Math.min(WIDEST, layers.getWidth() - 2 * GAP));
    card.setBounds(
        beside(
            SwingUtilities.convertRectangle(over, next.get().about(), layers),
            card.getPreferredSize(),
            layers.getSize()));
    layers.add(card, JLayeredPane.POPUP_LAYER);
    card.validate();
    card.repaint();
    shown = Optional.of(card);
  }

  /** Below what it is about, or above if there is more room; always inside the window. */
  static Rectangle beside(Rectangle about, Dimension card, Dimension room) {
    int below = about.y + about.height + GAP;
    boolean fits = below + card.height <= room.height || about.y < room.height - below;
    int y = fits ? below : about.y - GAP - card.height;
    return new Rectangle(
        Math.clamp(about.x, 0, Math.max(0, room.width - card.width)),
        Math.clamp(y, 0, Math.max(0, room.height - card.height)),
        card.width,
        card.height);
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mouseMoved(MouseEvent event) {
      pointer = event.getPoint();
      if (shown.isPresent()) appear();
      else timer.restart();
    }

    @Override
    public void mouseExited(MouseEvent event) {
      hide();
    }

    @Override
    public void mousePressed(MouseEvent event) {
      hide();
    }
  }

  /** The card itself: a picture, a bold line and others below it. */
  private static final class HoverCardPane extends JPanel {
    HoverCardPane(Content content, int widest) {
      super(new BorderLayout(0, 2));
      List<String> lines = content.lines();
      setName("hover card");
      Color edge = UIManager.getColor("Component.borderColor");
      setBackground(UIManager.getColor("ToolTip.background"));
      setBorder(
          BorderFactory.createCompoundBorder(
              BorderFactory.createLineBorder(edge), BorderFactory.createEmptyBorder(4, 7, 4, 7)));
      JTextArea head = text(lines.getFirst(), widest);
      head.setFont(head.getFont().deriveFont(Font.BOLD));
      fit(head, widest);
      var top = new JPanel(new BorderLayout(0, 4));
      top.setOpaque(false);
      content.picture().ifPresent(picture -> top.add(new JLabel(picture), BorderLayout.NORTH));
      top.add(head, BorderLayout.CENTER);
      add(top, BorderLayout.NORTH);
      if (lines.size() > 1)
        add(text(String.join("\n", lines.subList(1, lines.size())), widest), BorderLayout.CENTER);
    }

    private static JTextArea text(String words, int widest) {
      var area = new JTextArea(words);
      area.setFont(UIManager.getFont("Label.font"));
      area.setForeground(UIManager.getColor("ToolTip.foreground"));
      area.setEditable(false);
      area.setFocusable(false);
      area.setOpaque(false);
      area.setBorder(null);
      fit(area, widest);
      return area;
    }

    /** Wraps lines that are longer than the card may be wide. */
    private static void fit(JTextArea area, int widest) {
      area.setPreferredSize(null);
      area.setLineWrap(false);
      int width = Math.min(widest, area.getPreferredSize().width);
      area.setLineWrap(true);
      area.setWrapStyleWord(true);
      area.setSize(width + 2, Integer.MAX_VALUE);
      area.setPreferredSize(new Dimension(width + 2, area.getPreferredSize().height));
    }

    /** Lets the mouse through to what lies under it. */
    @Override
    public boolean contains(int x, int y) {
      return false;
    }
  }
}
