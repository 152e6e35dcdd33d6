package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * A place of a rule that is not there any more, or says something else.
 *
 * @param what was done, for people: "stock.joining is taken away"
 * @param file that holds the text
 */
record TakenAway(String what, Path file, String text) {
  /** What an option says of itself; the rest is what it does. */
  private static final Set<String> WORDS = Set.of("says", "name", "implies", "excludes");

  /** Whether a place is in a file of the design or its scripts, and not a class. */
  static boolean possible(String place) {
    return place.contains(".yaml: ") || place.contains(".js: ");
  }

  /** A value of a design, all that an option does one by one, or a function of a script. */
  static List<TakenAway> of(ProjectCopy project, String place) throws IOException {
    String[] parts = place.split(": ", 2);
    if (parts[0].endsWith(".js")) return List.of(function(project, parts[0], parts[1]));
    Path file = project.design().resolve(parts[0]);
    YamlText text = YamlText.read(Files.readString(file));
    var all = new ArrayList<TakenAway>();
    for (ValuePath path : values(text, parts[0], parts[1]))
      all.add(new TakenAway(path + " is taken away", file, text.remove(path).text()));
    return all;
  }

  /**
   * What can be said otherwise below a place that cannot be taken away: each number, each yes; of
   * other words, those behind any of them left out.
   */
  static List<TakenAway> changes(ProjectCopy project, String place) throws IOException {
    String[] parts = place.split(": ", 2);
    if (parts[0].endsWith(".js")) return List.of();
    Path file = project.design().resolve(parts[0]);
    String text = Files.readString(file);
    ValuePath path = path(YamlText.read(text), parts[1]);
    List<TakenAway> numbers =
        Mutants.in(file, text).stream()
            .filter(
                mutant ->
                    mutant.path().equals(path.toString()) || mutant.path().startsWith(path + "."))
            .map(
                mutant ->
                    new TakenAway(
                        "%s: %s -> %s".formatted(mutant.path(), mutant.from(), mutant.to()),
                        file,
                        mutant.text()))
            .toList();
    return numbers.isEmpty() ? fewerWords(file, YamlText.read(text), path) : numbers;
  }

  private static List<TakenAway> fewerWords(Path file, YamlText text, ValuePath path) {
    if (!(text.at(path).orElse(YamlValue.EMPTY) instanceof YamlValue.Text words)) return List.of();
    var all = new ArrayList<TakenAway>();
    for (int end = words.text().lastIndexOf(' ');
        end > 0;
        end = words.text().lastIndexOf(' ', end - 1)) {
      String fewer = words.text().substring(0, end);
      all.add(
          new TakenAway(
              "%s: %s -> %s".formatted(path, words.text(), fewer),
              file,
              text.set(path, fewer).text()));
    }
    return all;
  }

  private static List<ValuePath> values(YamlText text, String file, String place) {
    ValuePath path = path(text, place);
    boolean option = file.equals("options.yaml") && path.names().size() == 1;
    return option
        ? text.keys(path).stream().filter(key -> !WORDS.contains(key)).map(path::child).toList()
        : List.of(path);
  }

  /** In a list the item of that name, which may stand alone or have values of its own. */
  private static ValuePath path(YamlText text, String place) {
    ValuePath path = ValuePath.ROOT;
    for (String name : place.split("\\.")) path = child(text, path, name);
    return path;
  }

  private static ValuePath child(YamlText text, ValuePath around, String name) {
    if (!(text.at(around).orElse(YamlValue.EMPTY)
        instanceof YamlValue.Items(List<YamlValue> items))) return around.child(name);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof YamlValue.Text named && named.text().equals(name))
        return around.child(i);
      if (items.get(i) instanceof YamlValue.Table table && table.entries().containsKey(name))
        return around.child(i).child(name);
    }
    throw new IllegalArgumentException("there is no '" + name + "' in " + around);
  }

  private static TakenAway function(ProjectCopy project, String script, String name)
      throws IOException {
    Path file = project.root().resolve(script);
    String text = Files.readString(file);
    String without =
        Pattern.compile(
                "^export (?=((async )?function|const|let) " + name + "\\b)", Pattern.MULTILINE)
            .matcher(text)
            .replaceFirst("");
    if (without.equals(text))
      throw new IllegalArgumentException("there is no function " + name + " in " + script);
    return new TakenAway(name + " answers no more", file, without);
  }
}
