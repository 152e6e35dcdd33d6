package roundhouse.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import roundhouse.game.GameState;

/**
 * What was worked out about a state, kept while the same thread goes on asking about that state. The
 * rules are pure, so that the answer would be the same again; between two actions most is asked three
 * or four times.
 */
final class Worked {
  private static final ThreadLocal<Worked> HERE = ThreadLocal.withInitial(Worked::new);

  private final Map<Object, Object> known = new HashMap<>();
  private Title title;
  private GameState state;

  private Worked() {}

  /**
   * The answer to a question about a state.
   *
   * @param question what is asked, told apart by {@code equals}; each class asks with a type of its own
   */
  @SuppressWarnings("unchecked")
  static <R> R once(Game game, Record question, Supplier<R> work) {
    Worked here = HERE.get();
    here.lookAt(game);
    Object found = here.known.get(question);
    if (found != null) return (R) found;
    R answer = work.get();
    here.lookAt(game);
    here.known.put(question, answer);
    return answer;
  }

  /** States are told apart by identity: to compare them would cost more than it saves. */
  private void lookAt(Game game) {
    if (game.state() == state && game.title() == title) return;
    title = game.title();
    state = game.state();
    known.clear();
  }
}
