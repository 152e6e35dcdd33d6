package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.problem.Problem;
import roundhouse.script.loading.Loaded;

/**
 * The designs of a project as they were read last.
 *
 * @param loaded the open design as its files are, or are about to be: the rules of the game
 * @param typed the same with what is typed and not saved; empty if everything is saved
 * @param late what looking longer than loading found in it
 * @param others the other designs
 */
public record Reading(
    Loaded loaded, Optional<Loaded> typed, List<Problem> late, Map<Path, Loaded> others) {
  static final Reading NOTHING = new Reading(Loaded.NOTHING, Optional.empty(), List.of(), Map.of());

  /** The design as it is typed, saved or not. */
  public Loaded latest() {
    return typed.orElse(loaded);
  }

  /** Other rules; what was found late holds for the same design until it is looked at again. */
  Reading with(Loaded found) {
    boolean same = found.folder().equals(loaded.folder());
    return new Reading(found.after(latest()), Optional.empty(), same ? late : List.of(), others);
  }

  Reading typed(Loaded found) {
    return new Reading(loaded, Optional.of(found.after(latest())), late, others);
  }

  Reading untyped() {
    return new Reading(loaded, Optional.empty(), late, others);
  }

  Reading checked(List<Problem> found, Map<Path, Loaded> elsewhere) {
    List<Problem> more =
        found.stream().filter(problem -> !latest().problems().contains(problem)).toList();
    return new Reading(loaded, typed, more, elsewhere);
  }
}
