package roundhouse.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;
import roundhouse.design.spec.Design;

/** Compares two designs key by key. */
final class OutlineComparison {
  private final List<ValueChange> found = new ArrayList<>();

  private OutlineComparison() {}

  static List<ValueChange> between(Design first, Design second) {
    var changes = new OutlineComparison();
    changes.compare(Outline.of(first), Outline.of(second), List.of());
    return changes.found;
  }

  private void compare(Outline before, Outline after, List<String> path) {
    if (before instanceof Branch first && after instanceof Branch second) {
      entries(first, second, path);
    } else if (!words(before).equals(words(after))) {
      found.add(
          new ValueChange(
              path, Optional.of(before.line()), Optional.of(after.line()), after.says()));
    }
  }

  /** How wide a table is written makes no difference. */
  private static String words(Outline value) {
    return value.line().replaceAll("[ \\t]+", " ").replaceAll(" ?\n ?", "\n").strip();
  }

  private void entries(Branch before, Branch after, List<String> path) {
    order(before, after, path);
    Set<String> names = new LinkedHashSet<>(before.entries().keySet());
    names.addAll(after.entries().keySet());
    for (String name : names) {
      var below = new ArrayList<>(path);
      below.add(name);
      one(
          Optional.ofNullable(before.entries().get(name)),
          Optional.ofNullable(after.entries().get(name)),
          below);
    }
  }

  /** Says where the steps are if one is new, removed or moved. */
  private void order(Branch before, Branch after, List<String> path) {
    var first = List.copyOf(before.entries().keySet());
    var second = List.copyOf(after.entries().keySet());
    if (!after.ordered() || first.equals(second)) return;
    var below = new ArrayList<>(path);
    below.add("order");
    found.add(
        new ValueChange(
            below,
            Optional.of(String.join(", ", first)),
            Optional.of(String.join(", ", second)),
            after.says()));
  }

  private void one(Optional<Outline> before, Optional<Outline> after, List<String> path) {
    if (before.isPresent() && after.isPresent()) {
      compare(before.get(), after.get(), path);
      return;
    }
    found.add(
        new ValueChange(
            path,
            before.map(Outline::line),
            after.map(Outline::line),
            before.or(() -> after).map(Outline::says).orElse("")));
  }
}
