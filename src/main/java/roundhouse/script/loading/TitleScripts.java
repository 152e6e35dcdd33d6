package roundhouse.script.loading;

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
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Hook;
import roundhouse.engine.HookHandler;
import roundhouse.engine.RuleExecutor;
import roundhouse.engine.Rulebook;
import roundhouse.engine.StepHooks;
import roundhouse.engine.play.HookRegistry;
import roundhouse.script.faults.NearestMemberName;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptModule;
import roundhouse.script.source.ScriptSource;

/**
 * The scripts of a title: those of the base design, of the design itself, then those of the
 * selected options, in the order in which the design lists them.
 *
 * @param scope that runs them
 * @param problems of the scripts, and of options that name a missing script
 */
record TitleScripts(
    Rulebook rulebook, RuleExecutor scope, List<Problem> problems, List<Path> files) {

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
    if (files.isEmpty())
      return new TitleScripts(Rulebook.PLAIN, RuleExecutor.DIRECT, problems, List.of());
    if (ScriptTrust.isWithheld(root)) {
      problems.add(ScriptTrust.problem(root, files.iterator().next()));
      return new TitleScripts(Rulebook.PLAIN, RuleExecutor.DIRECT, problems, List.copyOf(files));
    }
    var recent =
        ScriptCache.load(
            files.stream().map(file -> ScriptSource.read(name(root, file), file)).toList());
    LoadedScripts scripts = recent.scripts();
    scripts.problems().forEach(problem -> problems.add(problem(Severity.ERROR, problem)));
    ScriptExecutor scope = recent.scope();
    Set<String> known = new LinkedHashSet<>(functionsOfSteps(design));
    known.addAll(HookRegistry.names());
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
    SourcePlace place = loaded.places().near(path).orElseGet(() -> SourcePlace.start(root));
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
        roundhouse.design.problem.SpellingHint.fix(name, there));
  }

  static Problem problem(Severity severity, ScriptProblem problem) {
    var place =
        new SourcePlace(
            Path.of(problem.file()), Math.max(1, problem.line()), Math.max(1, problem.column()));
    return new Problem(severity, place, problem.hook(), problem.message(), "");
  }

  private static String name(Path root, Path file) {
    return root.normalize().relativize(file.normalize()).toString().replace('\\', '/');
  }

  private static Rulebook bind(
      LoadedScripts scripts,
      Set<Path> files,
      Path root,
      ScriptExecutor scope,
      Set<String> known,
      List<Problem> problems) {
    Map<String, List<HookHandler<?, ?>>> layers = new LinkedHashMap<>();
    for (Path file : files) {
      Optional<ScriptModule> module = scripts.module(name(root, file));
      if (module.isEmpty()) continue;
      for (ExportedFunction slot : module.get().functions()) {
        if (!known.contains(slot.name())) suspect(slot).ifPresent(problems::add);
        layers
            .computeIfAbsent(slot.name(), name -> new ArrayList<>())
            .add(new ScriptHookHandler<>(slot, scope));
      }
    }
    return new Rulebook(layers);
  }

  /**
   * A function that is not a hook helps other scripts or answers a question, unless it is a
   * misspelt hook.
   */
  private static Optional<Problem> suspect(ExportedFunction slot) {
    String hint = NearestMemberName.hint(slot.name(), HookRegistry.names());
    if (hint.isEmpty()) return Optional.empty();
    var problem =
        new ScriptProblem(
            slot.source().file(),
            slot.line(),
            slot.column(),
            slot.name(),
            "there is no hook '" + slot.name() + "'" + hint,
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
