package roundhouse.engine.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.spec.Design;
import roundhouse.game.Holder;

/** Which names players may have: nobody and nothing else in the game has the same name. */
public final class PlayerNames {
  private PlayerNames() {}

  /** What is wrong with the names, if anything. */
  public static Optional<String> fault(Design design, List<String> names) {
    Set<String> taken =
        new HashSet<>(List.of(Holder.BANK.name(), Holder.IPO.name(), Holder.POOL.name(), ""));
    taken.addAll(design.companies().keySet());
    taken.addAll(design.privates().keySet());
    for (String name : names) {
      if (name.isBlank()) return Optional.of("every player needs a name");
      if (!taken.add(name))
        return Optional.of("a player cannot be named '" + name + "': the name is taken");
    }
    return Optional.empty();
  }
}
