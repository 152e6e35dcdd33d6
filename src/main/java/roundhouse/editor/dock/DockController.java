package roundhouse.editor.dock;

import java.awt.Point;
import java.awt.Window;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockLayout.WindowContent;
import roundhouse.editor.kit.Settings;

/**
 * The views of a window and where they are: as in a layout that the user changes, or in the main
 * window by a fixed tiling. Use it on the event thread only.
 */
public final class DockController {
  private final JFrame window;
  private final FloatingWindows floating;
  private final ViewsPane main = pane();
  private final Map<String, DockView> views = new LinkedHashMap<>();
  private final Scene docked = new Scene();
  private final Scene undocked = new Scene();
  private final ViewFocus focus = new ViewFocus(this);
  private final NamedLayouts layouts;
  private DockLayout layout = DockLayout.empty();
  private Optional<ViewTiling> fixed = Optional.empty();
  private boolean placing;
  private Optional<Folded> folded = Optional.empty();

  /**
   * What the user did to the layout, or to the fixed tiling, that leaves the places as they are.
   */
  private static final class Scene {
    private final List<DockView> used = new ArrayList<>();
    private Optional<String> alone = Optional.empty();
  }

  /** Views that were closed together. */
  private record Folded(DockLayout before, DockLayout after) {}

  /**
   * @param window that will contain {@link #root}
   * @param initial the layouts as they are before the user changes them, by name; asked each time,
   *     because they depend on the size of the window
   * @param settings beside which the layouts are saved
   * @param tell called with what could not be read
   */
  public DockController(
      JFrame window,
      List<DockView> all,
      Supplier<Map<String, DockLayout>> initial,
      Settings settings,
      FloatingWindows floating,
      Consumer<String> tell) {
    this.window = window;
    this.floating = floating;
    for (DockView view : all) views.put(view.id(), view);
    layouts = new NamedLayouts(this::apply, this::layout, initial, settings, tell);
  }

  /** An empty pane for views. */
  ViewsPane pane() {
    return new ViewsPane(
        this::view,
        () -> used().stream().map(DockView::id).toList(),
        tabs -> TabDrag.listen(this, tabs));
  }

  /** The component to put into the window. */
  public JComponent root() {
    return main;
  }

  /** All views. */
  List<DockView> views() {
    return List.copyOf(views.values());
  }

  DockView view(String id) {
    return Optional.ofNullable(views.get(id))
        .orElseThrow(() -> new IllegalArgumentException("there is no view " + id));
  }

  private Scene scene() {
    return fixed.isPresent() ? undocked : docked;
  }

  /** The views that had the keyboard in what is shown, the last one first. */
  List<DockView> used() {
    return scene().used;
  }

  /** A view has the keyboard. */
  void use(DockView view) {
    used().remove(view);
    used().addFirst(view);
  }

  /** The windows that contain views, the main one first. */
  public List<JFrame> windows() {
    return Stream.concat(Stream.of(window), floating.windows()).toList();
  }

  /** The panes of the windows, the main one first. */
  Stream<ViewsPane> panes() {
    return Stream.concat(Stream.of(main), floating.panes());
  }

  /** Where all views are docked; a maximized view is recorded at its normal place. */
  public DockLayout layout() {
    return layout;
  }

  /** Shows the layout of that name, as the user left it. */
  public void open(String name) {
    if (!name.equals(layoutName())) layouts.use(name);
    else if (fixed.isPresent()) {
      fixed = Optional.empty();
      show();
    }
    focus.settle();
  }

  /** Shows a fixed tiling in the main window; floating windows show what that does not. */
  public void open(ViewTiling tiling) {
    fixed = Optional.of(tiling);
    show();
  }

  /** Places all views as in a layout; views it does not know go where they belong. */
  void apply(DockLayout wanted) {
    DockLayout next = wanted.keeping(views.keySet());
    for (String view : views.keySet())
      if (next.views().noneMatch(view::equals) && !next.closed().contains(view))
        next = home(next, view);
    fixed = Optional.empty();
    change(next);
    floating.place(layout.windows());
  }

