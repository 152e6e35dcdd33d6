package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.notes.NoteIcon;
import roundhouse.picture.Painter;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundStart;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.notes.WrittenNote;

/** Moves through the history of the game: a strip of its rounds, and buttons for single steps. */
public final class HistoryBar extends JPanel implements SnapshotListener {
  private final HistoryStrip strip;
  private final JLabel where = new JLabel();
  private transient HistoryRounds rounds = HistoryRounds.NONE;
  private transient Optional<GameHistory> shown = Optional.empty();

  public HistoryBar(WindowLook look, Notes notes, IntConsumer goTo, List<? extends Action> steps) {
    super(new BorderLayout(6, 0));
    strip = new HistoryStrip(look, notes, goTo);
    var buttons = new JPanel(new FlowLayout(FlowLayout.LEFT, 2, 4));
    for (Action step : steps) buttons.add(button(step));
    where.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 12));
    add(buttons, BorderLayout.WEST);
    add(strip, BorderLayout.CENTER);
    add(where, BorderLayout.EAST);
  }

  private static JButton button(Action step) {
    var button = new JButton(step);
    button.setHideActionText(true);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setFocusable(false);
    return button;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    boolean same =
        now.play().filter(play -> shown.filter(play::hasSamePast).isPresent()).isPresent();
    if (!same) rounds = now.play().map(HistoryRounds::of).orElse(HistoryRounds.NONE);
    shown = now.play();
    shown.ifPresentOrElse(this::show, this::clear);
  }

  private void clear() {
    strip.show(HistoryRounds.NONE, 0, 0, 0);
    where.setText("");
  }

  private void show(GameHistory play) {
    int total = play.played().size() + play.waiting().size();
    strip.show(rounds, play.played().size(), play.waiting().size(), play.at());
    where.setText(rounds.at(play.at()) + "   " + play.at() + " / " + total);
  }

  /** Index where the next round begins. */
  public int nextRound() {
    return shown.map(play -> rounds.after(play.at(), play.played().size())).orElse(0);
  }

  /** Index where this round began, or the one before. */
  public int previousRound() {
    return shown.map(play -> rounds.before(play.at())).orElse(0);
  }

  /** The history as a strip of rounds with a handle that can be dragged to any moment. */
  private static final class HistoryStrip extends JComponent {
    private static final int MARGIN = 12;
    private static final int BAR = 8;

    private final transient WindowLook look;
    private final transient Notes notes;
    private transient HistoryRounds rounds = HistoryRounds.NONE;
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
          setToolTipText(UiWords.of("log.at", rounds.at(index), index, end + waiting));
        }
      };
    }

    /**
     * Shows another history.
     *
     * @param waitingActions actions that the rules did not accept
     */
    void show(HistoryRounds now, int played, int waitingActions, int index) {
      rounds = now;
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
      drawRounds(own, top);
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
    private void drawRounds(Graphics2D graphics, double top) {
      graphics.setFont(getFont().deriveFont(look.textSize() * 0.85f));
      FontMetrics metrics = graphics.getFontMetrics();
      double free = 0;
      for (RoundStart round : rounds.all()) {
        double x = x(round.from());
        graphics.setColor(getBackground());
        if (round.from() > 0) graphics.fill(new Rectangle2D.Double(x - 1, top, 2, BAR));
        double width = metrics.stringWidth(round.name());
        if (x < free || x + width > getWidth()) continue;
        graphics.setColor(look.faint());
        graphics.drawString(round.name(), (float) x, (float) (top + BAR + 8 + metrics.getAscent()));
        free = x + width + 10;
      }
    }
  }

  /**
   * The rounds in the history of a game.
   *
   * @param all in order, each with the number of actions before it
   */
  private record HistoryRounds(List<RoundStart> all) {

    static final HistoryRounds NONE = new HistoryRounds(List.of());

    HistoryRounds {
      all = List.copyOf(all);
    }

    static HistoryRounds of(GameHistory play) {
      return new HistoryRounds(RoundStart.of(play));
    }

    /** The name of the round after {@code index} actions. */
    String at(int index) {
      String name = "";
      for (RoundStart round : all) if (round.from() <= index) name = round.name();
      return name;
    }

    /** The index where the next round begins, or {@code end}. */
    int after(int index, int end) {
      return all.stream()
          .mapToInt(RoundStart::from)
          .filter(from -> from > index)
          .findFirst()
          .orElse(end);
    }

    /** The index where this round begins; at its first moment, where the round before begins. */
    int before(int index) {
      return all.stream().mapToInt(RoundStart::from).filter(from -> from < index).max().orElse(0);
    }
  }
}
