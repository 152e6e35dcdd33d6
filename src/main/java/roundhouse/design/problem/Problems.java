package roundhouse.design.problem;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Collects the problems of one load. Belongs to one thread. */
public final class Problems {
  /** Further problems are counted but not kept. */
  public static final int MOST = 500;

  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparing((Problem problem) -> problem.place().file().toString())
          .thenComparing(problem -> problem.place().line())
          .thenComparing(problem -> problem.place().column());

  private final List<Problem> found = new ArrayList<>();
  private int errors;

  public void add(Problem problem) {
    if (problem.isError()) errors++;
    if (!isFull()) found.add(problem);
  }

  public void error(SourcePlace place, String path, String message, String fix) {
    add(new Problem(Severity.ERROR, place, path, message, fix));
  }

  public void warning(SourcePlace place, String path, String message, String fix) {
    add(new Problem(Severity.WARNING, place, path, message, fix));
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /** The number of errors, including those not kept. */
  public int errors() {
    return errors;
  }

  public boolean isFull() {
    return found.size() >= MOST;
  }

  /** The problems, sorted by file and place. */
  public List<Problem> list() {
    return found.stream().sorted(BY_PLACE).toList();
  }

  /** One line for each problem. */
  public static String text(List<Problem> problems) {
    return problems.stream().map(Problem::text).collect(Collectors.joining("\n"));
  }

  /** An array with one object for each problem. */
  public static ArrayNode json(List<Problem> problems) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    problems.forEach(problem -> array.add(problem.json()));
    return array;
  }
}
