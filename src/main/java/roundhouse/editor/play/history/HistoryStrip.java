package roundhouse.editor.play.history;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.UIManager;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.notes.NoteIcon;
import roundhouse.picture.Painter;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.RoundStart;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.notes.WrittenNote;

/** The history as a strip of rounds with a handle that can be dragged to any moment. */
final class HistoryStrip extends JComponent {
  private static final int MARGIN = 12;
  private static final int BAR = 8;

  private final transient WindowLook look;
  private final transient Notes notes;
  private transient HistoryRounds chapters = HistoryRounds.NONE;
  private int end;
  private int waiting;
  private int at;

  HistoryStrip(WindowLook look, Notes notes, IntConsumer goTo) {
    this.look = look;
    this.notes = notes;
    notes.addListener(this::repaint);
    setName("history");
    MouseAdapter mouse = mouse(goTo);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
  }

  private MouseAdapter mouse(IntConsumer goTo) {
    return new MouseAdapter() {
      @Override
      public void mousePressed(MouseEvent event) {
        goTo.accept(index(event.getX()));
      }

      @Override
      public void mouseDragged(MouseEvent event) {
        goTo.accept(index(event.getX()));
      }

      @Override
      public void mouseMoved(MouseEvent event) {
        int index = index(event.getX());
        setToolTipText(UiWords.of("log.at", chapters.at(index), index, end + waiting));
      }
    };
  }

  /**
   * Shows another history.
   *
   * @param waitingActions actions that the rules did not accept
   */
  void show(HistoryRounds rounds, int played, int waitingActions, int index) {
    chapters = rounds;
    end = played;
    waiting = waitingActions;
    at = index;
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(300, BAR + look.textSize() + 22);
  }

  private int index(int x) {
    int total = Math.max(1, end + waiting);
    return Math.clamp(
        Math.round((double) (x - MARGIN) * total / Math.max(1, getWidth() - 2 * MARGIN)), 0, end);
  }

  private double x(int index) {
    return MARGIN + (double) (getWidth() - 2 * MARGIN) * index / Math.max(1, end + waiting);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D own = (Graphics2D) graphics.create();
    Painter.smooth(own);
    double top = 10;
    bar(own, 0, end + waiting, top, UIManager.getColor("Slider.trackColor"));
    if (waiting > 0) bar(own, end, end + waiting, top, look.bad());
    bar(own, 0, at, top, look.accent());
    rounds(own, top);
    for (WrittenNote note : notes.all())
      if (notes.isHere(note.on())) mark(own, note.on().actions(), top);
    own.setColor(look.accent());
    own.fill(new Ellipse2D.Double(x(at) - 8, top + BAR / 2.0 - 8, 16, 16));
    own.setColor(getBackground());
    own.fill(new Ellipse2D.Double(x(at) - 4, top + BAR / 2.0 - 4, 8, 8));
    own.dispose();
  }

  private void bar(Graphics2D graphics, int from, int to, double top, Color color) {
    graphics.setColor(color);
    graphics.fill(
        new RoundRectangle2D.Double(x(from), top, Math.max(0, x(to) - x(from)), BAR, BAR, BAR));
  }

  /** Marks a moment that has a note. */
  private void mark(Graphics2D graphics, int index, double top) {
    if (index > end + waiting) return;
    graphics.setColor(NoteIcon.PAPER);
    graphics.fill(new Rectangle2D.Double(x(index) - 3, top - 7, 6, 6));
  }

  /** Marks where each round begins, with its name where there is room. */
  private void rounds(Graphics2D graphics, double top) {
    graphics.setFont(getFont().deriveFont(look.textSize() * 0.85f));
    FontMetrics metrics = graphics.getFontMetrics();
    double free = 0;
    for (RoundStart chapter : chapters.all()) {
      double x = x(chapter.from());
      graphics.setColor(getBackground());
      if (chapter.from() > 0) graphics.fill(new Rectangle2D.Double(x - 1, top, 2, BAR));
      double width = metrics.stringWidth(chapter.name());
      if (x < free || x + width > getWidth()) continue;
      graphics.setColor(look.faint());
      graphics.drawString(chapter.name(), (float) x, (float) (top + BAR + 8 + metrics.getAscent()));
      free = x + width + 10;
    }
  }
}
