package roundhouse.lab.valuesearch;

import java.util.Optional;

/**
 * How the games of a search are spent.
 *
 * @param games in all
 * @param seeds of the screening and of each round
 * @param rounds of candidates
 * @param block seeds of each block of the race
 * @param race games of the race at most
 * @param effects games that tell what each change does
 * @param confirm games of the winner on fresh seeds
 */
record GameBudget(int games, int seeds, int rounds, int block, int race, int effects, int confirm) {
  /** Candidates of a round and of the race. */
  static final int CANDIDATES = 8;

  /** Blocks of the race at most. */
  static final int LOOKS = 8;

  private static final int SEEDS = 20;
  private static final int BLOCK = 25;
  private static final int ROUNDS = 10;
  private static final int CONFIRM = 800;
  private static final int MOST_CONFIRM = 1200;
  private static final int EFFECTS = 400;

  /** Seeds from which nothing can be seen of how much chance does. */
  private static final int FEWEST = 2;

  /**
   * Shares out a number of games.
   *
   * @param screened points of the screening, with the design as it is
   * @param showing fresh games that it takes to show the aims, as far as that is known before
   * @throws IllegalArgumentException when there are too few; the message says how many it takes
   */
  static GameBudget of(int games, int screened, int showing) {
    return shared(games, screened, showing)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s games are too few to search these values: write at least %s, or vary fewer"
                        .formatted(games, least(games, screened))));
  }

  private static int least(int tooFew, int screened) {
    int games = tooFew;
    while (shared(games, screened, 0).isEmpty()) games++;
    return games;
  }

  private static Optional<GameBudget> shared(int games, int screened, int showing) {
    int confirm = Math.min(games * 2 / 5, Math.clamp(showing, CONFIRM, MOST_CONFIRM));
    int effects = Math.min(EFFECTS, games / 10);
    int rest = games - confirm - effects;
    int seeds = Math.clamp(rest / (3 * screened), FEWEST, SEEDS);
    int left = rest - seeds * screened;
    if (left < CANDIDATES * FEWEST) return Optional.empty();
    int round = (CANDIDATES + 1) * seeds;
    int rounds = Math.min(ROUNDS, (left - Math.min(CANDIDATES * BLOCK * 4, left * 2 / 5)) / round);
    int race = left - rounds * round;
    int block = Math.clamp(race / (CANDIDATES * 3), FEWEST, BLOCK);
    return Optional.of(new GameBudget(games, seeds, rounds, block, race, effects, confirm));
  }
}
