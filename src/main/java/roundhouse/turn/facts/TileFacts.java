package roundhouse.turn.facts;

import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.engine.Game;
import roundhouse.turn.choices.ActionPlace.LaidTile;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.words.UiWords;

/** What the tray says of a tile. */
public record TileFacts(CardMoment moment) {
  /** More than this many are as good as unlimited. */
  private static final int MANY = 99;

  /** The layout of the map on which it would lie. */
  public Layout layout() {
    return moment.title().map().layout();
  }

  /** The tile itself, if the title has it. */
  public Optional<Tile> tile(LaidTile lay) {
    return Optional.ofNullable(moment.title().tiles().get(lay.tile()));
  }

  /** What it costs to lay it; "" if nothing. */
  public String cost(ChoiceRow row) {
    Object cost = row.variants().getFirst().values().get("cost");
    String says = cost == null ? "" : cost.toString();
    return says.matches(".*[1-9].*") ? says : "";
  }

  /** How many are left of a tile that is counted. */
  public OptionalInt left(LaidTile lay) {
    int left = new Game(moment.title(), moment.state()).tilesLeft(lay.tile());
    return left > MANY || left == 0 ? OptionalInt.empty() : OptionalInt.of(left);
  }

  /** The number, how many are left of those that are counted, and whether it may be turned. */
  public String number(LaidTile lay, ChoiceRow row) {
    OptionalInt left = left(lay);
    String count =
        left.isEmpty() ? lay.tile() : UiWords.of("card.tiles-left", lay.tile(), left.getAsInt());
    return row.variants().size() > 1 ? count + " ↻" : count;
  }
}
