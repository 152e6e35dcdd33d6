package roundhouse.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of 'simulate' that make an experiment of it. */
final class ExperimentOptions {
  @Option(
      names = "--rows",
      paramLabel = "FOLDER",
      description = {
        "Write rows for every game, moment and company to files in this folder, as comma-separated"
            + " values and as lines of JSON.",
        "Games whose rows it already contains are not played again."
      })
  Optional<Path> rows = Optional.empty();

  @Option(
      names = "--vary",
      paramLabel = "PATH=VALUES",
      description = {
        "Play the design with other values at a path: trains.5.count=1..3, or multiples of the"
            + " value there: trains.5.price=x0.5,x1,x2. A * in the path means every key; a step has"
            + " its name: rounds.stock.steps.stock-turn.sale-in-one-block=no,yes.",
        "If given twice, every combination of the values is played."
      })
  List<String> vary = List.of();

  @Option(
      names = "--combine",
      description =
          "With --options: play every combination of these options, and tell what each does over"
              + " all combinations of the others, and what two do together beyond that.")
  boolean combine;

  @Option(
      names = "--kingmaking",
      description =
          "Instead of figures, tell in how many games a losing player decides who wins: each game"
              + " is played again with other choices in the last decisions of the losers. It takes"
              + " up to thirty times as long, so ask for few --games.")
  boolean kingmaking;

  @Option(
      names = "--all",
      description =
          "Print all figures with their intervals, when everything happens, and what the games tell"
              + " of the design; otherwise the answer is one screen.")
  boolean all;

  @Option(
      names = "--until",
      paramLabel = "FIGURE",
      description = {
        "Stop as soon as this figure, such as 'phase-began 5', is clear for every other side and"
            + " number of players, or after all games. It is tested after 25 games, after 50, after"
            + " 100 and so on, each time more strictly than if it were tested once.",
        "All other figures are then hints, not findings."
      })
  String until = "";

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description =
          "Write the answers and plots as one page that can be printed and needs no other file.")
  Optional<Path> report = Optional.empty();

  @Option(
      names = "--find",
      paramLabel = "TEXT",
      description =
          "Instead of figures, list the events of all games whose sentence contains this text, with"
              + " seed, round and action.")
  String find = "";

  @Option(
      names = "--while",
      paramLabel = "CONDITION",
      description =
          "With --find: only events that happen while this holds: 'phase 5', 'round stock', 'flag"
              + " NAME', 'receivership', or another status of the company, like 'bankrupt'.")
  String during = "";

  @Option(
      names = "--kept",
      description =
          "With --find: play no games, but search the recorded moments of an"
              + " experiment, or in the folder of --rows: phases, trains, companies, privates and"
              + " tiles, in the words of the tables.")
  boolean kept;

  @Option(
      names = "--game",
      paramLabel = "SEED",
      description = "Play only the game of this seed, and print its log.")
  Optional<Long> game = Optional.empty();

  @Option(
      names = "--save",
      paramLabel = "FILE.game.json",
      description = "With --game: write the game, for 'play --load' and the window, and no log.")
  Optional<Path> save = Optional.empty();

  @Mixin EngineOption engine;

  /** Why not all that was asked for would be done; empty if it would. */
  Optional<String> contradiction() {
    boolean figures = report.isPresent() || !until.isEmpty();
    if (game.isPresent() && (figures || rows.isPresent() || !find.isBlank()))
      return Optional.of(
          "--game plays one game, to print or save it: omit --rows, --report, --until and --find");
    if (kingmaking && (any() || game.isPresent()))
      return Optional.of(
          "--kingmaking plays games of one design, and nothing else is asked of them");
    if (!find.isBlank() && figures)
      return Optional.of("--find lists events instead of figures: omit --report and --until");
    if (!find.isBlank() && rows.isPresent() && !kept)
      return Optional.of(
          "--find records no games: omit --rows, or add --kept to search the games in that folder");
    return Optional.empty();
  }

  /** Whether the user asked for anything that totals do not show. */
  boolean any() {
    return !until.isEmpty()
        || engine.given()
        || !find.isBlank()
        || rows.isPresent()
        || report.isPresent()
        || combine
        || !vary.isEmpty();
  }
}
