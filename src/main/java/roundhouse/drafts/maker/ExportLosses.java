package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a title has and a file cannot hold: each thing once, with all places where it is. */
final class ExportLosses {
  private final Map<String, Set<String>> places = new LinkedHashMap<>();

  void add(String what) {
    places.computeIfAbsent(what, _ -> new LinkedHashSet<>());
  }

  void add(String what, String where) {
    places.computeIfAbsent(what, _ -> new LinkedHashSet<>()).add(where);
  }

  /** In words: "the river: A16, B17". */
  List<String> list() {
    var words = new ArrayList<String>();
    places.forEach(
        (what, where) ->
            words.add(where.isEmpty() ? what : what + ": " + String.join(", ", where)));
    return words;
  }
}
