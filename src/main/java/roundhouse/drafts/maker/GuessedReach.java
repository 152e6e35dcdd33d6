package roundhouse.drafts.maker;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.design.spec.Allowance;

/** How far a train runs, guessed from its name: the files hold nothing else. */
final class GuessedReach {
  private static final Pattern NAME =
      Pattern.compile("([0-9]{1,2})(?:([+/])([0-9]{1,2}))?\\s*([A-Za-z]*)");
  private static final int ANY = 99;

  private GuessedReach() {}

  /**
   * The allowance as our designs write it.
   *
   * @param runs a number, a sum, or a map
   * @param doubt what speaks against it, or ""
   */
  record Reach(Object runs, String doubt) {
    /** As a design writes it. */
    String says() {
      if (!(runs instanceof Map<?, ?> keys)) return String.valueOf(runs);
      return keys.entrySet().stream()
          .map(
              each ->
                  each.getKey() + ": " + (each.getValue().equals(true) ? "yes" : each.getValue()))
          .collect(Collectors.joining(", ", "{ ", " }"));
    }

    Allowance allowance() {
      if (!(runs instanceof Map<?, ?> keys)) return Allowance.parse(String.valueOf(runs));
      return new Allowance(
          (Integer) keys.get("cities"),
          0,
          Allowance.FurtherTowns.AS_CITIES,
          keys.get("times") instanceof Integer times ? times : 1,
          keys.get("visits") instanceof Integer visits ? visits : 0);
    }
  }

  static Reach of(String name) {
    if (name.matches("(?i)D|diesel")) return new Reach(ANY, "");
    Matcher parts = NAME.matcher(name);
    if (!parts.matches() || parts.group(1).matches("0+"))
      return new Reach(
          Optional.of(name.replaceAll("[^0-9].*$", ""))
              .filter(digits -> digits.matches("[1-9][0-9]?"))
              .map(Integer::valueOf)
              .orElse(2),
          "its name gives no reach");
    int cities = Integer.parseInt(parts.group(1));
    String letter = parts.group(4).toUpperCase(Locale.ROOT);
    if (parts.group(2) != null)
      return sum(cities, Integer.parseInt(parts.group(3)), parts.group(2), letter);
    return switch (letter) {
      case "", "T" -> new Reach(cities, "");
      case "D" -> new Reach(map(cities, "times", 2), "D taken as: stops count double");
      case "E" ->
          new Reach(
              map(cities, "visits", ANY), "E taken as: it passes cities without counting them");
      case "H" -> new Reach(cities, "H often counts hexes, which the format cannot express");
      default -> new Reach(cities, "the meaning of " + letter + " is not known");
    };
  }

  private static Reach sum(int one, int other, String sign, String letter) {
    if (letter.equals("E")) {
      var runs = map(one, "times", 2);
      runs.put("visits", ANY);
      return new Reach(
          runs, "E taken as: it passes cities without counting them, and stops count double");
    }
    if (sign.equals("/"))
      return new Reach(
          Math.min(one, other),
          "calls at " + one + " of " + other + " stops, which the format cannot express");
    return new Reach(
        one + "+" + other, letter.isEmpty() ? "" : "the meaning of " + letter + " is not known");
  }

  private static Map<String, Object> map(int cities, String key, Object value) {
    var runs = new LinkedHashMap<String, Object>();
    runs.put("cities", cities);
    runs.put(key, value);
    return runs;
  }
}
