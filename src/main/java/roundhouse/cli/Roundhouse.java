package roundhouse.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The root command. To add a command, write a class with picocli's {@code @Command} and list it
 * under the subcommands here; {@code --help} and error handling are automatic.
 */
@Command(
    name = "roundhouse",
    description = "Design, test and play 18xx board games whose rules are data and small scripts.",
    synopsisSubcommandLabel = "[COMMAND]",
    commandListHeading = "%nCommands:%n",
    versionProvider = Version.class,
    subcommands = {
      Completion.class,
      ValidateCommand.class,
      CompareCommand.class,
      ConformanceCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      NewCommand.class,
      PictureCommand.class,
      PlayCommand.class,
      PrintCommand.class,
      SimulateCommand.class,
      TestCommand.class,
      TrustCommand.class,
      UnpackCommand.class,
    })
final class Roundhouse implements Callable<Integer> {

  private final Optional<Runnable> window;

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
      description = "Show the versions of Roundhouse and Java.")
  private boolean version;

  /** Without a window: no arguments print the usage. */
  Roundhouse() {
    this.window = Optional.empty();
  }

  /**
   * With a window that opens when there are no arguments.
   *
   * @param window opens the window and returns when the user closes it, because the program ends
   *     then
   */
  Roundhouse(Runnable window) {
    this.window = Optional.of(window);
  }

  /** Opens the window, if there is one. */
  Optional<Runnable> window() {
    return window;
  }

  @Override
  public Integer call() {
    window.ifPresentOrElse(
        Runnable::run, () -> spec.commandLine().usage(spec.commandLine().getOut()));
    return ExitStatus.DONE;
  }
}
