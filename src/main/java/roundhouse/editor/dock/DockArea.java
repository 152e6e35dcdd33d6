package roundhouse.editor.dock;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** An area of a window: views as tabs, or two areas beside each other. */
public sealed interface DockArea {

  /** Its views, from left to right and from top to bottom. */
  Stream<String> views();

  /** The same with only the wanted views; empty if none is left. */
  Optional<DockArea> keeping(Predicate<String> wanted);

  /** The views in the same tabs as {@code view}, itself included; none if it is not here. */
  List<String> tabsWith(String view);

  /** The same with other tabs where {@code view} is; itself if that is not here. */
  DockArea replacing(String view, Function<Tabs, DockArea> how);

  /** How many dividers it has. */
  int dividers();

  /** The same with another split at a divider, counted from 0 and from the outside inwards. */
  DockArea dividing(int divider, UnaryOperator<Split> how);

  /**
   * The least size at which no part is too small.
   *
   * @param view the least size of a view with its tab
   */
  Dimension least(Function<String, Dimension> view);

  /**
   * Views of which one is visible at a time.
   *
   * @param front the visible one
   */
  record Tabs(List<String> order, String front) implements DockArea {
    public Tabs {
      order = List.copyOf(order);
      if (!order.contains(front))
        throw new IllegalArgumentException(
            "the front view, " + front + ", is not one of the tabs " + order);
    }

    /** Tabs with the first one in front. */
    public static Tabs of(String... order) {
      return new Tabs(List.of(order), order[0]);
    }

    /** The same with another tab in front. */
    public Tabs front(String view) {
      return new Tabs(order, view);
    }

    /** The same with one more view, in front. */
    Tabs with(String view, int tab) {
      var more = new ArrayList<>(order);
      more.add(Math.min(tab, more.size()), view);
      return new Tabs(more, view);
    }

    @Override
    public Stream<String> views() {
      return order.stream();
    }

    @Override
    public Optional<DockArea> keeping(Predicate<String> wanted) {
      List<String> kept = order.stream().filter(wanted).toList();
      return kept.isEmpty()
          ? Optional.empty()
          : Optional.of(new Tabs(kept, kept.contains(front) ? front : kept.getFirst()));
    }

    @Override
    public List<String> tabsWith(String view) {
      return order.contains(view) ? order : List.of();
    }

    @Override
    public DockArea replacing(String view, Function<Tabs, DockArea> how) {
      return order.contains(view) ? how.apply(this) : this;
    }

    @Override
    public int dividers() {
      return 0;
    }

    @Override
    public DockArea dividing(int divider, UnaryOperator<Split> how) {
      return this;
    }

    @Override
    public Dimension least(Function<String, Dimension> view) {
      var all = new Dimension();
      for (Dimension each : order.stream().map(view).toList())
        all.setSize(Math.max(all.width, each.width), Math.max(all.height, each.height));
      return all;
    }
  }

  /**
   * Two areas with a divider between them.
   *
   * @param across whether they are side by side, not one above the other
   * @param share the share of the space that the first takes, from 0 to 1
   */
  record Split(boolean across, double share, DockArea first, DockArea second) implements DockArea {
    public Split {
      if (!(share >= 0 && share <= 1))
        throw new IllegalArgumentException("a share of " + share + " is not between 0 and 1");
    }

    /** Two areas side by side. */
    public static Split across(double share, DockArea left, DockArea right) {
      return new Split(true, share, left, right);
    }

    /**
     * The same with another share, at which no part is too small if that is possible.
     *
     * @param room the pixels that the share is of
     * @param least the least size of a view with its tab
     */
    Split divided(double wanted, int room, Function<String, Dimension> least) {
      Dimension one = first.least(least);
      Dimension other = second.least(least);
      double from = (across ? one.width : one.height) / (double) room;
      double to = 1 - (across ? other.width : other.height) / (double) room;
      return from > to ? this : new Split(across, Math.clamp(wanted, from, to), first, second);
    }

    /** Two areas, one above the other. */
    public static Split down(double share, DockArea above, DockArea below) {
      return new Split(false, share, above, below);
    }

    @Override
    public Stream<String> views() {
      return Stream.concat(first.views(), second.views());
    }

    @Override
    public Optional<DockArea> keeping(Predicate<String> wanted) {
      Optional<DockArea> one = first.keeping(wanted);
      Optional<DockArea> other = second.keeping(wanted);
      if (one.isPresent() && other.isPresent())
        return Optional.of(new Split(across, share, one.get(), other.get()));
      return one.or(() -> other);
    }

    @Override
    public List<String> tabsWith(String view) {
      var found = new ArrayList<>(first.tabsWith(view));
      found.addAll(second.tabsWith(view));
      return found;
    }

    @Override
    public DockArea replacing(String view, Function<Tabs, DockArea> how) {
      return new Split(across, share, first.replacing(view, how), second.replacing(view, how));
    }

    @Override
    public int dividers() {
      return 1 + first.dividers() + second.dividers();
    }

    @Override
    public DockArea dividing(int divider, UnaryOperator<Split> how) {
      if (divider == 0) return how.apply(this);
      int inside = divider - 1;
      return new Split(
          across,
          share,
          inside < first.dividers() ? first.dividing(inside, how) : first,
          inside < first.dividers() ? second : second.dividing(inside - first.dividers(), how));
    }

    @Override
    public Dimension least(Function<String, Dimension> view) {
      Dimension one = first.least(view);
      Dimension other = second.least(view);
      return across
          ? new Dimension(one.width + other.width, Math.max(one.height, other.height))
          : new Dimension(Math.max(one.width, other.width), one.height + other.height);
    }
  }
}
