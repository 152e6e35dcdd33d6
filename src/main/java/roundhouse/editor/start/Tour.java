package roundhouse.editor.start;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Three steps on a real game: the price of a train is changed, the game is replayed, and bots play
 * twenty games. The user does each step; the tour says what to do and goes on when it is done.
 */
public final class Tour implements SnapshotListener {
  private static final int WIDTH = 380;
  private static final int MARGIN = 40;

  /** What the tour makes the window do. */
  public interface Commands {
    /** Makes a variant to try things in, lets bots begin a game of it, and shows its trains. */
    void prepare();

    /** Makes bots play twenty games of the variant and of the title that it varies. */
    void playTwenty();

    /** The tour is over: what was there before it comes back. */
    void over();
  }

  /** Where the user is in the tour. */
  enum Step {
    PRICE,
    REPLAY,
    GAMES
  }

  private final Commands commands;
  private final JPanel panel = new JPanel(new BorderLayout(0, 6));
  private final JLabel head = new JLabel();
  private final JTextArea says = new JTextArea();
  private final JButton next = new JButton();
  private final OverlaidPanel overlay = OverlaidPanel.thatStays(panel, Tour::place);
  private Optional<Step> step = Optional.empty();

  public Tour(Commands commands) {
    this.commands = commands;
    panel.setName("tour step");
    head.putClientProperty("FlatLaf.styleClass", "h4");
    says.setName("tour says");
    says.setEditable(false);
    says.setFocusable(false);
    says.setOpaque(false);
    says.setLineWrap(true);
    says.setWrapStyleWord(true);
    next.setName("tour next");
    next.addActionListener(_ -> next());
    var leave = new JButton(UiWords.of("tour.leave"));
    leave.setName("leave tour");
    leave.addActionListener(_ -> end());
    KeyBindings.bind(panel, "ESCAPE", this::end);
    var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 6, 0));
    buttons.add(leave);
    buttons.add(next);
    panel.add(head, BorderLayout.NORTH);
    panel.add(says, BorderLayout.CENTER);
    panel.add(buttons, BorderLayout.SOUTH);
  }

  /** At the right, below the middle, where neither the trains nor the reload are covered. */
  private static Rectangle place(Dimension window, Dimension wanted) {
    int width = Math.min(WIDTH, window.width - 2 * MARGIN);
    int height = Math.min(wanted.height, window.height - 2 * MARGIN);
    return new Rectangle(
        window.width - width - MARGIN / 2, window.height - height - MARGIN, width, height);
  }

  /** Begins in the window of a component. */
  public void begin(Component window) {
    panel.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.focusColor"), 2),
            BorderFactory.createEmptyBorder(10, 12, 8, 12)));
    go(Step.PRICE, UiWords.of("tour.price"), false);
    overlay.open(window);
    overlay.arrange();
    commands.prepare();
  }

  private void go(Step to, String text, boolean canGoOn) {
    step = Optional.of(to);
    head.setText(UiWords.of("tour.step", to.ordinal() + 1, Step.values().length));
    says.setText(text);
    next.setVisible(canGoOn);
    next.setText(to == Step.GAMES ? UiWords.of("tour.end") : UiWords.of("tour.twenty"));
    overlay.arrange();
  }

  private void next() {
    if (step.filter(Step.REPLAY::equals).isPresent()) {
      go(Step.GAMES, UiWords.of("tour.games"), true);
      commands.playTwenty();
    } else end();
  }

  private void end() {
    step = Optional.empty();
    overlay.close();
    commands.over();
  }

  /** A replay is what the first step leads to. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean waits = step.filter(here -> here != Step.GAMES).isPresent();
    if (!waits || before.report().equals(now.report())) return;
    now.report().ifPresent(report -> go(Step.REPLAY, replayed(report), true));
  }

  private static String replayed(ReloadReport report) {
    return report.stop().isPresent()
        ? UiWords.of("tour.stopped", report.says())
        : UiWords.of("tour.replayed", report.says());
  }
}
