package roundhouse.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.board.NotationPart.Word;
import roundhouse.board.Stop.Revenue;

/**
 * The value of a stop in the compact notation: {@code 20}, {@code yellow_30|brown_60|diesel_100}.
 */
final class NotationRevenue {
  private static final String DIESEL = "diesel";

  private NotationRevenue() {}

  static Revenue read(Word word) {
    if (!word.text().contains("_")) return Revenue.of(value(word));
    Map<TileColor, Integer> byColor = new TreeMap<>();
    Map<String, Integer> byTrain = new TreeMap<>();
    for (Word step : word.split('|')) {
      int underscore = step.text().indexOf('_');
      if (underscore < 0)
        throw step.mistake("'" + step.text() + "' needs a colour, as in yellow_30");
      Word name = step.part(0, underscore);
      int value = value(step.part(underscore + 1, step.text().length()));
      if (name.text().equals(DIESEL)) byTrain.put(DIESEL, value);
      else byColor.put(color(name), value);
    }
    return new Revenue(byColor, byTrain);
  }

  static String print(Revenue revenue) {
    if (revenue.equals(Revenue.of(revenue.in(List.of()))))
      return String.valueOf(revenue.in(List.of()));
    List<String> steps = new ArrayList<>();
    revenue.byColor().forEach((color, value) -> steps.add(color.word() + "_" + value));
    revenue.byTrain().forEach((train, value) -> steps.add(train + "_" + value));
    return String.join("|", steps);
  }

  private static int value(Word word) {
    return NotationReader.number(word, NotationReader.LARGEST_NUMBER);
  }

  /** A colour; a shade such as {@code #cb7743} stands for the value from the start. */
  private static TileColor color(Word word) {
    if (word.text().matches("#[0-9a-fA-F]{6}")) return TileColor.WHITE;
    return TileColor.named(word.text()).orElseThrow(() -> noColor(word));
  }

  private static TileNotationException noColor(Word word) {
    return word.mistake(
        "there is no colour '"
            + word.text()
            + "'"
            + NearestName.hint(word.text(), TileColor.words()));
  }
}
