package roundhouse.turn.choices;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.files.Sha256;

/**
 * The choices of a moment by an id each, under which one of them can be named from outside. The id
 * follows from the action alone: it is the same whenever that moment is looked at, and that of
 * another moment never means another action.
 */
public final class Offers {
  private static final int DIGITS = 12;

  private final Map<String, Choice> byId = new LinkedHashMap<>();
  private final Map<Choice, String> ids = new LinkedHashMap<>();

  public Offers(List<Choice> choices) {
    for (Choice choice : choices) if (!ids.containsKey(choice)) add(choice);
  }

  private void add(Choice choice) {
    String action = choice.action().toString();
    String id = Sha256.hex(action.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    String free = id;
    for (int again = 2; byId.containsKey(free); again++) free = id + "-" + again;
    byId.put(free, choice);
    ids.put(choice, free);
  }

  /** The id of one of the choices. */
  public String id(Choice choice) {
    return ids.get(choice);
  }

  /** All ids, in the order of the choices. */
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }

  /** The choice of an id; empty if none of the moment has it. */
  public Optional<Choice> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * The action of an id; empty if it is not offered, or not with that amount.
   *
   * @param amount ignored where the choice has none
   */
  public Optional<Action> action(String id, int amount) {
    return find(id)
        .filter(choice -> choice.amount().isEmpty() || choice.amount().get().includes(amount))
        .map(choice -> choice.amount().isEmpty() ? choice.action() : choice.withAmount(amount));
  }
}
