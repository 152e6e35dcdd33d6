package roundhouse.editor.play;

import java.awt.Graphics;
import java.awt.GridBagLayout;
import java.awt.event.MouseAdapter;
import java.util.Optional;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** Covers one window while the screen passes from one person to the next. */
final class HandoverScreen extends JPanel {
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
