package roundhouse.drafts;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Kinds of terrain as our designs name them: a river, a stream and a lake are water. */
public final class TerrainWords {
  private TerrainWords() {}

  /** Our word for one kind; "" for none. */
  public static String of(String kind) {
    return switch (kind) {
      case "river", "stream", "lake", "water" -> "water";
      default -> kind.replaceAll("[^\\p{L}]", "");
    };
  }

  /** Our words for several kinds, each once. */
  static String ofAll(String kinds) {
    return Arrays.stream(kinds.split("[|\\s]+"))
        .map(TerrainWords::of)
        .filter(word -> !word.isEmpty())
        .distinct()
        .collect(Collectors.joining(" "));
  }
}
