package roundhouse.lab.invariants;

import java.util.Optional;
import java.util.function.Function;

/**
 * An invariant: something that holds after every action of every game of every title.
 *
 * @param says the invariant in a few words, "money is conserved"
 * @param fault how an action breaks it, if it does
 */
record Invariant(String says, Function<StateTransition, Optional<String>> check) {

  Optional<String> brokenBy(StateTransition moment) {
    return check.apply(moment);
  }
}
