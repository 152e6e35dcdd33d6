package roundhouse.editor.dock;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.dock.DockLayout.WindowContent;

/** The docked views of a window. */
final class DockedTiling implements ViewTiling {
  private final DockController docks;
  private final int window;
  private final WindowContent content;
  private ViewPlan plan = new ViewPlan(List.of(), List.of());

  /**
   * @param window its number, 0 being the main one
   */
  DockedTiling(DockController docks, int window, WindowContent content) {
    this.docks = docks;
    this.window = window;
    this.content = content;
  }

  @Override
  public List<String> views() {
    return content.views().toList();
  }

  /** Its content as it is now: dividers may have moved since, and other views come to the front. */
  private WindowContent now() {
    List<String> here = views();
    return docks.layout().all().get(window).keeping(here::contains);
  }

  @Override
  public ViewPlan plan(int width, int height) {
    now().area().ifPresent(area -> plan = ViewPlan.of(area, new Rectangle(width, height)));
    return plan;
  }

  @Override
  public void move(int divider, double share) {
    int room = plan.dividers().get(divider).room();
    if (isMovable())
      change(area -> area.dividing(divider, split -> split.divided(share, room, least())));
  }

  private Function<String, Dimension> least() {
    return id -> {
      Dimension least = docks.view(id).getMinimumSize();
      return new Dimension(least.width, least.height + DockTabs.HEIGHT);
    };
  }

  private void change(UnaryOperator<DockArea> how) {
    docks.keep(window, now -> now.with(how));
  }

  @Override
  public void showing(String view) {
    if (!docks.isPlacing()) change(area -> area.replacing(view, tabs -> tabs.front(view)));
  }

  @Override
  public Map<Edge, List<String>> edges() {
    return content.edges();
  }

  @Override
  public Map<String, Integer> out() {
    return now().out();
  }

  @Override
  public void foldOut(String view, int pixels) {
    docks.keep(window, now -> now.foldingOut(view, pixels));
  }

  @Override
  public void foldIn(String view) {
    docks.keep(window, now -> now.foldingIn(view));
  }

  @Override
  public boolean isMovable() {
    return !docks.isFixed();
  }
}
