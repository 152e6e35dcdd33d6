package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * What follows from the picked choice, before it is played, or why the rules refused the last one:
 * some lines of fixed height above the button.
 */
final class Told extends JTextArea {
  private static final double LINES = 3.2;
  private static final double FEW_LINES = 1.2;

  private final transient ChoiceSelection pick;
  private final transient WindowLook look;
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private transient Snapshot shown = Snapshot.EMPTY;
  private transient Optional<Action> asked = Optional.empty();

  Told(ChoiceSelection pick, WindowLook look) {
    this.pick = pick;
    this.look = look;
    setName("consequences");
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder(2, 10, 2, 10));
    pick.addListener(this::follow);
  }

  /**
   * @param low whether the card has little room
   */
  void fit(Font font, boolean low) {
    setFont(font);
    int line = getFontMetrics(font).getHeight();
    setPreferredSize(new Dimension(0, (int) Math.round(line * (low ? FEW_LINES : LINES))));
    setMinimumSize(getPreferredSize());
  }

  void show(Snapshot before, Snapshot now) {
    shown = now;
    boolean refused =
        !before.notice().equals(now.notice())
            && now.notice().filter(notice -> notice.kind() != Notice.Kind.DONE).isPresent();
    if (refused) tell(now.notice().orElseThrow().says(), true);
  }

  /** Asks what the picked choice would change. */
  private void follow() {
    Optional<Action> now = pick.played();
    if (now.isPresent() && now.equals(asked)) return;
    asked = now;
    tell("", false);
    if (now.isEmpty() || shown.play().isEmpty()) {
      task.run(() -> Consequences.NONE, _ -> {});
      return;
    }
    GameHistory play = shown.play().get();
    List<String> deciders = deciders();
    task.run(
        () -> Consequences.of(play.title(), play.state(), now.get(), deciders),
        found -> tell(String.join("  ·  ", found.lines()), !found.legal()));
  }

  private List<String> deciders() {
    return shown
        .situation()
        .flatMap(Situation::decision)
        .map(decision -> decision.deciders())
        .orElse(List.of());
  }

  private void tell(String says, boolean bad) {
    setForeground(bad ? look.error() : UIManager.getColor("Label.foreground"));
    setText(says);
    setToolTipText(says.isEmpty() ? null : says);
  }
}
