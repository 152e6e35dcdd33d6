package roundhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.position.DesignTestRunner;
import roundhouse.position.DesignTestRunner.Outcome;
import roundhouse.position.TestFailure;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.ProjectFolders;

/** Runs the test positions of designs. */
@Command(
    name = "test",
    description = {
      "Run the test positions of designs and report what failed.",
      "Test positions are the files in the folder 'tests' of a design. The exit status is 0 only if"
          + " all pass."
    })
final class TestCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "DESIGN",
      description = "Designs to test (default: all).")
  private List<String> designs = List.of();

  @Option(names = "--watch", description = "Test again whenever a file changes, until Ctrl-C.")
  private boolean watch;

  @Option(
      names = "--json",
      description =
          "Print the results as JSON: design, file, says, holds, failures with line and column.")
  private boolean json;

  TestCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  TestCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws Exception {
    CommandLine line = spec.commandLine();
    return watch
        ? new WatchLoop(folders, json ? line.getErr() : line.getOut()).repeat(this::test)
        : test();
  }

  private int test() throws IOException {
    List<String> wanted = new DesignNames(folders.designs()).of(designs);
    var loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
    var outcomes = new LinkedHashMap<String, List<Outcome>>();
    for (String name : wanted) outcomes.put(name, DesignTestRunner.run(loader, name));
    if (json) spec.commandLine().getOut().println(json(outcomes));
    else tell(outcomes);
    spec.commandLine().getOut().flush();
    boolean all = outcomes.values().stream().flatMap(List::stream).allMatch(Outcome::holds);
    return all ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private void tell(Map<String, List<Outcome>> outcomes) {
    PrintWriter out = spec.commandLine().getOut();
    outcomes.values().stream()
        .flatMap(List::stream)
        .filter(outcome -> !outcome.holds())
        .forEach(outcome -> tell(outcome, out));
    long count = outcomes.values().stream().mapToLong(List::size).sum();
    long broken =
        outcomes.values().stream()
            .flatMap(List::stream)
            .filter(outcome -> !outcome.holds())
            .count();
    String said =
        count == 0
            ? "There are no test positions: put them into the folder 'tests' of a design."
            : "%s of %s test positions pass.".formatted(count - broken, count);
    out.println(said);
  }

  private static void tell(Outcome outcome, PrintWriter out) {
    out.println("FAILED  " + outcome.says());
    for (TestFailure failure : outcome.failures()) out.println("    " + failure.text());
  }

  private static String json(Map<String, List<Outcome>> outcomes) throws JsonProcessingException {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    outcomes.forEach((design, tests) -> tests.forEach(test -> json(design, test, all)));
    return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(all);
  }

  private static void json(String design, Outcome outcome, ArrayNode all) {
    var node =
        all.addObject()
            .put("design", design)
            .put("file", outcome.file().toString().replace('\\', '/'));
    node.put("says", outcome.says()).put("holds", outcome.holds());
    ArrayNode failures = node.putArray("failures");
    for (TestFailure failure : outcome.failures())
      failures
          .addObject()
          .put("line", failure.place().line())
          .put("column", failure.place().column())
          .put("says", failure.says());
  }
}
