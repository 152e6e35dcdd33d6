package roundhouse.design.checks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RunRuleSpec;
import roundhouse.design.spec.RunSetSpec;
import roundhouse.design.spec.StopsWanted;

/** Rules of runs name stops, trains and companies that there are, and each does something. */
public final class RunRulesCheck implements DesignCheck {
  /** The first error in rules that a script states, in a phrase; warnings do not count. */
  public static Optional<String> fault(List<RunRuleSpec> rules, Design design) {
    var problems = new Problems();
    var places = new ValuePlaces();
    places.put("", SourcePlace.start(Path.of("rules")));
    for (int at = 0; at < rules.size(); at++)
      rule(
          "rule " + (at + 1),
          rules.get(at),
          design,
          new CheckFindings(problems, places, _ -> false));
    return problems.list().stream()
        .filter(Problem::isError)
        .map(problem -> problem.path() + ": " + problem.message() + ": " + problem.fix())
        .findFirst();
  }

  @Override
  public void check(Design design, CheckFindings findings) {
    design.map().groups().forEach((name, stops) -> group(name, stops, design, findings));
    List<RunRuleSpec> rules = design.routes().rules();
    for (int at = 0; at < rules.size(); at++)
      rule("routes.rules." + at, rules.get(at), design, findings);
    List<RunSetSpec> sets = design.routes().together();
    for (int at = 0; at < sets.size(); at++)
      set("routes.together." + at, sets.get(at), design, findings);
  }

  private static void set(String path, RunSetSpec set, Design design, CheckFindings findings) {
    long effects =
        Stream.of(set.once(), set.paysOnce(), set.joins())
            .filter(stops -> !stops.isEmpty())
            .count();
    if (effects != 1)
      findings.error(
          path,
          "the rule does not say what becomes of its stops",
          "add either 'once: cities', where one run may come, or 'pays-once: cities', or 'joins:"
              + " [A1, B2]' with 'adds'");
    counts(path + ".joins", set.joins(), design, findings);
    for (int at = 0; at < set.joins().size(); at++)
      if (set.joins().get(at).of().contains("others"))
        findings.error(
            path + ".joins." + at, "the rule names no stops before 'others'", "name the stops");
    if (!set.joins().isEmpty() && set.adds() == 0)
      findings.error(path, "the rule adds nothing", "add 'adds: 20', or remove it");
    if (set.joins().isEmpty() && set.adds() != 0)
      findings.idle(path + ".adds", "only 'joins' earns more", "add 'joins', or remove it");
    for (String key : List.of("once", "pays-once"))
      for (String word : key.equals("once") ? set.once() : set.paysOnce()) {
        if (word.equals("others"))
          findings.error(
              path + "." + key, "the rule names no stops before 'others'", "name the stops");
        else stop(path + "." + key, word, design, findings);
      }
    if (set.once().isEmpty() && !set.says().isEmpty())
      findings.idle(path + ".says", "no run is refused by it", "remove it");
  }

  private static void group(
      String name, List<String> stops, Design design, CheckFindings findings) {
    String path = "map.groups." + name;
    boolean word = StopsWanted.WORDS.contains(name) || name.equals(RunRuleSpec.DISTANCE);
    if (word || design.map().hexes().containsKey(name))
      findings.error(
          path,
          word ? "'" + name + "' means something in every title" : "'" + name + "' is a hex",
          "give the group another name");
    if (stops.isEmpty())
      findings.error(path, "the group '" + name + "' has no stops", "name hexes");
    for (String stop : stops)
      if (!isStop(stop, design))
        findings.error(
            path,
            "there is no hex '" + hex(stop) + "' in map.hexes",
            SpellingHint.fix(hex(stop), design.map().hexes().keySet()));
  }

  private static void rule(String path, RunRuleSpec rule, Design design, CheckFindings findings) {
    rule.of().forEach(name -> concerned(path + ".of", name, design, findings));
    borders(path + ".crosses", rule.crosses(), design, findings);
    conditions(rule).forEach((key, counts) -> counts(path + "." + key, counts, design, findings));
    counts(path + ".needs", rule.needs(), design, findings);
    if (rule.isByDistance() && rule.forEach().size() > 1)
      findings.error(
          path + ".for-each",
          "it earns for stops or for the distance of its ends, not for both",
          "write two lines");
    else if (!rule.isByDistance())
      for (String word : rule.forEach()) forEach(path + ".for-each", word, design, findings);
    conditions(rule)
        .forEach(
            (key, counts) ->
                counts.stream()
                    .filter(count -> count.of().contains("others"))
                    .forEach(
                        count ->
                            findings.error(
                                path + "." + key,
                                "'others' are the stops that the rule does not name before 'needs'",
                                "write it under 'needs' or 'for-each'")));
    effect(path, rule, findings);
  }

