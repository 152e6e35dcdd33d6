package roundhouse.cli.text;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import roundhouse.lab.tournament.TournamentResult;
import roundhouse.lab.tournament.TournamentRow;

/**
 * Describes the result of a tournament, or its state when it was interrupted.
 *
 * @param first name of the kind of bots whose share of wins is given
 */
public record TournamentText(PrintWriter out, String first, String second) {

  /** The result of the games so far, for a tournament that is interrupted. */
  public void tellSoFar(List<TournamentRow> soFar, int games) {
    TournamentResult result = TournamentResult.of(soFar);
    out.printf("%nInterrupted after %s of %s games.%n", result.games(), games);
    tell(result);
  }

  /** Who wins how often, what seats are worth, and what went wrong. */
  public void tell(TournamentResult result) {
    if (result.games() > 0) tellWins(result);
    else out.println("No game was played to its end.");
    for (TournamentResult.Failure failure : result.failures())
      out.printf("FAILED: seed %s: %s%n", failure.seed(), failure.says());
    out.flush();
  }

  private void tellWins(TournamentResult result) {
    var share = result.share();
    out.printf(
        Locale.ROOT,
        "%s wins %.1f of %d games (ties, counted half: %d): %.0f %% (95 %%: %.0f %% to %.0f %%)%n",
        first,
        result.wins(),
        result.games(),
        result.ties(),
        100 * share.value(),
        100 * share.low(),
        100 * share.high());
    out.printf(
        Locale.ROOT,
        "Average worth at the end: %s %.0f, %s %.0f%n",
        first,
        result.firstWorth(),
        second,
        result.secondWorth());
  }
}
