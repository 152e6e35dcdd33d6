package roundhouse.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.edit.YamlValue;

/**
 * What a design says about one hex: values by key. Immutable.
 *
 * @param table as in the file
 */
public record HexContent(YamlValue.Table table) {
  static final String PRINT = "print";
  private static final Pattern STOP = Pattern.compile("(city|town|halt|offboard|junction)\\b.*");

  private static final Pattern BARE_STOP =
      Pattern.compile("city=revenue:0(?:,slots:([0-9]+))?|town=revenue:0");

  /** An empty hex. */
  public static final HexContent BLANK = new HexContent((YamlValue.Table) YamlValue.EMPTY);

  /** The word of a key, or "". */
  public String word(String key) {
    return table.entries().get(key) instanceof YamlValue.Text(String text, boolean _) ? text : "";
  }

  /** The number of a key, or 0. */
  public int number(String key) {
    String word = word(key);
    return word.matches("[0-9]{1,6}") ? Integer.parseInt(word) : 0;
  }

  public Optional<YamlValue> at(String key) {
    return Optional.ofNullable(table.entries().get(key));
  }

  public HexContent with(String key, YamlValue value) {
    var entries = new LinkedHashMap<>(table.entries());
    entries.put(key, value);
    return new HexContent(new YamlValue.Table(entries));
  }

  /** Sets a word; "" removes the key. */
  public HexContent with(String key, String word) {
    return word.isEmpty() ? without(key) : with(key, YamlValue.text(word));
  }

  /** Sets a number; 0 removes the key. */
  public HexContent with(String key, int number) {
    return with(key, number == 0 ? "" : String.valueOf(number));
  }

  public HexContent without(String... keys) {
    var entries = new LinkedHashMap<>(table.entries());
    List.of(keys).forEach(entries::remove);
    return new HexContent(new YamlValue.Table(entries));
  }

  /** The parts of the printed notation. */
  List<String> parts() {
    String print = word(PRINT);
    return print.isBlank() ? List.of() : List.of(print.strip().split("\\s*;\\s*"));
  }

  /** Sets the parts of the printed notation; no parts remove the key. */
  HexContent withParts(List<String> parts) {
    return parts.isEmpty()
        ? without(PRINT)
        : with(PRINT, YamlValue.quoted(String.join(";", parts)));
  }

  /** The kinds of printed parts that track may end in, in the order in which track numbers them. */
  List<String> stops() {
    return parts().stream()
        .map(STOP::matcher)
        .filter(Matcher::matches)
        .map(stop -> stop.group(1))
        .toList();
  }

  /** Whether trains may call here. */
  public boolean hasStop() {
    return number("city") > 0
        || number("towns") > 0
        || at("offboard").isPresent()
        || !stops().isEmpty();
  }

  /** The reverse of {@link #printed}: this hex with printed stops without values to be built. */
  HexContent toBuild() {
    List<String> parts = parts();
    if (!parts.stream().allMatch(part -> BARE_STOP.matcher(part).matches())) return this;
    HexContent bare = without(PRINT);
    for (String part : parts) {
      var slots = BARE_STOP.matcher(part).results().findFirst().map(found -> found.group(1));
      bare =
          part.startsWith("town")
              ? bare.with("towns", bare.number("towns") + 1)
              : bare.with("city", slots.map(Integer::parseInt).orElse(1));
    }
    return bare;
  }

  /** This hex with city and towns in the compact notation, so that track can lead to them. */
  HexContent printed() {
    if (!word(PRINT).isEmpty() || at("offboard").isPresent()) return this;
    var parts = new ArrayList<String>();
    int slots = number("city");
    if (slots > 0) parts.add(slots > 1 ? "city=revenue:0,slots:" + slots : "city=revenue:0");
    for (int town = 0; town < number("towns"); town++) parts.add("town=revenue:0");
    return without("city", "towns").withParts(parts);
  }
}
