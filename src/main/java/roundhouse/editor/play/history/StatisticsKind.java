package roundhouse.editor.play.history;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameStatistics;

/** What a plot of the game shows: a line for each player, or for each company. */
enum StatisticsKind {
  WORTH(UiWords.of("statistics.worth"), GameStatistics::worth),
  MONEY(UiWords.of("statistics.money"), GameStatistics::money),
  PRICES(UiWords.of("board.market"), GameStatistics::prices),
  REVENUES(UiWords.of("statistics.revenues"), GameStatistics::revenues);

  private final String title;
  private final Function<GameStatistics, Map<String, List<Integer>>> lines;

  StatisticsKind(String title, Function<GameStatistics, Map<String, List<Integer>>> lines) {
    this.title = title;
    this.lines = lines;
  }

  /** The values at the end of each round, by player or company. */
  Map<String, List<Integer>> lines(GameStatistics statistics) {
    return lines.apply(statistics);
  }

  boolean isOfCompanies() {
    return this == PRICES || this == REVENUES;
  }

  @Override
  public String toString() {
    return title;
  }
}
