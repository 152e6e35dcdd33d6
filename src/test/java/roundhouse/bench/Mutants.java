package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;

/**
 * All changes of a design by one: each number one more, each percentage ten more, each yes a no,
 * one at a time.
 */
final class Mutants {
  /** Where numbers are names or words for people, or only say where something is drawn. */
  private static final Set<String> NOT_NUMBERS =
      Set.of(
          "title",
          "says",
          "name",
          "color",
          "label",
          "format",
          "scripts",
          "script",
          "recordings",
          "home",
          "remove");

  /** Maps whose keys are numbers and not names. */
  private static final Set<String> NUMBERED =
      Set.of("starting-cash", "certificate-limit", "dividend-paid");

  /**
   * Percentages of shares and prices, which are whole numbers: one percent more changes nothing.
   */
  private static final Set<String> PERCENTAGES =
      Set.of(
          "holding-limit",
          "holding-limits.2",
          "pool-limit",
          "own-shares.at-most",
          "own-shares.leaves",
          "buy-privates.least",
          "buy-privates.most",
          "buy-trains.most");

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\d_.#]|loc:|terminal:)\\d+(?![\\p{L}\\d])");
  private static final Pattern PRICE = Pattern.compile("(?<![\\p{L}\\d])\\d+");

  /** Any number, written as 99 or 9999: one more changes nothing. */
  private static final Pattern ANY = Pattern.compile("99+");

  private static final Map<String, String> OPPOSITES = Map.of("yes", "no", "no", "yes");

  private final Path file;
  private final String text;
  private final List<Mutant> found = new ArrayList<>();

  private Mutants(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /** The mutants of a design, file by file from the top. */
  static List<Mutant> of(Path designs, String design) throws IOException {
    var all = new ArrayList<Mutant>();
    for (Path file : files(designs.resolve(design)))
      all.addAll(in(designs.relativize(file), Files.readString(file)));
    return all;
  }

  /** The mutants of one file. */
  static List<Mutant> in(Path file, String text) {
    var mutants = new Mutants(file, text);
    YamlReader.parse(file, text, new Problems()).ifPresent(node -> mutants.visit(node, ""));
    return mutants.found;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private void visit(YamlNode node, String path) {
    switch (node) {
      case MapNode map -> map.entries().forEach(entry -> visit(entry, path));
      case ListNode list -> {
        for (int i = 0; i < list.items().size(); i++)
          visit(list.items().get(i), join(path, String.valueOf(i)));
      }
      case ScalarNode scalar -> change(scalar, path);
    }
  }

  private void visit(MapNode.Entry entry, String path) {
    if (NOT_NUMBERS.contains(entry.name())) return;
    if (NUMBERED.contains(last(path))) change(entry.key(), join(path, entry.name()));
    visit(entry.value(), join(path, entry.name()));
  }

  private void change(ScalarNode scalar, String path) {
    String written = text.substring(scalar.span().from(), scalar.span().to());
    String opposite = OPPOSITES.get(written);
    if (opposite != null) add(scalar.span().from(), written, opposite, path);
    Matcher number = (last(path).equals("prices") ? PRICE : NUMBER).matcher(written);
    while (number.find()) {
      if (number.group().length() > 8 || ANY.matcher(number.group()).matches()) continue;
      add(
          scalar.span().from() + number.start(),
          number.group(),
          String.valueOf(Integer.parseInt(number.group()) + step(path)),
          path);
    }
  }

  private static int step(String path) {
    return PERCENTAGES.stream().anyMatch(path::endsWith) ? 10 : 1;
  }

  private void add(int from, String old, String changed, String path) {
    int line = (int) text.substring(0, from).chars().filter(letter -> letter == '\n').count() + 1;
    found.add(
        new Mutant(
            file,
            line,
            path,
            old,
            changed,
            text.substring(0, from) + changed + text.substring(from + old.length())));
  }

  private static String join(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }
}
