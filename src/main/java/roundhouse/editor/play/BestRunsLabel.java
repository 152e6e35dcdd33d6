package roundhouse.editor.play;

import javax.swing.BorderFactory;
import javax.swing.JLabel;

/** The label in the corner of the board that says whose best runs are drawn, and their value. */
final class BestRunsLabel extends JLabel {
  private static final int MARGIN = 10;

  private final transient BestRunsOverlay best;

  BestRunsLabel(BestRunsOverlay best) {
    this.best = best;
    setName("best runs");
    setOpaque(true);
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
  }

  /** Says what the board shows now; hidden if it shows no best runs. */
  void fillIn() {
    setText(best.says());
    setVisible(best.shown());
    setBounds(MARGIN, MARGIN, getPreferredSize().width, getPreferredSize().height);
  }
}
