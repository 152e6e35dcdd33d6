package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.ComparisonJson;
import roundhouse.compare.ComparisonText;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.OptionEffects;
import roundhouse.print.html.ComparisonPage;
import roundhouse.script.loading.Loaded;

/** Shows the differences of two designs. */
@Command(
    name = "compare",
    description = {
      "Show how two designs differ: values, hexes, hooks and scripts.",
      "Options follow the name after a colon: 'compare mine mine:short-game' compares a design with"
          + " itself with an option on."
    })
final class CompareCommand implements Callable<Integer> {
  private final TitleOpener titles;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "FIRST",
      description = "A design, such as the base: NAME or NAME:OPTION,OPTION.")
  private String first;

  @Parameters(
      index = "1",
      paramLabel = "SECOND",
      description = "The design to compare with it, such as a variant.")
  private String second;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write a printable HTML page with both maps, on which differing hexes are marked.")
  private Optional<Path> output;

  @Option(names = "--json", description = "Print the differences as JSON.")
  private boolean json;

  CompareCommand() {
    this(new TitleOpener());
  }

  CompareCommand(TitleOpener titles) {
    this.titles = titles;
  }

  @Override
  public Integer call() throws IOException {
    Loaded before = load(first);
    Loaded after = load(second);
    var comparison =
        DesignComparison.of(
            before.title().orElseThrow(),
            after.title().orElseThrow(),
            ComparedScripts.read(before.scripts(), after.scripts()),
            effects(first),
            effects(second));
    PrintWriter out = spec.commandLine().getOut();
    if (output.isPresent()) {
      OutputFile.write(output.get(), ComparisonPage.of(comparison));
      out.println(output.get());
    } else {
      out.print(
          json
              ? ComparisonJson.of(comparison) + System.lineSeparator()
              : ComparisonText.of(comparison));
    }
    out.flush();
    return ExitStatus.DONE;
  }

  private Loaded load(String written) {
    return titles.load(design(written), options(written));
  }

  private static String design(String written) {
    return written.split(":", 2)[0];
  }

  private static List<String> options(String written) {
    String[] parts = written.split(":", 2);
    return parts.length == 1 || parts[1].isBlank()
        ? List.of()
        : List.of(parts[1].split("\\s*,\\s*"));
  }

  /**
   * What each option of a design changes; nothing if both sides are one design, with the same
   * options.
   */
  private OptionEffects effects(String written) {
    if (design(first).equals(design(second))) return OptionEffects.NONE;
    Loaded plain = titles.load(design(written), List.of());
    return OptionEffects.of(
        plain.title().orElseThrow().design(),
        option -> titles.tryWith(design(written), List.of(), option));
  }
}
