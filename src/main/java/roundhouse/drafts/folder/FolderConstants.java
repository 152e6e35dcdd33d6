package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.ruby.RubyValue;
import roundhouse.drafts.ruby.RubyValue.Computed;
import roundhouse.drafts.ruby.RubyValue.Items;
import roundhouse.drafts.ruby.RubyValue.Merged;
import roundhouse.drafts.ruby.RubyValue.Named;
import roundhouse.drafts.ruby.RubyValue.Pair;
import roundhouse.drafts.ruby.RubyValue.Pairs;
import roundhouse.drafts.ruby.RubyValue.Partly;
import roundhouse.drafts.ruby.RubyValue.Plainly;
import roundhouse.drafts.ruby.RubyValue.Span;
import roundhouse.drafts.ruby.RubyValue.Splat;

/** The constants of a title and of those that it inherits from, looked up by name. */
final class FolderConstants {
  private static final int MOST_VALUES = 300_000;
  private static final int LONGEST_SPAN = 1_000;
  private static final int LONGEST_TEXT = 100_000;
  private static final Pattern IN_TEXT = Pattern.compile("#\\{([A-Z][A-Za-z0-9_:]*)\\}");

  private final Map<String, RubyValue> own;
  private final Optional<FolderConstants> parent;
  private final Set<String> computed = new LinkedHashSet<>();
  private final Set<String> open = new HashSet<>();
  private final Set<String> asked = new HashSet<>();
  private String current = "";
  private int values;

  FolderConstants(Map<String, RubyValue> own, Optional<FolderConstants> parent) {
    this.own = own;
    this.parent = parent;
  }

  /** The value of a constant; empty if there is none, or only what a method computes. */
  Optional<Object> value(String name) throws DraftRefused {
    asked.add(name);
    if (own.containsKey(name) && open.add(name)) {
      values = 0;
      current = name;
      Object value = resolved(own.get(name));
      open.remove(name);
      return Optional.ofNullable(value);
    }
    return parent.isPresent() ? parent.get().value(name) : Optional.empty();
  }

  /** Names of the title's own constants and of those that it inherits. */
  Set<String> names() {
    var names = new LinkedHashSet<>(own.keySet());
    parent.ifPresent(base -> names.addAll(base.names()));
    return names;
  }

  /** Names of those that nobody has asked for, the inherited ones first. */
  Set<String> unread() {
    var unread = new LinkedHashSet<String>();
    parent.ifPresent(base -> unread.addAll(base.unread()));
    unread.removeAll(own.keySet());
    own.keySet().stream().filter(name -> !asked.contains(name)).forEach(unread::add);
    return unread;
  }

  /** What was found in place of a literal. */
  Set<String> computed() {
    var all = new LinkedHashSet<String>();
    parent.ifPresent(base -> all.addAll(base.computed()));
    all.addAll(computed);
    return all;
  }

  private void note(String text) {
    note(text, "");
  }

  private void note(String text, String numbers) {
    computed.add("computed: `" + text.replace("`", "'") + "`, in `" + current + "`" + numbers);
  }

  private Object resolved(RubyValue value) throws DraftRefused {
    if (++values > MOST_VALUES)
      throw new DraftRefused("a constant grows beyond " + MOST_VALUES + " values");
    return switch (value) {
      case Plainly(String text) when text.contains("#{") -> interpolated(text);
      case Plainly(Object plain) -> plain;
      case Partly(RubyValue inner, String call, String numbers) -> {
        note(call, numbers);
        yield resolved(inner);
      }
      case Items(List<RubyValue> items) -> list(items);
      case Pairs(List<Pair> pairs) -> map(pairs);
      case Named(String name) -> named(name);
      case Splat(RubyValue inner) -> resolved(inner);
      case Merged(RubyValue base, RubyValue over) -> merged(resolved(base), resolved(over));
      case Span(RubyValue from, RubyValue to) -> span(resolved(from), resolved(to));
      case Computed(String text) -> {
        note(text);
        yield null;
      }
    };
  }

  /** A text with the constants that it names; what else is computed in it stays as it is. */
  private String interpolated(String text) throws DraftRefused {
    Matcher constant = IN_TEXT.matcher(text);
    var whole = new StringBuilder();
    while (constant.find()) {
      Object value = named(constant.group(1));
      boolean plain = value instanceof String || value instanceof Number;
      constant.appendReplacement(
          whole, Matcher.quoteReplacement(plain ? value.toString() : constant.group()));
      if (whole.length() > LONGEST_TEXT)
        throw new DraftRefused("a text grows beyond " + LONGEST_TEXT + " letters");
    }
    return constant.appendTail(whole).toString();
  }

  private Object named(String name) throws DraftRefused {
    boolean base =
        name.startsWith("Base::") || name.startsWith("Game::Base") || name.startsWith("Engine::");
    String last = name.substring(name.lastIndexOf(':') + 1);
    boolean elders = name.matches("G[0-9]\\w*::.*") && open.contains(last);
    if (base) return ofEngine(name, last);
    if (!own.containsKey(last) || open.contains(last))
      return elders || !own.containsKey(last) ? inherited(name, last) : null;
    open.add(last);
    asked.add(last);
    Object value = resolved(own.get(last));
    open.remove(last);
    return value;
  }

  private Object ofEngine(String name, String last) {
    Object value = EngineDefaults.of(last);
    if (value == null) note(name);
    return value;
  }

  private Object inherited(String name, String last) throws DraftRefused {
    Optional<Object> value = parent.isPresent() ? parent.get().value(last) : Optional.empty();
    if (value.isEmpty()) note(name);
    return value.orElse(null);
  }

  private List<Object> list(List<RubyValue> items) throws DraftRefused {
    var list = new ArrayList<>();
    for (RubyValue item : items) {
      Object value = resolved(item);
      if (item instanceof Splat && value instanceof List<?> inner) {
        count(inner.size());
        list.addAll(inner);
      } else list.add(value);
    }
    return list;
  }

  private void count(int more) throws DraftRefused {
    values += more;
    if (values > MOST_VALUES)
      throw new DraftRefused("a constant grows beyond " + MOST_VALUES + " values");
  }

  private Map<Object, Object> map(List<Pair> pairs) throws DraftRefused {
    var map = new LinkedHashMap<Object, Object>();
    for (Pair pair : pairs) {
      Object value = resolved(pair.value());
      if (pair.key() instanceof Splat) {
        if (value instanceof Map<?, ?> inner) {
          count(inner.size());
          map.putAll(inner);
        }
      } else map.put(resolved(pair.key()), value);
    }
    return map;
  }

  private static Object merged(Object base, Object over) {
    var map = new LinkedHashMap<Object, Object>();
    if (base instanceof Map<?, ?> first) map.putAll(first);
    if (over instanceof Map<?, ?> second) map.putAll(second);
    return map;
  }

  private static List<Object> span(Object from, Object to) {
    var list = new ArrayList<>();
    if (from instanceof Long first && to instanceof Long last)
      for (long value = first; value <= last && list.size() < LONGEST_SPAN; value++)
        list.add(value);
    return list;
  }
}
