package roundhouse.lab.tournament;

/**
 * How a game of a tournament went.
 *
 * @param game its number, counted from 0
 * @param score 1 if the first kind wins, 0 if the second does, 0.5 if both have a winner
 * @param firstWorth what a seat of the first kind is worth at the end, on average
 * @param failure why it did not end by its rules; "" if it did
 * @param digest of the line in which it is kept; "" if it was not read from one
 */
public record TournamentRow(
    int game,
    long seed,
    double score,
    double firstWorth,
    double secondWorth,
    String failure,
    String digest) {
  public TournamentRow(
      int game, long seed, double score, double firstWorth, double secondWorth, String failure) {
    this(game, seed, score, firstWorth, secondWorth, failure, "");
  }

  TournamentRow with(String sum) {
    return new TournamentRow(game, seed, score, firstWorth, secondWorth, failure, sum);
  }

  static TournamentRow of(int number, TournamentGame played) {
    long seed = played.game().log().seed();
    return played.ended()
        ? new TournamentRow(
            number, seed, played.score(), played.worth(true), played.worth(false), "")
        : new TournamentRow(number, seed, 0, 0, 0, played.game().outcome().says());
  }

  /** Whether it ended by its rules. */
  boolean ended() {
    return failure.isEmpty();
  }
}
