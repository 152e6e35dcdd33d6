package roundhouse.lab.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.WinShares;

/**
 * How a tournament ended.
 *
 * @param games that ended by their rules; only they count
 * @param wins of the first kind, a tie as half
 * @param share of games that the first kind wins, with its interval
 * @param ties games in which both kinds have a winner
 * @param firstWorth what a seat of the first kind is worth at the end, on average
 * @param failures what went wrong in the other games, with their seeds
 */
public record TournamentResult(
    int games,
    double wins,
    Estimate share,
    int ties,
    double firstWorth,
    double secondWorth,
    List<Failure> failures) {

  /** A game that did not end by its rules. */
  public record Failure(long seed, String says) {}

  public TournamentResult {
    failures = List.copyOf(failures);
  }

  /** The result of games, in their order. */
  public static TournamentResult of(Collection<TournamentRow> all) {
    List<TournamentRow> ended = all.stream().filter(TournamentRow::ended).toList();
    return new TournamentResult(
        ended.size(),
        ended.stream().mapToDouble(TournamentRow::score).sum(),
        share(ended),
        (int) ended.stream().filter(each -> each.score() == 0.5).count(),
        ended.stream().mapToDouble(TournamentRow::firstWorth).average().orElse(0),
        ended.stream().mapToDouble(TournamentRow::secondWorth).average().orElse(0),
        all.stream()
            .filter(each -> !each.ended())
            .map(each -> new Failure(each.seed(), each.failure()))
            .toList());
  }

  /** Each seed is played twice, with the seats swapped. */
  private static Estimate share(List<TournamentRow> ended) {
    Map<Integer, List<Double>> bySeed =
        ended.stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.game() / 2,
                    TreeMap::new,
                    Collectors.mapping(TournamentRow::score, Collectors.toList())));
    var pairs = new ArrayList<Double>();
    var alone = new ArrayList<Double>();
    for (List<Double> scores : bySeed.values())
      if (scores.size() == 2) pairs.add(scores.getFirst() + scores.getLast());
      else alone.addAll(scores);
    return WinShares.ofPairs(pairs, alone);
  }
}
