package roundhouse.engine.track;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.position.PositionSetup;
import roundhouse.testkit.Tiny;

/** Several tiles of one private, laid one after the other. */
class PrivateTrackTurnTest {
  private final Title title = Tiny.plain("tiny-joined");

  @Test
  void allPlayersDecideOnTheFurtherTilesOfACompanyWithoutAPresident() {
    GameState before =
        new PositionSetup(title, Tiny.PLAYERS, 7)
            .company("RED", it -> it.withoutPresident().operated(100).cash(200))
            .owned("links", "RED")
            .companyTurn("operating", "RED", Optional.of("lay-track"));

    GameState after =
        Tiny.after(
            title, before, new Action.LayPrivateTile("RED", "links", HexId.of("B4"), "9", 0));

    assertThat(Engine.decision(title, after))
        .hasValueSatisfying(next -> assertThat(next.deciders()).isEqualTo(Tiny.PLAYERS));
  }

  @Test
  void aPlayerWhoOwnsThePrivateDecidesOnTheFurtherTiles() {
    Title byPlayer = Tiny.plain("tiny-joined", "by-player");
    GameState before =
        new PositionSetup(byPlayer, Tiny.PLAYERS, 7)
            .company("RED", it -> it.held("Ann", 60).operated(100).cash(200))
            .owned("links", "Ann")
            .companyTurn("operating", "RED", Optional.of("lay-track"));

    GameState after =
        Tiny.after(
            byPlayer, before, new Action.LayPrivateTile("Ann", "links", HexId.of("B4"), "9", 0));

    assertThat(Engine.decision(byPlayer, after))
        .hasValueSatisfying(next -> assertThat(next.deciders()).containsExactly("Ann"));
    assertThat(Engine.choices(byPlayer, after))
        .anyMatch(
            choice ->
                choice.action() instanceof Action.LayPrivateTile lay
                    && lay.hex().equals(HexId.of("B6")));
  }
}
