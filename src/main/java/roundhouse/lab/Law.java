package roundhouse.lab;

import java.util.Optional;
import java.util.function.Function;

/**
 * An invariant: something that holds after every action of every game of every title.
 *
 * @param says the invariant in a few words, "money is conserved"
 * @param fault how an action breaks it, if it does
 */
record Law(String says, Function<Moment, Optional<String>> fault) {

  Optional<String> brokenBy(Moment moment) {
    return fault.apply(moment);
  }
}
