package roundhouse.script;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one function of a script answered, by what it had looked at. Hooks are pure: who sees the
 * same again answers the same again, in whatever state and game. So the looks of earlier calls are
 * taken again, in their order and without the script; where all that is seen was seen before, the
 * answer is known. What is seen decides which look comes next, as it does in the script.
 */
final class Recollection {
  /** So many answers are kept; then it begins anew. */
  private static final int MOST = 2_000;

  /** So many calls show whether a function sees the same again. */
  private static final int TRIALS = 400;

  private static final int SELDOM = 8;

  private sealed interface Known {}

  private record Next(Look look, Map<Object, Known> by) implements Known {
    Next(Look look) {
      this(look, new HashMap<>(4));
    }
  }

  /**
   * @param value plain data, null too
   */
  record Answered(Object value) implements Known {}

  private Optional<Known> first = Optional.empty();
  private int kept;
  private int asked;
  private int known;

  /**
   * Whether it is worth noting what the function looks at: not when it hardly ever sees the same
   * again.
   */
  boolean isUseful() {
    return asked < TRIALS || known > asked / SELDOM;
  }

  /** The answer to a call with these views, if everything it looks at was seen before. */
  Optional<Answered> recall(View context, View arguments) {
    asked++;
    if (first.isEmpty()) return Optional.empty();
    var things = new Things(context, arguments);
    Known at = first.get();
    while (at instanceof Next next) {
      at = next.by().get(things.sight(seen(things, next.look())));
    }
    if (at != null) known++;
    return Optional.ofNullable((Answered) at);
  }

  private static Object seen(Things things, Look look) {
    View view = things.get(look.thing());
    Object detail =
        look.kind() == Look.Kind.CALL ? things.arguments((List<?>) look.detail()) : look.detail();
    return view.look(look.kind(), detail);
  }

  /** Keeps what was answered after these looks. */
  void keep(List<Notes.Entry> looks, Object answer) {
    if (kept == MOST) forget();
    kept++;
    Optional<Next> from = Optional.empty();
    Object sight = null;
    for (Notes.Entry entry : looks) {
      Known at = put(from, sight, new Next(entry.look()));
      if (!(at instanceof Next next) || !next.look().equals(entry.look())) {
        forget();
        return;
      }
      from = Optional.of(next);
      sight = entry.sight();
    }
    put(from, sight, new Answered(answer));
  }

  /**
   * What follows there: what is known already, else this. A function that does not do the same
   * again is not pure; nothing is kept of it.
   */
  private Known put(Optional<Next> from, Object sight, Known otherwise) {
    if (from.isPresent()) return from.get().by().computeIfAbsent(sight, seen -> otherwise);
    if (first.isEmpty()) first = Optional.of(otherwise);
    return first.get();
  }

  private void forget() {
    first = Optional.empty();
    kept = 0;
  }
}
