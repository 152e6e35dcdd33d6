package roundhouse.editor.project;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.text.CurrentProblems;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ProjectFiles;
import roundhouse.workshop.project.ProjectFiles.Entry;
import roundhouse.workshop.project.ProjectFiles.Folder;
import roundhouse.workshop.project.ProjectFiles.TextFile;
import roundhouse.workshop.project.TitleSource;

/**
 * All designs, their files, tests and scripts, and the tile library. A click or Enter opens a file
 * as text, Shift+Enter plays the design it belongs to, and the menu key lists what else can be
 * done.
 */
public final class ProjectView extends JPanel implements SnapshotListener {
  private final transient TitleSource source;
  private final transient PathActions actions;
  private final ProjectTree tree = new ProjectTree();
  private final ProjectEntryRenderer cell;
  private final UiAction openIt;
  private final UiAction playIt;
  private final transient DesignMenu designs;
  private transient Optional<Path> present = Optional.empty();
  private transient boolean begun;

  /**
   * What is done with the path of a file or design.
   *
   * @param first opens the first file, without bringing it to the front
   * @param follow opens the title of another design that is played, without bringing it to the
   *     front
   * @param open opens a file as text
   * @param play begins a game of a design
   */
  public record PathActions(
      Consumer<Path> first, Consumer<Path> follow, Consumer<Path> open, Consumer<Path> play) {}

  /**
   * @param menu carries out what the menu offers
   */
  public ProjectView(
      TitleSource source,
      WindowLook look,
      CurrentProblems problems,
      PathActions actions,
      DesignActions menu) {
    super(new BorderLayout());
    this.source = source;
    this.actions = actions;
    cell = new ProjectEntryRenderer(look, problems::errors);
    openIt = UiAction.always(UiWords.of("project.open"), "ENTER", this::openOrUnfold);
    playIt =
        UiAction.always(
            UiWords.of("project.play"),
            "shift ENTER",
            () -> tree.chosenDesign().ifPresent(actions.play()));
    designs = new DesignMenu(menu);
    setUpTree();
    problems.addListener(this::mark);
    add(Panels.scroll(tree), BorderLayout.CENTER);
  }

  private void setUpTree() {
    tree.setCellRenderer(cell);
    ToolTipManager.sharedInstance().registerComponent(tree);
    KeyBindings.passToWindow(tree, "F2");
    KeyBindings.bind(tree, "ENTER", this::openOrUnfold);
    KeyBindings.bind(tree, "shift ENTER", () -> playIt.actionPerformed(null));
    KeyBindings.bind(tree, "CONTEXT_MENU", this::menuByKey);
    KeyBindings.bind(tree, "shift F10", this::menuByKey);
    tree.addMouseListener(new Mouse());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (!begun && !now.isStartingGame())
      now.loaded().files().stream().findFirst().ifPresent(this::begin);
    if (before.loaded() == now.loaded()) return;
    Optional<Path> last = present;
    present = now.design().map(design -> design.toAbsolutePath().normalize());
    if (begun && last.isPresent() && !last.equals(present))
      present.map(design -> design.resolve("title.yaml")).ifPresent(actions.follow());
    cell.present(present);
    refresh();
  }

  /** Lists the files again; other programs may have changed them. */
  public void refresh() {
    BackgroundThreads.start(
        "project",
        () -> {
          List<Entry> entries = ProjectFiles.of(source);
          SwingUtilities.invokeLater(() -> tree.show(entries, present));
        });
  }

  /** Opens the first file of the first design at the start. */
  private void begin(Path file) {
    begun = true;
    SwingUtilities.invokeLater(() -> actions.first().accept(file));
  }

  private void mark(List<Problem> problems) {
    cell.broken(
        problems.stream()
            .filter(Problem::isError)
            .map(problem -> problem.place().file().toAbsolutePath().normalize())
            .collect(Collectors.toSet()));
    tree.refreshLabels();
  }

  private void openOrUnfold() {
    switch (tree.chosen().orElse(null)) {
      case TextFile file -> actions.open().accept(file.path());
      case Folder _ when tree.isExpanded(tree.getSelectionPath()) ->
          tree.collapsePath(tree.getSelectionPath());
      case Folder _ -> tree.expandPath(tree.getSelectionPath());
      case null -> tree.setSelectionRow(0);
    }
  }

  private void menuByKey() {
    var at =
        Optional.ofNullable(tree.getPathBounds(tree.getSelectionPath())).orElseGet(Rectangle::new);
    menu(at.x, at.y + at.height);
  }

  private void menu(int x, int y) {
    var menu = new JPopupMenu();
    menu.setName("project menu");
    openIt.setEnabled(tree.chosen().filter(TextFile.class::isInstance).isPresent());
    playIt.setEnabled(tree.chosenDesign().isPresent());
    menu.add(openIt).setAccelerator(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0));
    menu.add(playIt).setAccelerator(KeyStroke.getKeyStroke("shift ENTER"));
    designs.fill(menu, tree.chosen().map(Entry::path), tree.chosenDesign(), present);
    menu.show(tree, x, y);
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      boolean chosen =
          tree.rowAt(event.getPoint())
              .filter(path -> path.equals(tree.getSelectionPath()))
              .isPresent();
      if (SwingUtilities.isLeftMouseButton(event) && chosen)
        tree.chosen().filter(TextFile.class::isInstance).map(Entry::path).ifPresent(actions.open());
    }

    @Override
    public void mousePressed(MouseEvent event) {
      asked(event);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      asked(event);
    }

    private void asked(MouseEvent event) {
      if (!event.isPopupTrigger()) return;
      tree.setSelectionPath(tree.rowAt(event.getPoint()).orElse(null));
      menu(event.getX(), event.getY());
    }
  }

  /** The entries of the tree's menu that create designs, remove them and bring them back. */
  private static final class DesignMenu {
    private final DesignActions actions;

    DesignMenu(DesignActions actions) {
      this.actions = actions;
    }

    /**
     * Adds the entries.
     *
     * @param chosen file or folder
     * @param design that it belongs to
     * @param played the design being played, which cannot be removed
     */
    void fill(
        JPopupMenu menu, Optional<Path> chosen, Optional<Path> design, Optional<Path> played) {
      menu.addSeparator();
      design.ifPresent(
          title ->
              add(
                  menu,
                  UiWords.of("project.about", title.getFileName()),
                  () -> actions.about(title)));
      add(menu, UiWords.of("project.new"), () -> actions.make(Optional.empty()));
      design.ifPresent(
          base ->
              add(
                  menu,
                  UiWords.of("project.variant", base.getFileName()),
                  () -> actions.make(Optional.of(base))));
      design.ifPresent(
          old ->
              add(menu, UiWords.of("project.remove", old.getFileName()), () -> actions.remove(old))
                  .setEnabled(!played.equals(Optional.of(old))));
      actions
          .removed()
          .ifPresent(name -> add(menu, UiWords.of("project.bring-back", name), actions::bringBack));
      if (actions.untrusted()) add(menu, UiWords.of("project.trust"), actions::trust);
      if (chosen.isPresent()) menu.addSeparator();
      chosen.ifPresent(path -> add(menu, UiWords.of("project.copy-path"), () -> copy(path)));
    }

    private static JMenuItem add(JPopupMenu menu, String text, Runnable does) {
      JMenuItem item = menu.add(text);
      item.addActionListener(_ -> does.run());
      return item;
    }

    private static void copy(Path path) {
      Toolkit.getDefaultToolkit()
          .getSystemClipboard()
          .setContents(new StringSelection(path.toString()), null);
    }
  }
}
