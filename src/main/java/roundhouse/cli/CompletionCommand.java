package roundhouse.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;

/** Prints a script for shells that completes commands and options. */
@Command(
    name = "completion",
    description = {
      "Print a script that lets bash or zsh complete commands and options.",
      "Use it in the current shell with: source <(roundhouse completion)"
    })
final class CompletionCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine top = spec.root().commandLine();
    spec.commandLine().getOut().println(AutoComplete.bash(top.getCommandName(), top));
    return ExitStatus.DONE;
  }
}
