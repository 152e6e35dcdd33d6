package roundhouse.print;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.reference.Outline;
import roundhouse.design.reference.Outline.Branch;

/**
 * Tables of named items of a design: a row for each item, a column for each key that any of them
 * uses.
 */
final class OutlineTables {
  /** Data for scripts means nothing to players. */
  private static final Set<String> HIDDEN = Set.of("data");

  private static final double NARROWEST = 6;

  private OutlineTables() {}

  /**
   * @param of heading of the column of names: "train"
   */
  static List<PageBlock> of(Branch things, String of) {
    List<String> keys = keys(things);
    var rows = new ArrayList<List<String>>();
    rows.add(with(of, keys.stream().map(key -> key.replace('-', ' ')).toList()));
    things
        .entries()
        .forEach(
            (name, thing) ->
                rows.add(with(name, keys.stream().map(key -> cell(thing, key)).toList())));
    List<Double> widths = widths(rows);
    var blocks = new ArrayList<PageBlock>();
    for (int i = 0; i < rows.size(); i++)
      blocks.add(new PageBlock.Row(rows.get(i), widths, i == 0));
    return blocks;
  }

  private static List<String> with(String first, List<String> rest) {
    var all = new ArrayList<>(List.of(first));
    all.addAll(rest);
    return all;
  }

  private static List<String> keys(Branch things) {
    Set<String> keys = new LinkedHashSet<>();
    for (Outline thing : things.entries().values()) {
      if (!(thing instanceof Branch branch)) continue;
      branch.entries().keySet().stream()
          .filter(key -> !HIDDEN.contains(key) && said(things, key))
          .forEach(keys::add);
    }
    return List.copyOf(keys);
  }

  /** Whether any of them differs from the default. */
  private static boolean said(Branch things, String key) {
    return things.entries().values().stream()
        .anyMatch(thing -> thing.at(List.of(key)).filter(value -> !value.isDefault()).isPresent());
  }

  private static String cell(Outline thing, String key) {
    Optional<String> text = thing.at(List.of(key)).map(Outline::line);
    return text.orElse("");
  }

  /** Wider columns for longer texts, but none too narrow for its longest word. */
  private static List<Double> widths(List<List<String>> rows) {
    var weights = new ArrayList<Double>();
    for (int column = 0; column < rows.getFirst().size(); column++) {
      double most = NARROWEST;
      for (List<String> row : rows) most = Math.max(most, Math.min(30, row.get(column).length()));
      weights.add(Math.sqrt(most) * Math.sqrt(Math.max(NARROWEST, longestWord(rows, column))));
    }
    double all = weights.stream().mapToDouble(Double::doubleValue).sum();
    return weights.stream().map(weight -> weight / all).toList();
  }

  private static double longestWord(List<List<String>> rows, int column) {
    int most = 0;
    for (List<String> row : rows)
      for (String word : row.get(column).split("\\s+")) most = Math.max(most, word.length());
    return most;
  }
}
