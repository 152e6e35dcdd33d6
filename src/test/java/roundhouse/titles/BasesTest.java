package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.PlaceMarker;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Building bases. */
class BasesTest {

  /** The IOW at Ryde Esplanade, a line over Ryde and Brading to Sandown. */
  private static Setting east() {
    Setting line = Setting.of("1860").tile("J4", "6", 0).tile("J6", "746", 0).tile("J8", "6", 1);
    return line.company("IOW", it -> it.held("A", 60).floated(82).cash(300));
  }

  @Test
  void theSecondBaseCosts40AndEachFurtherOne100() {
    Position second =
        east().operating("IOW", "place-marker").play(new PlaceMarker("IOW", HexId.of("J4"), 0));
    assertThat(second.cash("IOW")).isEqualTo(260);
    Position third =
        east()
            .company("IOW", it -> it.marker("J4"))
            .operating("IOW", "place-marker")
            .play(new PlaceMarker("IOW", HexId.of("J6"), 0));
    assertThat(third.cash("IOW")).isEqualTo(200);
    Position fourth =
        east()
            .company("IOW", it -> it.marker("J4").marker("J6"))
            .operating("IOW", "place-marker")
            .play(new PlaceMarker("IOW", HexId.of("J8"), 0));
    assertThat(fourth.cash("IOW")).isEqualTo(200);
    assertThat(fourth.company("IOW").markers()).isEmpty();
  }

  @Test
  void aCompanyBuildsOneBaseInATurn() {
    Position second =
        east().operating("IOW", "place-marker").play(new PlaceMarker("IOW", HexId.of("J4"), 0));
    assertThat(second.waitsFor("IOW", "place-marker")).isFalse();
  }

  @Test
  void whoCannotPayBuildsNone() {
    assertThat(
            east()
                .company("IOW", it -> it.cash(39))
                .operating("IOW", "place-marker")
                .waitsFor("IOW", "place-marker"))
        .isFalse();
  }

  @Test
  void aBaseIsBuiltWhereTrackLeadsHoweverFar() {
    east()
        .operating("IOW", "place-marker")
        .offers(new PlaceMarker("IOW", HexId.of("J8"), 0))
        .refused(new PlaceMarker("IOW", HexId.of("K5"), 0), "no city number 0");
    east()
        .tile("I9", "115", 5)
        .operating("IOW", "place-marker")
        .refused(new PlaceMarker("IOW", HexId.of("I9"), 0), "cannot reach");
  }

  @Test
  void noBaseIsBuiltPastOrInAFullStation() {
    Position turn =
        east()
            .company("C&N", it -> it.held("B", 60).floated(82).marker("J6"))
            .operating("IOW", "place-marker");
    turn.offers(new PlaceMarker("IOW", HexId.of("J4"), 0))
        .refused(new PlaceMarker("IOW", HexId.of("J6"), 0), "no free space")
        .refused(new PlaceMarker("IOW", HexId.of("J8"), 0), "cannot reach");
  }

  @Test
  void aCompanyHasOneBaseInAHexOnly() {
    east()
        .tile("J4", "12", 0)
        .company("IOW", it -> it.marker("J6"))
        .tile("J6", "770", 0)
        .operating("IOW", "place-marker")
        .refused(new PlaceMarker("IOW", HexId.of("J6"), 0), "has a station marker");
  }

  @Test
  void theSpaceOfAnothersHomeIsKeptForIt() {
    bembridge("115")
        .operating("IOW", "place-marker")
        .refused(new PlaceMarker("IOW", HexId.of("L6"), 0), "reserved for a home");
  }

  @Test
  void theSpaceBesideItIsForAnybodyBeforeAndAfterTheOtherFloats() {
    PlaceMarker beside = new PlaceMarker("IOW", HexId.of("L6"), 0);
    bembridge("776").operating("IOW", "place-marker").offers(beside);
    bembridge("776")
        .company("BHI&R", it -> it.held("B", 50).floated(58))
        .operating("IOW", "place-marker")
        .offers(beside);
  }

  /** From the Esplanade over Ryde and St. Helens to Bembridge, the home of the BHI&R. */
  private static Setting bembridge(String tile) {
    return east().tile("J4", "57", 2).tile("K5", "743", 2).tile("L6", tile, 2);
  }
}
