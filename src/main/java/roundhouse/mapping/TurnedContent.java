package roundhouse.mapping;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.edit.YamlValue;

/**
 * Rotates the content of a hex: printed track, off-board edges, river banks and locations of stops.
 */
final class TurnedContent {
  private static final Pattern EDGES =
      Pattern.compile("\\b((?:a|b|edge|loc):)([0-5])(\\.5)?(?![0-9])");
  private static final Pattern EDGE = Pattern.compile("[0-5]");

  private final Relocation way;

  TurnedContent(Relocation way) {
    this.way = way;
  }

  HexContent of(HexContent hex) {
    HexContent turned = hex;
    for (String key : List.of("edges", "banks", "stubs"))
      if (hex.at(key).isPresent()) turned = turned.with(key, words(hex.at(key).get()));
    return hex.word(HexContent.PRINT).isEmpty()
        ? turned
        : turned.with(HexContent.PRINT, YamlValue.quoted(print(hex.word(HexContent.PRINT))));
  }

  private YamlValue words(YamlValue edges) {
    return switch (edges) {
      case YamlValue.Text(String words, boolean quoted) ->
          new YamlValue.Text(
              Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                  .map(this::word)
                  .collect(Collectors.joining()),
              quoted);
      case YamlValue.Items(List<YamlValue> items) ->
          new YamlValue.Items(items.stream().map(this::words).toList());
      case YamlValue.Table table -> table;
    };
  }

  private String word(String word) {
    return EDGE.matcher(word).matches() ? String.valueOf(way.edge(Integer.parseInt(word))) : word;
  }

  private String print(String notation) {
    return EDGES
        .matcher(notation)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1)
                        + place(Integer.parseInt(found.group(2)), found.group(3) != null)));
  }

  /** A half means the corner between an edge and the next. */
  private String place(int edge, boolean half) {
    int here = way.edge(edge);
    int next = way.edge((edge + 1) % 6);
    if (!half) return String.valueOf(here);
    return (next == (here + 1) % 6 ? here : next) + ".5";
  }
}
