package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.threads.BackgroundThreads;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.facts.Consequences;
import roundhouse.turn.facts.RowFacts;
import roundhouse.turn.facts.StationGain;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;

/**
 * What follows from the picked choice, before it is played, or why the rules refused the last one:
 * some lines of fixed height above the button, empty while there is nothing to tell: no row moves
 * away from under the mouse when one is picked.
 */
final class ConsequencesArea extends JTextArea {
  private static final double LINES = 3.2;
  private static final double FEW_LINES = 1.2;

  private final transient ChoiceSelection pick;
  private final transient WindowLook look;
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private transient List<Action> asked = List.of();

  ConsequencesArea(ChoiceSelection pick, WindowLook look) {
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
    boolean refused =
        !before.notice().equals(now.notice())
            && now.notice().filter(notice -> notice.kind() != Notice.Kind.DONE).isPresent();
    if (refused) tell(now.notice().orElseThrow().says(), true);
  }

  /** Asks what the lines of the plan and the picked choice would change. */
  private void follow() {
    var now = new ArrayList<>(pick.lines().stream().map(PlannedTurn.Line::action).toList());
    pick.played().ifPresent(now::add);
    if (!now.isEmpty() && now.equals(asked)) return;
    asked = List.copyOf(now);
    tell("", false);
    Optional<PlannedTurn> plan = pick.plan();
    task.run(
        () -> plan.map(known -> found(known, List.copyOf(now))).orElse(Consequences.NONE),
        found -> {
          tell(String.join("  ·  ", found.lines()), !found.legal());
          plan.ifPresent(known -> seekGain(known, List.copyOf(now)));
        });
  }

  /** Finding runs may take long and holds up nothing else. */
  private void seekGain(PlannedTurn plan, List<Action> actions) {
    if (!StationGain.isSought(plan, actions)) return;
    BackgroundThreads.start(
        "consequences",
        () ->
            StationGain.of(plan, actions)
                .ifPresent(gain -> SwingUtilities.invokeLater(() -> add(gain, actions))));
  }

  private void add(String gain, List<Action> about) {
    if (about.equals(asked)) tell(RowFacts.line(gain, getText()), false);
  }

  private static Consequences found(PlannedTurn plan, List<Action> actions) {
    List<String> deciders = plan.end().decision().map(Decision::deciders).orElse(List.of());
    return Consequences.of(plan.title(), plan.base(), actions, deciders);
  }

  private void tell(String says, boolean bad) {
    setForeground(bad ? look.error() : UIManager.getColor("Label.foreground"));
    setText(says);
    setToolTipText(says.isEmpty() ? null : says);
  }
}