  /** Changes where views are, and ends maximizing. */
  void change(DockLayout next) {
    layout = next;
    docked.alone = Optional.empty();
    show();
  }

  private void show() {
    placing = true;
    main.show(fixed.orElse(new DockedTiling(this, 0, layout.main())), scene().alone);
    floating.show(this, layout.windows());
    placing = false;
    layouts.saveSoon();
  }

  /** Notes what the user did to a window, 0 being the main one, that leaves the views in it. */
  void keep(int window, UnaryOperator<WindowContent> how) {
    layout = layout.with(window, how);
    layouts.saveSoon();
  }

  /** Whether views come to the front because they are placed, not because the user wants it. */
  boolean isPlacing() {
    return placing;
  }

  /** Whether the main window has a fixed tiling. */
  boolean isFixed() {
    return fixed.isPresent();
  }

  /** What a floating window shows: not what a fixed tiling does. */
  WindowContent shown(WindowContent floating) {
    return floating.keeping(view -> fixed.filter(by -> by.views().contains(view)).isEmpty());
  }

  /** Closes a view. */
  void close(String view) {
    change(layout.closing(view));
  }

  /** Whether a view is open in what is shown. */
  boolean isOpen(DockView view) {
    return paneOf(view).isPresent();
  }

  /** The open views, in the order in which a key goes through them. */
  List<DockView> open() {
    return fixed.map(ViewTiling::views).orElseGet(() -> layout.views().toList()).stream()
        .map(this::view)
        .toList();
  }

  /** The view of a fixed tiling that has the keyboard before any was used: the last one. */
  Optional<DockView> last() {
    return fixed.map(by -> view(by.views().getLast()));
  }

  private Optional<ViewsPane> paneOf(DockView view) {
    return panes().filter(pane -> pane.views().contains(view.id())).findFirst();
  }

  /** The window that contains a view; empty while it is closed. */
  Optional<JFrame> windowOf(DockView view) {
    return paneOf(view).map(pane -> windows().get(panes().toList().indexOf(pane)));
  }

  private boolean isInMain(DockView view) {
    return paneOf(view).filter(pane -> pane == main).isPresent();
  }

  boolean isAtEdge(DockView view) {
    return paneOf(view).filter(pane -> pane.isAtEdge(view.id())).isPresent();
  }

  /** Places a closed view beside its former neighbours, otherwise on its side of the window. */
  void dockHome(DockView view) {
    change(home(layout, view.id()));
  }

  private DockLayout home(DockLayout of, String id) {
    DockSide side = view(id).side();
    return layouts.initial().map(usual -> usual.tabsWith(id)).orElse(List.of()).stream()
        .filter(each -> !each.equals(id) && of.isInArea(each))
        .findFirst()
        .map(beside -> of.moving(id, DockPlace.TABS, beside))
        .orElseGet(() -> of.bordering(id, side.place(), side.share(), Optional.empty()));
  }

  private void toggleWindow(DockView view) {
    if (isInMain(view)) change(layout.floating(view.id(), FloatingWindows.beside(view, window)));
    else dockHome(view);
  }

  private void toggleEdge(DockView view) {
    if (isAtEdge(view)) dockHome(view);
    else change(layout.hiding(view.id(), view.side().edge()));
  }

  private void toggleMaximized(DockView view) {
    if (scene().alone.isPresent()) restore();
    else if (isInMain(view) && !isAtEdge(view)) {
      scene().alone = Optional.of(view.id());
      show();
      bringUp(view);
    }
  }

  private void restore() {
    scene().alone = Optional.empty();
    show();
  }

  /** Brings an open view to the front of its tabs, or folds it out; nothing else hides it. */
  void bringUp(DockView view) {
    if (scene().alone.filter(other -> !other.equals(view.id())).isPresent() && isInMain(view))
      restore();
    paneOf(view).ifPresent(pane -> pane.bringUp(view.id()));
  }

  /** Floats a view at a point of the screen. */
  void floatAt(DockView view, Point at) {
    change(layout.floating(view.id(), FloatingWindows.at(at, view)));
  }

