package roundhouse.script.source;

import java.util.List;
import java.util.Optional;

/**
 * A loaded script.
 *
 * @param functions that it exports, sorted by name
 * @param changes of what belongs to the module, by its functions
 * @param reads what it exports as {@code reads}: the shape of the design's data that it uses
 */
public record ScriptModule(
    ScriptSource source,
    List<ExportedFunction> functions,
    List<ModuleMemory.Change> changes,
    Optional<Object> reads) {
  /** Under this name a script states what it reads. */
  public static final String READS = "reads";

  public ScriptModule {
    functions = List.copyOf(functions);
    changes = List.copyOf(changes);
  }

  public Optional<ExportedFunction> function(String name) {
    return functions.stream().filter(slot -> slot.name().equals(name)).findFirst();
  }
}
