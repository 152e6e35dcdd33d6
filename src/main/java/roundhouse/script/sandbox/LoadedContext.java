package roundhouse.script.sandbox;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import roundhouse.game.ScriptLimits;
import roundhouse.script.faults.ApiMisuse;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptModule;
import roundhouse.script.source.ScriptSource;
import roundhouse.script.views.AnswerReader;
import roundhouse.threads.AbandonableThread;
import roundhouse.threads.BackgroundThreads;

/**
 * A context with the scripts of a title loaded. It cannot be used again after a call exceeds a
 * limit.
 */
final class LoadedContext implements LimitWatchdog.Watched {
  /** For a call that is interrupted to end; only what cannot be interrupted takes longer. */
  private static final Duration INTERRUPTING = Duration.ofMillis(100);

  private final SealedContext realm;
  private final LoadedScripts scripts;
  private final AnswerReader answers;
  private final FailureDescriber faults;
  private final CallMeter meter = new CallMeter();
  private final Value[] functions;
  private final boolean keepsVariables;
  private int depth;
  private volatile boolean dead;

  /** Whether interrupting its call may be of use; guarded by this object. */
  private boolean interruptible;

  /** Interrupts the running call; guarded by this object. */
  private Thread interrupter;

  /**
   * The problem that ended the context, or null. Calls made while the failed call unwinds fail with
   * it too.
   */
  private ScriptProblem fatalProblem;

  private volatile CallOrigin running;
  private volatile CallOrigin last;

  LoadedContext(SealedContext realm, LoadedScripts scripts) {
    this.realm = realm;
    this.scripts = scripts;
    this.answers = new AnswerReader(realm.kind());
    this.faults = new FailureDescriber(realm, meter);
    this.functions = new Value[scripts.functionCount()];
    realm.files().mount(scripts.sources());
    this.keepsVariables =
        scripts.modules().stream().anyMatch(module -> !module.changes().isEmpty());
    LimitWatchdog.add(this);
  }

  /** Loads all modules now, each within its own limits, so that loading counts towards no call. */
  void load() {
    for (ScriptModule module : scripts.modules()) {
      inspect(
          module.source(),
          (exports, _) -> {
            module
                .functions()
                .forEach(slot -> functions[slot.index()] = exports.getMember(slot.name()));
            return exports;
          });
    }
  }

  <T> T inspect(ScriptSource source, BiFunction<Value, AnswerReader, T> reader) {
    String text =
        "import * as module from '"
            + source.path()
            + "'; export { module }; export const loaded = true;";
    Source entry =
        Source.newBuilder("js", text, "entry.mjs")
            .mimeType("application/javascript+module")
            .internal(true)
            .buildLiteral();
    return run(
        CallOrigin.loading(source),
        () -> reader.apply(loaded(realm.context().eval(entry)), answers));
  }

  /** The entry's last line has not run if a module still awaits a promise. */
  private static Value loaded(Value entry) {
    try {
      entry.getMember("loaded");
    } catch (PolyglotException e) {
      throw new ApiMisuse("waits while loading: a script must not use await at its top level");
    }
    return entry.getMember("module");
  }

  Object call(ExportedFunction slot, Object context, Object arguments) {
    CallOrigin place = CallOrigin.of(slot);
    last = place;
    return run(place, () -> answers.read(functions[slot.index()].execute(context, arguments)));
  }

  <T> T uncharged(Supplier<T> work) {
    boolean before = meter.uncharged(true);
    try {
      return work.get();
    } finally {
      meter.uncharged(before);
    }
  }

  private <T> T run(CallOrigin place, Supplier<T> body) {
    if (fatalProblem != null) throw new ScriptException(fatalProblem);
    CallOrigin outer = running;
    running = place;
    boolean before = enter();
    try {
      AbandonableThread.stopIfAbandoned();
      T answer = body.get();
      // A script may catch what was thrown to stop it: what it answers then is none.
      AbandonableThread.stopIfAbandoned();
      return answer;
    } catch (PolyglotException | StackOverflowError | OutOfMemoryError e) {
      AbandonableThread.stopIfAbandoned();
      throw failed(place, e);
    } catch (AnswerReader.InvalidAnswer | ApiMisuse e) {
      AbandonableThread.stopIfAbandoned();
      throw new ScriptException(FailureDescriber.problemAt(place, e.getMessage()));
    } finally {
      leave(before);
      running = outer;
    }
  }

  private boolean enter() {
    if (depth++ == 0) {
      realm.context().resetLimits();
      meter.begin();
      interruptible(true);
    }
    return meter.uncharged(false);
  }

  private void leave(boolean wasOutside) {
    meter.uncharged(wasOutside);
    if (--depth > 0) return;
    if (!meter.end()) dead = true;
    interruptible(false);
    // A call that was given up may leave variables of its module half changed.
    if (AbandonableThread.isCurrentAbandoned() && keepsVariables) dead = true;
  }

  /** Waits at the end for whoever interrupts this call, so that no later call is interrupted. */
  private void interruptible(boolean now) {
    Thread last;
    synchronized (this) {
      interruptible = now;
      last = interrupter;
      interrupter = null;
    }
    if (last == null) return;
    boolean interrupted = false;
    while (last.isAlive()) {
      try {
        last.join();
      } catch (InterruptedException again) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  /** Tells the running call, if there is one, to end; does not wait for it. */
  synchronized void interrupt() {
    if (!interruptible || interrupter != null) return;
    interrupter = BackgroundThreads.start("script-stop", this::interruptCall);
  }

  /** What does not even end then loses its context. */
  private void interruptCall() {
    try {
      realm.context().interrupt(INTERRUPTING);
    } catch (TimeoutException deaf) {
      dead = true;
      discard();
    } catch (PolyglotException | IllegalStateException ended) {
      // A limit has stopped it at the same moment.
    }
  }

  /** Describing an error can run the script's code again, so it happens before the call ends. */
  private ScriptException failed(CallOrigin place, Throwable error) {
    ScriptException described = faults.describe(place, error);
    if (!FailureDescriber.isDeadly(error) && meter.excess().isEmpty()) return described;
    dead = true;
    fatalProblem = meter.isSlow() ? described.problem().ofSlowScript() : described.problem();
    return new ScriptException(fatalProblem, described.getCause());
  }

  @Override
  public Duration period() {
    return LimitWatchdog.CALLS;
  }

  /** Stops a call that has used too much. */
  @Override
  public void look() {
    if (meter.measure()) stop();
  }

  boolean isDead() {
    return dead;
  }

  /** Whether the context may hold much memory. */
  boolean isHeavy() {
    return meter.allocated() > ScriptLimits.STANDARD.call().keptBytes();
  }

  boolean isRunning() {
    return depth > 0;
  }

  /** The script that runs, be it while it loads, or the function that was called last. */
  Optional<CallOrigin> lastCalled() {
    CallOrigin now = running;
    return Optional.ofNullable(now == null ? last : now);
  }

  /** Stops the running call from another thread, without waiting for it. */
  void stop() {
    BackgroundThreads.start("script-stop", this::discard);
  }

  void discard() {
    LimitWatchdog.remove(this);
    try {
      realm.context().close(true);
    } catch (PolyglotException | IllegalStateException e) {
      // Closing a context that a limit ended reports that limit again.
    }
  }
}
