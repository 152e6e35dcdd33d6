package roundhouse.editor.change;

import java.awt.Color;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/** Shows the game as it was before the last edit of its rules, as long as a key is held. */
public final class BeforeTheEdit implements SnapshotListener {
  private final List<SnapshotListener> views = new ArrayList<>();
  private final JLayeredPane above;
  private final JLabel sign = new JLabel(UiWords.of("before.sign"));
  private Snapshot shown = Snapshot.EMPTY;
  private Optional<Snapshot> before = Optional.empty();
  private Optional<Snapshot> held = Optional.empty();

  /**
   * @param above gets a sign while the earlier game is shown
   */
  public BeforeTheEdit(JLayeredPane above) {
    this.above = above;
    sign.setName("before the edit");
    sign.setOpaque(true);
    sign.setBackground(new Color(0x5B2A86));
    sign.setForeground(Color.WHITE);
    sign.setBorder(BorderFactory.createEmptyBorder(4, 12, 4, 12));
  }

  /** Makes a view show the earlier game too. */
  public <V extends SnapshotListener> V with(V view) {
    views.add(view);
    return view;
  }

  @Override
  public void show(Snapshot last, Snapshot now) {
    release();
    boolean edited = now.report().isPresent() && !now.report().equals(last.report());
    if (edited && last.play().isPresent()) before = Optional.of(last);
    else if (!last.design().equals(now.design())) before = Optional.empty();
    shown = now;
  }

  /** Shows the earlier game; does nothing if there is none. */
  public void hold() {
    if (held.isPresent() || before.isEmpty()) return;
    held = before.map(earlier -> earlier.beside(shown));
    views.forEach(view -> view.show(shown, held.get()));
    Dimension size = sign.getPreferredSize();
    sign.setBounds((above.getWidth() - size.width) / 2, 6, size.width, size.height);
    above.add(sign, JLayeredPane.DRAG_LAYER);
    above.repaint();
  }

  /** Returns to the game as it is. */
  public void release() {
    if (held.isEmpty()) return;
    Snapshot earlier = held.get();
    held = Optional.empty();
    views.forEach(view -> view.show(earlier, shown));
    above.remove(sign);
    above.repaint();
  }
}
