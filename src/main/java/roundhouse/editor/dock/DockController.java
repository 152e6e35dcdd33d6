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
  private final DockingRefinement finish;
  private final ViewFocus attention;
  private final FocusAfterMove focus;
  private final NamedLayouts arrangements;
  private final ViewFolding toggle;
  private final LentViews lent;

  /**
   * @param settings beside which the layouts are saved
   * @param tell called with what could not be read
   */
  public DockController(
      JFrame window,
      List<DockView> views,
      InitialLayouts initial,
      Settings settings,
      FloatingWindows floating,
      Consumer<String> tell) {
    this.window = window;
    docks = new DockedViews(window);
    views.forEach(docks::add);
    toggle = new ViewFolding(docks);
    lent = new LentViews(docks);
    attention = new ViewFocus(docks);
    arrangements = new NamedLayouts(docks, initial, settings, tell);
    finish = new DockingRefinement(docks, floating, arrangements::saveSoon);
    focus = new FocusAfterMove(docks, attention, finish);
  }

  /** The component to put into the window. */
  public JComponent root() {
    return docks.root();
  }

  /** Shows the layout of that name, as the user left it; the first time it opens the views. */
  public void open(String layout) {
    if (!arrangements.isOpen()) arrangements.open(layout);
    else if (!layout.equals(layoutName())) arrangements.use(layout);
    focus.settle();
  }

  /** Gives the contents of some views to another place, until {@link #takeBack}. */
  public Map<String, JComponent> lend(List<String> views) {
    return lent.lend(views);
  }

  /** Shows the contents of views in their own places again. */
  public void takeBack(List<String> views) {
    lent.takeBack(views);
  }

  /** Whether a view has a place in the layout, or had one until the user closed it. */
  public boolean hasPlace(String view) {
    return docks.isOpen(docks.view(view)) || arrangements.usuallyShows(view);
  }

  /** Offers actions in the menu beside each tab; they act on the view that is {@link #focused}. */
  public void offerInMenus(List<Action> commands) {
    for (DockView view : docks.views()) {
      view.header()
          .offer(
              () -> {
                attention.focus(view);
                return commands;
              });
    }
  }

  /** Whether a window is this one or one of its floating windows. */
  public boolean owns(Window other) {
    return docks.windows().contains(other);
  }

  /** The windows that contain views, the main one first. */
  public List<JFrame> windows() {
    return docks.windows();
  }

  /** Where all views are. */
  public DockLayout layout() {
    return docks.layout();
  }

  /** Brings a view to the front wherever it is, opening it if closed. */
  public void show(String view) {
    attention.show(docks.view(view));
  }

  /** Brings a view to the front of its window, without raising that. */
  public void reveal(String view) {
    attention.reveal(docks.view(view));
  }

  /** Brings a view to the front and focuses it. */
  public void focus(String view) {
    attention.focus(docks.view(view));
  }

  /** Closes some views, or brings them back to where they were. */
  public void toggle(List<String> views) {
    toggle.toggle(views.stream().map(docks::view).toList());
    focus.settle();
  }

  /** Changes the text of a view's tab, to show a count for example. */
  public void label(String view, String text) {
    docks.label(docks.view(view), text);
  }

  /** The focused view, or the last focused one. */
  public Optional<String> focused() {
    return attention.focused().map(DockView::id);
  }

  /** Focuses the next open view, or with -1 the one before. */
  public void focusNext(int by) {
    attention.focusNext(by);
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
    focus.onFocused(view -> MoveViewDialog.ask(window, docks, view));
  }

  public void closeFocused() {
    attention.focused().ifPresent(docks::close);
    focus.settle();
  }

  /** Maximizes the focused view within its window, or restores its neighbours. */
  public void toggleMaximized() {
    focus.onFocused(docks::toggleMaximized);
  }

  /** Floats the focused view in a window of its own, or brings it back. */
  public void toggleWindow() {
    focus.onFocused(docks::toggleWindow);
  }

  /** Moves the focused view to the edge of its window, or brings it back. */
  public void toggleEdge() {
    focus.onFocused(docks::toggleEdge);
  }

  /** Restores the initial places of all views. */
  public void reset() {
    arrangements.reset();
    focus.settle();
  }

  /** The name of the layout in use. */
  public String layoutName() {
    return arrangements.name();
  }

  /** Saves the layout. */
  public void saveLayout() {
    if (arrangements.isOpen()) arrangements.save();
  }

  /** Closes the floating windows; the views cannot be used afterwards. */
  public void dispose() {
    finish.dispose();
    arrangements.stopSaving();
    attention.dispose();
    docks.dispose();
    FloatingWindows.releaseDragFrames();
  }
}
