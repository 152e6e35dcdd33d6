package roundhouse.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The scripts of a title, loaded once: what they export, and the problems of those that did not
 * load. All games of the title share them; each runs them in its own {@link Box}.
 *
 * @param sources all of them by import path
 * @param modules those that loaded, in the given order
 * @param problems one for each that did not load
 */
public record Scripts(
    Map<String, ScriptSource> sources, List<ScriptModule> modules, List<ScriptProblem> problems) {

  public Scripts {
    sources = Map.copyOf(sources);
    modules = List.copyOf(modules);
    problems = List.copyOf(problems);
  }

  /**
   * Runs the top level of every script once. A broken file becomes a problem; the others still
   * load.
   */
  public static Scripts load(List<ScriptSource> sources) {
    return new ScriptLoader(sources).load();
  }

  /** Starts creating the first context in the background, which takes about a second. */
  public static void warmUp() {
    Spares.warmUp();
  }

  public Optional<ScriptModule> module(String name) {
    return modules.stream().filter(module -> module.source().name().equals(name)).findFirst();
  }

  /** The function that a script exports under this name, if any. */
  public Optional<Slot> slot(String module, String function) {
    return module(module).flatMap(found -> found.function(function));
  }

  int slotCount() {
    return modules.stream().mapToInt(module -> module.functions().size()).sum();
  }
}
