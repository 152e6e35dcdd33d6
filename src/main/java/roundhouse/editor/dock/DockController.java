package roundhouse.editor.dock;

import java.awt.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import roundhouse.editor.kit.Settings;

/** The views of a window: where they are, which one is focused, and what can be done with them. */
public final class DockController {
  private final JFrame window;
  private final DockedViews docks;
  private final ViewFocus focus;
  private final NamedLayouts layouts;
  private Optional<Folded> folded = Optional.empty();

  /** Views that were closed together. */
  private record Folded(DockLayout before, DockLayout after) {}

  /**
   * @param initial the layouts as they are before the user changes them, by name
   * @param settings beside which the layouts are saved
   * @param tell called with what could not be read
   */
  public DockController(
      JFrame window,
      List<DockView> views,
      Map<String, DockLayout> initial,
      Settings settings,
      FloatingWindows floating,
      Consumer<String> tell) {
    this.window = window;
    docks = new DockedViews(window, views, floating, this::changed);
    focus = new ViewFocus(docks);
    layouts = new NamedLayouts(docks, initial, settings, tell);
  }

  private void changed() {
    layouts.saveSoon();
  }

  /** The component to put into the window. */
  public JComponent root() {
    return docks.root();
  }

  /** Shows the layout of that name, as the user left it. */
  public void open(String layout) {
    if (!layouts.name().equals(Optional.of(layout))) layouts.use(layout);
    else if (docks.fixed().isPresent()) docks.unfix();
    focus.settle();
  }

  /** Shows a tiling that the user cannot change otherwise than it allows. */
  public void open(ViewTiling fixed) {
    docks.fix(fixed);
  }

  /** Does something to the focused view, which may move it, and keeps the focus on it. */
  private void onFocused(Consumer<DockView> action) {
    focus
        .focused()
        .ifPresent(
            view -> {
              action.accept(view);
              if (!docks.isAtEdge(view)) focus.focus(view);
            });
  }

  /** Whether what is shown has a place for a view, or had one until the user closed it. */
  public boolean hasPlace(String view) {
    return docks.isOpen(docks.view(view)) || docks.fixed().isEmpty() && layouts.usuallyShows(view);
  }

  /** Offers actions in the menu beside each tab; they act on the view that is {@link #focused}. */
  public void offerInMenus(List<Action> commands) {
    for (DockView view : docks.views())
      view.offer(
          () -> {
            focus.focus(view);
            return commands;
          });
  }

  /** Whether a window is this one or one of its floating windows. */
  public boolean owns(Window other) {
    return docks.windows().contains(other);
  }

  /** The windows that contain views, the main one first. */
  public List<JFrame> windows() {
    return docks.windows();
  }

  /** Where all views are docked. */
  public DockLayout layout() {
    return docks.layout();
  }

  /** Brings a view to the front wherever it is, opening it if closed. */
  public void show(String view) {
    focus.show(docks.view(view));
  }

  /** Brings a view to the front of its window, without raising that. */
  public void reveal(String view) {
    focus.reveal(docks.view(view));
  }

  /** Brings a view to the front and focuses it. */
  public void focus(String view) {
    focus.focus(docks.view(view));
  }

  /** Closes some views, or brings them back to where they were, unless others have moved since. */
  public void toggle(List<String> views) {
    List<String> open = views.stream().filter(view -> docks.isOpen(docks.view(view))).toList();
    DockLayout now = docks.layout();
    if (open.isEmpty()) {
      folded
          .filter(known -> order(known.after()).equals(order(now)))
          .ifPresentOrElse(
              known -> docks.change(known.before()),
              () -> views.forEach(view -> docks.dockHome(docks.view(view))));
      folded = Optional.empty();
    } else {
      open.forEach(view -> docks.close(docks.view(view)));
      folded = Optional.of(new Folded(now, docks.layout()));
    }
    focus.settle();
  }

  private static List<String> order(DockLayout layout) {
    return layout.views().toList();
  }

  /** Changes the text of a view's tab, to show a count for example. */
  public void label(String view, String text) {
    docks.label(docks.view(view), text);
  }

  /** The focused view, or the last focused one. */
  public Optional<String> focused() {
    return focus.focused().map(DockView::id);
  }

  /** Focuses the view that had the keyboard last in what is shown. */
  public void focusLast() {
    focus.focused().ifPresent(focus::focus);
  }

  /** Focuses the next open view, or with -1 the one before. */
  public void focusNext(int by) {
    focus.focusNext(by);
  }

  /**
   * Asks for a view by name.
   *
   * @param title what the list calls a view
   * @param go called with the view
   */
  public void askView(UnaryOperator<String> title, Consumer<String> go) {
    GoToViewDialog.ask(window, docks, title, go);
  }

  /** Asks where to move the focused view. */
  public void askMove() {
    onFocused(view -> MoveViewDialog.ask(window, docks, view));
  }

  public void closeFocused() {
    focus.focused().ifPresent(docks::close);
    focus.settle();
  }

  /** Maximizes the focused view within its window, or restores its neighbours. */
  public void toggleMaximized() {
    onFocused(docks::toggleMaximized);
  }

  /** Floats the focused view in a window of its own, or brings it back. */
  public void toggleWindow() {
    onFocused(docks::toggleWindow);
  }

  /** Moves the focused view to the edge of its window, or brings it back. */
  public void toggleEdge() {
    onFocused(docks::toggleEdge);
  }

  /** Ends maximizing, and restores the initial places of all views that the user can move. */
  public void reset() {
    docks.restore();
    if (docks.fixed().isEmpty()) layouts.reset();
    focus.settle();
  }

  /** Arranges again what a fixed tiling decides otherwise now. */
  public void arrange() {
    docks.root().revalidate();
    docks.root().repaint();
  }

  /** The name of the layout in use; "" before the first. */
  public String layoutName() {
    return layouts.name().orElse("");
  }

  /** Saves the layout. */
  public void saveLayout() {
    layouts.save();
  }

  /** Closes the floating windows; the views cannot be used afterwards. */
  public void dispose() {
    layouts.stopSaving();
    focus.dispose();
    docks.dispose();
  }
}
