package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.text.ProgressLine;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.DesignTitles;
import roundhouse.interop.replay.GameImport;
import roundhouse.interop.replay.ReplayOutcome;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.people.PeopleReport;
import roundhouse.lab.people.PeoplesGame;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.rows.RowFiles;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.notes.SavedNotes;

/** Reads games of people as experiments read those of bots. */
@Command(
    name = "rows",
    description = {
      "Read games that people played like those of bots: their pace, money, long decisions and"
          + " notes, and the rows of all tables of experiments.",
      "The games are saved games (with the times of decisions and marks that they hold, and the"
          + " notes beside them) and games exported from the online engine. The exit status is 0"
          + " only if each is read to its last action."
    })
final class RowsCommand implements Callable<Integer> {
  private static final String PEOPLE = "people";
  private static final String JSON = ".json";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "GAMES",
      arity = "1..*",
      description = "Saved and exported games, or folders with them, including subfolders.")
  private List<Path> places;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description =
          "Write the rows to files in this folder, which must be new or empty, as 'simulate --rows'"
              + " does.")
  private Optional<Path> folder = Optional.empty();

  @Option(
      names = "--beside",
      paramLabel = "BOT",
      description =
          "Also play games of this bot, with the same designs, options and numbers of players, and"
              + " show both side by side.")
  private Optional<String> beside = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "20",
      description =
          "With --beside: games of the bot for each design, options and number of players"
              + " (default: ${DEFAULT-VALUE}).")
  private int games;

  @Mixin private BotOptions bots;

  private final TitleOpener titles = new TitleOpener();
  private final Conformance conformance =
      new Conformance(
          new DesignTitles(
              new TitleLoader(
                  titles.folders().designs(),
                  titles.folders().scripts(),
                  titles.folders().tileLibrary())));

  private final List<PeoplesGame> people = new ArrayList<>();

  /** What the games are of: a title with its options, and a number of players. */
  private record Played(String title, List<String> options, int players) {
    String says() {
      return options.isEmpty() ? title : title + ":" + String.join(",", options);
    }
  }

  private final Map<Played, Title> played = new LinkedHashMap<>();
  private boolean whole = true;

  @Override
  public Integer call() {
    if (games < 1) throw new ParameterException(spec.commandLine(), "--games must be 1 or more");
    folder.ifPresent(RowsCommand::refuseUsed);
    for (Path file : files()) read(file);
    if (people.isEmpty()) throw new CommandFailure("None of these files is a game.");
    List<GameRecord> ofBots = beside.map(this::play).orElse(List.of());
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%s%n", String.join("; ", played.keySet().stream().map(Played::says).distinct().toList()));
    out.print(PeopleReport.figures(timelines(ofBots)));
    out.print(PeopleReport.times(people));
    out.print(PeopleReport.notes(people));
    folder.ifPresent(to -> write(to, ofBots));
    out.flush();
    return whole ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private static void refuseUsed(Path folder) {
    try (Stream<Path> there = Files.exists(folder) ? Files.list(folder) : Stream.empty()) {
      if (there.findAny().isPresent())
        throw new CommandFailure("'%s' is not empty: name a new folder.".formatted(folder));
    } catch (IOException unreadable) {
      throw new CommandFailure(
          "'%s' is no folder that can be written: %s."
              .formatted(folder, RegularFiles.reason(unreadable)));
    }
  }

  private List<Path> files() {
    var all = new ArrayList<Path>();
    for (Path place : places) {
      if (!Files.exists(place))
        throw new CommandFailure("There is no file or folder '%s'.".formatted(place));
      if (!Files.isDirectory(place)) {
        all.add(place);
        continue;
      }
      try (Stream<Path> within = Files.walk(place)) {
        within.filter(file -> file.toString().endsWith(JSON)).sorted().forEach(all::add);
      } catch (IOException | UncheckedIOException unreadable) {
        throw new CommandFailure(
            "'%s' cannot be searched: %s.".formatted(place, unreadable.getMessage()));
      }
    }
    return all;
  }

  /** A file that is no game, or of no title here, is told and does not stop the others. */
  private void read(Path file) {
    try {
      ReadGame game = game(file);
      game.notes().forEach(note -> tell(file, note));
      Title title = game.title().forPlayers(game.log().players().size());
      var key = new Played(title.id(), game.log().options(), game.log().players().size());
      PeoplesGame again = PeoplesGame.of(title, game.log(), PEOPLE, people.size());
      if (!again.refused().isEmpty()) tell(file, again.refused());
      people.add(again);
      played.putIfAbsent(key, title);
    } catch (IOException | CommandFailure | IllegalArgumentException wrong) {
      tell(file, wrong.getMessage());
    }
  }

  private void tell(Path file, String what) {
    whole = false;
    PrintWriter err = spec.commandLine().getErr();
    err.printf(
        "%s: %s%n", file, what.replaceFirst("^" + Pattern.quote(file.toString()) + ":? ?", ""));
    err.flush();
  }

  private record ReadGame(Title title, GameLog log, List<String> notes) {}

  private ReadGame game(Path file) throws IOException {
    String text = RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES);
    if (!ExportedGame.is(text)) {
      GameLog log = SavedNotes.with(file, SavedGames.open(file));
      return new ReadGame(titles.open(log.title(), log.options()), log, List.of());
    }
    if (Files.exists(RecordingFiles.traceOf(file))) {
      var recording = RecordingFiles.read(file);
      ReplayOutcome outcome = conformance.replay(recording);
      return new ReadGame(
          conformance.title(recording),
          outcome.log(),
          outcome
              .problem()
              .map(
                  each ->
                      "it goes another way at action %s (%s), which 'conformance' explains; the"
                              .formatted(each.action(), each.type())
                          + " rows end there")
              .stream()
              .toList());
    }
    ExportedGame raw = ExportedGame.read(file);
    Title title = conformance.title(raw.recording());
    GameImport game = GameImport.of(title, raw.named(title.design()));
    return new ReadGame(title, game.log(), game.notes());
  }

  private List<GameRecord> play(String bot) {
    var sides = new ArrayList<Variant>();
    played.forEach((key, title) -> sides.add(new Variant(key.says(), title)));
    List<String> named = bots.named(spec, sides, List.of(bot));
    var all = new ArrayList<GameRecord>();
    try (var progress = new ProgressLine(spec.commandLine().getErr())) {
      played.forEach(
          (key, title) -> {
            Simulation simulation =
                Simulation.seated(title, key.players(), bots.registry(spec).named(title, named));
            for (int game = 0; game < games; game++) {
              long seed = BatchSeeds.of(bots.seed(), key.players(), game);
              var rows =
                  new RowCollector(
                      simulation.title(), new GameKey(all.size(), bot, key.players(), seed));
              SimulatedGame done = simulation.play(seed, rows);
              all.add(rows.record(done));
              progress.done(all.size(), games * played.size());
            }
          });
    } finally {
      bots.endPrograms(spec);
    }
    return all;
  }

  private Timelines timelines(List<GameRecord> ofBots) {
    var sides = new ArrayList<>(List.of(PEOPLE));
    beside.ifPresent(sides::add);
    var games = new Timelines(sides);
    people.forEach(game -> games.add(game.record()));
    ofBots.forEach(games::add);
    return games;
  }

  private void write(Path to, List<GameRecord> ofBots) {
    try {
      Files.createDirectories(to);
      try (var files = new RowFiles(to)) {
        people.forEach(game -> files.add(game.record()));
        ofBots.forEach(files::add);
      }
      spec.commandLine().getOut().printf("%nThe rows are in '%s'.%n", to);
    } catch (UncheckedIOException unwritable) {
      throw ExperimentPlay.unwritable(to, unwritable.getCause());
    } catch (IOException unwritable) {
      throw ExperimentPlay.unwritable(to, unwritable);
    }
  }
}
