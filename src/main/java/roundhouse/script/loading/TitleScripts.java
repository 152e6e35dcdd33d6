package roundhouse.script.loading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.Design;
import roundhouse.engine.HookHandler;
import roundhouse.engine.RuleExecutor;
import roundhouse.engine.Rulebook;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ModuleMemory;
import roundhouse.script.source.ScriptModule;

/**
 * The scripts of a title: those of the base design, of the design itself, then those of the
 * selected options, in the order in which the design lists them.
 *
 * @param scope that runs them
 * @param problems of the scripts, and of options that name a missing script
 * @param withOptions the files and those of options that are off
 */
record TitleScripts(
    Rulebook rulebook,
    RuleExecutor scope,
    List<Problem> problems,
    List<Path> files,
    List<Path> withOptions) {

  static TitleScripts load(Path root, LoadResult loaded, UnsavedTexts texts) {
    var problems = new ArrayList<Problem>();
    var folders = new ScriptFolders(root, loaded, texts, problems);
    folders.requireNamed();
    Set<Path> files = files(loaded, folders, loaded.options());
    List<Path> all = withOptions(root, loaded, texts);
    if (files.isEmpty()) {
      checkAll(loaded, List.of(), folders.allTexts(), problems);
      return new TitleScripts(Rulebook.PLAIN, RuleExecutor.DIRECT, problems, List.of(), all);
    }
    if (ScriptTrust.isWithheld(root)) {
      problems.add(ScriptTrust.problem(root, files.iterator().next()));
      return new TitleScripts(
          Rulebook.PLAIN, RuleExecutor.DIRECT, problems, List.copyOf(files), all);
    }
    var recent =
        ScriptCache.load(files.stream().flatMap(file -> folders.read(file).stream()).toList());
    LoadedScripts scripts = recent.scripts();
    scripts.problems().forEach(problem -> problems.add(problem(Severity.ERROR, problem)));
    ScriptExecutor scope = recent.scope();
    if (problems.isEmpty()) checkAll(loaded, scripts.modules(), folders.allTexts(), problems);
    return new TitleScripts(
        bind(scripts, files, folders, scope), scope, problems, List.copyOf(files), all);
  }

  /** What is missing for an option that is off is reported when that option is tried. */
  private static List<Path> withOptions(Path root, LoadResult loaded, UnsavedTexts texts) {
    var folders = new ScriptFolders(root, loaded, texts, new ArrayList<>());
    return List.copyOf(files(loaded, folders, loaded.design().orElseThrow().options().keySet()));
  }

  /** The scripts that always count, and those of some options. */
  private static Set<Path> files(
      LoadResult loaded, ScriptFolders folders, Collection<String> options) {
    Set<String> ofOptions = new LinkedHashSet<>();
    loaded.origins().forEach(origin -> ofOptions.addAll(origin.ofOptions()));
    Set<Path> files = new LinkedHashSet<>(folders.plain(ofOptions));
    Design design = loaded.design().orElseThrow();
    for (String option : options)
      for (String name : design.options().get(option).script())
        folders.find(option, name).ifPresent(files::add);
    return files;
  }

  private static void checkAll(
      LoadResult loaded, List<ScriptModule> scripts, List<String> texts, List<Problem> problems) {
    problems.addAll(ScriptExportsCheck.problems(loaded, scripts, texts));
    problems.addAll(ScriptDataCheck.problems(loaded, scripts, texts));
    for (ScriptModule script : scripts)
      script.changes().forEach(change -> problems.add(remembered(script, change)));
  }

  private static Problem remembered(ScriptModule script, ModuleMemory.Change change) {
    ScriptProblem says =
        ScriptProblem.at(
            script.source(),
            change.offset(),
            "",
            "a function changes '%s', which belongs to the module: what scripts keep there is"
                    .formatted(change.name())
                + " discarded at any time, so the same game would go otherwise the next time; make"
                + " it a variable of the function, or remember it in the state with a flag");
    return problem(Severity.WARNING, says);
  }

  static Problem problem(Severity severity, ScriptProblem problem) {
    var place =
        new SourcePlace(
            Path.of(problem.file()), Math.max(1, problem.line()), Math.max(1, problem.column()));
    return new Problem(severity, place, problem.hook(), problem.message(), "");
  }

  private static Rulebook bind(
      LoadedScripts scripts, Set<Path> files, ScriptFolders folders, ScriptExecutor scope) {
    Map<String, List<HookHandler<?, ?>>> layers = new LinkedHashMap<>();
    for (Path file : files) {
      Optional<ScriptModule> module = scripts.module(folders.name(file));
      if (module.isEmpty()) continue;
      for (ExportedFunction slot : module.get().functions()) {
        layers
            .computeIfAbsent(slot.name(), name -> new ArrayList<>())
            .add(new ScriptHookHandler<>(slot, scope));
      }
    }
    return new Rulebook(layers);
  }
}
