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
final class StateMemo {
  /** A thread that no longer asks keeps no state in memory when that is needed for others. */
  private static final ThreadLocal<SoftReference<StateMemo>> HERE = new ThreadLocal<>();

  private final Map<Object, Object> known = new HashMap<>();
  private final Map<Object, Object> ofBoard = new HashMap<>();
  private Object title;
  private GameState state;
  private Board board;

  private StateMemo() {}

  /**
   * The answer to a question about a state of a title.
   *
   * @param title whose rules answer, compared by identity
   */
  static <R> R forState(Object title, GameState state, Record question, Supplier<R> work) {
    StateMemo here = here();
    here.lookAt(title, state);
    return here.answer(here.known, question, work);
  }

  /** The same for answers that depend only on title and board. */
  static <R> R forBoard(Object title, GameState state, Record question, Supplier<R> work) {
    StateMemo here = here();
    here.lookAt(title, state);
    return here.answer(here.ofBoard, question, work);
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
  private <R> R answer(Map<Object, Object> answers, Record question, Supplier<R> work) {
    Object found = answers.get(question);
    if (found != null) return (R) found;
    Object askedTitle = title;
    GameState askedState = state;
    R answer = work.get();
    lookAt(askedTitle, askedState);
    answers.put(question, answer);
    return answer;
  }

  /** States are compared by identity: comparing their contents would cost more than it saves. */
  private void lookAt(Object askedTitle, GameState askedState) {
    if (askedState == state && askedTitle == title) return;
    if (askedState.board() != board || askedTitle != title) ofBoard.clear();
    title = askedTitle;
    state = askedState;
    board = askedState.board();
    known.clear();
  }
}
