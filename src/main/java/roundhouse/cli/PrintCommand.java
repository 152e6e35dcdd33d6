package roundhouse.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.engine.Title;
import roundhouse.print.BoxContents;
import roundhouse.print.PageSize;
import roundhouse.print.PrintFiles;
import roundhouse.print.PrintedGame;
import roundhouse.print.PrintedPage;

/** Creates pages of a design to print, cut out and play with. */
@Command(
    name = "print",
    description = {
      "Create pages of a design to print to scale, cut out and play with.",
      "The map, tiles and their upgrades, market, charters, certificates, privates, trains,"
          + " markers, a player aid and a summary of the rules, as a PDF or a folder of SVG files."
    })
final class PrintCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DESIGN", description = "The design: the name or path of its folder.")
  private String design;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "A .pdf file, or a folder for SVG files (default: DESIGN.pdf).")
  private Optional<Path> output;

  @Option(names = "--option", split = ",", paramLabel = "NAME", description = "Options to turn on.")
  private List<String> options = List.of();

  @Option(
      names = "--parts",
      split = ",",
      paramLabel = "PART",
      description = "Parts to print: ${COMPLETION-CANDIDATES} (default: all).")
  private Set<PrintedGame.Part> parts = EnumSet.allOf(PrintedGame.Part.class);

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      defaultValue = "A4",
      description = "Page size: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private PageSize paper;

  @Option(
      names = "--orientation",
      paramLabel = "WAY",
      defaultValue = "ANY",
      description =
          "How pages lie: ${COMPLETION-CANDIDATES}; ANY takes for each part what needs fewer sheets"
              + " (default: ${DEFAULT-VALUE}).")
  private PageSize.Orientation orientation;

  @Option(
      names = "--hex",
      paramLabel = "MM",
      defaultValue = "38",
      description =
          "Width of a hex from side to side in millimetres, 10 to 100 (default: ${DEFAULT-VALUE}).")
  private double hex;

  @Option(
      names = "--contents",
      description = "Only list the contents of the box: tiles, markers, cards, trains and money.")
  private boolean contents;

  @Override
  public Integer call() {
    // Written so that NaN is refused too.
    if (!(hex >= 10 && hex <= 100))
      throw new ParameterException(spec.commandLine(), "--hex must be 10 to 100 mm, not " + hex);
    Title title = new TitleOpener().open(design, options);
    PrintWriter out = spec.commandLine().getOut();
    if (contents) out.print(BoxContents.of(title).text());
    else write(title, out);
    out.flush();
    return ExitStatus.DONE;
  }

  private void write(Title title, PrintWriter out) {
    List<PrintedPage> pages = new PrintedGame(title, paper, orientation, hex).pages(parts);
    Path target = output.orElse(Path.of(design + ".pdf"));
    if (Files.isRegularFile(target) && !target.toString().toLowerCase(Locale.ROOT).endsWith(".pdf"))
      throw new CommandFailure(
          "'%s' is a file: name a .pdf file, or a folder for SVG files.".formatted(target));
    OutputFile.write(target, () -> PrintFiles.write(pages, title.design().title(), target));
    out.printf(
        "%s: %s pages. Print at 100 percent, without fitting to the page.%n", target, pages.size());
  }
}
