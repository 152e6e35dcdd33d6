package roundhouse.editor.workspace;

import java.util.OptionalDouble;

/**
 * Where the user put the two dividers of a recipe, as shares of the room; empty if the recipe
 * decides.
 */
public record DividerPlaces(OptionalDouble first, OptionalDouble second) {
  /** The recipe decides both. */
  public static final DividerPlaces FREE =
      new DividerPlaces(OptionalDouble.empty(), OptionalDouble.empty());

  /** The pixel of the first divider, between two limits. */
  int first(int room, int usual, int least, int most) {
    return place(first, room, usual, least, most);
  }

  /** The pixel of the second divider, between two limits. */
  int second(int room, int usual, int least, int most) {
    return place(second, room, usual, least, most);
  }

  private static int place(OptionalDouble share, int room, int usual, int least, int most) {
    int wanted = share.isPresent() ? (int) Math.round(share.getAsDouble() * room) : usual;
    return Math.clamp(wanted, Math.min(least, most), Math.max(least, most));
  }
}
