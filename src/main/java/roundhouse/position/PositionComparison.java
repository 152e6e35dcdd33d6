package roundhouse.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.engine.Game;

/** Compares a state with the expected position and describes the differences in words. */
final class PositionComparison {
  private final Game game;
  private final List<Mismatch> found = new ArrayList<>();

  private PositionComparison(Game game) {
    this.game = game;
  }

  /**
   * @param path of the expected position in its file
   */
  static List<Mismatch> of(Game game, Stated stated, String path) {
    var comparison = new PositionComparison(game);
    comparison.parts(path, "", stated, Stated.of(game, stated));
    return comparison.found;
  }

  /**
   * @param owner whose properties they are: a player, a company or a private
   */
  private void parts(String path, String owner, Record should, Record is) {
    Map<String, StatedValue> state = StatedValue.of(is);
    StatedValue.of(should)
        .forEach(
            (key, stated) -> {
              Object now = state.containsKey(key) ? state.get(key).value() : null;
              if (stated.value() instanceof Map<?, ?> entries)
                entries.forEach(
                    (name, each) ->
                        values(
                            path + "." + key + "." + name,
                            owner,
                            new StatedValue((String) name, stated.property(), each),
                            now instanceof Map<?, ?> all ? all.get(name) : null));
              else
                values(
                    path + "." + key,
                    owner,
                    new StatedValue(key, stated.property(), listed(stated.value())),
                    listed(now));
            });
  }

  private void values(String path, String owner, StatedValue stated, Object state) {
    StateProperty property = stated.property();
    Object should = stated.value();
    Object is = state == null ? missing(property, should) : state;
    if (should instanceof Record part && is instanceof Record whole)
      parts(path, stated.key(), part, whole);
    // Some games are played without a private of their title.
    else if (should instanceof Record) tell(path, stated.key() + " is not in this game");
    else if (property.unlike().isEmpty() && !is.equals(should))
      tell(path, is.equals(true) ? "the game is over" : "the game is not over");
    else if (!isSame(is, should))
      tell(
          path,
          property
              .unlike()
              .formatted(shown(property, is), shown(property, should), owner, stated.key()));
  }

  private static boolean isSame(Object is, Object should) {
    return is instanceof Number number && should instanceof Number other
        ? number.longValue() == other.longValue()
        : is.equals(should);
  }

  /** Types of trains and the like, in no order. */
  private static Object listed(Object value) {
    if (!(value instanceof List<?> words)) return value;
    return words.isEmpty()
        ? Stated.NONE
        : words.stream().map(String::valueOf).sorted().collect(Collectors.joining(" "));
  }

  private static Object missing(StateProperty property, Object should) {
    if (property.unlike().equals(Stated.FLAG)) return false;
    return should instanceof Integer ? 0 : property.none();
  }

  private String shown(StateProperty property, Object value) {
    return property.money() ? game.money((Integer) value) : String.valueOf(value);
  }

  private void tell(String path, String says) {
    found.add(new Mismatch(path, says));
  }
}
