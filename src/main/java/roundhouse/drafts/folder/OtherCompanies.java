package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.MapDraft;
import roundhouse.drafts.UntypedValues;

/**
 * Further sets of companies and privates, of which the source's code chooses one, such as {@code
 * CORPORATIONS_1E}: an option for each, with what it has otherwise.
 */
final class OtherCompanies {
  private static final Pattern SET =
      Pattern.compile("(COMPANIES|CORPORATIONS|MINORS)_([A-Z0-9_]+)");

  /** What is the same in every set, or only looks. */
  private static final Set<String> IGNORED =
      Set.of("sym", "logo", "simple_logo", "color", "text_color", "desc");

  private final TitleFolder title;
  private final Draft draft;
  private final MapDraft map;

  /** An option: what it changes, and what of its set the draft has no place for. */
  private static final class Variant {
    private final List<String> sets = new ArrayList<>();
    private final Map<String, Map<String, Object>> changed = new TreeMap<>();
    private final List<String> untold = new ArrayList<>();
  }

  OtherCompanies(TitleFolder title, Draft draft, MapDraft map) {
    this.title = title;
    this.draft = draft;
    this.map = map;
  }

  void write() throws IOException, DraftRefused {
    var variants = new LinkedHashMap<String, Variant>();
    for (String name : title.constants().names()) {
      Matcher set = SET.matcher(name);
      if (!set.matches()) continue;
      Map<String, Map<String, Object>> other = byId(title.get(name));
      if (other.isEmpty()) continue;
      String id = "set-" + set.group(2).toLowerCase(Locale.ROOT).replace('_', '-');
      Variant variant = variants.computeIfAbsent(id, _ -> new Variant());
      variant.sets.add(name);
      compare(set.group(1), other, variant);
    }
    variants.forEach(this::write);
  }

  private void write(String id, Variant variant) {
    String sets = String.join(" and ", variant.sets);
    var keys = new LinkedHashMap<String, Object>();
    keys.put("says", "The companies of " + sets + ".");
    keys.putAll(variant.changed);
    if (!draft.part("options").row(id, keys)) return;
    String untold =
        variant.untold.isEmpty() ? "" : "; not drafted: " + String.join(", ", variant.untold);
    draft
        .notes()
        .missing("options." + id, "methods of the source choose when " + sets + " count" + untold);
  }

  private static Map<String, Map<String, Object>> byId(Object written) {
    var all = new LinkedHashMap<String, Map<String, Object>>();
    UntypedValues.map(written).forEach((id, value) -> add(all, id, UntypedValues.map(value)));
    UntypedValues.maps(written).forEach(each -> add(all, "", each));
    return all;
  }

  private static void add(
      Map<String, Map<String, Object>> all, String id, Map<String, Object> company) {
    String own = UntypedValues.text(company.getOrDefault("sym", id));
    if (company.containsKey("name") && !own.isEmpty()) all.put(own, company);
  }

  private void compare(String table, Map<String, Map<String, Object>> other, Variant variant)
      throws DraftRefused {
    Map<String, Map<String, Object>> usual = byId(title.get(table));
    boolean privates = table.equals("COMPANIES");
    other.forEach(
        (id, company) -> {
          if (!usual.containsKey(id)) {
            variant.untold.add(id + ", which the usual set lacks");
            return;
          }
          var keys = new LinkedHashMap<String, Object>();
          company.forEach(
              (key, value) -> {
                if (IGNORED.contains(key) || same(value, usual.get(id).get(key))) return;
                if (!put(key, value, keys)) variant.untold.add(key.replace('_', ' ') + " of " + id);
              });
          if (!keys.isEmpty())
            variant
                .changed
                .computeIfAbsent(privates ? "privates" : "companies", _ -> new LinkedHashMap<>())
                .put(id, keys);
        });
  }

  private static boolean same(Object one, Object other) {
    return String.valueOf(one).equals(String.valueOf(other));
  }

  /** Writes a value where the format has a key for it. */
  private boolean put(String key, Object value, Map<String, Object> keys) {
    List<Integer> numbers = UntypedValues.numbers(value);
    String text = UntypedValues.text(value);
    switch (key) {
      case "name" -> keys.put(key, text);
      case "value" -> numbers.stream().findFirst().ifPresent(price -> keys.put("price", price));
      case "revenue" ->
          numbers.stream().findFirst().ifPresent(income -> keys.put("income", income));
      case "tokens" -> keys.put("markers", numbers);
      case "coordinates" -> {
        if (map.cities(text) == 0) return false;
        keys.put("home", text);
      }
      default -> {
        return false;
      }
    }
    return true;
  }
}
