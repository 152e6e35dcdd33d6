package roundhouse.engine;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import roundhouse.board.Board;
import roundhouse.game.GameState;

/**
 * Keeps answers about a state while the same thread asks about it. The rules are pure, so an answer
 * stays valid; between two actions most questions are asked three or four times.
 */
public final class StateMemo {
  /** A thread that no longer asks keeps no state in memory when that is needed for others. */
  private static final ThreadLocal<SoftReference<StateMemo>> HERE = new ThreadLocal<>();

  private final Map<Object, Object> known = new HashMap<>();
  private final Map<Object, Object> ofBoard = new HashMap<>();
  private Title title;
  private GameState state;
  private Board board;

  private StateMemo() {}

  /**
   * The answer to a question about a state.
   *
   * @param question compared by {@code equals}; each class asks with a type of its own
   */
  public static <R> R forState(Game game, Record question, Supplier<R> work) {
    StateMemo here = here();
    here.lookAt(game);
    return here.answer(game, here.known, question, work);
  }

  /**
   * The same for answers that depend only on title and board: they stay while money, shares or
   * turns change.
   */
  public static <R> R forBoard(Game game, Record question, Supplier<R> work) {
    StateMemo here = here();
    here.lookAt(game);
    return here.answer(game, here.ofBoard, question, work);
  }

  private static StateMemo here() {
    SoftReference<StateMemo> kept = HERE.get();
    StateMemo here = kept == null ? null : kept.get();
    if (here != null) return here;
    var fresh = new StateMemo();
    HERE.set(new SoftReference<>(fresh));
    return fresh;
  }

  @SuppressWarnings("unchecked")
  private <R> R answer(Game game, Map<Object, Object> answers, Record question, Supplier<R> work) {
    Object found = answers.get(question);
    if (found != null) return (R) found;
    R answer = work.get();
    lookAt(game);
    answers.put(question, answer);
    return answer;
  }

  /** States are compared by identity: comparing their contents would cost more than it saves. */
  private void lookAt(Game game) {
    if (game.state() == state && game.title() == title) return;
    if (game.state().board() != board || game.title() != title) ofBoard.clear();
    title = game.title();
    state = game.state();
    board = state.board();
    known.clear();
  }
}
