package roundhouse.editor.palette;

import java.util.Comparator;
import java.util.List;

/** Finds commands by what the user types: first by the beginning of their names. */
final class PaletteSearch {
  private PaletteSearch() {}

  /** The commands that match, the best ones first; those that can be used now precede others. */
  static List<PaletteEntry> find(List<PaletteEntry> all, String typed) {
    return all.stream()
        .filter(entry -> entry.rank(typed) >= 0)
        .sorted(
            Comparator.<PaletteEntry>comparingInt(entry -> entry.rank(typed))
                .thenComparing(entry -> !entry.action().isEnabled()))
        .toList();
  }
}
