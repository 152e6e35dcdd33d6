package roundhouse.editor.dock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** An area of a window: views as tabs, or two areas beside each other. */
public sealed interface DockArea {

  /** Its views, from left to right and from top to bottom. */
  Stream<String> views();

  /** The same with only the wanted views; empty if none is left. */
  Optional<DockArea> keeping(Predicate<String> wanted);

  /** The views in the same tabs as {@code view}, itself included; none if it is not here. */
  List<String> tabsWith(String view);

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
  }
}
