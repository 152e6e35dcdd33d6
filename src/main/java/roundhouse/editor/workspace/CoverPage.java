package roundhouse.editor.workspace;

import java.awt.CardLayout;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.workshop.Snapshot;

/**
 * A page in place of the workspace, until the user goes to one or opens a game. The game that the
 * window starts with, and a reload, leave it where it is.
 */
public final class CoverPage implements SnapshotListener {
  private static final String COVER = "cover";

  private final JPanel root;
  private final CardLayout cards;
  private final Runnable uncover;
  private boolean shown;
  private Optional<JComponent> present = Optional.empty();

  /**
   * @param root holds the workspaces as the cards of {@code cards}
   * @param uncover shows the workspace again and calls {@link #left}
   */
  CoverPage(JPanel root, CardLayout cards, Runnable uncover) {
    this.root = root;
    this.cards = cards;
    this.uncover = uncover;
  }

  /** Shows a page and focuses it. */
  public void show(JComponent page) {
    shown = true;
    if (page.getParent() != root) {
      present.ifPresent(root::remove);
      root.add(page, COVER);
      // The look may have changed while it was not shown.
      SwingUtilities.updateComponentTreeUI(page);
    }
    present = Optional.of(page);
    cards.show(root, COVER);
    if (page instanceof FocusTarget knows) knows.takeFocus();
  }

  /** A workspace is shown. */
  void left() {
    shown = false;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean other = before.play().isPresent() && !before.sameMoment(now);
    boolean opened = now.file().isPresent() && !now.file().equals(before.file());
    if (shown && (opened || other && now.report().isEmpty())) uncover.run();
  }
}
