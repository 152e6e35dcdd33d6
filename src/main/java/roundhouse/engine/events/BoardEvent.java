package roundhouse.engine.events;

import static roundhouse.engine.events.EventKind.ACTION;
import static roundhouse.engine.events.EventKind.CONSEQUENCE;

/** Tiles, markers and tokens come to the board. */
public sealed interface BoardEvent extends Event {
  /** A tile is laid or upgraded. */
  @Logged(as = ACTION, says = "{party} lays tile {tile} in {hex}[ for {cost}]")
  record TileLaid(String party, String tile, HexLabel hex, int rotation, MoneyAmount cost)
      implements BoardEvent {}

  /** The token of a private company. */
  @Logged(as = ACTION, says = "{party} places the token {token} in {hex}")
  record TokenPlaced(String party, String token, HexLabel hex) implements BoardEvent {}

  /**
   * A station marker that is not the home marker.
   *
   * @param additional whether the company did not have it before
   */
  @Logged(as = ACTION, says = "{company} places a station marker in {hex}[ for {cost}]")
  record MarkerPlaced(String company, HexLabel hex, int city, MoneyAmount cost, boolean additional)
      implements BoardEvent {}

  /** A marker that is in nobody's way. */
  @Logged(as = ACTION, says = "{company} places its neutral marker in {hex}")
  record NeutralMarkerPlaced(String company, HexLabel hex, int city) implements BoardEvent {}

  /** A marker that a private moves. */
  @Logged(as = ACTION, says = "{company} takes up its marker in {hex}")
  record MarkerTakenUp(String company, HexLabel hex) implements BoardEvent {}

  /** Where that marker goes. */
  @Logged(as = ACTION, says = "{company} moves its marker to {hex}")
  record MarkerMoved(String company, HexLabel hex, int city) implements BoardEvent {}

  /** Where its home marker goes. */
  @Logged(as = ACTION, says = "{company} chooses its home in {hex}")
  record HomeChosen(String company, HexLabel hex) implements BoardEvent {}

  /** One marker too many after a merger. */
  @Logged(as = ACTION, says = "{company} gives up its marker in {hex}")
  record MarkerGivenUp(String company, HexLabel hex) implements BoardEvent {}

  /** By an effect of a script: it leaves the game. */
  @Logged(as = CONSEQUENCE, says = "{company} loses its marker in {hex}")
  record MarkerRemoved(String company, HexLabel hex) implements BoardEvent {}

  /** By an effect of a script: a company takes the place of another one. */
  @Logged(as = CONSEQUENCE, says = "{company} replaces the marker of {owner} in {hex}")
  record MarkerReplaced(String company, HexLabel hex, int city, String owner)
      implements BoardEvent {}

  /** By an effect of a script, to its charter. */
  @Logged(as = CONSEQUENCE, says = "{company} gets {markers}")
  record MarkersAdded(String company, int count) implements BoardEvent {
    String markers() {
      return count == 1 ? "a station marker" : count + " station markers";
    }
  }

  /** By an effect of a script: the hex is as printed then. */
  @Logged(as = CONSEQUENCE, says = "the tile in {hex} is taken up")
  record TileTakenUp(HexLabel hex) implements BoardEvent {}
}
