package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.StillText;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.OmissionForecast;
import roundhouse.workshop.reload.ReloadReport;

/** Asks, above the choices, how to go on after edited rules refuse an action. */
public final class StoppedReplayPane extends JPanel implements SnapshotListener {
  /** More text scrolls, so that the choices keep room, unless the reason alone needs more lines. */
  private static final int LINES = 4;

  /** The part of the window's height that even a long reason does not exceed. */
  private static final int MOST = 8;

  private static final int EDGE = 10;

  private final transient WindowLook look;

  private final StillText says = new StillText();
  private final JScrollPane text = Panels.scroll(says);
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private transient Optional<GameHistory> earlier = Optional.empty();
  private transient Optional<GameHistory> asked = Optional.empty();
  private final transient List<JButton> ways;

  /**
   * @param ways to go on
   */
  public StoppedReplayPane(WindowLook look, List<? extends Action> ways) {
    super(new BorderLayout());
    this.look = look;
    this.ways = ways.stream().map(StoppedReplayPane::button).toList();
    setName("stopped replay");
    setBorder(BorderFactory.createEmptyBorder(4, EDGE, 0, EDGE));
    var buttons = new JPanel();
    WrappingRow.install(buttons, 4);
    buttons.setOpaque(false);
    this.ways.forEach(buttons::add);
    says.setName("stopped why");
    text.setOpaque(false);
    text.getViewport().setOpaque(false);
    add(text, BorderLayout.CENTER);
    add(buttons, BorderLayout.SOUTH);
    setVisible(false);
    look.addListener(() -> setBackground(look.bad()));
  }

  private static JButton button(Action way) {
    var button = new JButton(way);
    button.setName((String) way.getValue(Action.NAME));
    button.setFocusable(false);
    return button;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean stopped = now.play().filter(play -> !play.waiting().isEmpty()).isPresent();
    boolean newly = before.play().filter(play -> play.waiting().isEmpty()).isPresent();
    if (stopped && newly) earlier = before.play();
    setVisible(stopped);
    if (!stopped) {
      asked = Optional.empty();
      return;
    }
    ways.forEach(way -> way.setVisible(way.isEnabled()));
    setBackground(look.bad());
    if (now.play().equals(asked)) return;
    asked = now.play();
    tell(why(now), List.of());
    GameHistory play = asked.orElseThrow();
    Optional<GameHistory> old = earlier;
    task.run(() -> lines(play, old), found -> tell(why(now), found));
  }

  private static String why(Snapshot now) {
    int waiting = now.play().orElseThrow().waiting().size();
    return now.report()
        .filter(report -> report.stop().isPresent())
        .map(ReloadReport::says)
        .orElseGet(() -> UiWords.counted("reload.waiting", waiting));
  }

  private void tell(String why, List<String> more) {
    int reason = height(why);
    var all = new ArrayList<>(List.of(why));
    all.addAll(more);
    int whole = height(String.join("\n", all));
    says.setCaretPosition(0);
    int line = says.getFontMetrics(says.getFont()).getHeight();
    int room = getRootPane() == null ? 0 : getRootPane().getHeight() / MOST;
    int most = Math.max(LINES * line, Math.min(reason, room));
    text.setPreferredSize(new Dimension(0, Math.min(most, whole)));
    revalidate();
    repaint();
  }

  /** Shows a text; returns the height that it needs. */
  private int height(String shown) {
    says.setText(shown);
    if (getWidth() > 0) says.setSize(getWidth() - 2 * EDGE, Short.MAX_VALUE);
    return says.getPreferredSize().height;
  }

  /**
   * What would be refused if every refused action were left out, and what the players would have.
   */
  private static List<String> lines(GameHistory play, Optional<GameHistory> earlier) {
    int played = play.played().size();
    GameState state = play.state(played);
    OmissionForecast ahead = OmissionForecast.of(play.title(), state, played, play.waiting());
    var lines = new ArrayList<String>();
    lines.add(UiWords.counted("reload.refused", ahead.refused().size(), play.waiting().size()));
    lines.add(UiWords.of("reload.worth", worths(play, ahead, earlier)));
    for (OmissionForecast.Refused each : ahead.refused())
      lines.add(UiWords.of("reload.refused-one", each.number(), each.says(), each.why()));
    return lines;
  }

  private static String worths(
      GameHistory play, OmissionForecast ahead, Optional<GameHistory> earlier) {
    Map<String, Integer> old =
        earlier
            .map(was -> OmissionForecast.worth(was.title(), was.state(was.played().size())))
            .orElse(Map.of());
    var all = new ArrayList<String>();
    ahead
        .worth()
        .forEach(
            (player, worth) -> {
              String then = play.title().design().amount(worth);
              String was =
                  old.containsKey(player) ? play.title().design().amount(old.get(player)) : then;
              all.add(UiWords.of("card.change", player, was, then));
            });
    return String.join(", ", all);
  }
}
