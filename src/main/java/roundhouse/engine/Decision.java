package roundhouse.engine;

import java.util.List;

/**
 * The decision that play waits for.
 *
 * @param entity for whom the decision is made: a player's name or a company's id
 * @param deciders the players who may decide: usually one, all of them if they must agree
 * @param step name of the step that asks, "lay-track"
 * @param says a short description
 */
public record Decision(String entity, List<String> deciders, String step, String says) {
  public Decision {
    deciders = List.copyOf(deciders);
  }
}
