package roundhouse.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.board.TileCatalogue;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.simulation.PlayTrial;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.ProjectSearch;

/**
 * Checks designs, their scripts and their experiments, with each of their options in turn, and by
 * play if that is asked for.
 */
@Command(
    name = "validate",
    description = {
      "Check designs and their scripts, with each option in turn, and their experiments and"
          + " searches.",
      "A problem is printed as file:line:column: error: what is wrong: what to do. The exit status"
          + " is 0 if there are no errors; warnings do not count.",
      "With --play, bots play ten games of each design, and what never came up is named as well:"
          + " rounds in which nobody could act, trains, companies, privates and tiles, and zones of"
          + " the market without a colour."
    })
final class ValidateCommand implements Callable<Integer> {
  private final ProjectFolders folders;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "DESIGN",
      description = "Designs to check (default: all).")
  private List<String> designs = List.of();

  @Option(
      names = "--play",
      description =
          "Also let bots play ten games, always the same ones, and name what never came up.")
  private boolean play;

  @Option(names = "--watch", description = "Check again whenever a file changes, until Ctrl-C.")
  private boolean watch;

  @Option(
      names = "--json",
      description = "Print the problems as JSON: severity, file, line, column, path, message, fix.")
  private boolean json;

  ValidateCommand() {
    this(ProjectFolders.ofThisProcess());
  }

  ValidateCommand(ProjectFolders folders) {
    this.folders = folders;
  }

  @Override
  public Integer call() throws Exception {
    CommandLine line = spec.commandLine();
    return watch
        ? new WatchLoop(folders, json ? line.getErr() : line.getOut()).repeat(this::check)
        : check();
  }

  private int check() throws JsonProcessingException {
    List<String> wanted = new DesignNames(folders.designs()).of(designs);
    var loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
    var titles = new TitleOpener(folders);
    var problems = new ArrayList<Problem>();
    for (String name : wanted)
      Stream.concat(
              problems(loader, name).stream(),
              ExperimentProblems.of(titles, RegularFiles.named(folders.designs(), name)).stream())
          .filter(problem -> !problems.contains(problem))
          .forEach(problems::add);
    if (play) problems.addAll(played(loader, wanted));
    tell(problems, wanted.size());
    return problems.stream().anyMatch(Problem::isError) ? ExitStatus.FAILED : ExitStatus.DONE;
  }

  /** What never came up in games of the designs; those with errors cannot be played. */
  private List<Problem> played(TitleLoader loader, List<String> names) {
    var found = new ArrayList<Problem>();
    try (var progress = new ProgressLine(spec.commandLine().getErr())) {
      int all = PlayTrial.GAMES * names.size();
      for (int index = 0; index < names.size(); index++) {
        int before = PlayTrial.GAMES * index;
        Path folder = folders.designs().resolve(names.get(index));
        loader
            .loadAlone(names.get(index), Set.of())
            .title()
            .map(
                title ->
                    new PlayTrial(
                        title,
                        DesignLoader.loadAlone(
                                folder, TileCatalogue.load(folders.tileLibrary()), Set.of())
                            .places()))
            .ifPresent(
                trial -> found.addAll(trial.problems(games -> progress.done(before + games, all))));
      }
    }
    return found;
  }

  /** A design that cannot be checked does not keep the others from being checked. */
  private List<Problem> problems(TitleLoader loader, String name) {
    try {
      return loader.problems(name);
    } catch (RuntimeException | StackOverflowError fault) {
      return List.of(
          new Problem(
              Severity.ERROR,
              SourcePlace.start(RegularFiles.named(loader.designs(), name)),
              "",
              "internal error, so this design was not checked: " + fault,
              "please report it with the files of the design"));
    }
  }

  private void tell(List<Problem> problems, int count) throws JsonProcessingException {
    PrintWriter out = spec.commandLine().getOut();
    if (json)
      out.println(
          new ObjectMapper()
              .writerWithDefaultPrettyPrinter()
              .writeValueAsString(Problems.json(problems)));
    else problems.forEach(problem -> out.println(problem.text()));
    long errors = problems.stream().filter(Problem::isError).count();
    if (!json)
      out.println(
          "%s checked: %s, %s."
              .formatted(
                  counted(count, "design"),
                  counted(errors, "error"),
                  counted(problems.size() - errors, "warning")));
    out.flush();
  }

  private static String counted(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  /** What keeps the experiments and searches of a design from being played. */
  private static final class ExperimentProblems {
    private final TitleOpener titles;
    private final ExperimentFile file;
    private final List<Problem> problems;

    private ExperimentProblems(TitleOpener titles, ExperimentFile file) {
      this.titles = titles;
      this.file = file;
      this.problems = new ArrayList<>(file.problems());
    }

    /** The problems of all experiments and searches in a design's folder. */
    static List<Problem> of(TitleOpener titles, Path design) {
      var all = new ArrayList<Problem>();
      for (ProjectExperiment experiment : ProjectExperiment.of(design)) {
        ExperimentFile file = ExperimentFile.read(experiment.file(), spec -> bots(titles, spec));
        var found = new ExperimentProblems(titles, file);
        file.spec().ifPresent(found::check);
        all.addAll(found.problems);
      }
      var source = new FolderTitleSource(titles.folders());
      for (ProjectSearch search : ProjectSearch.of(design))
        all.addAll(search.read(source).problems());
      return all;
    }

    /** Bots that all sides have; any will do while a side does not load, which is told itself. */
    private static Collection<String> bots(TitleOpener titles, ExperimentSpec spec) {
      try {
        return BotOptions.known(ExperimentSetup.sides(titles, spec));
      } catch (CommandFailure unloaded) {
        return spec.bots();
      }
    }

    private void check(ExperimentSpec spec) {
      var sides = new ArrayList<Variant>();
      for (String side : spec.sides().keySet())
        tried(
            () -> ExperimentSetup.unloaded(titles, spec, side),
            () -> sides.add(ExperimentSetup.side(titles, spec, side)));
      if (problems.isEmpty() && !spec.vary().isEmpty())
        tried(() -> "vary", () -> ExperimentSetup.sides(titles, spec));
      if (problems.isEmpty())
        tried(() -> "players", () -> ExperimentSetup.players(sides, spec.players()));
    }

    /**
     * Tells the first line of a failure: a design's own errors are told with the design. Those that
     * it has only with a value are not, so the first of them is told as well.
     */
    private void tried(Supplier<String> where, Runnable work) {
      try {
        work.run();
      } catch (CommandFailure wrong) {
        String path = where.get();
        String said =
            wrong
                .getMessage()
                .lines()
                .limit(path.contains(".values.") ? 2 : 1)
                .collect(Collectors.joining(" "))
                .replaceFirst("[.:]$", "");
        problems.add(new Problem(Severity.ERROR, file.place(path), path, said, ""));
      }
    }
  }
}
