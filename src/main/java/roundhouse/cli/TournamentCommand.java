package roundhouse.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.tournament.Tournament;
import roundhouse.lab.tournament.TournamentResult;

/** Lets two kinds of bots play against each other. */
@Command(
    name = "tournament",
    description = {
      "Let two kinds of bots share the seats of many games, and say which one wins.",
      "Each seed is played twice with changed places, and a tie counts half for each kind. The exit"
          + " status is 0 only if every game ended by its rules."
    })
final class TournamentCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DESIGN[:OPTION,OPTION]",
      description = "The design: the name of its folder, or its path.")
  private String design;

  @Option(
      names = "--bots",
      paramLabel = "ONE,OTHER",
      split = ",",
      required = true,
      description = "The two kinds of bots; the share of wins is that of the first.")
  private List<String> bots;

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "4",
      description = "Seats at the table (default: ${DEFAULT-VALUE}).")
  private String players;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "40",
      description = "An even number of games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Mixin private BotOptions thinking;

  @Override
  public Integer call() {
    if (bots.size() != 2) throw misuse("--bots needs two kinds of bots, like random,sensible");
    if (games < 2 || games % 2 == 1) throw misuse("--games must be an even number, 2 or more");
    Variant side = RequestedVariants.sides(new TitleOpener(), List.of(design), "").getFirst();
    int seats = seats(side);
    List<Bot> kinds = Bots.named(side.title(), thinking.named(spec, List.of(side), bots));
    var tournament =
        new Tournament(
            side.title(),
            seats,
            games,
            thinking.seed(),
            kinds.getFirst(),
            kinds.getLast(),
            SimulationLimits.USUAL,
            Runtime.getRuntime().availableProcessors());
    TournamentResult result = tournament.play(new ProgressLine(spec.commandLine().getErr()));
    print(seats, result);
    return result.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private int seats(Variant side) {
    List<Integer> numbers = ExperimentSetup.players(List.of(side), players);
    if (numbers.size() > 1 || numbers.getFirst() < 2)
      throw misuse("--players must be one number of players, 2 or more");
    return numbers.getFirst();
  }

  private void print(int seats, TournamentResult result) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "%s, %d players, seed %d: %s against %s%n",
        design,
        seats,
        thinking.seed(),
        bots.getFirst(),
        bots.getLast());
    printWins(out, result);
    out.printf(
        Locale.ROOT,
        "A seat is worth at the end, on average: %s %.0f, %s %.0f%n",
        bots.getFirst(),
        result.firstWorth(),
        bots.getLast(),
        result.secondWorth());
    for (TournamentResult.Failure failure : result.failures())
      out.printf("FAILED: seed %d: %s%n", failure.seed(), failure.says());
    out.flush();
  }

  private void printWins(PrintWriter out, TournamentResult result) {
    var share = result.share();
    out.printf(
        Locale.ROOT,
        "%s wins %.1f of %d games (ties, counted half: %d): %.0f %% (95 %%: %.0f %% to %.0f %%)%n",
        bots.getFirst(),
        result.wins(),
        result.games(),
        result.ties(),
        100 * share.value(),
        100 * share.low(),
        100 * share.high());
  }

  private CommandLine.ParameterException misuse(String says) {
    return new CommandLine.ParameterException(spec.commandLine(), says);
  }
}
