package roundhouse.editor.workspace;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.workshop.Snapshot;

/**
 * The workspaces of a window: Play, whose views share the screen by a recipe, and the two in which
 * views can be docked anywhere. A view is shown where it belongs, unless the current workspace has
 * a place for it.
 */
public final class Workspaces {
  private static final String LAST = "workspace";
  private static final String VIEWS = "views";
  private static final String DESIGN_LAYOUT = "workspace.design.layout";

  private final DockController docks;
  private final PlayTiling play;
  private final Settings settings;
  private final Layouts layouts;
  private final Function<String, Workspace> home;
  private final CardLayout cards = new CardLayout();
  private final JPanel root = new JPanel(cards);
  private final List<Consumer<Optional<Workspace>>> listeners = new ArrayList<>();
  private final CoverPage cover =
      new CoverPage(root, cards, () -> enter(current()), () -> tell(Optional.empty()));
  private Optional<Workspace> current = Optional.empty();

  /**
   * The layouts of the docked workspaces.
   *
   * @param forDesign those that Design may show, the usual one first
   * @param forEvidence the one of Evidence
   */
  public record Layouts(List<String> forDesign, String forEvidence) {}

  /**
   * @param home the workspace to which a view belongs
   */
  public Workspaces(
      DockController docks,
      PlayTiling play,
      Settings settings,
      Layouts layouts,
      Function<String, Workspace> home) {
    this.docks = docks;
    this.play = play;
    this.settings = settings;
    this.layouts = layouts;
    this.home = home;
    root.setName("workspaces");
    root.add(docks.root(), VIEWS);
  }

  /** The component to put into the window. */
  public JComponent root() {
    return root;
  }

  /** Tells which workspace is shown whenever that changes; none while a page is in place of it. */
  public void listen(Consumer<Optional<Workspace>> changed) {
    listeners.add(changed);
  }

  private void tell(Optional<Workspace> shown) {
    listeners.forEach(each -> each.accept(shown));
  }

  /** Shows the workspace last in use. */
  public void start() {
    enter(settings.text(LAST).flatMap(Workspace::of).orElse(Workspace.PLAY));
  }

  /** Where a page can be shown in place of the workspace. */
  public CoverPage cover() {
    return cover;
  }

  /** The workspace that is shown. */
  public Workspace current() {
    return current.orElse(Workspace.PLAY);
  }

  /** Shows a workspace and focuses what was focused there. */
  public void go(Workspace wanted) {
    enter(wanted);
    if (wanted == Workspace.PLAY) docks.focusLast();
  }

  private void enter(Workspace wanted) {
    if (!current.equals(Optional.of(wanted))) change(wanted);
    cover.left();
    cards.show(root, VIEWS);
    tell(current);
  }

  private void change(Workspace wanted) {
    docks.saveLayout();
    current = Optional.of(wanted);
    settings.put(LAST, wanted.id());
    switch (wanted) {
      case PLAY -> docks.open(play);
      case DESIGN -> docks.open(designLayout());
      case EVIDENCE -> docks.open(layouts.forEvidence());
    }
  }

  private String designLayout() {
    return settings
        .text(DESIGN_LAYOUT)
        .filter(layouts.forDesign()::contains)
        .orElse(layouts.forDesign().getFirst());
  }

  /** Shows a layout of Design, as the user left it. */
  public void useLayout(String layout) {
    settings.put(DESIGN_LAYOUT, layout);
    if (current() == Workspace.DESIGN) docks.open(layout);
    else go(Workspace.DESIGN);
  }

  /** Restores the initial places of everything that this workspace shows. */
  public void reset() {
    if (current() == Workspace.PLAY) play.reset();
    docks.reset();
  }

  /** Arranges the parts of Play by a recipe for good; by the best one if none is given. */
  public void choose(Optional<Recipe> recipe) {
    go(Workspace.PLAY);
    play.choose(recipe);
  }

  /** Brings a view to the front, in the workspace to which it belongs. */
  public void show(String view) {
    reach(view, docks::show);
  }

  /** The same if this workspace shows the view; the window does not come before others. */
  public void reveal(String view) {
    if (docks.hasPlace(view)) reach(view, docks::reveal);
  }

  /** Brings a view to the front and focuses it. */
  public void focus(String view) {
    reach(view, docks::focus);
  }

  /** Folds a view into the edge if it has the keyboard there, otherwise focuses it. */
  public void focusOrFold(String view) {
    reach(view, docks::focusOrFold);
  }

  private void reach(String view, Consumer<String> go) {
    enter(docks.hasPlace(view) ? current() : home.apply(view));
    go.accept(view);
  }

  /**
   * Asks for a view by name and focuses it.
   *
   * @param elsewhere what the list calls a view that another workspace shows
   */
  public void askView(UnaryOperator<String> here, UnaryOperator<String> elsewhere) {
    docks.askView(view -> (docks.hasPlace(view) ? here : elsewhere).apply(view), this::focus);
  }

  /**
   * A page in place of the workspace, until the user goes to one or opens a game. The game that the
   * window starts with, and a reload, leave it where it is.
   */
  public static final class CoverPage implements SnapshotListener {
    private static final String COVER = "cover";

    private final JPanel root;
    private final CardLayout cards;
    private final Runnable uncover;
    private final Runnable covered;
    private boolean shown;
    private Optional<JComponent> present = Optional.empty();

    /**
     * @param root holds the workspaces as the cards of {@code cards}
     * @param uncover shows the workspace again and calls {@link #left}
     * @param covered run when a page is shown
     */
    CoverPage(JPanel root, CardLayout cards, Runnable uncover, Runnable covered) {
      this.root = root;
      this.cards = cards;
      this.uncover = uncover;
      this.covered = covered;
    }

    /** Shows a page and focuses it. */
    public void show(JComponent page) {
      shown = true;
      if (page.getParent() != root) {
        present.ifPresent(root::remove);
        root.add(page, COVER);
        // The look may have changed while it was not shown.
        SwingUtilities.updateComponentTreeUI(page);
      }
      present = Optional.of(page);
      cards.show(root, COVER);
      covered.run();
      if (page instanceof FocusTarget knows) knows.takeFocus();
    }

    /** A workspace is shown. */
    void left() {
      shown = false;
    }

    @Override
    public void show(Snapshot before, Snapshot now) {
      boolean other = before.play().isPresent() && !before.sameMoment(now);
      boolean opened = now.file().isPresent() && !now.file().equals(before.file());
      if (shown && (opened || other && now.report().isEmpty())) uncover.run();
    }
  }
}
