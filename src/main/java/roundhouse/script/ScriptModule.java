package roundhouse.script;

import java.util.List;
import java.util.Optional;

/** A loaded script and the functions that it exports, sorted by name. */
public record ScriptModule(ScriptSource source, List<Slot> functions) {

  public ScriptModule {
    functions = List.copyOf(functions);
  }

  public Optional<Slot> function(String name) {
    return functions.stream().filter(slot -> slot.function().equals(name)).findFirst();
  }
}
