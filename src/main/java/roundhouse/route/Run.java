package roundhouse.route;

import java.util.Arrays;
import java.util.List;

/**
 * What one train does in a turn.
 *
 * @param train id of the train card, "3+1-0"
 * @param track every piece of track used, in order from one end to the other
 * @param calls the stops that count, in order; stops on the way that are skipped do not stand here
 */
public record Run(String train, List<TrackRef> track, List<StopRef> calls) {

  public Run {
    track = List.copyOf(track);
    calls = List.copyOf(calls);
  }

  /**
   * A run as it is written down: {@code "3+1-0: I3:5-_0 J4:2-_0 = I3.0 J4.0"}, a train card, its
   * track, and where it calls. A train alone goes nowhere.
   *
   * @throws IllegalArgumentException when the text is no run
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
