package roundhouse.editor.play;

import java.awt.Graphics;
import java.awt.GridBagLayout;
import java.awt.event.MouseAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.design.spec.Design;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * Covers all windows while the screen passes from one person to the next, in titles with secret
 * information. All windows are covered and uncovered together, including windows opened in between.
 */
public final class HandoverScreens implements SnapshotListener {
  private final List<HandoverScreen> curtains = new ArrayList<>();
  private Optional<String> looking = Optional.empty();
  private Optional<String> awaited = Optional.empty();

  /** A cover for one more window, to be its glass pane. */
  public JComponent newScreen() {
    return new HandoverScreen(this);
  }

  void add(HandoverScreen curtain) {
    curtains.add(curtain);
    curtain.show(awaited);
  }

  void remove(HandoverScreen curtain) {
    curtains.remove(curtain);
  }

  /** Uncovers all windows: the person to decide is at the screen. */
  void hide() {
    fall(Optional.empty());
  }

  private void fall(Optional<String> person) {
    awaited = person;
    List.copyOf(curtains).forEach(curtain -> curtain.show(person));
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!now.seats().handover() || !secrets(now)) {
      looking = Optional.empty();
      hide();
      return;
    }
    Optional<String> next = person(now);
    if (next.isEmpty() || next.equals(looking)) return;
    boolean first = looking.isEmpty();
    looking = next;
    if (!first) fall(next);
  }

  private static boolean secrets(Snapshot now) {
    return now.play()
        .filter(play -> play.title().design().treasuries() != Design.Treasuries.EVERYBODY)
        .isPresent();
  }

  /** The person who decides, if exactly one does. */
  private static Optional<String> person(Snapshot now) {
    List<String> deciders =
        now.situation()
            .flatMap(Situation::decision)
            .map(decision -> decision.deciders())
            .orElse(List.of());
    boolean atEnd = now.play().filter(GameHistory::atEnd).isPresent();
    return deciders.size() == 1 && atEnd && now.seats().isPerson(deciders.getFirst())
        ? Optional.of(deciders.getFirst())
        : Optional.empty();
  }

  /** Covers one window while the screen passes from one person to the next. */
  private static final class HandoverScreen extends JPanel {
    private final transient HandoverScreens all;
    private final JLabel says = Panels.heading(" ");
    private final JButton lift = new JButton(UiWords.of("seats.show"));

    HandoverScreen(HandoverScreens all) {
      super(new GridBagLayout());
      this.all = all;
      setName("curtain over all");
      var column = new JPanel();
      column.setLayout(new BoxLayout(column, BoxLayout.Y_AXIS));
      column.setOpaque(false);
      says.setAlignmentX(CENTER_ALIGNMENT);
      lift.setAlignmentX(CENTER_ALIGNMENT);
      lift.setName("lift the curtain");
      lift.addActionListener(_ -> all.hide());
      column.add(says);
      column.add(Box.createVerticalStrut(12));
      column.add(lift);
      add(column);
      setOpaque(false);
      setVisible(false);
      // What lies beneath gets neither clicks nor keys.
      addMouseListener(new MouseAdapter() {});
      setFocusCycleRoot(true);
    }

    @Override
    public void addNotify() {
      super.addNotify();
      all.add(this);
    }

    @Override
    public void removeNotify() {
      all.remove(this);
      super.removeNotify();
    }

    /** Covers the window for the next person to decide; without one, uncovers it. */
    void show(Optional<String> person) {
      person.ifPresent(next -> says.setText(UiWords.of("seats.to-decide", next)));
      setVisible(person.isPresent());
      if (person.isPresent()) lift.requestFocusInWindow();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      graphics.setColor(getBackground());
      graphics.fillRect(0, 0, getWidth(), getHeight());
    }
  }
}
