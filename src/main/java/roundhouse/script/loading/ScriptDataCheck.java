package roundhouse.script.loading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Design;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ScriptModule;

/**
 * Compares the {@code data} of a design with the shapes that scripts state, so that a company
 * without it is an error at its place and not a crash in its first run. Where a script states a
 * shape, the check also reports data that no script reads.
 */
final class ScriptDataCheck {
  private static final Pattern STATED = Pattern.compile("(?m)^export\\s+const\\s+reads\\b");

  /**
   * Data of one part of a title.
   *
   * @param owner the word of a shape for it
   * @param name of the part, "the title" for the title
   * @param path of the data
   */
  private record Owned(String owner, String name, String path, ScriptData data) {}

  private final LoadResult loaded;
  private final List<ScriptModule> scripts;
  private final List<String> texts;
  private final List<Owned> owned;
  private final Map<String, List<String>> names;
  private final List<Problem> problems = new ArrayList<>();

  private ScriptDataCheck(LoadResult loaded, List<ScriptModule> scripts, List<String> texts) {
    this.loaded = loaded;
    this.scripts = scripts;
    this.texts = texts;
    Design design = loaded.design().orElseThrow();
    this.owned = owned(design);
    this.names = names(design);
  }

  /**
   * The problems of a title whose scripts loaded.
   *
   * @param texts of all its scripts, also of those that do not answer now
   */
  static List<Problem> problems(LoadResult loaded, List<ScriptModule> scripts, List<String> texts) {
    var check = new ScriptDataCheck(loaded, scripts, texts);
    List<ScriptModule> stating = scripts.stream().filter(check::isReadable).toList();
    check.owned.forEach(data -> check.compare(data, stating));
    return check.problems;
  }

  private static List<Owned> owned(Design design) {
    var all = new ArrayList<Owned>();
    all.add(new Owned("title", "the title", "data", design.data()));
    design
        .companies()
        .forEach((id, company) -> all.add(part("company", "companies", id, company.data())));
    design.privates().forEach((id, one) -> all.add(part("private", "privates", id, one.data())));
    design.trains().forEach((type, one) -> all.add(part("train", "trains", type, one.data())));
    design.phases().forEach((name, one) -> all.add(part("phase", "phases", name, one.data())));
    design
        .map()
        .hexes()
        .forEach((name, hex) -> all.add(part("hex", "map.hexes", name, hex.data())));
    return all;
  }

  private static Owned part(String owner, String within, String name, ScriptData data) {
    return new Owned(owner, name, within + "." + name + ".data", data);
  }

  private static Map<String, List<String>> names(Design design) {
    var names = new LinkedHashMap<String, List<String>>();
    names.put("company", List.copyOf(design.companies().keySet()));
    names.put("private", List.copyOf(design.privates().keySet()));
    names.put("train", List.copyOf(design.trains().keySet()));
    names.put("phase", List.copyOf(design.phases().keySet()));
    names.put("hex", List.copyOf(design.map().hexes().keySet()));
    names.put("round", List.copyOf(design.rounds().keySet()));
    names.put("kind", List.copyOf(design.kinds().keySet()));
    return names;
  }

  /**
   * Whether a script states a shape that can be read; a shape that cannot is reported as a problem
   * of the script.
   */
  private boolean isReadable(ScriptModule script) {
    if (script.reads().isEmpty()) return false;
    Optional<String> fault = fault(script.reads().get());
    fault.ifPresent(message -> problems.add(ofScript(script, message)));
    return fault.isEmpty();
  }

  private Optional<String> fault(Object reads) {
    List<String> owners = List.of("title", "company", "private", "train", "phase", "hex");
    if (!(reads instanceof Map<?, ?> byOwner))
      return Optional.of("'reads' is an object with the keys " + String.join(", ", owners));
    for (Object owner : byOwner.keySet())
      if (!owners.contains(owner))
        return Optional.of(
            "'reads' knows no '%s': %s"
                .formatted(owner, SpellingHint.fix(String.valueOf(owner), owners)));
    var shapes = new DataShape(names);
    return byOwner.values().stream()
        .flatMap(shape -> shapes.unreadable(shape).stream())
        .findFirst()
        .map(
            word -> "'reads' cannot be understood at %s: write %s".formatted(word, shapes.words()));
  }

  private Problem ofScript(ScriptModule script, String message) {
    Matcher at = STATED.matcher(script.source().text());
    int line =
        at.find() ? (int) script.source().text().substring(0, at.start()).lines().count() + 1 : 1;
    return TitleScripts.problem(
        Severity.ERROR,
        new ScriptProblem(script.source().file(), line, 1, ScriptModule.READS, message, List.of()));
  }

  private void compare(Owned data, List<ScriptModule> stating) {
    Map<String, String> unknown = new LinkedHashMap<>();
    boolean shaped = false;
    for (ScriptModule script : stating) {
      Object shape = ((Map<?, ?>) script.reads().orElseThrow()).get(data.owner());
      if (shape == null) continue;
      var shapes = new DataShape(names);
      shapes.compare(shape, data.data().values(), data.path());
      shapes.misfits().forEach(misfit -> problems.add(misfit(data, misfit, script)));
      if (shaped) unknown.keySet().retainAll(shapes.unknown().keySet());
      else unknown.putAll(shapes.unknown());
      shaped = true;
    }
    unknown.forEach(
        (path, meant) -> {
          if (isUnread(path)) problems.add(unread(data, path, meant));
        });
  }

  private Problem misfit(Owned data, DataShape.Misfit misfit, ScriptModule script) {
    String path = misfit.path();
    String what =
        misfit.key().isEmpty()
            ? "%s in the data of %s".formatted(misfit.message(), data.name())
            : "the data of %s %s".formatted(data.name(), misfit.message());
    String where = misfit.key().isEmpty() || path.equals(data.path()) ? "" : " in " + last(path);
    return new Problem(
        Severity.ERROR,
        loaded.places().near(path).orElseThrow(),
        path,
        "%s%s, which %s reads".formatted(what, where, script.source().name()),
        misfit.key().isEmpty() ? misfit.fix() : "write data: { " + misfit.fix() + " }");
  }

  private static String last(String path) {
    return "'" + path.substring(path.lastIndexOf('.') + 1) + "'";
  }

  /** A shape may be that of one script while another reads more. */
  private boolean isUnread(String path) {
    String key = path.substring(path.lastIndexOf('.') + 1);
    Pattern word = Pattern.compile("(?<![\\w$-])" + Pattern.quote(key) + "(?![\\w$-])");
    return texts.stream().noneMatch(text -> word.matcher(text).find());
  }

  private Problem unread(Owned data, String path, String meant) {
    return new Problem(
        Severity.WARNING,
        loaded.places().near(path).orElseThrow(),
        path,
        "no script reads %s of %s".formatted(last(path), data.name()),
        meant.isEmpty()
            ? "correct or remove it, or let a script say in 'reads' that it reads any name"
            : "did you mean '" + meant + "'?");
  }
}
