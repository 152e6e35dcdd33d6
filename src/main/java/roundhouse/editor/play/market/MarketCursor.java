package roundhouse.editor.play.market;

import java.util.Optional;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.market.MarketCell;

/** The space of the market that the arrow keys have reached. */
final class MarketCursor {
  private Optional<MarketCell> at = Optional.empty();

  Optional<MarketCell> at() {
    return at;
  }

  void clear() {
    at = Optional.empty();
  }

  /** Goes to the next space; from none to the first token, or the first space. */
  void step(Title title, GameState state, int down, int right) {
    var spaces = title.market().spaces();
    MarketCell from =
        at.orElseGet(
            () ->
                state.tokens().at().values().stream().findFirst().orElse(spaces.getFirst().cell()));
    var next = new MarketCell(from.row() + down, from.column() + right);
    boolean known = spaces.stream().anyMatch(space -> space.cell().equals(next));
    at = Optional.of(at.isPresent() && known ? next : from);
  }
}
