package roundhouse.script;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * A context with the scripts of a title loaded. It cannot be used again after a call exceeds a
 * limit.
 */
final class Cell {
  private final Realm realm;
  private final Scripts scripts;
  private final Answers answers;
  private final Faults faults;
  private final Meter meter = new Meter();
  private final Value[] functions;
  private int depth;
  private volatile boolean dead;

  /**
   * The problem that ended the context, or null. Calls made while the failed call unwinds fail with
   * it too.
   */
  private ScriptProblem death;

  private volatile Slot running;

  Cell(Realm realm, Scripts scripts) {
    this.realm = realm;
    this.scripts = scripts;
    this.answers = new Answers(realm.kind());
    this.faults = new Faults(realm, meter);
    this.functions = new Value[scripts.slotCount()];
    realm.files().mount(scripts.sources());
    Watcher.add(this);
  }

  /** Loads all modules now, each within its own limits, so that loading counts toward no call. */
  void load() {
    for (ScriptModule module : scripts.modules()) {
      inspect(
          module.source(),
          exports -> {
            module
                .functions()
                .forEach(slot -> functions[slot.index()] = exports.getMember(slot.function()));
            return exports;
          });
    }
  }

  <T> T inspect(ScriptSource source, Function<Value, T> reader) {
    String text =
        "import * as module from '"
            + source.path()
            + "'; export { module }; export const loaded = true;";
    Source entry =
        Source.newBuilder("js", text, "entry.mjs")
            .mimeType("application/javascript+module")
            .internal(true)
            .buildLiteral();
    return run(Place.loading(source), () -> reader.apply(loaded(realm.context().eval(entry))));
  }

  /** The entry's last line has not run if a module still awaits a promise. */
  private static Value loaded(Value entry) {
    try {
      entry.getMember("loaded");
    } catch (PolyglotException e) {
      throw new Misuse("waits while loading: a script must not use await at its top level");
    }
    return entry.getMember("module");
  }

  Object call(Slot slot, Object context, Object arguments) {
    Slot outer = running;
    running = slot;
    try {
      return run(
          Place.of(slot), () -> answers.take(functions[slot.index()].execute(context, arguments)));
    } finally {
      running = outer;
    }
  }

  <T> T outside(Supplier<T> work) {
    boolean before = meter.outside(true);
    try {
      return work.get();
    } finally {
      meter.outside(before);
    }
  }

  private <T> T run(Place place, Supplier<T> body) {
    if (death != null) throw new ScriptException(death);
    boolean before = enter();
    try {
      return body.get();
    } catch (PolyglotException | StackOverflowError | OutOfMemoryError e) {
      throw failed(place, e);
    } catch (Answers.Unfit | Misuse e) {
      throw new ScriptException(Faults.at(place, e.getMessage()));
    } finally {
      leave(before);
    }
  }

  private boolean enter() {
    if (depth++ == 0) {
      realm.context().resetLimits();
      meter.begin();
    }
    return meter.outside(false);
  }

  private void leave(boolean wasOutside) {
    meter.outside(wasOutside);
    if (--depth == 0 && !meter.end()) dead = true;
  }

  /** Describing an error can run the script's code again, so it happens before the call ends. */
  private ScriptException failed(Place place, Throwable error) {
    ScriptException described = faults.describe(place, error);
    if (!Faults.isDeadly(error) && meter.excess().isEmpty()) return described;
    dead = true;
    death = described.problem();
    return described;
  }

  Meter meter() {
    return meter;
  }

  boolean isDead() {
    return dead;
  }

  boolean isRunning() {
    return depth > 0;
  }

  Optional<Slot> running() {
    return Optional.ofNullable(running);
  }

  /** Stops the running call from another thread, without waiting for it. */
  void stop() {
    Thread.ofPlatform().daemon().name("script-stop").start(this::discard);
  }

  void discard() {
    Watcher.remove(this);
    try {
      realm.context().close(true);
    } catch (PolyglotException | IllegalStateException e) {
      // Closing a context that a limit ended reports that limit again.
    }
  }
}
