package roundhouse.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.TerminalGame;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.lab.bots.ProgramBot;

/** Plays a game in the terminal, with people and bots. */
@Command(
    name = "play",
    description = {
      "Play a game of a design in the terminal.",
      "Choices are numbered; 'help' lists the commands. Input can come from a pipe; the game stops"
          + " when it ends."
    })
final class PlayCommand implements Callable<Integer> {
  private static final Path INPUT = Path.of("/proc/self/fd/0");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DESIGN", description = "The design: the name or path of its folder.")
  private String design;

  @Option(
      names = "--players",
      paramLabel = "N|NAMES",
      defaultValue = "",
      description =
          "Number of players, or their names: 'Ann,Ben,Cleo' (default: the design's minimum).")
  private String players;

  @Option(
      names = "--option",
      paramLabel = "NAME",
      split = ",",
      description = "Option to turn on; can be given several times.")
  private List<String> options = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of the game and its bots (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--bots",
      paramLabel = "SEATS",
      split = ",",
      description = "Seats that bots play, from 1: '2,3', or 'all'.")
  private List<String> bots = List.of();

  @Option(
      names = "--program",
      paramLabel = "COMMAND",
      description =
          "With --bots: a program in any language that takes these seats instead of a bot, like"
              + " 'python3 mine.py'; 'designs/bots.md' says what it reads and writes.")
  private Optional<String> program = Optional.empty();

  @Option(
      names = "--load",
      paramLabel = "FILE",
      description =
          "Saved game to continue from the moment at which it was left, with its own players,"
              + " options and seed.")
  private Optional<Path> load = Optional.empty();

  @Override
  public Integer call() {
    Optional<GameLog> saved = load.map(SavedGameFile::read);
    saved
        .filter(log -> !log.title().equals(design))
        .ifPresent(
            log -> misuse("that is a game of '%s', not of '%s'".formatted(log.title(), design)));
    Title title = new TitleOpener().open(design, saved.map(GameLog::options).orElse(options));
    List<String> names = saved.map(GameLog::players).orElseGet(() -> names(title));
    TerminalGame table = table(title, names, saved);
    var in = new BufferedReader(new InputStreamReader(input(), StandardCharsets.UTF_8));
    play(table, seats(names), in);
    return ExitStatus.DONE;
  }

  private void play(TerminalGame table, Set<String> seats, BufferedReader in) {
    PrintWriter out = spec.commandLine().getOut();
    if (program.isEmpty()) {
      new Terminal(table, seats, in, out).play();
      return;
    }
    List<String> words = ProgramBot.words(program.get());
    if (seats.isEmpty() || words.isEmpty())
      misuse("--program needs a command, and --bots with its seats");
    try (var bot = new ProgramBot(words.getFirst(), words, ProgramBot.USUAL_LIMIT)) {
      new Terminal(table, seats, bot, in, out).play();
      bot.faults().ifPresent(spec.commandLine().getErr()::println);
      spec.commandLine().getErr().flush();
    }
  }

  /** The standard input; if it is closed, Java opens a file of its own in its place. */
  private static InputStream input() {
    try {
      if (Files.isSymbolicLink(INPUT)
          && INPUT.toRealPath().startsWith(Path.of(System.getProperty("java.home")).toRealPath()))
        return InputStream.nullInputStream();
    } catch (IOException unknown) {
      return System.in;
    }
    return System.in;
  }

  private TerminalGame table(Title title, List<String> names, Optional<GameLog> saved) {
    try {
      var table = new TerminalGame(title, names, saved.map(GameLog::seed).orElse(seed));
      saved.flatMap(table::open).ifPresent(PlayCommand::refuse);
      return table;
    } catch (UnfitPlayers wrong) {
      throw unplayable(wrong.getMessage());
    }
  }

  private static void refuse(String why) {
    throw unplayable(why);
  }

  private static CommandFailure unplayable(String why) {
    return new CommandFailure("This game cannot be played: " + why + ".");
  }

  private List<String> names(Title title) {
    if (players.isBlank()) return numbered(title.design().players().min());
    if (players.matches("\\d{1,2}")) return numbered(Integer.parseInt(players));
    return List.of(players.split("\\s*,\\s*"));
  }

  private static List<String> numbered(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(seat -> "Player " + seat).toList();
  }

  /** Names of the players that bots play. */
  private Set<String> seats(List<String> names) {
    if (bots.equals(List.of("all"))) return Set.copyOf(names);
    Set<String> seats = new LinkedHashSet<>();
    for (String bot : bots) {
      boolean seat =
          bot.matches("\\d{1,2}")
              && Integer.parseInt(bot) >= 1
              && Integer.parseInt(bot) <= names.size();
      if (!seat && !names.contains(bot))
        misuse(
            "There is no seat '%s': give numbers from 1 to %s, or 'all'"
                .formatted(bot, names.size()));
      seats.add(seat ? names.get(Integer.parseInt(bot) - 1) : bot);
    }
    return seats;
  }

  private void misuse(String message) {
    throw new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
