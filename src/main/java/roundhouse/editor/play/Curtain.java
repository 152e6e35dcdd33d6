package roundhouse.editor.play;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.GridBagLayout;
import java.awt.event.MouseAdapter;
import java.util.List;
import java.util.Optional;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.design.Design;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.View;
import roundhouse.editor.kit.Words;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Situation;
import roundhouse.workshop.Snapshot;

/** Covers the window while the screen passes from one person to the next, in titles in which not everybody knows everything. */
public final class Curtain extends JPanel implements View {
  private final JLabel says = Panels.heading(" ");
  private final JButton lift = new JButton(Words.of("seats.show"));
  private transient Optional<String> looking = Optional.empty();

  public Curtain() {
    super(new GridBagLayout());
    setName("curtain over all");
    var column = new JPanel();
    column.setLayout(new BoxLayout(column, BoxLayout.Y_AXIS));
    column.setOpaque(false);
    says.setAlignmentX(CENTER_ALIGNMENT);
    lift.setAlignmentX(CENTER_ALIGNMENT);
    lift.setName("lift the curtain");
    lift.addActionListener(_ -> setVisible(false));
    column.add(says);
    column.add(Box.createVerticalStrut(12));
    column.add(lift);
    add(column);
    setOpaque(false);
    // What lies beneath gets neither clicks nor keys.
    addMouseListener(new MouseAdapter() {});
    setFocusCycleRoot(true);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!now.seats().curtain() || !secrets(now)) {
      looking = Optional.empty();
      setVisible(false);
      return;
    }
    Optional<String> next = person(now);
    if (next.isEmpty() || next.equals(looking)) return;
    boolean first = looking.isEmpty();
    looking = next;
    if (!first) cover(next.get());
  }

  private void cover(String person) {
    says.setText(Words.of("seats.to-decide", person));
    setVisible(true);
    lift.requestFocusInWindow();
  }

  private static boolean secrets(Snapshot now) {
    return now.play().filter(play -> play.title().design().treasuries() != Design.Treasuries.EVERYBODY).isPresent();
  }

  /** The person who decides, where one does alone. */
  private static Optional<String> person(Snapshot now) {
    List<String> deciders = now.situation().flatMap(Situation::decision).map(decision -> decision.deciders()).orElse(List.of());
    boolean atEnd = now.play().filter(Playtest::atEnd).isPresent();
    return deciders.size() == 1 && atEnd && now.seats().person(deciders.getFirst()) ? Optional.of(deciders.getFirst()) : Optional.empty();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Color ground = getBackground();
    graphics.setColor(ground);
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
