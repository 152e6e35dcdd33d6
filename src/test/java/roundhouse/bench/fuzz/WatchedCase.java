package roundhouse.bench.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/** Runs cases one after the other, each on a thread of its own, and notices one that hangs. */
final class WatchedCase implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(120);

  /** Far more work than a case takes; a starved process does less while it is waited for. */
  private static final Duration WORK = Duration.ofSeconds(40);

  /** How many times a case that has done little work is waited for. */
  private static final int ATTEMPTS = 5;

  private static final int TRACE_LINES = 14;

  private FuzzProject project = FuzzProject.create();

  WatchedCase() throws IOException {}

  /**
   * What became of a case.
   *
   * @param finding what is wrong, if anything
   */
  record Outcome(CaseOutcome verdict, Optional<String> finding) {}

  Outcome run(FuzzKind kind, long seed) throws Exception {
    var answer = new CompletableFuture<Outcome>();
    Thread thread =
        Thread.ofPlatform().name("case").daemon().start(() -> attempt(kind, seed, answer));
    Duration before = work();
    for (int attempt = 0; attempt < ATTEMPTS && work().minus(before).compareTo(WORK) < 0; attempt++)
      try {
        return answer.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException later) {
        continue;
      }
    return hangs(thread);
  }

  /** What this process has had of its processors. */
  private static Duration work() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private Outcome hangs(Thread thread) throws IOException {
    String where =
        Arrays.stream(thread.getStackTrace())
            .limit(TRACE_LINES)
            .map(line -> "\tat " + line + "\n")
            .collect(Collectors.joining());
    thread.interrupt();
    project = FuzzProject.create();
    return new Outcome(CaseOutcome.READ, Optional.of("it hangs\n" + where));
  }

  private void attempt(FuzzKind kind, long seed, CompletableFuture<Outcome> answer) {
    try {
      answer.complete(new Outcome(kind.run(project, seed), Optional.empty()));
    } catch (Finding found) {
      answer.complete(new Outcome(CaseOutcome.READ, Optional.of(found.getMessage())));
    } catch (Throwable fault) {
      answer.complete(new Outcome(CaseOutcome.READ, Optional.of(trace(fault))));
    }
  }

  private static String trace(Throwable fault) {
    var text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text, true));
    return text.toString().lines().limit(TRACE_LINES).collect(Collectors.joining("\n"));
  }

  @Override
  public void close() throws IOException {
    project.close();
  }
}
