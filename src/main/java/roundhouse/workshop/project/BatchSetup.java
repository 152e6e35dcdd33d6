package roundhouse.workshop.project;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.words.UiWords;

/**
 * Games for bots to play in the background, of one design or of two that are compared; both play
 * the same seeds.
 *
 * @param sides one or two, not of the same name
 * @param players of every game
 * @param games of each side
 * @param bot kind of bot in every seat
 */
public record BatchSetup(
    List<ComparedDesign> sides, int players, int games, String bot, long seed) {

  public BatchSetup {
    sides = List.copyOf(sides);
    if (sides.isEmpty()
        || sides.stream().map(ComparedDesign::name).distinct().count() < sides.size())
      throw new IllegalArgumentException("one design, or two that are not the same, not " + sides);
    if (games < 1) throw new IllegalArgumentException("at least one game, not " + games);
  }

  /** The number of threads that play; one core is left for the window. */
  private static int threads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /**
   * Reads the designs as their files are now.
   *
   * @param registry the bots that the name of the bot may mean
   * @throws IOException whose message says why they cannot be played
   */
  public Batch batch(TitleSource titles, BotRegistry registry) throws IOException {
    var variants = new ArrayList<Variant>();
    for (ComparedDesign side : sides)
      variants.add(new Variant(side.name(), fit(side, side.title(titles), registry)));
    return new Batch(
        variants,
        List.of(players),
        games,
        seed,
        List.of(seat(variants.getFirst().title(), registry)),
        SimulationLimits.USUAL,
        false,
        threads());
  }

  /**
   * Plays one game of the first side, with its own seed, to its end or until it fails.
   *
   * @param registry the bots that the name of the bot may mean
   * @throws IOException whose message says why the design cannot be played
   */
  public GameLog game(TitleSource titles, BotRegistry registry, long seedOfGame)
      throws IOException {
    ComparedDesign side = sides.getFirst();
    Title title = fit(side, side.title(titles), registry);
    return Simulation.of(title, players, seat(title, registry)).play(seedOfGame).logToFailure();
  }

  private Bot seat(Title title, BotRegistry registry) throws IOException {
    return registry
        .named(title, bot)
        .orElseThrow(
            () ->
                new IOException(
                    UiWords.of("lab.no-bot", bot, String.join(", ", registry.names(title)))));
  }

  private Title fit(ComparedDesign side, Title title, BotRegistry registry) throws IOException {
    NumberRange range = title.design().players();
    if (!range.contains(players))
      throw new IOException(
          UiWords.of("lab.not-for", side.name(), range.min(), range.max(), players));
    seat(title, registry);
    return title;
  }

  /**
   * What the games of all sides can have.
   *
   * @param players numbers of players
   * @param bots names of bots, including those that the scripts of the designs add
   */
  public record Possible(List<Integer> players, List<String> bots) {
    public Possible {
      players = List.copyOf(players);
      bots = List.copyOf(bots);
    }
  }

  /**
   * What all sides can be played with.
   *
   * @param registry all bots
   * @throws IOException whose message says why one of them cannot be loaded
   */
  public static Possible possible(
      TitleSource titles, List<ComparedDesign> sides, BotRegistry registry) throws IOException {
    var ranges = new ArrayList<NumberRange>();
    var bots = new ArrayList<>(registry.names());
    for (int side = 0; side < sides.size(); side++) {
      Title title = sides.get(side).title(titles);
      ranges.add(title.design().players());
      if (side == 0) bots = new ArrayList<>(registry.names(title));
      else bots.retainAll(registry.names(title));
    }
    int most = ranges.stream().mapToInt(NumberRange::max).max().orElse(0);
    List<Integer> players =
        IntStream.rangeClosed(1, most)
            .filter(count -> ranges.stream().allMatch(range -> range.contains(count)))
            .boxed()
            .toList();
    return new Possible(players, bots);
  }
}
