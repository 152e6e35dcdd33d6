package roundhouse.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.Design;
import roundhouse.design.LoadResult;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.design.Script;
import roundhouse.design.Severity;
import roundhouse.engine.Hook;
import roundhouse.engine.Layer;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Scope;
import roundhouse.engine.StepHooks;
import roundhouse.engine.play.Hooks;

/**
 * The scripts of a title: those of the base design, of the design itself, then those of the
 * selected options, in the order in which the design lists them.
 *
 * @param scope that runs them
 * @param problems of the scripts, and of options that name a missing script
 */
record TitleScripts(Rulebook rulebook, Scope scope, List<Problem> problems, List<Path> files) {

  static TitleScripts load(Path root, LoadResult loaded) {
    Design design = loaded.design().orElseThrow();
    var problems = new ArrayList<Problem>();
    Set<Path> files = new LinkedHashSet<>();
    Set<String> ofOptions = new LinkedHashSet<>();
    design.options().values().forEach(option -> ofOptions.addAll(option.script()));
    for (LoadResult.Origin origin : loaded.origins()) {
      for (Path folder : folders(root, origin)) files.addAll(plain(folder, ofOptions));
    }
    for (String option : loaded.options()) {
      for (String name : design.options().get(option).script()) {
        find(root, loaded.origins(), name)
            .ifPresentOrElse(files::add, () -> problems.add(missing(root, loaded, option, name)));
      }
    }
    if (files.isEmpty()) return new TitleScripts(Rulebook.PLAIN, Scope.DIRECT, problems, List.of());
    if (Trust.isWithheld(root)) {
      problems.add(Trust.problem(root, files.iterator().next()));
      return new TitleScripts(Rulebook.PLAIN, Scope.DIRECT, problems, List.copyOf(files));
    }
    var recent =
        RecentScripts.load(
            files.stream().map(file -> ScriptSource.read(name(root, file), file)).toList());
    Scripts scripts = recent.scripts();
    scripts.problems().forEach(problem -> problems.add(problem(Severity.ERROR, problem)));
    ScriptScope scope = recent.scope();
    Set<String> known = new LinkedHashSet<>(functionsOfSteps(design));
    known.addAll(Hooks.names());
    return new TitleScripts(
        bind(scripts, files, root, scope, known, problems), scope, problems, List.copyOf(files));
  }

  /** The script folders that a design names, or the one with its own name. */
  private static List<Path> folders(Path root, LoadResult.Origin origin) {
    List<String> names =
        origin.scripts().isEmpty()
            ? List.of(origin.folder().getFileName().toString())
            : origin.scripts();
    return names.stream()
        .map(root::resolve)
        .map(Path::normalize)
        .filter(folder -> folder.startsWith(root.normalize()))
        .filter(Files::isDirectory)
        .toList();
  }

  private static List<Path> plain(Path folder, Set<String> ofOptions) {
    return scripts(folder).stream()
        .filter(file -> !ofOptions.contains(file.getFileName().toString()))
        .toList();
  }

  private static List<Path> scripts(Path folder) {
    try (var all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(".js")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Looks for an option's script in the folders of the design, then of the designs it extends. */
  private static Optional<Path> find(Path root, List<LoadResult.Origin> origins, String name) {
    for (LoadResult.Origin origin : origins.reversed()) {
      for (Path folder : folders(root, origin))
        if (Files.isRegularFile(folder.resolve(name))) return Optional.of(folder.resolve(name));
    }
    return Optional.empty();
  }

  private static Problem missing(Path root, LoadResult loaded, String option, String name) {
    String path = "options." + option + ".script";
    Place place = loaded.places().near(path).orElseGet(() -> Place.start(root));
    List<String> there =
        loaded.origins().stream()
            .flatMap(origin -> folders(root, origin).stream())
            .flatMap(folder -> scripts(folder).stream())
            .map(file -> file.getFileName().toString())
            .distinct()
            .toList();
    return new Problem(
        Severity.ERROR,
        place,
        path,
        "there is no script '" + name + "' for the option '" + option + "'",
        roundhouse.design.Nearest.fix(name, there));
  }

  static Problem problem(Severity severity, ScriptProblem problem) {
    var place =
        new Place(
            Path.of(problem.file()), Math.max(1, problem.line()), Math.max(1, problem.column()));
    return new Problem(severity, place, problem.hook(), problem.message(), "");
  }

  private static String name(Path root, Path file) {
    return root.normalize().relativize(file.normalize()).toString().replace('\\', '/');
  }

  private static Rulebook bind(
      Scripts scripts,
      Set<Path> files,
      Path root,
      ScriptScope scope,
      Set<String> known,
      List<Problem> problems) {
    Map<String, List<Layer<?, ?>>> layers = new LinkedHashMap<>();
    for (Path file : files) {
      Optional<ScriptModule> module = scripts.module(name(root, file));
      if (module.isEmpty()) continue;
      for (Slot slot : module.get().functions()) {
        if (!known.contains(slot.function())) suspect(slot).ifPresent(problems::add);
        layers
            .computeIfAbsent(slot.function(), name -> new ArrayList<>())
            .add(new ScriptLayer<>(slot, scope));
      }
    }
    return new Rulebook(layers);
  }

  /**
   * A function that is not a hook helps other scripts or answers a question, unless it is a
   * misspelt hook.
   */
  private static Optional<Problem> suspect(Slot slot) {
    String hint = Nearest.hint(slot.function(), Hooks.names());
    if (hint.isEmpty()) return Optional.empty();
    var problem =
        new ScriptProblem(
            slot.source().file(),
            slot.line(),
            slot.column(),
            slot.function(),
            "there is no hook '" + slot.function() + "'" + hint,
            List.of());
    return Optional.of(problem(Severity.WARNING, problem));
  }

  /** The functions that the design's scripted steps call. */
  private static List<String> functionsOfSteps(Design design) {
    return design.rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .filter(Script.class::isInstance)
        .flatMap(step -> StepHooks.of(((Script) step).name()).stream())
        .map(Hook::name)
        .toList();
  }
}
