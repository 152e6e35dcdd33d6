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
import roundhouse.editor.dock.DockController;
import roundhouse.editor.kit.Settings;

/**
 * The workspaces of a window: Play, whose parts share the screen by a recipe, and the two in which
 * views can be docked anywhere. A view is shown where it belongs, unless the current workspace has
 * a place for it.
 */
public final class Workspaces {
  private static final String LAST = "workspace";
  private static final String DESIGN_LAYOUT = "workspace.design.layout";

  /** Where versions without workspaces kept the layout in use. */
  private static final String OLD_LAYOUT = "layout";

  private static final String DOCKS = "docks";

  private final DockController docks;
  private final PlayPane play;
  private final Settings settings;
  private final Layouts layouts;
  private final Function<String, Workspace> home;
  private final CardLayout cards = new CardLayout();
  private final JPanel root = new JPanel(cards);
  private final List<Consumer<Workspace>> listeners = new ArrayList<>();
  private final CoverPage cover = new CoverPage(root, cards, () -> enter(current()));
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
      PlayPane play,
      Settings settings,
      Layouts layouts,
      Function<String, Workspace> home) {
    this.docks = docks;
    this.play = play;
    this.settings = settings;
    this.layouts = layouts;
    this.home = home;
    root.setName("workspaces");
    root.add(play, Workspace.PLAY.id());
    root.add(docks.root(), DOCKS);
  }

  /** The component to put into the window. */
  public JComponent root() {
    return root;
  }

  /** Runs {@code changed} now, and whenever another workspace is shown. */
  public void listen(Consumer<Workspace> changed) {
    listeners.add(changed);
    current.ifPresent(changed);
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
    if (wanted == Workspace.PLAY) play.focus(play.focused());
  }

  private void enter(Workspace wanted) {
    if (!current.equals(Optional.of(wanted))) change(wanted);
    cover.left();
    cards.show(root, wanted == Workspace.PLAY ? Workspace.PLAY.id() : DOCKS);
  }

  private void change(Workspace wanted) {
    boolean docked = current.isPresent() && current() != Workspace.PLAY;
    if (docked) docks.saveLayout();
    current = Optional.of(wanted);
    settings.put(LAST, wanted.id());
    if (wanted == Workspace.PLAY) play.fill(docks.lend(PlaySlot.views()));
    else openDocks(wanted);
    listeners.forEach(each -> each.accept(wanted));
  }

  private void openDocks(Workspace wanted) {
    docks.takeBack(PlaySlot.views());
    docks.open(wanted == Workspace.EVIDENCE ? layouts.forEvidence() : designLayout());
  }

  private String designLayout() {
    return settings
        .text(DESIGN_LAYOUT)
        .or(() -> settings.text(OLD_LAYOUT))
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
    else docks.reset();
  }

  /** Arranges the parts of Play by a recipe for good; by the best one if none is given. */
  public void choose(Optional<Recipe> recipe) {
    go(Workspace.PLAY);
    play.choose(recipe);
  }

  /** Brings a view to the front, in the workspace to which it belongs. */
  public void show(String view) {
    reach(view, play::show, docks::show);
  }

  /** The same if this workspace shows the view; the window does not come before others. */
  public void reveal(String view) {
    if (isHere(view)) reach(view, play::show, docks::reveal);
  }

  /** Brings a view to the front and focuses it. */
  public void focus(String view) {
    reach(view, play::focus, docks::focus);
  }

  private void reach(String view, Consumer<PlaySlot> inPlay, Consumer<String> inDocks) {
    enter(isHere(view) ? current() : home.apply(view));
    if (current() == Workspace.PLAY) PlaySlot.of(view).ifPresent(inPlay);
    else inDocks.accept(view);
  }

  private boolean isHere(String view) {
    return current() == Workspace.PLAY ? PlaySlot.of(view).isPresent() : docks.hasPlace(view);
  }

  /** The focused view, or the last focused one. */
  public Optional<String> focused() {
    return current() == Workspace.PLAY ? Optional.of(play.focused().view()) : docks.focused();
  }

  /** Focuses the next view, or with -1 the one before. */
  public void focusNext(int by) {
    if (current() == Workspace.PLAY) play.focusNext(by);
    else docks.focusNext(by);
  }

  /**
   * Asks for a view by name and focuses it.
   *
   * @param elsewhere what the list calls a view that another workspace shows
   */
  public void askView(UnaryOperator<String> here, UnaryOperator<String> elsewhere) {
    docks.askView(view -> (isHere(view) ? here : elsewhere).apply(view), this::focus);
  }

  /** Maximizes the focused view, or restores its neighbours. */
  public void toggleMaximized() {
    if (current() == Workspace.PLAY) play.toggleMaximized();
    else docks.toggleMaximized();
  }

  /** Stops listening to the focus. */
  public void dispose() {
    play.dispose();
  }
}
