package roundhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import roundhouse.cli.Main.CommandRunner;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.FailureMessages;

class CommandHelpTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Every command by the words that lead to it, "completion" for example. */
  static Stream<List<String>> commands() {
    return below(List.of(), CommandRunner.line(new Roundhouse(), new FailureMessages(false)));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandDescribesItselfInASentence(List<String> words) {
    String[] description = command(words).usageMessage().description();

    assertThat(description).isNotEmpty();
    assertThat(description[0]).matches("[A-Z].*[.?!]");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionAndArgumentIsDescribed(List<String> words) {
    assertThat(command(words).args())
        .allSatisfy(arg -> assertThat(arg.description()).as(arg.paramLabel() + arg).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandShowsItsHelpAndSucceeds(List<String> words) {
    List<String> args = new ArrayList<>(words);
    args.add("--help");

    int status = CommandRunner.run(line(), args.toArray(String[]::new));

    assertThat(status).isEqualTo(ExitStatus.DONE);
    assertThat(out.toString()).startsWith("Usage: " + command(words).qualifiedName());
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theListOfCommandsIsInTheHelp() {
    CommandRunner.run(line(), "--help");

    assertThat(out.toString()).contains(line().getSubcommands().keySet());
  }

  private CommandLine line() {
    return CommandRunner.line(new Roundhouse(), new FailureMessages(false))
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err));
  }

  private CommandSpec command(List<String> words) {
    CommandLine line = line();
    for (String word : words) line = line.getSubcommands().get(word);
    return line.getCommandSpec();
  }

  private static Stream<List<String>> below(List<String> words, CommandLine line) {
    Stream<List<String>> deeper =
        line.getSubcommands().entrySet().stream()
            .flatMap(entry -> below(append(words, entry.getKey()), entry.getValue()));
    return Stream.concat(Stream.of(words), deeper);
  }

  private static List<String> append(List<String> words, String word) {
    return Stream.concat(words.stream(), Stream.of(word)).toList();
  }
}
