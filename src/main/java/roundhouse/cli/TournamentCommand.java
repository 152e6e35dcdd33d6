package roundhouse.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.cli.text.TournamentText;
import roundhouse.files.FolderLock;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentRunFolder;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.tournament.KeptTournament;
import roundhouse.lab.tournament.Tournament;
import roundhouse.lab.tournament.TournamentResult;
import roundhouse.lab.tournament.TournamentRow;
import roundhouse.workshop.files.WriteFailure;

/** Lets two kinds of bots play against each other. */
@Command(
    name = "tournament",
    description = {
      "Let two kinds of bots share the seats of many games, and say which one wins.",
      "Each seed is played twice, with the seats swapped, and a tie counts half for each kind. The"
          + " exit status is 0 only if every game ended by its rules."
    })
final class TournamentCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DESIGN[:OPTION,OPTION]",
      description = "The design: the name or path of its folder.")
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

  @Option(
      names = "--rows",
      paramLabel = "FOLDER",
      description = {
        "Record how each game ends in a file in this folder.",
        "Games that it already contains are not played again."
      })
  private Optional<Path> rows = Optional.empty();

  @Mixin private BotOptions thinking;

  @Override
  public Integer call() {
    if (bots.size() != 2) throw misuse("--bots needs two kinds of bots, like random,sensible");
    if (games < 2 || games > GameOptions.MOST_GAMES || games % 2 == 1)
      throw misuse("--games must be an even number, 2 to " + GameOptions.MOST_GAMES);
    Variant side =
        RequestedVariants.sides(new TitleOpener(), List.of(design), "", false).getFirst();
    int seats = seats(side);
    Tournament tournament = tournament(side, seats);
    var text = new TournamentText(spec.commandLine().getOut(), bots.getFirst(), bots.getLast());
    TournamentResult result;
    try {
      result =
          rows.map(folder -> play(tournament, text, folder, about(side, seats)))
              .orElseGet(() -> play(tournament, text, List.of(), _ -> {}));
    } finally {
      thinking.endPrograms(spec);
    }
    spec.commandLine()
        .getOut()
        .printf(
            "%s, %s players, seed %s: %s against %s%n",
            design, seats, thinking.seed(), bots.getFirst(), bots.getLast());
    text.tell(result);
    return result.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private Tournament tournament(Variant side, int seats) {
    List<Bot> kinds =
        thinking.registry(spec).named(side.title(), thinking.named(spec, List.of(side), bots));
    return new Tournament(
        side.title(),
        seats,
        games,
        thinking.seed(),
        kinds.getFirst(),
        kinds.getLast(),
        SimulationLimits.USUAL,
        Runtime.getRuntime().availableProcessors());
  }

  /** The description of an experiment that would play the same games. */
  private String about(Variant side, int seats) {
    List<String> names = thinking.named(spec, List.of(side), bots);
    return ExperimentRunFolder.about(
        new Experiment(
            List.of(side),
            List.of(seats),
            games,
            thinking.seed(),
            names,
            SimulationLimits.USUAL,
            false,
            1));
  }

  private int seats(Variant side) {
    List<Integer> numbers = ExperimentSetup.players(List.of(side), players);
    if (numbers.size() > 1 || numbers.getFirst() < 2)
      throw misuse("--players must be one number of players, 2 or more");
    return numbers.getFirst();
  }

  /** Plays the games that a folder lacks, and keeps them there. */
  private TournamentResult play(
      Tournament tournament, TournamentText text, Path folder, String about) {
    try {
      KeptTournament.refuseForeign(folder, about);
      try (FolderLock _ = FolderLock.whileWriting(folder);
          var kept = new KeptTournament(folder, about)) {
        kept.says().ifPresent(spec.commandLine().getErr()::println);
        return play(tournament, text, kept.games(), kept::add);
      }
    } catch (UncheckedIOException unwritable) {
      throw unwritable(folder, unwritable.getCause());
    } catch (IOException unwritable) {
      throw unwritable(folder, unwritable);
    }
  }

  private static CommandFailure unwritable(Path folder, IOException why) {
    return new CommandFailure(
        "The games cannot be kept in '%s': %s.".formatted(folder, WriteFailure.reason(why)));
  }

  /** Plays the missing games, and reports the result so far if it is interrupted. */
  private TournamentResult play(
      Tournament tournament,
      TournamentText text,
      List<TournamentRow> known,
      Consumer<TournamentRow> keeping) {
    var soFar = new ConcurrentLinkedQueue<>(known);
    var interrupted = new Thread(() -> text.tellSoFar(List.copyOf(soFar), tournament.games()));
    Runtime.getRuntime().addShutdownHook(interrupted);
    try (var progress = new ProgressLine(spec.commandLine().getErr())) {
      return tournament.play(known, keeping.andThen(soFar::add), progress);
    } finally {
      Runtime.getRuntime().removeShutdownHook(interrupted);
    }
  }

  private CommandLine.ParameterException misuse(String says) {
    return new CommandLine.ParameterException(spec.commandLine(), says);
  }
}
