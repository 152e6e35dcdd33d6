package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.io.IOException;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.View;
import roundhouse.editor.kit.Words;
import roundhouse.engine.GameLog;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** Offers the game that was not saved when the app was last quit; it is kept until it is opened or put away. */
final class LeftGameBar extends JPanel implements View {
  private final transient Workshop workshop;
  private final JLabel says = new JLabel();
  private transient Optional<GameLog> opening = Optional.empty();
  private final JButton open = new JButton(Words.of("games.open-again"));

  LeftGameBar(Workshop workshop, Look look) {
    super(new BorderLayout());
    this.workshop = workshop;
    setName("left game");
    says.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    open.setName("open left game");
    var close = new JButton("✕");
    close.setName("forget left game");
    close.setToolTipText(Words.of("games.give-up"));
    close.addActionListener(_ -> putAway());
    var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 4, 2));
    buttons.setOpaque(false);
    for (JButton button : new JButton[] {open, close}) {
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setFocusable(false);
      buttons.add(button);
    }
    add(says, BorderLayout.CENTER);
    add(buttons, BorderLayout.EAST);
    setVisible(false);
    look.follow(() -> setBackground(look.doubtful()));
  }

  void offer(GameLog log) {
    says.setText(Words.of("games.left", log.title(), String.join(", ", log.players()), Words.counted("lines.actions", log.actions().size())));
    for (var before : open.getActionListeners()) open.removeActionListener(before);
    open.addActionListener(
        _ -> {
          workshop.recover(log);
          opening = Optional.of(log);
          setVisible(false);
        });
    setVisible(true);
  }

  /** It is given up as what was left only once it is there as the game. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    boolean there = opening.isPresent() && now.play().filter(play -> play.actions().equals(opening.get().actions())).isPresent();
    if (!there) return;
    opening = Optional.empty();
    putAway();
  }

  private void putAway() {
    setVisible(false);
    Thread.ofVirtual().start(this::forget);
  }

  private void forget() {
    try {
      workshop.recovery().forgetLeft();
    } catch (IOException stays) {
      // It is offered again at the next start, which does no harm.
      return;
    }
  }
}
