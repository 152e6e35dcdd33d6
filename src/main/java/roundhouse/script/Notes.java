package roundhouse.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * Records what a script read during one call, and what it saw, in order: everything that its answer
 * can depend on.
 */
final class Notes {
  /** An answer that depends on more is not worth caching. */
  private static final int MOST = 250;

  /** What the script read and what it saw. */
  record Entry(Look look, Object sight) {}

  private final Things things;
  private final List<Entry> entries = new ArrayList<>();
  private boolean incomplete;

  Notes(View context, View arguments) {
    things = new Things(context, arguments);
  }

  /** Everything the script read, unless it also learnt something that cannot be recorded. */
  Optional<List<Entry>> complete() {
    return incomplete ? Optional.empty() : Optional.of(entries);
  }

  /** The script learnt something that cannot be recorded, such as a random number or a failure. */
  void spoil() {
    incomplete = true;
  }

  Object look(View view, Look.Kind kind, Object detail) {
    return noted(view, kind, detail, () -> view.look(kind, detail));
  }

  Object call(ViewFunction function, Value... arguments) {
    Optional<List<Object>> noted = things.noted(arguments);
    if (noted.isEmpty()) spoil();
    return noted(
        function,
        Look.Kind.CALL,
        noted.orElse(List.of()),
        () -> function.answer(new Arguments(arguments)));
  }

  private Object noted(View view, Look.Kind kind, Object detail, Supplier<Object> look) {
    try {
      Object seen = look.get();
      note(things.number(view), kind, detail, seen);
      return seen;
    } catch (RuntimeException failed) {
      spoil();
      throw failed;
    }
  }

  private void note(int thing, Look.Kind kind, Object detail, Object seen) {
    boolean comparable =
        seen == null
            || seen instanceof View
            || seen instanceof String
            || seen instanceof Number
            || seen instanceof Boolean
            || seen instanceof List;
    if (!comparable || thing < 0 || entries.size() == MOST) spoil();
    if (!incomplete) entries.add(new Entry(new Look(thing, kind, detail), things.sight(seen)));
  }
}
