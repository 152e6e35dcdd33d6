package roundhouse.script.views;

import java.util.Collection;
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

  /**
   * @param value plain data, null too
   */
  public record Answered(Object value) implements KnownReads {}

  /**
   * The answer is what a view shows: that of a script that hands the standard answer on.
   *
   * @param viewNumber in the order the script met them
   */
  record Shown(int viewNumber) implements KnownReads {}

  private Optional<KnownReads> first = Optional.empty();
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
    KnownReads at = first.get();
    while (at instanceof NextRead next) at = next.after(things, next.repeated(things));
    Optional<Answered> answer = answer(things, at);
    if (answer.isPresent()) known++;
    return answer;
  }

  private static Optional<Answered> answer(ViewNumbering things, KnownReads last) {
    return last instanceof Shown(int number)
        ? PlainData.of((DataView) things.get(number)).map(Answered::new)
        : Optional.ofNullable((Answered) last);
  }

  /** Caches the answer that followed these reads. */
  public void keep(List<ObservationLog.Entry> looks, Object answer) {
    int weight = weight(looks, answer);
    if (weight > LIMITS.characters()) return;
    if (kept == LIMITS.answers() || held + weight > LIMITS.characters()) forget();
    kept++;
    held += weight;
    Optional<NextRead> from = Optional.empty();
    Object sight = null;
    for (ObservationLog.Entry entry : looks) {
      if (entry.observation().kind() == Observation.Kind.ANSWER) {
        put(from, sight, new Shown(entry.observation().viewNumber()));
        return;
      }
      KnownReads at = put(from, sight, new NextRead(entry.observation()));
      if (!(at instanceof NextRead next) || !next.reads(entry.observation())) {
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
      case Collection<?> all -> all.size() + all.stream().mapToInt(AnswerCache::weight).sum();
      case Map<?, ?> map -> map.size() + weight(map.values());
      case null, default -> 0;
    };
  }

  /**
   * What is cached there already, or this. A function that reads differently after the same results
   * is not pure; its cache is emptied.
   */
  private KnownReads put(Optional<NextRead> from, Object sight, KnownReads otherwise) {
    if (from.isPresent()) return from.get().knownOr(sight, otherwise);
    if (first.isEmpty()) first = Optional.of(otherwise);
    return first.get();
  }

  private void forget() {
    first = Optional.empty();
    kept = 0;
    held = 0;
  }
}