  /** Does something to the focused view, which may move it, and keeps the focus on it. */
  private void onFocused(Consumer<DockView> action) {
    focus
        .focused()
        .ifPresent(
            view -> {
              action.accept(view);
              if (!isAtEdge(view)) focus.focus(view);
            });
  }

  /** Whether what is shown has a place for a view, or had one until the user closed it. */
  public boolean hasPlace(String view) {
    return isOpen(view(view)) || fixed.isEmpty() && layouts.usuallyShows(view);
  }

  /** Offers actions in the menu beside each tab; they act on the view that is {@link #focused}. */
  public void offerInMenus(List<Action> commands) {
    for (DockView view : views())
      view.offer(
          () -> {
            focus.focus(view);
            return commands;
          });
  }

  /** Whether a window is this one or one of its floating windows. */
  public boolean owns(Window other) {
    return windows().contains(other);
  }

  /** Brings a view to the front wherever it is, opening it if closed. */
  public void show(String view) {
    focus.show(view(view));
  }

  /** Brings a view to the front of its window, without raising that. */
  public void reveal(String view) {
    focus.reveal(view(view));
  }

  /** Brings a view to the front and focuses it. */
  public void focus(String view) {
    focus.focus(view(view));
  }

  /** Closes some views, or brings them back to where they were, unless others have moved since. */
  public void toggle(List<String> ids) {
    List<String> open = ids.stream().filter(id -> isOpen(view(id))).toList();
    DockLayout now = layout;
    if (open.isEmpty()) {
      folded
          .filter(known -> order(known.after()).equals(order(now)))
          .ifPresentOrElse(
              known -> change(known.before()), () -> ids.forEach(id -> dockHome(view(id))));
      folded = Optional.empty();
    } else {
      open.forEach(this::close);
      folded = Optional.of(new Folded(now, layout));
    }
    focus.settle();
  }

  private static List<String> order(DockLayout layout) {
    return layout.views().toList();
  }

  /**
   * Folds a view into its edge if it has the keyboard there, otherwise brings it to the front and
   * focuses it.
   */
  public void focusOrFold(String id) {
    DockView view = view(id);
    boolean fold = isAtEdge(view) && view.isShowing() && view.hasKeyboard();
    if (!fold) {
      focus(id);
      return;
    }
    paneOf(view).ifPresent(pane -> pane.foldIn(id));
    used().stream()
        .filter(other -> other != view && other.isShowing())
        .findFirst()
        .or(() -> views().stream().filter(DockView::isShowing).findFirst())
        .ifPresent(focus::focus);
  }

  /** Changes the text of a view's tab, to show a count for example. */
  public void label(String view, String text) {
    view(view).label(text);
    panes().forEach(pane -> pane.relabel(view(view)));
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
    GoToViewDialog.ask(window, views(), title, go);
  }

  /** Asks where to move the focused view. */
  public void askMove() {
    onFocused(
        view ->
            MoveViewDialog.ask(
                windowOf(view).orElse(window),
                view,
                open().stream().filter(each -> each != view && !isAtEdge(each)).toList(),
                (where, beside) -> change(layout.moving(view.id(), where, beside.id()))));
  }

  public void closeFocused() {
    focused().ifPresent(this::close);
    focus.settle();
  }

  /** Maximizes the focused view within its window, or restores its neighbours. */
  public void toggleMaximized() {
    onFocused(this::toggleMaximized);
  }

  /** Floats the focused view in a window of its own, or brings it back. */
  public void toggleWindow() {
    onFocused(this::toggleWindow);
  }

  /** Moves the focused view to the edge of its window, or brings it back. */
  public void toggleEdge() {
    onFocused(this::toggleEdge);
  }

  /** Ends maximizing, and restores the initial places of all views that the user can move. */
  public void reset() {
    restore();
    if (fixed.isEmpty()) layouts.reset();
    focus.settle();
  }

  /** Arranges again what a fixed tiling decides otherwise now. */
  public void arrange() {
    main.revalidate();
    main.repaint();
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
    floating.dispose();
  }
}
