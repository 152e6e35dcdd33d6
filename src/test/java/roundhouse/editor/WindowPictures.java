package roundhouse.editor;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import roundhouse.board.HexId;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.workspace.Workspace;
import roundhouse.engine.GameLog;
import roundhouse.picture.Vec;
import roundhouse.workshop.project.FolderTitleSource;

/** Creates the README's pictures: a window on a copy of the designs, arranged for each picture. */
public final class WindowPictures {
  private static final Path FOLDER = Path.of("src", "main", "pictures");
  private final PicturedProject project;
  private final Path folder;
  private final PrintStream out;
  private final CountDownLatch closed = new CountDownLatch(1);
  private MainWindow window;
  private WindowHand hand;

  private WindowPictures(PicturedProject project, Path folder, PrintStream out) {
    this.project = project;
    this.folder = folder;
    this.out = out;
  }

  /** Writes the pictures into a folder, by default where the README expects them. */
  public static void run(List<String> arguments, PrintStream out) throws Exception {
    Path to = arguments.isEmpty() ? FOLDER : Path.of(arguments.getFirst());
    try (PicturedProject project = PicturedProject.make()) {
      new WindowPictures(project, to, out).take();
    }
  }

  private void take() throws Exception {
    Files.createDirectories(folder);
    window =
        Desk.look(
            () ->
                Editor.show(
                    new FolderTitleSource(project.folders()), project.state(), closed::countDown));
    hand = new WindowHand(window, folder, out);
    hand.await(now -> now.situation().isPresent());
    start();
    game();
    docked();
    tables();
    editors();
    compare();
    manyGames();
    reload();
    Desk.look(
        () -> {
          window.dispose();
          return true;
        });
    closed.await();
  }

  /** The page that a new user sees, once it has drawn the maps. */
  private void start() throws Exception {
    for (Path design : window.workshop().loader().designs()) {
      JLabel players = hand.part(JLabel.class, "players of " + design.getFileName());
      Desk.until(players::getText, text -> !text.isBlank(), Duration.ofMinutes(1));
    }
    hand.write("start");
  }

  /** All views in docks, without the files. */
  private void docked() throws Exception {
    arrange(DefaultLayouts.PLAY);
    Desk.look(
        () -> {
          window.handlers().toggleFiles();
          return true;
        });
  }

  private void game() throws Exception {
    Desk.look(
        () -> {
          window.workspaces().go(Workspace.PLAY);
          return true;
        });
    GameLog log = PicturedGame.log();
    window.workshop().recover(log);
    hand.await(
        now ->
            now.play()
                .map(
                    play ->
                        play.title().design().title().equals("1860")
                            && play.played().size() == log.actions().size())
                .orElse(false));
    int moment = PicturedGame.mostRuns(log.actions());
    window.workshop().goTo(moment);
    hand.await(
        now ->
            now.play().orElseThrow().at() == moment
                && now.situation().flatMap(situation -> situation.decision()).isPresent());
    JList<?> choices = hand.part(JList.class, "choices");
    Desk.until(
        () -> {
          choices.setSelectedIndex(0);
          return choices.getSelectedIndex();
        },
        chosen -> chosen == 0);
    hand.write("game");
  }

  private void tables() throws Exception {
    show(WindowView.TABLES);
    divider(WindowView.BOARD, 0.35);
    hand.write("tables");
    divider(WindowView.BOARD, 0.62);
    show(WindowView.MARKET);
  }

  private void show(WindowView view) throws Exception {
    Desk.look(
        () -> {
          window.bringToFront(view);
          return true;
        });
  }

  /** Gives a view a share of the height, and the rest to what is below it. */
  private void divider(WindowView view, double share) throws Exception {
    Component tabs = hand.part(Component.class, "view " + view.id()).getParent();
    Desk.look(
        () -> {
          Component divider =
              Stream.of(tabs.getParent().getComponents())
                  .filter(part -> "divider level".equals(part.getName()))
                  .filter(part -> part.getX() == tabs.getX())
                  .findFirst()
                  .orElseThrow();
          int to = (int) (tabs.getParent().getHeight() * share) - divider.getY();
          divider.dispatchEvent(
              new MouseEvent(divider, MouseEvent.MOUSE_DRAGGED, 0, 0, 3, to, 1, false));
          return true;
        });
  }

