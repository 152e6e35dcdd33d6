package roundhouse.engine;

import java.util.List;

/**
 * What play waits for.
 *
 * @param entity for whom: a player's name or a company's id
 * @param deciders the players who may decide, usually one; all of them where they must agree
 * @param step name of the step that asks, "lay-track"
 * @param says what is to be decided, in a few words
 */
public record Decision(String entity, List<String> deciders, String step, String says) {
  public Decision {
    deciders = List.copyOf(deciders);
  }
}
