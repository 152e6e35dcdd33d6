package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.reload.ReloadReport;

/** Asks above the choices, where one decides, how to go on after edited rules refuse an action. */
public final class StoppedReplayPane extends JPanel implements SnapshotListener {
  private final transient WindowLook look;
  private final JTextArea says = new JTextArea();
  private final transient List<JButton> ways;

  /**
   * @param ways to go on
   */
  public StoppedReplayPane(WindowLook look, List<? extends Action> ways) {
    super(new BorderLayout(0, 6));
    this.look = look;
    this.ways = ways.stream().map(StoppedReplayPane::button).toList();
    setName("stopped replay");
    setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    says.setEditable(false);
    says.setFocusable(false);
    says.setOpaque(false);
    says.setLineWrap(true);
    says.setWrapStyleWord(true);
    var buttons = new JPanel(new GridLayout(0, 2, 4, 4));
    buttons.setOpaque(false);
    this.ways.forEach(buttons::add);
    add(says, BorderLayout.CENTER);
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
    setVisible(stopped);
    if (!stopped) return;
    Optional<String> why =
        now.report().filter(report -> report.stop().isPresent()).map(ReloadReport::says);
    int waiting = now.play().orElseThrow().waiting().size();
    ways.forEach(way -> way.setVisible(way.isEnabled()));
    says.setText(why.orElseGet(() -> UiWords.counted("reload.waiting", waiting)));
    setBackground(look.bad());
  }
}
