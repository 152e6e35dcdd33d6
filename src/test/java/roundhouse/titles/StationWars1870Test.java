package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Title;
import roundhouse.game.Company.Status;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870, Station Marker Wars: the marker of the MP at Dallas, where the TP is at home. */
class StationWars1870Test {
  private static final Title WARS = TestTitle.of("1870", "station-wars");

  private static Setting dallas(Title title, String tile) {
    return Setting.of(title, "A", "B", "C")
        .phase("4")
        .set(3)
        .owned("MRBC", "GMO")
        .tile("J5", tile, 1)
        .company("MP", it -> it.held("A", 60).operated(76).cash(500).trains("12"));
  }

  private static Position placed(Setting setting) {
    return setting
        .companyTurn("connection", "MP", "destinationMarker")
        .play(new Choose("MP", "destinationMarker", "Map"));
  }

  private static boolean takesSpace(Position position) {
    return position.state().board().markersAt(HexId.of("J5")).stream()
        .filter(marker -> marker.company().equals("MP"))
        .allMatch(Marker::takesSpace);
  }

  @Test
  void aSpaceIsTakenWhereOneIsLeftForAHome() {
    assertThat(takesSpace(placed(dallas(WARS, "14")))).isTrue();
  }

  @Test
  void theFirstRulesBringTheMarkerWarsAndTheUsualOnesDoNot() {
    assertThat(takesSpace(placed(dallas(TestTitle.of("1870", "original-rules"), "14")))).isTrue();
    assertThat(takesSpace(placed(dallas(TestTitle.of("1870"), "14")))).isFalse();
  }

  @Test
  void theLastSpaceIsKeptForTheCompanyAtHomeThere() {
    assertThat(takesSpace(placed(dallas(WARS, "57")))).isFalse();
  }

  @Test
  void theLastSpaceIsFreeWhereThatCompanyIsClosed() {
    Setting closed = dallas(WARS, "57");
    Position turn = closed.companyTurn("connection", "MP", "destinationMarker");
    Position free =
        turn.changed(state -> state.with(state.company("TP").with(Status.CLOSED)))
            .play(new Choose("MP", "destinationMarker", "Map"));
    assertThat(takesSpace(free)).isTrue();
  }

  /** Beside the city stands the MP, in its only space perhaps another. */
  private static Setting beside(Title title, String tile) {
    return dallas(title, tile)
        .company("TP", it -> it.held("B", 60).operated(90).cash(500).trains("5"));
  }

  private static Position withMarkerBeside(Position turn) {
    return turn.changed(
        state ->
            state.with(
                state
                    .board()
                    .with(new Marker("MP", HexId.of("J5"), 0, Marker.BESIDE, false, false))));
  }

  @Test
  void anUpgradeBringsASpaceToIt() {
    Position turn = withMarkerBeside(beside(WARS, "57").operating("TP", "lay-track"));
    assertThat(takesSpace(turn)).isFalse();
    assertThat(takesSpace(turn.play(new LayTile("TP", HexId.of("J5"), "14", 1)))).isTrue();
  }

  @Test
  void anUpgradeWithoutAFreeSpaceLeavesItWhereItIs() {
    Setting full =
        beside(WARS, "14").company("IC", it -> it.held("C", 60).operated(82).marker("J5"));
    Position turn = withMarkerBeside(full.operating("TP", "lay-track"));
    assertThat(takesSpace(turn.play(new LayTile("TP", HexId.of("J5"), "170", 1)))).isFalse();
  }

  /** The IC falls from 10 into the closing zone and leaves its space. */
  private static Position left(Title title) {
    Setting full =
        beside(title, "14")
            .company("IC", it -> it.held("C", 60).operated(82).price(10).marker("J5"));
    Position turn = withMarkerBeside(full.operating("IC", "lay-track"));
    return turn.pass("IC");
  }

  @Test
  void aCompanyThatClosesLeavesItASpace() {
    Position closed = left(WARS);
    assertThat(closed.company("IC").is(Status.CLOSED)).isTrue();
    assertThat(takesSpace(closed)).isTrue();
  }

  @Test
  void asRecordedItStaysBesideThen() {
    Position closed = left(TestTitle.of("1870", "station-wars", "as-recorded"));
    assertThat(closed.company("IC").is(Status.CLOSED)).isTrue();
    assertThat(takesSpace(closed)).isFalse();
  }
}