  private void editors() throws Exception {
    arrange(DefaultLayouts.DESIGN);
    show(WindowView.EDIT_MAP);
    MapEditor map = hand.part(MapEditor.class, "map editor");
    Component canvas = hand.part(Component.class, "map");
    Desk.until(() -> canvas.isShowing() && canvas.getWidth() > 0, yes -> yes);
    WindowHand.click(canvas, Desk.look(() -> map.pixelOf(HexId.of("D6"), Vec.ZERO)));
    hand.write("map-editor");
    show(WindowView.EDIT_MARKET);
    JComponent chart = hand.part(JComponent.class, "market chart");
    for (int step = 0; step < 20; step++) WindowHand.press(chart, "RIGHT");
    hand.write("market-editor");
    show(WindowView.EDIT_TILES);
    JTable manifest = hand.part(JTable.class, "manifest");
    Desk.until(
        () -> {
          if (manifest.getRowCount() > 12) manifest.setRowSelectionInterval(12, 12);
          return manifest.getSelectedRow();
        },
        row -> row == 12);
    fill(WindowView.EDIT_TILES);
    hand.write("tile-editor");
    var upgrades = hand.part(JToggleButton.class, "show upgrades");
    Desk.look(
        () -> {
          upgrades.doClick();
          return true;
        });
    hand.write("upgrades");
    Desk.look(
        () -> {
          upgrades.doClick();
          return true;
        });
    fill(WindowView.EDIT_TILES);
    arrange(DefaultLayouts.PLAY);
  }

  /** Maximizes a view, or restores it. */
  private void fill(WindowView view) throws Exception {
    Desk.look(
        () -> {
          window.docks().focus(view.id());
          window.docks().toggleMaximized();
          return true;
        });
  }

  private void arrange(String layout) throws Exception {
    Desk.look(
        () -> {
          window.workspaces().useLayout(layout);
          return true;
        });
  }

  private void compare() throws Exception {
    Desk.look(
        () -> {
          window.handlers().designs().compare();
          return true;
        });
    JComboBox<?> second = hand.part(JComboBox.class, "Second design");
    Desk.look(
        () -> {
          second.setSelectedItem("mine");
          return true;
        });
    JLabel told = hand.part(JLabel.class, "told");
    Desk.until(told::getText, text -> text.matches(".*values [1-9].*"));
    Window dialog = Desk.look(() -> SwingUtilities.getWindowAncestor(second));
    hand.write(dialog, "compare");
    Desk.look(
        () -> {
          dialog.dispose();
          return true;
        });
  }

  /** Bots play the design of the tour against its base. */
  private void manyGames() throws Exception {
    Desk.look(
        () -> {
          window.handlers().designs().manyGames();
          return true;
        });
    JComboBox<?> second = hand.part(JComboBox.class, "games second design");
    JCheckBox against = hand.part(JCheckBox.class, "games against");
    JButton start = hand.part(JButton.class, "start games");
    JLabel told = hand.part(JLabel.class, "games told");
    JComboBox<?> drawn = hand.part(JComboBox.class, "figures drawn");
    Desk.look(
        () -> {
          second.setSelectedItem("mine");
          against.doClick();
          drawn.setSelectedIndex(2);
          start.doClick();
          return true;
        });
    Desk.until(told::getText, text -> text.contains(" in "), Duration.ofMinutes(3));
    Window dialog = Desk.look(() -> SwingUtilities.getWindowAncestor(second));
    hand.write(dialog, "many-games");
    Desk.look(
        () -> {
          dialog.dispose();
          return true;
        });
  }

  /** Changes a price that was paid in the game. */
  private void reload() throws Exception {
    window.workshop().goTo(Integer.MAX_VALUE);
    hand.await(now -> now.play().orElseThrow().atEnd());
    project.edit("trains.yaml", "price: 350", "price: 550");
    hand.await(now -> now.report().isPresent());
    Desk.until(() -> window.parts().reload.says(), text -> !text.isEmpty());
    hand.write("reload");
  }
}
