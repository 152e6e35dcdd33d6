package roundhouse.script.views;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.ScriptLimits;

/**
 * Data of the engine as {@link AnswerReader} reads it: null, Boolean, Long, String, List and Map,
 * within the limits of an answer.
 */
final class PlainData {
  private static final ScriptLimits.Answer LIMITS = ScriptLimits.STANDARD.answer();

  /** Stands for what is not data, or more of it than an answer may have. */
  private static final Object NONE = new Object();

  private int entries;
  private int characters;

  private PlainData() {}

  /**
   * The data as a script's answer; empty if a part of it is shown to scripts as a view, or if it is
   * beyond a limit.
   */
  static Optional<Object> of(DataView view) {
    return Optional.of(new PlainData().read(view.data(), 0)).filter(read -> read != NONE);
  }

  private Object read(Object data, int depth) {
    return switch (data) {
      case null -> null;
      case Boolean truth -> truth;
      case Integer number -> number.longValue();
      case Long number -> Math.abs(number) > LIMITS.number() ? NONE : number;
      case String text -> fits(text) ? text : NONE;
      case List<?> list -> fits(list.size(), depth) ? list(list, depth + 1) : NONE;
      case Map<?, ?> map -> fits(map.size(), depth) ? map(map, depth + 1) : NONE;
      default -> NONE;
    };
  }

  private boolean fits(String text) {
    characters += text.length();
    return characters <= LIMITS.characters();
  }

  private boolean fits(int more, int depth) {
    entries += more;
    return entries <= LIMITS.entries() && depth <= LIMITS.depth();
  }

  private Object list(List<?> list, int depth) {
    var all = new ArrayList<Object>(list.size());
    for (Object each : list) {
      Object read = read(each, depth);
      if (read == NONE) return NONE;
      all.add(read);
    }
    return all;
  }

  private Object map(Map<?, ?> map, int depth) {
    var all = new LinkedHashMap<String, Object>();
    for (Map.Entry<?, ?> each : map.entrySet()) {
      if (!(each.getKey() instanceof String name) || !fits(name)) return NONE;
      Object read = read(each.getValue(), depth);
      if (read == NONE) return NONE;
      all.put(name, read);
    }
    return all;
  }
}
