package roundhouse.editor.workspace;

import java.util.Optional;
import java.util.OptionalDouble;
import roundhouse.editor.kit.Settings;

/** The recipe that the user chose, and where the dividers of each recipe are. */
public final class PlayArrangement {
  private static final String CHOSEN = "play.recipe";

  /** What settings call the choice of none. */
  private static final String BEST = "best";

  /** Settings hold whole numbers: shares in ten-thousandths. */
  private static final double UNIT = 10_000;

  private final Settings settings;
  private Optional<Recipe> current = Optional.empty();

  public PlayArrangement(Settings settings) {
    this.settings = settings;
  }

  /** The recipe that the user chose; empty if the best one is wanted. */
  public Optional<Recipe> chosen() {
    return settings.text(CHOSEN).flatMap(Recipe::of);
  }

  /** Chooses a recipe for good; none for the best one. */
  void choose(Optional<Recipe> recipe) {
    settings.put(CHOSEN, recipe.map(Recipe::id).orElse(BEST));
    current = Optional.empty();
  }

  /** Another title may have a different best recipe. */
  void forget() {
    current = Optional.empty();
  }

  /** The recipe for a room: the chosen one, if it has room there. */
  Recipe recipe(PlayRecipes room) {
    Recipe recipe = chosen().filter(room::hasRoom).orElseGet(() -> room.best(current));
    current = Optional.of(recipe);
    return recipe;
  }

  DividerPlaces places(Recipe recipe) {
    return new DividerPlaces(share(recipe, 0), share(recipe, 1));
  }

  private OptionalDouble share(Recipe recipe, int divider) {
    int kept = settings.number(name(recipe, divider), -1);
    return kept < 0 ? OptionalDouble.empty() : OptionalDouble.of(kept / UNIT);
  }

  /**
   * @param share of the room, from 0 to 1
   */
  void move(Recipe recipe, int divider, double share) {
    settings.put(name(recipe, divider), Math.round(Math.clamp(share, 0, 1) * UNIT));
  }

  /** Lets the screen and the title decide everything again. */
  void reset() {
    choose(Optional.empty());
    for (Recipe recipe : Recipe.values())
      for (int divider : new int[] {0, 1}) settings.put(name(recipe, divider), -1);
  }

  private static String name(Recipe recipe, int divider) {
    return "play." + recipe.id() + ".divider." + divider;
  }
}
