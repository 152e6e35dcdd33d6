package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.cli.text.ProgressLine;
import roundhouse.files.AtomicFiles;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.Sweep;
import roundhouse.lab.valuesearch.ValueSearchAnswer;
import roundhouse.lab.valuesearch.ValueSearchFile;
import roundhouse.lab.valuesearch.ValueSearchPlan;
import roundhouse.print.report.SearchReport;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.NewDesign;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.ProjectSearch;
import roundhouse.workshop.project.SweptVariant;

/** Searches the values of a design with which games are as a file asks. */
@Command(
    name = "search",
    description = {
      "Search the values of a design with which games are as a file asks: longer, shorter, with"
          + " fair seats. Bots play them, and what is found is played again on fresh seeds.",
      "The values of all games are kept beside the file, so a search that was stopped goes on when"
          + " it is started again.",
      "The exit status is 0 if the search was played to its end, whatever it found."
    })
final class SearchCommand implements Callable<Integer> {
  private static final int MOST_AGAIN = 10_000;

  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE.yaml",
      description = "The search, like designs/mine/searches/pace.yaml.")
  private String file;

  @Option(
      names = "--bots",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Play what was found, and the design as it is, once more with these bots, such as"
              + " planning. They do not count among the games of the budget.")
  private List<String> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "40",
      description = "With --bots: games of each of the two (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--budget",
      paramLabel = "N",
      description = "Games that may be played in all, instead of those of the file.")
  private Optional<Integer> budget = Optional.empty();

  @Option(
      names = "--write",
      paramLabel = "NAME",
      description = "Write what was found as a variant of the design, in a folder of this name.")
  private Optional<String> write = Optional.empty();

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description =
          "Write the answer as one page, with a picture of how far designs are off over each pair"
              + " of values.")
  private Optional<Path> report = Optional.empty();

  @Mixin private EngineOption engine;

  @Mixin private ProgramOptions programs;

  SearchCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  SearchCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() {
    if (games < 2 || games > MOST_AGAIN) throw misuse("--games must be from 2 to " + MOST_AGAIN);
    write.ifPresent(this::refuse);
    report.ifPresent(OutputFile::refuseUnwritable);
    try {
      return search();
    } finally {
      programs.end(spec);
    }
  }

  private int search() {
    if (!programs.registry(spec).programs().isEmpty() && engine.given())
      throw misuse("--program runs on this machine: omit --engine");
    ValueSearchPlan plan = budgeted(plan());
    BotOptions.refuseUnknown(spec, programs.registry(spec).names(plan.title()), bots);
    ValueSearchAnswer answer = play(plan);
    PrintWriter out = spec.commandLine().getOut();
    out.print(answer.text());
    report.ifPresent(page -> report(page, answer));
    write.ifPresent(name -> write(plan, answer, name));
    out.printf("%nThe values of all games are recorded in '%s'.%n", answer.folder());
    out.flush();
    return ExitStatus.DONE;
  }

  private void refuse(String name) {
    new NewDesign(folders)
        .objection(name)
        .ifPresent(
            why -> {
              throw new CommandFailure("--write: " + why);
            });
  }

  /** What the file asks for. */
  private ValueSearchPlan plan() {
    Path path = ExperimentSetup.existing(folders, file, ValueSearchFile.FOLDER);
    ValueSearchFile.Read read =
        new ProjectSearch(path)
            .read(new FolderTitleSource(folders), programs.registry(spec).programs().keySet());
    return read.plan().orElseThrow(() -> ExperimentSetup.failure(read.problems()));
  }

  private ValueSearchPlan budgeted(ValueSearchPlan plan) {
    try {
      return budget.map(plan::withBudget).orElse(plan);
    } catch (IllegalArgumentException few) {
      throw misuse("--budget: " + few.getMessage());
    }
  }

  private ValueSearchAnswer play(ValueSearchPlan plan) {
    try (var progress = new ProgressLine(spec.commandLine().getErr());
        ExperimentEngine where = engine.connect()) {
      return plan.play(
          new ValueSearchPlan.Playing(
              where,
              programs.registry(spec),
              progress,
              bots,
              games,
              Runtime.getRuntime().availableProcessors()));
    } catch (UncheckedIOException unwritable) {
      throw unwritable(unwritable.getCause());
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
  }

  private static void report(Path page, ValueSearchAnswer answer) {
    try {
      AtomicFiles.writeOutput(page, new SearchReport(answer).html());
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "The report cannot be written to '%s': %s."
              .formatted(page, WriteFailure.reason(unwritable)));
    }
  }

  private CommandFailure unwritable(IOException why) {
    return new CommandFailure(
        "The games of '%s' cannot be kept: %s.".formatted(file, WriteFailure.reason(why)));
  }

  private void write(ValueSearchPlan plan, ValueSearchAnswer answer, String name) {
    PrintWriter out = spec.commandLine().getOut();
    if (answer.changes().isEmpty()) {
      out.printf("%nNo variant was written: the design needs no other value.%n");
      return;
    }
    Path base = folders.designs().resolve(plan.spec().design());
    try {
      Path made =
          new SweptVariant(base, new Sweep.Point(answer.name(), answer.changes()))
              .make(new FolderTitleSource(folders), name);
      String options = String.join(",", answer.options());
      out.printf(
          "%nThe variant is written in '%s'; play it with 'roundhouse play %s%s'.%n",
          made, name, options.isEmpty() ? "" : " --options " + options);
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "The variant cannot be written: %s.".formatted(WriteFailure.reason(unwritable)));
    }
  }

  private CommandLine.ParameterException misuse(String says) {
    return new CommandLine.ParameterException(spec.commandLine(), says);
  }
}
