package roundhouse.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The scripts of a title, loaded once: what they export, and what was wrong with those that did not
 * load. Shared by all games of the title; each runs them in a {@link Box} of its own.
 *
 * @param sources all of them by the path they are imported by
 * @param modules those that loaded, in the order given
 * @param problems one for each that did not
 */
public record Scripts(
    Map<String, ScriptSource> sources, List<ScriptModule> modules, List<ScriptProblem> problems) {

  public Scripts {
    sources = Map.copyOf(sources);
    modules = List.copyOf(modules);
    problems = List.copyOf(problems);
  }

  /** Runs every script's top level once. A broken file becomes a problem; the others still load. */
  public static Scripts load(List<ScriptSource> sources) {
    return new ScriptLoader(sources).load();
  }

  /** Begins making the first context in the background; it takes about a second. */
  public static void warmUp() {
    Spares.warmUp();
  }

  public Optional<ScriptModule> module(String name) {
    return modules.stream().filter(module -> module.source().name().equals(name)).findFirst();
  }

  /** The function that a script exports, or nothing: then there is no need to call anything. */
  public Optional<Slot> slot(String module, String function) {
    return module(module).flatMap(found -> found.function(function));
  }

  int slotCount() {
    return modules.stream().mapToInt(module -> module.functions().size()).sum();
  }
}
