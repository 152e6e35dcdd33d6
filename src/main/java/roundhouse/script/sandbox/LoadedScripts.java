package roundhouse.script.sandbox;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptModule;
import roundhouse.script.source.ScriptSource;

/**
 * The scripts of a title, loaded once: what they export, and the problems of those that did not
 * load. All games of the title share them; each runs them in its own {@link ScriptContext}.
 *
 * @param sources all of them by import path
 * @param modules those that loaded, in the given order
 * @param problems one for each that did not load
 */
public record LoadedScripts(
    Map<String, ScriptSource> sources, List<ScriptModule> modules, List<ScriptProblem> problems) {

  public LoadedScripts {
    sources = Map.copyOf(sources);
    modules = List.copyOf(modules);
    problems = List.copyOf(problems);
  }

  public Optional<ScriptModule> module(String name) {
    return modules.stream().filter(module -> module.source().name().equals(name)).findFirst();
  }

  /** The function that a script exports under this name, if any. */
  public Optional<ExportedFunction> function(String module, String function) {
    return module(module).flatMap(found -> found.function(function));
  }

  int functionCount() {
    return modules.stream().mapToInt(module -> module.functions().size()).sum();
  }
}
