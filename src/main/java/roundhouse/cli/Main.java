package roundhouse.cli;

import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import roundhouse.cli.archive.ClassArchive;
import roundhouse.cli.outcome.ArgumentTypes;
import roundhouse.cli.outcome.CommandOutput;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.cli.text.VisibleWriter;
import roundhouse.editor.Editor;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.workshop.project.ShippedFiles;

/**
 * The main class. The arguments choose a command; without arguments the window opens.
 *
 * <p>Only this class may use the editor; the commands may not.
 */
public final class Main {
  /** Commands draw without a display, even if the environment names one that is gone. */
  private static final String HEADLESS = "java.awt.headless";

  private Main() {}

  public static void main(String[] args) {
    System.setProperty(HEADLESS, "true");
    // Files, names and sentences are the same everywhere; only the words of the window are not.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::deleteUnfit);
    System.exit(CommandRunner.run(new Roundhouse(Main::openWindow), args));
  }

  private static void openWindow(ShippedFiles shipped, BotRegistry bots) {
    System.clearProperty(HEADLESS);
    ClassArchive.ofThisProcess().ifPresent(ClassArchive::renewLater);
    Editor.open(shipped, bots);
  }

  /** Creates and runs the command line, with the same error handling for every command. */
  public static final class CommandRunner {

    private CommandRunner() {}

    /** Runs a command and returns its exit status. It throws nothing. */
    static int run(Roundhouse top, String... args) {
      FailureMessages failures = FailureMessages.ofThisProcess();
      return args.length == 0 && top.window().isPresent()
          ? open(
              () -> top.window().get().accept(ShippedFiles.ofTheApp(), BotRegistry.BUILT_IN),
              failures)
          : run(line(top, failures).setOut(CommandOutput.ofThisProcess()), args);
    }

    /** Opens the window without creating the command line, which would take time. */
    private static int open(Runnable window, FailureMessages failures) {
      try {
        window.run();
        return ExitStatus.DONE;
      } catch (RuntimeException | Error failure) {
        return failures.report(failure, VisibleWriter.of(new PrintWriter(System.err, true)));
      }
    }

    public static int run(CommandLine line, String... args) {
      line.setOut(VisibleWriter.of(line.getOut())).setErr(VisibleWriter.of(line.getErr()));
      try {
        return flushed(line, line.execute(args));
      } catch (RuntimeException | Error failure) {
        // picocli handles only exceptions; running out of memory or stack needs a message as well
        return FailureMessages.ofThisProcess().report(failure, line.getErr());
      }
    }

    /** A command that failed has said why, perhaps that its output could not be written. */
    private static int flushed(CommandLine line, int status) {
      try {
        line.getOut().flush();
      } catch (CommandOutput.Failed unwritten) {
        if (status == ExitStatus.DONE) throw unwritten;
      }
      return status;
    }

    public static CommandLine line(Roundhouse top, FailureMessages failures) {
      return configured(new CommandLine(top), failures);
    }

    /** Sets the error handling of a command line and of all commands it has now. */
    static CommandLine configured(CommandLine line, FailureMessages failures) {
      return ArgumentTypes.of(line)
          .setParameterExceptionHandler(new UsageErrors(failures))
          .setExecutionExceptionHandler(
              (failure, command, parsed) ->
                  failures.report(failure, parsed.originalArgs(), command.getErr()))
          // '@file' would be read as arguments, without an end if it is a pipe.
          .setExpandAtFiles(false)
          .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
          .setExecutionStrategy(parsed -> execute(parsed, failures))
          .setCaseInsensitiveEnumValuesAllowed(true)
          .setUsageHelpAutoWidth(true);
    }

    /** Runs the command, or prints a help, which picocli does outside its error handling. */
    private static int execute(ParseResult parsed, FailureMessages failures) {
      try {
        refuseBlanks(parsed);
        return new CommandLine.RunLast().execute(parsed);
      } catch (CommandOutput.Failed unwritten) {
        return failures.report(unwritten, parsed.commandSpec().commandLine().getErr());
      }
    }

    /** A script whose variable is not set gives a blank word, which would mean nothing. */
    private static void refuseBlanks(ParseResult parsed) {
      ParseResult command = parsed;
      while (command.hasSubcommand()) command = command.subcommand();
      for (OptionSpec option : command.matchedOptions())
        if (option.arity().max() > 0) refuseBlanks(command, option.longestName(), option);
      for (PositionalParamSpec word : command.matchedPositionals())
        refuseBlanks(command, word.paramLabel(), word);
    }

    private static void refuseBlanks(ParseResult command, String name, ArgSpec given) {
      if (given.originalStringValues().stream().anyMatch(String::isBlank))
        throw new CommandLine.ParameterException(
            command.commandSpec().commandLine(),
            name + " is blank: write what it should be, or omit it");
    }
  }
}
