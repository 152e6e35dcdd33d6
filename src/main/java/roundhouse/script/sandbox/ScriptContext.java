package roundhouse.script.sandbox;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptSource;
import roundhouse.script.views.AnswerReader;
import roundhouse.threads.AbandonableThread;
import roundhouse.threads.AbandonedWork;

/**
 * Runs the scripts of one game in a JavaScript context, which it replaces after a script exceeds a
 * limit. Only one thread may use it at a time; call it under a {@link ScriptGuard}.
 *
 * <p>Every call from Java may use what {@link roundhouse.game.ScriptLimits.Call} says. A call that
 * Java makes on behalf of a running script counts towards that script's limits.
 */
public final class ScriptContext implements AutoCloseable {
  private final LoadedScripts scripts;
  private final BooleanSupplier memoryShort;
  private volatile LoadedContext cell;
  private volatile boolean closed;

  public ScriptContext(LoadedScripts scripts) {
    this(scripts, FreeMemory::isShort);
  }

  /**
   * @param memoryShort whether a context that may hold much is to be replaced
   */
  ScriptContext(LoadedScripts scripts, BooleanSupplier memoryShort) {
    this.scripts = scripts;
    this.memoryShort = memoryShort;
  }

  /**
   * Calls a hook with its two arguments and converts its answer to Java.
   *
   * @param context what the hook may use, a view
   * @param arguments the question's own arguments by name, a view
   * @return null, Boolean, Long, String, List or Map of these
   * @throws ScriptException when the script fails
   */
  public Object call(ExportedFunction slot, Object context, Object arguments) {
    return cell().call(slot, context, arguments);
  }

  /**
   * Does the engine's own work for a script, such as the callback {@code standard()}, without
   * counting it towards the script's limits.
   */
  public <T> T uncharged(Supplier<T> work) {
    LoadedContext current = cell;
    return current == null ? work.get() : current.uncharged(work);
  }

  /** Discards the context and with it the modules' variables: the next call runs in a new one. */
  public void reset() {
    replace(null);
  }

  /** Creates the context now, so that the next call does not wait for it. */
  public void prepare() {
    cell();
  }

  @Override
  public void close() {
    closed = true;
    putInPlace(null);
  }

  /** Runs the top level of a script and reads its exports. */
  <T> T inspect(ScriptSource source, BiFunction<Value, AnswerReader, T> reader) {
    return cell().inspect(source, reader);
  }

  /** A problem of the script that runs or ran last; without one it is the engine's own. */
  ScriptProblem lost(String message) {
    LoadedContext now = cell;
    return Optional.ofNullable(now)
        .flatMap(LoadedContext::lastCalled)
        .map(place -> FailureDescriber.problemAt(place, message))
        .orElseGet(() -> FailureDescriber.problemAt(CallOrigin.ENGINE, "the rules " + message));
  }

  /** Gives up the context, perhaps to a thread that hangs in it. */
  synchronized void abandon() {
    LoadedContext left = cell;
    cell = null;
    if (left != null) left.stop();
  }

  /** Tells the script that runs, if one does, to stop; does not wait for it. */
  void interrupt() {
    LoadedContext now = cell;
    if (now != null) now.interrupt();
  }

  /**
   * The current context. It is read before the check: an abandoned thread sees either its own old
   * context or the exception.
   */
  private LoadedContext cell() {
    LoadedContext current = cell;
    AbandonableThread.stopIfAbandoned();
    if (current == null || isSpent(current)) return renewed();
    return current;
  }

  /** A running context is never replaced. Variables of modules go; no game may depend on them. */
  private boolean isSpent(LoadedContext current) {
    if (current.isRunning()) return false;
    return current.isDead() || current.isHeavy() && memoryShort.getAsBoolean();
  }

  private LoadedContext renewed() {
    if (closed) throw new IllegalStateException("this script context is closed");
    LoadedContext next = new LoadedContext(ContextPool.take(), scripts);
    try {
      replace(next);
      next.load();
      return next;
    } catch (ScriptException | AbandonedWork unusable) {
      drop(next);
      throw unusable;
    }
  }

  private synchronized void drop(LoadedContext unusable) {
    if (cell == unusable) cell = null;
    unusable.discard();
  }

  private synchronized void replace(LoadedContext next) {
    AbandonableThread.stopIfAbandoned();
    putInPlace(next);
  }

  private synchronized void putInPlace(LoadedContext next) {
    LoadedContext old = cell;
    if (old != null && old.isRunning())
      throw new IllegalStateException("a script of this context is running");
    cell = next;
    if (old != null) old.discard();
  }

  /** Whether the memory of the process runs short. */
  private static final class FreeMemory {
    /** One part in this many has to be free, for what calls that are running may still take. */
    private static final int PART = 3;

    private FreeMemory() {}

    static boolean isShort() {
      Runtime process = Runtime.getRuntime();
      long used = process.totalMemory() - process.freeMemory();
      return used > process.maxMemory() - process.maxMemory() / PART;
    }
  }
}
