package roundhouse.lab.valuesearch;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Many searches of synthetic designs, counted.
 *
 * @param feasible searches whose winner truly meets all goals
 * @param met searches that said so
 * @param falselyMet searches that said so and were wrong
 * @param lossError by how much the winner seemed farther off than it is, on average
 * @param mostGames that any of them played
 */
public record SearchTrials(
    int searches, int feasible, int met, int falselyMet, double lossError, int mostGames) {

  static SearchTrials of(int searches, int games, int varied) {
    int feasible = 0;
    int met = 0;
    int wrong = 0;
    double error = 0;
    int most = 0;
    for (int number = 1; number <= searches; number++) {
      var design = new SyntheticDesign(number, varied);
      var budget = GameBudget.of(games, ValueSearch.screened(design.space()).size(), 0);
      var search = new ValueSearch(design.space(), design.goals(), budget, number, design);
      search.screen();
      ValueSearch.Found found = search.run();
      boolean isMet =
          IntStream.range(0, design.goals().size())
              .allMatch(
                  goal ->
                      Shown.of(design.goals().get(goal), found.confirmed().of(0, goal)).verdict()
                          == Shown.Verdict.MET);
      double truth = design.loss(found.winner());
      if (truth <= 1) feasible++;
      if (isMet) met++;
      if (isMet && truth > 1) wrong++;
      error += ValueSearchAnswer.freshLoss(design.goals(), found.confirmed()) - truth;
      most = Math.max(most, design.played());
    }
    return new SearchTrials(searches, feasible, met, wrong, error / searches, most);
  }

  /** The benchmark: the number of searches, and the games of each. */
  public static void run(List<String> arguments, PrintStream out) {
    int searches = arguments.isEmpty() ? 500 : Integer.parseInt(arguments.getFirst());
    int games = arguments.size() < 2 ? 1500 : Integer.parseInt(arguments.get(1));
    SearchTrials trials = of(searches, games, 6);
    out.printf(
        "%s searches of %,d games: %s found what meets all goals; %s said so, %s of them wrongly;"
            + " the winner seemed %+.3f farther off than it is%n",
        trials.searches, games, trials.feasible, trials.met, trials.falselyMet, trials.lossError);
  }
}
