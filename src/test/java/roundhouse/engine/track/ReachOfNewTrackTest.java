package roundhouse.engine.track;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** A tile whose new track is out of reach leaves what a company reaches as it was. */
class ReachOfNewTrackTest {
  private static final int EVERY = 90;

  @ParameterizedTest
  @CsvSource({"1889, 3-players.jsonl", "1870, 3-players.jsonl"})
  void newTrackOutOfReachBringsNothingIntoReach(String design, String file) throws Exception {
    GoldenGame game = GoldenGame.read(GoldenGame.FOLDER.resolve(Path.of(design, file)));
    Title title = Repository.titles().load(design, game.options()).title().orElseThrow();
    SavedGameReplay replay = SavedGameReplay.of(title, game.log());

    int seen =
        IntStream.range(0, replay.actionCount())
            .filter(number -> number % EVERY == 0)
            .map(number -> tilesThatReachNoMore(title, replay.states().get(number)))
            .sum();

    assertThat(seen).isGreaterThan(100);
  }

  private static int tilesThatReachNoMore(Title title, GameState state) {
    int seen = 0;
    for (Company company : state.companies().values())
      for (Hex hex : title.map().hexes().values())
        seen += tilesThatReachNoMore(title, state.board(), company, hex);
    return seen;
  }

  private static int tilesThatReachNoMore(Title title, Board board, Company company, Hex hex) {
    Reach now = CompanyNetwork.reachOn(board, company, false);
    if (IntStream.range(0, 6).noneMatch(edge -> now.touches(hex.id(), edge))) return 0;
    int seen = 0;
    Tile lying = board.tile(hex.id());
    for (Tile tile : title.upgrades().replacements(hex.id(), lying, title.tiles())) {
      for (int rotation : title.upgrades().rotations(lying, tile)) {
        Tile turned = tile.rotated(rotation);
        if (!title.upgrades().keepsStop(lying, turned)
            || new TrackGain(board).mayReachMore(UsefulTrack.by(now, board), hex, turned)) continue;
        Board after = board.with(hex.id(), new TilePlacement(tile, rotation));
        assertThat(reached(after, CompanyNetwork.reachOn(after, company, false)))
            .as("%s reaches, with %s in %s", company.id(), tile.number(), hex.id())
            .isEqualTo(reached(board, now));
        seen++;
      }
    }
    return seen;
  }

  /** Of each hex the sides and the stops that are reached. */
  private static Map<HexId, String> reached(Board board, Reach reach) {
    return board.map().hexes().keySet().stream()
        .collect(Collectors.toMap(hex -> hex, hex -> reached(board, reach, hex)));
  }

  private static String reached(Board board, Reach reach, HexId hex) {
    return IntStream.range(0, 6).filter(edge -> reach.touches(hex, edge)).boxed().toList()
        + " "
        + IntStream.range(0, board.track().stopsOn(hex))
            .filter(stop -> reach.reaches(board.track().stopIndex(hex, stop)))
            .boxed()
            .toList();
  }
}
