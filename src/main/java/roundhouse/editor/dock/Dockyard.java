package roundhouse.editor.dock;

import java.awt.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.Settings;

/**
 * The views of a window: where they stand, which one is focused, and what can be done with them.
 */
public final class Dockyard {
  private final JFrame window;
  private final Docks docks;
  private final Finish finish;
  private final Attention attention;
  private final Arrangements arrangements;
  private final Fold fold;

  /**
   * @param usual the initial layouts by name
   * @param first the one shown at the first start
   * @param files where layouts are saved
   * @param tell called with what could not be read
   */
  public Dockyard(
      JFrame window,
      List<DockView> views,
      Map<String, DockLayout> usual,
      String first,
      LayoutFiles files,
      Settings settings,
      FloatingWindows floating,
      Consumer<String> tell) {
    this.window = window;
    docks = new Docks(window);
    views.forEach(docks::add);
    fold = new Fold(docks);
    attention = new Attention(docks);
    arrangements = new Arrangements(docks, usual, first, files, settings, tell);
    finish = new Finish(docks, floating, arrangements::changed);
  }

  /** The component to put into the window. */
  public JComponent root() {
    return docks.root();
  }

  /** Shows the layout last in use, as the user left it. */
  public void start() {
    arrangements.start();
    finish.everywhere();
  }

  /** Offers actions in the menu beside each tab; they act on the view that is {@link #present}. */
  public void offer(List<Action> deeds) {
    Supplier<List<Action>> offered = () -> deeds;
    for (DockView view : docks.views()) {
      view.header()
          .offer(
              () -> {
                attention.go(view);
                return offered.get();
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

  /** Brings a view to the front and focuses it. */
  public void go(String view) {
    attention.go(docks.view(view));
  }

  /** Closes some views, or brings them back to where they were. */
  public void fold(List<String> views) {
    fold.toggle(views.stream().map(docks::view).toList());
    settle();
  }

  /** Changes the text of a view's tab, to show a count for example. */
  public void label(String view, String text) {
    docks.label(docks.view(view), text);
  }

  /** The focused view, or the last focused one. */
  public Optional<String> present() {
    return attention.present().map(DockView::id);
  }

  /** Focuses the next open view, or with -1 the one before. */
  public void step(int by) {
    attention.step(by);
  }

  /** Asks for a view by name and focuses it. */
  public void askView() {
    GoToViewDialog.ask(window, docks, attention);
  }

  /** Asks where to move the focused view. */
  public void askMove() {
    withPresent(view -> MoveDialog.ask(window, docks, view));
  }

  public void closePresent() {
    attention.present().ifPresent(docks::close);
    settle();
  }

  /** Maximizes the focused view within its window, or restores its neighbours. */
  public void toggleMaximized() {
    withPresent(docks::toggleMaximized);
  }

  /** Floats the focused view in a window of its own, or brings it back. */
  public void toggleWindow() {
    withPresent(docks::toggleWindow);
  }

  /** Moves the focused view to the edge of its window, or brings it back. */
  public void toggleEdge() {
    withPresent(docks::toggleEdge);
  }

  /** After views have appeared or gone, focuses the current one, or one that is visible. */
  private void settle() {
    finish.everywhere();
    SwingUtilities.invokeLater(attention::settle);
  }

  /** Keeps the focus on a view that has moved. */
  private void withPresent(Consumer<DockView> deed) {
    attention
        .present()
        .ifPresent(
            view -> {
              deed.accept(view);
              finish.everywhere();
              if (!docks.atEdge(view)) SwingUtilities.invokeLater(() -> attention.go(view));
            });
  }

  /** Shows the layout of that name, as the user left it. */
  public void use(String layout) {
    arrangements.use(layout);
    settle();
  }

  /** Restores the initial places of all views. */
  public void reset() {
    arrangements.reset();
    settle();
  }

  /** The name of the layout in use. */
  public String arrangement() {
    return arrangements.name();
  }

  /** Saves the layout. */
  public void keep() {
    arrangements.keep();
  }

  /** Closes the floating windows; the views cannot be used afterwards. */
  public void letGo() {
    finish.letGo();
    arrangements.letGo();
    attention.letGo();
    docks.letGo();
  }
}
