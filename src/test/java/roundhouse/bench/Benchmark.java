package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;

/**
 * Something whose speed is worth knowing, run by name and left out of the tests because it takes
 * long.
 *
 * @param name what one types to run it
 * @param sentence what it measures and in which unit
 * @param task the measuring
 */
record Benchmark(String name, String sentence, Task task) {

  /** Measures, and prints what it found. */
  @FunctionalInterface
  interface Task {
    void run(List<String> arguments, PrintStream out) throws Exception;
  }
}
