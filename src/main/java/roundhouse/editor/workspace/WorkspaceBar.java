package roundhouse.editor.workspace;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.game.Player;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/** The header of the window: the workspaces, which game they share, and what is wrong in it. */
public final class WorkspaceBar extends JPanel implements SnapshotListener {
  private static final int HEIGHT = 36;

  private final JLabel game = new JLabel();
  private final JPanel row = new JPanel(new FlowLayout(FlowLayout.LEFT, 2, 4));
  private final BrokenFile broken;

  /**
   * @param actions go to the workspaces, in their order
   * @param go shows a place in a file
   */
  public WorkspaceBar(
      Workspaces workspaces,
      List<? extends Action> actions,
      WindowLook look,
      Consumer<SourcePlace> go) {
    super(new BorderLayout(16, 0));
    broken = new BrokenFile(look, go);
    setName("header");
    setBorder(BorderFactory.createEmptyBorder(0, 8, 0, 12));
    var group = new ButtonGroup();
    var buttons = new EnumMap<Workspace, JToggleButton>(Workspace.class);
    for (Workspace workspace : Workspace.values()) {
      var button = new JToggleButton(actions.get(workspace.ordinal()));
      button.setName("workspace " + workspace.id());
      button.putClientProperty("JButton.buttonType", "tab");
      button.setFocusable(false);
      group.add(button);
      row.add(button);
      buttons.put(workspace, button);
    }
    workspaces.listen(
        shown ->
            shown.ifPresentOrElse(
                workspace -> buttons.get(workspace).setSelected(true), group::clearSelection));
    game.setName("game");
    game.setMinimumSize(new Dimension(0, 0));
    add(row, BorderLayout.WEST);
    add(game, BorderLayout.CENTER);
    add(broken, BorderLayout.EAST);
    setComponentZOrder(broken, 0);
  }

  /**
   * The game is written on one line with the names of the workspaces. What is wrong comes and goes
   * over the right half, so that it moves nothing.
   */
  @Override
  public void doLayout() {
    super.doLayout();
    int end = getWidth() - getInsets().right;
    game.setSize(Math.max(0, end - game.getX()), game.getHeight());
    broken.setBounds(end - getWidth() / 2, 0, getWidth() / 2, getHeight());
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
    broken.show(now);
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

  /** The error that keeps the rules of the files from being used; a click opens its place. */
  private static final class BrokenFile extends FittingLabel {
    private static final int EDGE = 10;

    private transient Optional<Problem> first = Optional.empty();

    BrokenFile(WindowLook look, Consumer<SourcePlace> go) {
      super(" ", TRAILING);
      setName("broken file");
      setBorder(BorderFactory.createEmptyBorder(0, EDGE, 0, EDGE));
      look.addListener(
          () -> {
            setBackground(look.error());
            setForeground(look.theme().paper());
          });
      addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              first.map(Problem::place).ifPresent(go);
            }
          });
    }

    /** It takes no room from the game, whatever it says. */
    @Override
    public Dimension getPreferredSize() {
      return new Dimension(0, 0);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      if (getText().isBlank()) return;
      int words = getFontMetrics(getFont()).stringWidth(getText()) + 2 * EDGE;
      int width = Math.min(getWidth(), words);
      graphics.setColor(getBackground());
      graphics.fillRect(getWidth() - width, EDGE / 2, width, getHeight() - EDGE);
      super.paintComponent(graphics);
    }

    /** What is typed and not saved is marked in its text alone. */
    void show(Snapshot now) {
      boolean unusable = now.loaded().title().isEmpty() && now.busy().isEmpty();
      first = now.problems().stream().filter(each -> unusable && each.isError()).findFirst();
      setCursor(
          Cursor.getPredefinedCursor(
              first.isPresent() ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
      setText(" ");
      setToolTipText(null);
      first.ifPresent(
          problem -> {
            SourcePlace place = problem.place();
            Path file = place.file().getFileName();
            setText(
                now.play().isPresent()
                    ? UiWords.of("header.broken", file, place.line(), problem.message())
                    : UiWords.of("header.wrong", file, place.line(), problem.message()));
            setToolTipText(problem.text());
          });
    }
  }
}
