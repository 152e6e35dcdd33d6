package roundhouse.workshop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import roundhouse.engine.HookFailure;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.sandbox.ReplaceableThread;
import roundhouse.script.sandbox.SessionRegistry;
import roundhouse.threads.AbandonedWork;
import roundhouse.workshop.files.ThreadFaults;

/**
 * The thread of a project in which its rules are asked, and what waits for it. What somebody did to
 * the game is done in order and never stopped. What is derived from the game gives way to anything
 * more urgent, wherever it is, and is done from the start afterwards, unless nobody wants it any
 * more. A thread that hangs in a script is replaced; what waits does not notice.
 */
final class RulesThread implements AutoCloseable {

  /** What comes first, and what gives way to what. */
  enum Urgency {
    /** Actions, and whatever else changes the game. */
    COMMAND,
    /** A decision of a bot in the game. */
    BOT,
    /** What can be done at the moment that is shown. */
    CHOICES,
    /** Rules that are being saved, and the game under them. */
    EDIT,
    QUESTION,
    /** Rules that are typed and not saved. */
    TRIAL,
    /** What takes long and may be late. */
    CHECK
  }

  /**
   * A piece of work.
   *
   * @param obsolete whether nobody wants it any more; asked by any thread
   * @param lost told what is wrong where the work did not end
   */
  private record Job(
      Urgency urgency, BooleanSupplier obsolete, Runnable work, Consumer<HookFailure> lost) {
    static Job command(Runnable work, Consumer<HookFailure> lost) {
      return new Job(Urgency.COMMAND, () -> false, work, lost);
    }

    boolean givesWayTo(Job other) {
      return isDerived() && (obsolete.getAsBoolean() || other.urgency.compareTo(urgency) < 0);
    }

    boolean isDerived() {
      return urgency != Urgency.COMMAND;
    }
  }

  /** Milliseconds. */
  private static final long PLAYER_PAUSES = 1000;

  private final Consumer<Throwable> faults;

  /** In the order in which it came. Guarded by this object, as are the fields below. */
  private final List<Job> waiting = new ArrayList<>();

  private Worker worker = new Worker();
  private Optional<Job> running = Optional.empty();
  private boolean closed;

  /**
   * @param faults told what work threw, in the thread of the rules
   */
  RulesThread(Consumer<Throwable> faults) {
    this.faults = faults;
    worker.start();
  }

  /**
   * Does something to the game, after all that was asked before.
   *
   * @param lost told what is wrong if it does not end
   */
  void command(Runnable work, Consumer<HookFailure> lost) {
    add(Job.command(work, lost));
  }

  /**
   * Does work that follows from the game. It may be stopped and begun again at any moment, and must
   * change nothing before it knows its result.
   *
   * @param delay in milliseconds
   * @param obsolete whether nobody wants it any more
   * @param lost told what is wrong if it does not end
   */
  void derived(
      Urgency urgency,
      long delay,
      BooleanSupplier obsolete,
      Runnable work,
      Consumer<HookFailure> lost) {
    var job = new Job(urgency, obsolete, work, lost);
    if (delay == 0) add(job);
    else later(job, delay);
  }

  private void later(Job job, long delay) {
    CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS, Runnable::run)
        .execute(() -> add(job));
  }

  private synchronized void add(Job job) {
    if (closed) return;
    waiting.add(job);
    if (running.filter(now -> now.givesWayTo(job)).isPresent()) worker.stopRunning();
    notifyAll();
  }

  /** What a thread does next; nothing once it is to end. */
  private synchronized Optional<Job> next(Worker asking) {
    if (worker != asking) return Optional.empty();
    running = Optional.empty();
    asking.begin();
    while (!closed && running.isEmpty()) {
      waiting.removeIf(job -> job.obsolete().getAsBoolean());
      running = waiting.stream().min(Comparator.comparing(Job::urgency));
      running.ifPresentOrElse(waiting::remove, this::rest);
    }
    return running;
  }

  private void rest() {
    try {
      wait();
    } catch (InterruptedException looksAgain) {
      // Nothing interrupts this thread but a script that was stopped, which means nothing here.
    }
  }

  /**
   * Work that was stopped is the next of its urgency. A check waits until whoever plays has paused:
   * what it does between two clicks would be lost again.
   */
  private synchronized void again(Worker stopped, Job job) {
    if (closed || worker != stopped) return;
    if (job.urgency() == Urgency.CHECK) later(job, PLAYER_PAUSES);
    else waiting.addFirst(job);
  }

  private synchronized void replace(Worker old, Optional<ScriptProblem> late) {
    if (closed || worker != old) return;
    Job job = running.orElseThrow();
    waiting.addFirst(
        late.map(problem -> Job.command(() -> job.lost().accept(problem.failure()), _ -> {}))
            .orElse(job));
    worker = new Worker();
    worker.start();
  }

  private synchronized boolean isAtWork(Worker asked) {
    return !closed && worker == asked;
  }

  /** Ends the thread after a command that runs; what waits is of no use any more. */
  @Override
  public synchronized void close() {
    closed = true;
    waiting.clear();
    if (running.filter(Job::isDerived).isPresent()) worker.stopRunning();
    notifyAll();
  }

  private final class Worker extends ReplaceableThread {
    private Worker() {
      super("rules");
    }

    private void begin() {
      goOn();
    }

    private void stopRunning() {
      stopWork();
    }

    @Override
    protected void work() {
      for (var job = next(this); job.isPresent(); job = next(this)) attempt(job.get());
      // With the thread end the sessions in which it ran scripts, and no others: another window
      // may play on.
      SessionRegistry.endThread();
    }

    private void attempt(Job job) {
      try {
        job.work().run();
      } catch (AbandonedWork stopped) {
        again(this, job);
      } catch (RuntimeException | Error fault) {
        if (isAtWork(this)) tell(fault);
      }
    }

    /** A fault of those who are told ends no thread either. */
    private void tell(Throwable fault) {
      try {
        faults.accept(fault);
      } catch (RuntimeException | Error another) {
        ThreadFaults.report(another);
      }
    }

    @Override
    protected void replace(Optional<ScriptProblem> late) {
      RulesThread.this.replace(this, late);
    }
  }
}
