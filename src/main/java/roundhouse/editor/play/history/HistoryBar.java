package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.notes.Notes;

/** Moves through the history of the game: a strip of its rounds, and buttons for single steps. */
public final class HistoryBar extends JPanel implements SnapshotListener {
  private final HistoryStrip strip;
  private final JLabel where = new JLabel();
  private transient HistoryRounds chapters = HistoryRounds.NONE;
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
    if (!same) chapters = now.play().map(HistoryRounds::of).orElse(HistoryRounds.NONE);
    shown = now.play();
    shown.ifPresentOrElse(this::show, this::clear);
  }

  private void clear() {
    strip.show(HistoryRounds.NONE, 0, 0, 0);
    where.setText("");
  }

  private void show(GameHistory play) {
    int total = play.played().size() + play.waiting().size();
    strip.show(chapters, play.played().size(), play.waiting().size(), play.at());
    where.setText(chapters.at(play.at()) + "   " + play.at() + " / " + total);
  }

  /** Index where the next round begins. */
  public int nextRound() {
    return shown.map(play -> chapters.after(play.at(), play.played().size())).orElse(0);
  }

  /** Index where this round began, or the one before. */
  public int previousRound() {
    return shown.map(play -> chapters.before(play.at())).orElse(0);
  }
}
