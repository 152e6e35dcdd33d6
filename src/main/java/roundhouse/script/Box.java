package roundhouse.script;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * Where the scripts of one game run: a JavaScript context that is replaced when a script has used
 * it up. Belongs to one thread at a time; call it under a {@link Guard}.
 *
 * <p>Every call from Java may use a million statements, 400 frames, 64 MB and, as the last resort,
 * a second of processor time. A call made by Java on behalf of a running script shares the limits
 * of the call that it serves.
 */
public final class Box implements AutoCloseable {
  private final Scripts scripts;
  private volatile Cell cell;
  private volatile boolean closed;

  public Box(Scripts scripts) {
    this.scripts = scripts;
  }

  /**
   * Calls a hook with its two arguments and takes its answer over to Java.
   *
   * @param context what the hook may use, a view
   * @param arguments the question's own arguments by name, a view
   * @return null, Boolean, Long, String, List or Map of these
   * @throws ScriptException with the problem
   */
  public Object call(Slot slot, Object context, Object arguments) {
    return cell().call(slot, context, arguments);
  }

  /**
   * Does the engine's own work for a script that asked for it, without charging it to the script.
   * What a callback as {@code standard()} does is put in here.
   */
  public <T> T outside(Supplier<T> work) {
    Cell current = cell;
    return current == null ? work.get() : current.outside(work);
  }

  /** Forgets what modules kept for themselves: the next call runs in a new context. */
  public void fresh() {
    replace(null);
  }

  /** Makes the context ready, so that the next call need not wait for it. */
  public void prepare() {
    cell();
  }

  @Override
  public void close() {
    closed = true;
    replace(null);
  }

  /** Runs a script's top level and reads its exports. */
  <T> T inspect(ScriptSource source, Function<Value, T> reader) {
    return cell().inspect(source, reader);
  }

  /** Leaves the context to the thread that hangs in it; says what was running. */
  synchronized Optional<Slot> abandon() {
    Cell left = cell;
    cell = null;
    if (left == null) return Optional.empty();
    left.stop();
    return left.running();
  }

  /**
   * The living context. It is read before the guard is asked: a thread that was abandoned gets to
   * see either its own old cell, or the refusal.
   */
  private Cell cell() {
    Cell current = cell;
    Guard.requireNotAbandoned();
    if (current != null && (!current.isDead() || current.isRunning())) return current;
    return renewed();
  }

  private Cell renewed() {
    if (closed) throw new IllegalStateException("the box is closed");
    Cell next = new Cell(Spares.take(), scripts);
    replace(next);
    try {
      next.load();
      return next;
    } catch (ScriptException e) {
      replace(null);
      throw e;
    }
  }

  private synchronized void replace(Cell next) {
    Guard.requireNotAbandoned();
    Cell old = cell;
    if (old != null && old.isRunning())
      throw new IllegalStateException("a script of this box is running");
    cell = next;
    if (old != null) old.discard();
  }
}
