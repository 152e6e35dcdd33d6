package roundhouse.editor.workspace;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.game.Player;
import roundhouse.workshop.Snapshot;

/** The header of the window: the workspaces, and which game they share. */
public final class WorkspaceBar extends JPanel implements SnapshotListener {
  private static final int HEIGHT = 36;

  private final JLabel game = new JLabel();
  private final JPanel row = new JPanel(new FlowLayout(FlowLayout.LEFT, 2, 4));

  /**
   * @param actions go to the workspaces, in their order
   */
  public WorkspaceBar(Workspaces workspaces, List<? extends Action> actions) {
    super(new BorderLayout(16, 0));
    setName("header");
    setBorder(BorderFactory.createEmptyBorder(0, 8, 0, 12));
    var group = new ButtonGroup();
    for (Workspace workspace : Workspace.values()) {
      var button = new JToggleButton(actions.get(workspace.ordinal()));
      button.setName("workspace " + workspace.id());
      button.putClientProperty("JButton.buttonType", "tab");
      button.setFocusable(false);
      group.add(button);
      row.add(button);
      workspaces.listen(shown -> button.setSelected(shown == workspace));
    }
    game.setName("game");
    game.setMinimumSize(new Dimension(0, 0));
    add(row, BorderLayout.WEST);
    add(game, BorderLayout.CENTER);
  }

  /** The game is written on one line with the names of the workspaces. */
  @Override
  public void doLayout() {
    super.doLayout();
    Component tab = row.getComponent(0);
    row.doLayout();
    int line = row.getY() + tab.getY() + tab.getBaseline(tab.getWidth(), tab.getHeight());
    int own = game.getBaseline(game.getWidth(), game.getHeight());
    game.setLocation(game.getX(), line - own);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(super.getPreferredSize().width, HEIGHT);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now)) return;
    game.setText(
        now.play()
            .map(
                play ->
                    play.title().design().title()
                        + "   ·   "
                        + play.state().players().stream()
                            .map(Player::name)
                            .collect(Collectors.joining(", ")))
            .orElse(""));
  }
}
