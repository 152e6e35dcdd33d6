package roundhouse.script.views;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;

/**
 * Records what a script read during one call, and what it saw, in order: everything that its answer
 * can depend on.
 */
public final class ObservationLog {
  private static final int MOST = ScriptLimits.STANDARD.cache().observations();

  /** What the script read and what it saw. */
  public record Entry(Observation observation, Object result) {}

  private final ViewNumbering things;
  private final List<Entry> entries = new ArrayList<>();
  private boolean incomplete;

  public ObservationLog(ScriptView context, ScriptView arguments) {
    things = new ViewNumbering(context, arguments);
  }

  /** Everything the script read, unless it also learnt something that cannot be recorded. */
  public Optional<List<Entry>> observations() {
    return incomplete ? Optional.empty() : Optional.of(entries);
  }

  /** The script learnt something that cannot be recorded, such as a random number or a failure. */
  void invalidate() {
    incomplete = true;
  }

  Object observe(ScriptView view, Observation.Kind kind, Object detail) {
    return noted(view, kind, detail, () -> view.observe(kind, detail));
  }

  Object call(ScriptView function, Value... arguments) {
    Optional<List<Object>> noted = things.recorded(arguments);
    if (noted.isEmpty()) invalidate();
    return noted(
        function,
        Observation.Kind.CALL,
        noted.orElse(List.of()),
        () -> function.observe(Observation.Kind.CALL, new CallArguments(arguments)));
  }

  /** The answer is what a view shows, whatever that is. */
  void answered(ScriptView view) {
    note(things.number(view), Observation.Kind.ANSWER, "", "");
  }

  private Object noted(
      ScriptView view, Observation.Kind kind, Object detail, Supplier<Object> look) {
    try {
      Object seen = look.get();
      note(things.number(view), kind, detail, seen);
      return seen;
    } catch (RuntimeException failed) {
      invalidate();
      throw failed;
    }
  }

  private void note(int thing, Observation.Kind kind, Object detail, Object seen) {
    boolean comparable =
        seen == null
            || seen instanceof ScriptView
            || seen instanceof String
            || seen instanceof Number
            || seen instanceof Boolean
            || seen instanceof List;
    if (!comparable || thing < 0 || entries.size() == MOST) invalidate();
    if (!incomplete)
      entries.add(new Entry(new Observation(thing, kind, detail), things.comparable(seen)));
  }
}