  private static void borders(
      String path, List<StopsWanted> counts, Design design, CheckFindings findings) {
    for (int at = 0; at < counts.size(); at++)
      for (String word : counts.get(at).of())
        BordersCheck.betweenHexes(path + "." + at, word, design.map(), findings);
  }

  private static Map<String, List<StopsWanted>> conditions(RunRuleSpec rule) {
    var conditions = new LinkedHashMap<String, List<StopsWanted>>();
    conditions.put("calls", rule.calls());
    conditions.put("passes", rule.passes());
    conditions.put("ends", rule.ends());
    conditions.put("through", rule.through());
    return conditions;
  }

  private static void effect(String path, RunRuleSpec rule, CheckFindings findings) {
    boolean earns = rule.adds() != 0;
    boolean narrows = !rule.needs().isEmpty() || !rule.allowed();
    if (!earns && !narrows)
      findings.error(
          path, "the rule says nothing of its runs", "add 'adds: 20', 'needs' or 'allowed: no'");
    if (earns && narrows)
      findings.error(
          path,
          "a rule says what runs earn or what they need, not both",
          "write two lines, one with 'adds'");
    if (!rule.allowed() && !rule.needs().isEmpty())
      findings.error(
          path + ".needs", "a run that is not allowed needs nothing", "remove one of the two");
    if (!rule.allowed()
        && conditions(rule).values().stream().allMatch(List::isEmpty)
        && rule.crosses().isEmpty())
      findings.warning(
          path + ".allowed",
          "the rule forbids all runs" + (rule.of().isEmpty() ? "" : " of " + words(rule.of())),
          "say which with 'calls', 'passes', 'ends', 'through' or 'crosses'");
    if (!earns && !rule.forEach().isEmpty())
      findings.idle(path + ".for-each", "the rule adds nothing", "add 'adds: 20', or remove it");
    if (rule.most() > 0 && rule.forEach().isEmpty())
      findings.idle(
          path + ".most", "the amount is added once", "add 'for-each: own', or remove it");
    if (rule.best() > 0 && rule.adds() <= 0)
      findings.error(
          path + ".best",
          "only what runs earn more counts in the best of them",
          "add 'adds: 20', or remove it");
    if (!narrows && !rule.says().isEmpty())
      findings.idle(path + ".says", "no run is refused by it", "remove it");
    repeated(path + ".ends", rule.ends(), findings);
    repeated(path + ".calls", rule.calls(), findings);
  }

  /** The same stops twice mean one of them, not two. */
  private static void repeated(String path, List<StopsWanted> counts, CheckFindings findings) {
    var seen = new HashSet<StopsWanted>();
    for (StopsWanted count : counts)
      if (!seen.add(count))
        findings.error(
            path,
            "'" + count.text() + "' stands there twice, which is the same as once",
            "write '2 " + String.join(" ", count.of()) + "' for two of them");
  }

  private static String words(List<String> names) {
    return String.join(" ", names);
  }

  private static void concerned(String path, String name, Design design, CheckFindings findings) {
    var names = new LinkedHashSet<>(design.trains().keySet());
    names.addAll(design.companies().keySet());
    names.addAll(design.kinds().keySet());
    if (!names.contains(name))
      findings.error(
          path, "there is no train, company or kind '" + name + "'", SpellingHint.fix(name, names));
  }

  private static void counts(
      String path, List<StopsWanted> counts, Design design, CheckFindings findings) {
    for (int at = 0; at < counts.size(); at++)
      for (String word : counts.get(at).of()) stop(path + "." + at, word, design, findings);
  }

  private static void forEach(String path, String word, Design design, CheckFindings findings) {
    stop(path, word, List.of(RunRuleSpec.DISTANCE), design, findings);
  }

  private static void stop(String path, String word, Design design, CheckFindings findings) {
    stop(path, word, List.of(), design, findings);
  }

  /**
   * @param more words that may stand there too
   */
  private static void stop(
      String path, String word, List<String> more, Design design, CheckFindings findings) {
    if (StopsWanted.WORDS.contains(word)
        || design.map().groups().containsKey(word)
        || isStop(word, design)) return;
    var names = new ArrayList<>(StopsWanted.WORDS);
    names.addAll(more);
    names.addAll(design.map().groups().keySet());
    names.addAll(design.map().hexes().keySet());
    findings.error(
        path,
        "'" + word + "' is neither a group of the map nor a hex",
        SpellingHint.fix(word, names));
  }

  private static boolean isStop(String word, Design design) {
    return design.map().hexes().containsKey(word)
        || word.matches(".+\\.\\d") && design.map().hexes().containsKey(hex(word));
  }

  private static String hex(String word) {
    return word.replaceFirst("\\.\\d$", "");
  }
}
