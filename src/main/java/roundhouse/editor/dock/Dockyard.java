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
 * The views of a window: where they stand, which one has the keyboard, and what can be done with
 * them.
 */
public final class Dockyard {
  private final JFrame window;
  private final Docks docks;
  private final Finish finish;
  private final Attention attention;
  private final Arrangements arrangements;
  private final Fold fold;

  /**
   * @param usual the layouts by their names, as they are at first
   * @param first the one that a newcomer sees
   * @param files where layouts are kept
   * @param tell says what could not be read
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

  /** What stands in the window. */
  public JComponent root() {
    return docks.root();
  }

  /** Shows the layout that was in use last, as it was left. */
  public void start() {
    arrangements.start();
    finish.everywhere();
  }

  /**
   * Offers what can be done with a view in the menu beside its tab; it is done with the view that
   * is {@link #present}.
   */
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

  /** Whether a window is this one or floats beside it. */
  public boolean owns(Window other) {
    return docks.windows().contains(other);
  }

  /** The windows in which views are, the main one first. */
  public List<JFrame> windows() {
    return docks.windows();
  }

  /** Where all views are. */
  public DockLayout layout() {
    return docks.layout();
  }

  /** Brings a view to the front, wherever it is; a closed one is opened. */
  public void show(String view) {
    attention.show(docks.view(view));
  }

  /** Brings a view to the front and puts the keyboard there. */
  public void go(String view) {
    attention.go(docks.view(view));
  }

  /** Closes some views, or brings them back to where they were. */
  public void fold(List<String> views) {
    fold.toggle(views.stream().map(docks::view).toList());
    settle();
  }

  /** Has a view's tab say something else, a count for example. */
  public void label(String view, String text) {
    docks.label(docks.view(view), text);
  }

  /** The view that has the keyboard, or had it last. */
  public Optional<String> present() {
    return attention.present().map(DockView::id);
  }

  /** Goes to the next open view, or with -1 to the one before. */
  public void step(int by) {
    attention.step(by);
  }

  /** Asks for a view by name and goes there. */
  public void askView() {
    GoToViewDialog.ask(window, docks, attention);
  }

  /** Asks where the present view shall stand. */
  public void askMove() {
    withPresent(view -> MoveDialog.ask(window, docks, view));
  }

  public void closePresent() {
    attention.present().ifPresent(docks::close);
    settle();
  }

  /** Has the present view fill its window, or brings back what was beside it. */
  public void toggleMaximized() {
    withPresent(docks::toggleMaximized);
  }

  /** Floats the present view in a window of its own, or brings it back. */
  public void toggleWindow() {
    withPresent(docks::toggleWindow);
  }

  /** Puts the present view to the edge of its window, or brings it back. */
  public void toggleEdge() {
    withPresent(docks::toggleEdge);
  }

  /**
   * After views have come and gone the keyboard is with the one that had it, or with one that is
   * seen.
   */
  private void settle() {
    finish.everywhere();
    SwingUtilities.invokeLater(attention::settle);
  }

  /** The keyboard stays with a view that has gone elsewhere. */
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

  /** Goes to the layout of that name, as it was left. */
  public void use(String layout) {
    arrangements.use(layout);
    settle();
  }

  /** Puts all views where they were at first. */
  public void reset() {
    arrangements.reset();
    settle();
  }

  /** The name of the layout in use. */
  public String arrangement() {
    return arrangements.name();
  }

  /** Keeps the layout for the next start. */
  public void keep() {
    arrangements.keep();
  }

  /** Closes the windows that float; the views are of no use any more. */
  public void letGo() {
    finish.letGo();
    arrangements.letGo();
    attention.letGo();
    docks.letGo();
  }
}
