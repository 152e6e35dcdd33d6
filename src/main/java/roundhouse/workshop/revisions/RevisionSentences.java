package roundhouse.workshop.revisions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.HookChange;
import roundhouse.compare.ValueChange;
import roundhouse.engine.Title;
import roundhouse.words.UiWords;

/** Says what a save changed in the rules. */
final class RevisionSentences {
  private static final int MOST = 12;

  private RevisionSentences() {}

  /**
   * A line for each value and hook that differs: "trains 7+4 count: 1 → 2".
   *
   * @param before the rules that were in force; empty if there were none
   * @param after the rules now; empty if the files are broken
   */
  static List<String> of(Optional<Title> before, Optional<Title> after) {
    if (after.isEmpty()) return List.of(UiWords.of("revisions.broken"));
    return before.map(title -> of(title, after.get())).orElse(List.of());
  }

  private static List<String> of(Title before, Title after) {
    DesignComparison both =
        DesignComparison.of(before, after, new ComparedScripts(Map.of(), Map.of()));
    List<String> all =
        Stream.concat(
                both.changes().stream().map(ValueChange::sentence),
                both.hooks().stream().map(HookChange::text))
            .toList();
    if (all.size() <= MOST) return all;
    return Stream.concat(
            all.stream().limit(MOST), Stream.of(UiWords.of("revisions.more", all.size() - MOST)))
        .toList();
  }
}
