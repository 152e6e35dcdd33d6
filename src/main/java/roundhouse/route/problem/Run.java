package roundhouse.route.problem;

import java.util.Arrays;
import java.util.List;

/**
 * The run of one train in a turn.
 *
 * @param train id of the train card, "3+1-0"
 * @param track all pieces of track used, in order from end to end
 * @param calls the stops that count, in order, without skipped ones
 */
public record Run(String train, List<TrackRef> track, List<StopRef> calls) {

  public Run {
    track = List.copyOf(track);
    calls = List.copyOf(calls);
  }

  /** What sentences call the train: "3+1-train". */
  public String trainInWords() {
    return trainInWords(train);
  }

  /** What sentences call a train card: "3+1-train" for "3+1-0". */
  public static String trainInWords(String card) {
    return card.replaceFirst("-\\d+$", "") + "-train";
  }

  /** The number of stops on its way, with those it does not count. */
  public int visits() {
    return (int)
        track.stream()
            .flatMap(
                piece ->
                    Arrays.stream(piece.ends().split("-"))
                        .filter(end -> end.startsWith("_"))
                        .map(end -> piece.hex() + end))
            .distinct()
            .count();
  }

  /**
   * Parses a run such as {@code "3+1-0: I3:5-_0 J4:2-_0 = I3.0 J4.0"}: a train card, its track, and
   * its calls. A train alone means no track and no calls.
   *
   * @throws IllegalArgumentException when the text is not a run
   */
  public static Run parse(String text) {
    String[] parts = text.split(":\\s+", 2);
    if (parts.length == 1) return new Run(text.strip(), List.of(), List.of());
    String[] sides = parts[1].split("\\s+=\\s+", 2);
    if (sides.length < 2) {
      throw new IllegalArgumentException(
          "a run is written 'train: track = stops', like 2-0: F4:3-_0 F2:0-_0 = F4.0 F2.0");
    }
    List<TrackRef> track = words(sides[0]).stream().map(TrackRef::parse).toList();
    return new Run(parts[0].strip(), track, words(sides[1]).stream().map(StopRef::parse).toList());
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.strip().split("\\s+"));
  }
}
