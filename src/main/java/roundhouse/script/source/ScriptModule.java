package roundhouse.script.source;

import java.util.List;
import java.util.Optional;

/** A loaded script and the functions that it exports, sorted by name. */
public record ScriptModule(ScriptSource source, List<ExportedFunction> functions) {

  public ScriptModule {
    functions = List.copyOf(functions);
  }

  public Optional<ExportedFunction> function(String name) {
    return functions.stream().filter(slot -> slot.name().equals(name)).findFirst();
  }
}
