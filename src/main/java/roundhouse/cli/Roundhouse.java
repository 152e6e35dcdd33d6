package roundhouse.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.workshop.project.ShippedFiles;

/**
 * The root command. To add a command, write a class with picocli's {@code @Command} and list it
 * under the subcommands here; {@code --help} and error handling are automatic.
 */
@Command(
    name = "roundhouse",
    description = "Design, test and play 18xx board games whose rules are data and small scripts.",
    synopsisSubcommandLabel = "[COMMAND]",
    commandListHeading = "%nCommands:%n",
    versionProvider = AppVersion.class,
    subcommands = {
      CompletionCommand.class,
      ValidateCommand.class,
      CompareCommand.class,
      ConformanceCommand.class,
      ExportCommand.class,
      ExportGameCommand.class,
      ImportCommand.class,
      NewCommand.class,
      PictureCommand.class,
      PlayCommand.class,
      PrintCommand.class,
      RowsCommand.class,
      SearchCommand.class,
      ServeCommand.class,
      SimulateCommand.class,
      TestCommand.class,
      TournamentCommand.class,
      TrustCommand.class,
      UnpackCommand.class,
    })
public final class Roundhouse implements Callable<Integer> {

  private final Optional<BiConsumer<ShippedFiles, BotRegistry>> window;

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  @Option(
      names = "--version",
      versionHelp = true,
      description = "Show the versions of Roundhouse, Java and designs, and what changed last.")
  private boolean version;

  @Option(
      names = "--edit-shipped",
      description =
          "Open the window with the titles that come with Roundhouse unlocked, for those who"
              + " maintain them.")
  private boolean editShipped;

  @Mixin private ProgramOptions programs;

  /** Without a window: no arguments show the usage. */
  public Roundhouse() {
    this.window = Optional.empty();
  }

  /**
   * With a window that opens when there are no arguments.
   *
   * @param window receives the files that must not be edited and the bots, opens the window, and
   *     returns when the user has closed it, because the program then ends
   */
  Roundhouse(BiConsumer<ShippedFiles, BotRegistry> window) {
    this.window = Optional.of(window);
  }

  /** What opens the window, if there is one. */
  Optional<BiConsumer<ShippedFiles, BotRegistry>> window() {
    return window;
  }

  @Override
  public Integer call() {
    ShippedFiles shipped = editShipped ? ShippedFiles.NONE : ShippedFiles.ofTheApp();
    BotRegistry bots = programs.registry(spec);
    window.ifPresentOrElse(
        open -> open.accept(shipped, bots),
        () -> spec.commandLine().usage(spec.commandLine().getOut()));
    programs.end(spec);
    return ExitStatus.DONE;
  }
}
