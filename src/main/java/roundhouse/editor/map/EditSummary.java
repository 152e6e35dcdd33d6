package roundhouse.editor.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;
import roundhouse.mapping.BorderEdits;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.words.UiWords;

/**
 * What a step of edits of the map does, so that undo can name it and go there.
 *
 * @param hexes that it changes
 * @param values the keys whose values it changes in those hexes, and whether hexes are added or
 *     removed
 * @param others what else it changes: borders, homes, the layout
 */
record EditSummary(Set<HexId> hexes, Set<String> values, Set<String> others) {
  /** How many of the other changes are named. */
  private static final int NAMED = 2;

  private static final EditSummary NOTHING = new EditSummary(Set.of(), Set.of(), Set.of());

  EditSummary {
    hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
    values = Collections.unmodifiableSet(new LinkedHashSet<>(values));
    others = Collections.unmodifiableSet(new LinkedHashSet<>(others));
  }

  /**
   * What edits do.
   *
   * @param before the map without them
   */
  static EditSummary of(EditedMap before, List<DesignEdit> edits) {
    return edits.stream().map(edit -> of(before, edit)).reduce(NOTHING, EditSummary::with);
  }

  private static EditSummary of(EditedMap before, DesignEdit edit) {
    // Only notes have their keys renamed; the thing itself is renamed by another edit.
    if (edit instanceof DesignEdit.RenameKeys) return NOTHING;
    List<String> path = edit.path().names();
    if (path.size() < 2) return NOTHING.with(path.getFirst());
    String part = path.getFirst() + "." + path.get(1);
    boolean deeper = path.size() > 2;
    if (deeper && part.equals("map.hexes"))
      return new EditSummary(
          Set.of(HexId.of(path.get(2))),
          new LinkedHashSet<>(path.size() > 3 ? List.of(path.get(3)) : changed(before, edit)),
          Set.of());
    if (deeper && part.equals("map.borders"))
      return new EditSummary(
          BorderEdits.hexes(path.get(2)),
          Set.of(),
          Set.of(UiWords.of("undo-names.border", path.get(2))));
    return NOTHING.with(
        deeper ? UiWords.of("undo-names.value", path.getLast(), path.get(1)) : path.getLast());
  }

  private EditSummary with(String other) {
    return new EditSummary(hexes, values, Set.of(other));
  }

  /** The keys of a whole hex that an edit changes. */
  private static List<String> changed(EditedMap before, DesignEdit edit) {
    HexId hex = HexId.of(edit.path().last());
    if (edit instanceof DesignEdit.Rename) return List.of(UiWords.of("undo-names.moved"));
    if (!(edit instanceof DesignEdit.Put(ValuePath _, YamlValue.Table after)))
      return List.of(UiWords.of("undo-names.removed"));
    if (!before.has(hex)) return List.of(UiWords.of("undo-names.added"));
    YamlValue.Table now = before.hex(hex).table();
    return Stream.concat(now.entries().keySet().stream(), after.entries().keySet().stream())
        .distinct()
        .filter(key -> !Objects.equals(now.entries().get(key), after.entries().get(key)))
        .toList();
  }

  /** This edit, followed by another of the same stroke. */
  EditSummary with(EditSummary next) {
    return new EditSummary(
        both(hexes, next.hexes), both(values, next.values), both(others, next.others));
  }

  private static <T> Set<T> both(Set<T> one, Set<T> other) {
    var all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }

  /** The summary in a line: "D6: terrain, cost". */
  String says() {
    var parts = new ArrayList<String>();
    if (!values.isEmpty())
      parts.add(
          UiWords.counted(
              "undo-names.hexes",
              hexes.size(),
              String.join(", ", values),
              hexes.stream().findFirst().map(HexId::text).orElse("")));
    others.stream().limit(NAMED).forEach(parts::add);
    if (others.size() > NAMED) parts.add(UiWords.of("undo-names.more", others.size() - NAMED));
    return String.join("; ", parts);
  }
}
