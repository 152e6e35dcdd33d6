package roundhouse.interop;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.game.Calendar;
import roundhouse.game.Company;
import roundhouse.game.Depot;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.market.PriceTokens;

/**
 * A state as plain data, for JSON.
 *
 * @param laid tiles by hex, as "57#3": number and rotation
 * @param ending empty or one element
 */
@JsonInclude(JsonInclude.Include.ALWAYS)
record WrittenState(
    List<Player> players,
    Map<String, Company> companies,
    Map<String, PrivateCompany> privates,
    int bank,
    Depot depot,
    Map<String, String> laid,
    List<StationMarker> markers,
    PriceTokens tokens,
    String phase,
    List<Frame> stack,
    Calendar calendar,
    Map<String, Map<String, Object>> flags,
    String priority,
    List<GameState.Ending> ending,
    boolean over,
    long random) {

  static WrittenState of(GameState state) {
    return new WrittenState(
        state.players(),
        state.companies(),
        state.privates(),
        state.bank(),
        state.depot(),
        laid(state.board()),
        state.board().markers().stream().map(StationMarker::of).toList(),
        state.tokens(),
        state.phase(),
        state.stack(),
        state.calendar(),
        state.flags(),
        state.priority(),
        state.ending().stream().toList(),
        state.over(),
        state.random());
  }

  private static Map<String, String> laid(Board board) {
    var laid = new TreeMap<String, String>();
    board
        .laid()
        .forEach(
            (hex, placement) ->
                laid.put(hex.text(), placement.tile().number() + "#" + placement.rotation()));
    return laid;
  }

  /** The state of a game of this title. */
  GameState state(Title title) throws IOException {
    return new GameState(
        players,
        inOrder(companies, title.design().companies().keySet()),
        inOrder(privates, title.design().privates().keySet()),
        bank,
        depot,
        board(title),
        tokens,
        phase,
        stack,
        calendar,
        flags,
        priority,
        Optional.ofNullable(ending.isEmpty() ? null : ending.getFirst()),
        over,
        random);
  }

  private Board board(Title title) throws IOException {
    var placements = new HashMap<HexId, TilePlacement>();
    for (var entry : laid.entrySet())
      placements.put(HexId.of(entry.getKey()), placement(title, entry.getValue()));
    return new Board(title.map(), placements, markers.stream().map(StationMarker::marker).toList());
  }

  private static TilePlacement placement(Title title, String written) throws IOException {
    String[] parts = written.split("#");
    Tile tile = title.tiles().get(parts[0]);
    if (tile == null || parts.length != 2 || !parts[1].matches("[0-5]")) {
      throw new IOException(
          "'" + written + "' is not a tile of " + title.id() + ": write a tile like 57#3");
    }
    return new TilePlacement(tile, Integer.parseInt(parts[1]));
  }

  /** In the design's order, because the rules depend on it. */
  private static <T> Map<String, T> inOrder(Map<String, T> read, Collection<String> order) {
    var ordered = new LinkedHashMap<String, T>();
    order.stream().filter(read::containsKey).forEach(id -> ordered.put(id, read.get(id)));
    ordered.putAll(read);
    return Collections.unmodifiableMap(ordered);
  }

  /**
   * A station marker as plain data.
   *
   * @param neutral true for a neutral one, otherwise not written
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record StationMarker(
      String company,
      String hex,
      int city,
      int slot,
      boolean home,
      boolean flipped,
      Boolean neutral) {

    static StationMarker of(Marker marker) {
      return new StationMarker(
          marker.company(),
          marker.hex().text(),
          marker.city(),
          marker.slot(),
          marker.home(),
          marker.flipped(),
          marker.neutral() ? true : null);
    }

    Marker marker() {
      return new Marker(
          company, HexId.of(hex), city, slot, home, flipped, Boolean.TRUE.equals(neutral));
    }
  }
}
