package roundhouse.editor.workspace;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chooses how the parts of Play share a room.
 *
 * @param width of the room, in pixels
 * @param height of the room, in pixels
 * @param enlarged how many times larger than usual the text is, 1 or more
 */
public record PlayRecipes(int width, int height, PlayShapes shapes, double enlarged) {
  /** The radius of a hex from which on a board shows every detail. */
  private static final double ALL_SHOWN = 60;

  /** A recipe that shows more at once is preferred if it costs no more of the radius than that. */
  private static final double NEARLY = 0.985;

  private static final double STAYS = 0.9;

  /** A room with the usual text. */
  public PlayRecipes(int width, int height, PlayShapes shapes) {
    this(width, height, shapes, 1);
  }

  /** The recipe with the largest hexes. */
  public Recipe best() {
    return best(Optional.empty());
  }

  /**
   * The recipe with the largest hexes.
   *
   * @param present stays while another one would gain little: a window that is drawn larger does
   *     not jump between two that are as good
   */
  Recipe best(Optional<Recipe> present) {
    List<Recipe> possible = Stream.of(Recipe.values()).filter(this::isOffered).toList();
    double largest = possible.stream().mapToDouble(this::worth).max().orElseThrow();
    Optional<Recipe> stays =
        present.filter(possible::contains).filter(recipe -> worth(recipe) >= STAYS * largest);
    if (stays.isPresent()) return stays.get();
    return possible.stream()
        .filter(recipe -> worth(recipe) >= NEARLY * largest)
        .findFirst()
        .orElseThrow();
  }

  private double worth(Recipe recipe) {
    return Math.min(ALL_SHOWN, plan(recipe, DividerPlaces.FREE).radius());
  }

  /** Whether a recipe is worth trying when nobody has chosen one. */
  private boolean isOffered(Recipe recipe) {
    boolean offered =
        switch (recipe) {
          case COLUMNS -> shapes.rows() > 2;
          case STRIP -> shapes.rows() <= 2;
          case SIDE -> true;
          case TABS -> !hasRoom(Recipe.SIDE);
        };
    return offered && hasRoom(recipe);
  }

  /** Whether all parts of a recipe have room. */
  public boolean hasRoom(Recipe recipe) {
    return plans().hasRoom(recipe);
  }

  /** The places of all parts. */
  public PlayPlan plan(Recipe recipe, DividerPlaces places) {
    return plans().plan(recipe, places);
  }

  private RecipePlans plans() {
    return new RecipePlans(width, height, shapes, enlarged);
  }
}
