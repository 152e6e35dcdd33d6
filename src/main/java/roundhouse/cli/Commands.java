package roundhouse.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import roundhouse.workshop.ShippedFiles;

/** Makes the command line out of the top command: the same manners for every command below it. */
final class Commands {

  private Commands() {}

  /** Runs one command to its end and answers its exit status. Nothing is thrown. */
  static int run(Roundhouse top, String... args) {
    Failures failures = Failures.ofThisProcess();
    return args.length == 0 && top.window().isPresent()
        ? open(() -> top.window().get().accept(ShippedFiles.ofTheApp()), failures)
        : run(line(top, failures), args);
  }

  /**
   * The window comes without the command line being made, which takes longer than some windows do.
   */
  private static int open(Runnable window, Failures failures) {
    try {
      window.run();
      return ExitStatus.DONE;
    } catch (RuntimeException | Error failure) {
      return failures.report(failure, new PrintWriter(System.err, true));
    }
  }

  static int run(CommandLine line, String... args) {
    try {
      return line.execute(args);
    } catch (Error error) {
      // picocli hands on exceptions only; running out of memory or stack deserves a sentence as
      // well
      return Failures.ofThisProcess().report(error, line.getErr());
    }
  }

  static CommandLine line(Roundhouse top, Failures failures) {
    return mannered(new CommandLine(top), failures);
  }

  /** The same manners for a line and all commands that it has by now. */
  static CommandLine mannered(CommandLine line, Failures failures) {
    return line.setParameterExceptionHandler(new UsageErrors(failures))
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> failures.report(failure, command.getErr()))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true);
  }
}
