package roundhouse.script.views;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.ScriptLimits;

/**
 * Caches the answers of one function of a script by what it read. Hooks are pure: what sees the
 * same answers the same, in any state and game. A lookup repeats the reads of earlier calls in
 * their order, without the script; if every read gives a known result, the answer is known. Each
 * result decides which read comes next, as it does in the script.
 */
public final class AnswerCache {
  private static final ScriptLimits.Cache LIMITS = ScriptLimits.STANDARD.cache();

  private sealed interface Known {}

  private record Next(Observation look, Map<Object, Known> by) implements Known {
    Next(Observation look) {
      this(look, new HashMap<>(4));
    }
  }

  /**
   * @param value plain data, null too
   */
  public record Answered(Object value) implements Known {}

  private Optional<Known> first = Optional.empty();
  private int kept;
  private int held;
  private int asked;
  private int known;

  /** Whether recording pays: false when the function hardly ever sees the same again. */
  public boolean isUseful() {
    return asked < LIMITS.trials() || known > asked / LIMITS.seldom();
  }

  /** The cached answer to a call with these views, if there is one. */
  public Optional<Answered> find(ScriptView context, ScriptView arguments) {
    asked++;
    if (first.isEmpty()) return Optional.empty();
    var things = new ViewNumbering(context, arguments);
    Known at = first.get();
    while (at instanceof Next next) {
      at = next.by().get(things.comparable(seen(things, next.look())));
    }
    if (at != null) known++;
    return Optional.ofNullable((Answered) at);
  }

  private static Object seen(ViewNumbering things, Observation look) {
    ScriptView view = things.get(look.viewNumber());
    Object detail =
        look.kind() == Observation.Kind.CALL
            ? things.arguments((List<?>) look.detail())
            : look.detail();
    return view.observe(look.kind(), detail);
  }

  /** Caches the answer that followed these reads. */
  public void keep(List<ObservationLog.Entry> looks, Object answer) {
    int weight = weight(looks, answer);
    if (weight > LIMITS.characters()) return;
    if (kept == LIMITS.answers() || held + weight > LIMITS.characters()) forget();
    kept++;
    held += weight;
    Optional<Next> from = Optional.empty();
    Object sight = null;
    for (ObservationLog.Entry entry : looks) {
      Known at = put(from, sight, new Next(entry.observation()));
      if (!(at instanceof Next next) || !next.look().equals(entry.observation())) {
        forget();
        return;
      }
      from = Optional.of(next);
      sight = entry.result();
    }
    put(from, sight, new Answered(answer));
  }

  private static int weight(List<ObservationLog.Entry> looks, Object answer) {
    int weight = weight(answer);
    for (ObservationLog.Entry entry : looks) weight += weight(entry.result());
    return weight;
  }

  private static int weight(Object value) {
    return switch (value) {
      case String text -> text.length();
      case List<?> list -> list.size() + list.stream().mapToInt(AnswerCache::weight).sum();
      case Map<?, ?> map -> map.size() + weight(List.copyOf(map.values()));
      case null, default -> 0;
    };
  }

  /**
   * What is cached there already, or this. A function that reads differently after the same results
   * is not pure; its cache is emptied.
   */
  private Known put(Optional<Next> from, Object sight, Known otherwise) {
    if (from.isPresent()) return from.get().by().computeIfAbsent(sight, seen -> otherwise);
    if (first.isEmpty()) first = Optional.of(otherwise);
    return first.get();
  }

  private void forget() {
    first = Optional.empty();
    kept = 0;
    held = 0;
  }
}
