package roundhouse.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** One part of a tile notation, {@code city=revenue:20,slots:2}, with the offsets of its words. */
record NotationPart(String type, int offset, Map<String, Word> values) {

  /** A word and its offset in the notation. */
  record Word(String text, int offset) {
    Word part(int from, int to) {
      return new Word(text.substring(from, to), offset + from).trimmed();
    }

    Word trimmed() {
      int lead = text.length() - text.stripLeading().length();
      return new Word(text.strip(), offset + lead);
    }

    TileNotationException mistake(String message) {
      return new TileNotationException(offset, message);
    }

    List<Word> split(char separator) {
      var words = new ArrayList<Word>();
      int from = 0;
      for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
        words.add(part(from, at));
        from = at + 1;
      }
      words.add(part(from, text.length()));
      return words;
    }
  }

  /** The key for a part with a bare value, {@code label=C}. */
  static final String BARE = "";

  private static final Set<String> STOP_KEYS =
      Set.of("revenue", "loc", "groups", "hide", "visit_cost", "route");

  private static final Map<String, Set<String>> KEYS =
      Map.ofEntries(
          Map.entry("city", with(STOP_KEYS, "slots")),
          Map.entry("town", STOP_KEYS),
          Map.entry("halt", with(STOP_KEYS, "symbol")),
          Map.entry("offboard", STOP_KEYS),
          Map.entry("junction", Set.of()),
          Map.entry(
              "path", Set.of("a", "b", "a_lane", "b_lane", "lanes", "track", "terminal", "loc")),
          Map.entry("label", Set.of(BARE)),
          Map.entry("upgrade", Set.of("cost", "terrain")),
          Map.entry("border", Set.of("edge", "type", "cost")),
          Map.entry("icon", Set.of("image", "sticky", "blocks_lay")),
          Map.entry("frame", Set.of("color")),
          Map.entry("partition", Set.of("a", "b", "type", "restrict")),
          Map.entry("stub", Set.of("edge")),
          Map.entry("future_label", Set.of("label", "color")));

  /** The parts of a notation, each of a known kind with known keys. */
  static List<NotationPart> split(String notation) {
    var parts = new ArrayList<NotationPart>();
    for (Word word : new Word(notation, 0).split(';')) {
      if (!word.text().isEmpty()) parts.add(read(word));
    }
    return parts;
  }

  Optional<Word> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  private static NotationPart read(Word word) {
    int equals = word.text().indexOf('=');
    Word type = equals < 0 ? word : word.part(0, equals);
    Set<String> keys = KEYS.get(type.text());
    if (keys == null) {
      String hint = NearestName.hint(type.text(), new TreeSet<>(KEYS.keySet()));
      throw type.mistake("a tile has no part '" + type.text() + "'" + hint);
    }
    var values = new HashMap<String, Word>();
    if (equals >= 0) {
      Word rest = word.part(equals + 1, word.text().length());
      if (keys.contains(BARE)) values.put(BARE, rest);
      else for (Word pair : rest.split(',')) put(values, type.text(), keys, pair);
    }
    return new NotationPart(type.text(), type.offset(), Map.copyOf(values));
  }

  private static void put(Map<String, Word> values, String type, Set<String> keys, Word pair) {
    int colon = pair.text().indexOf(':');
    if (colon < 0) {
      throw pair.mistake(
          "'"
              + pair.text()
              + "' has no value; write a word, a colon and the value, as in revenue:20");
    }
    Word key = pair.part(0, colon);
    if (!keys.contains(key.text())) {
      String hint = NearestName.hint(key.text(), new TreeSet<>(keys));
      throw key.mistake("'" + type + "' has no '" + key.text() + "'" + hint);
    }
    if (values.put(key.text(), pair.part(colon + 1, pair.text().length())) != null) {
      throw key.mistake("'" + key.text() + "' is given twice");
    }
  }

  private static Set<String> with(Set<String> keys, String more) {
    var all = new TreeSet<>(keys);
    all.add(more);
    return Set.copyOf(all);
  }
}
