package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.testkit.Tiny;

/** Private C comes with the small railway LIT, which goes wherever a script gives the private. */
class GivenRailwayTest {
  @TempDir Path folder;

  @Test
  void aRailwayOperatesForThePlayerToWhomAScriptGivesItsPrivate() {
    var given = (Result.Applied) drafted("effects.givePrivate('C', other)");

    Company railway = given.state().company("LIT");
    assertThat(railway.certificates())
        .allSatisfy(
            certificate ->
                assertThat(certificate.holder())
                    .isEqualTo(given.state().privateCompany("C").owner()));
    assertThat(railway.cash()).isEqualTo(70);
  }

  @Test
  void aCompanyThatIsGivenThePrivateTakesOverItsRailway() {
    var given = (Result.Applied) drafted("effects.givePrivate('C', 'RED')");

    assertThat(given.state().company("LIT").is(Company.Status.CLOSED)).isTrue();
    assertThat(given.state().company("RED").cash()).isEqualTo(70);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          effects.givePrivate('C', 'bank') | C comes with the railway LIT, so only a player or another company can own it
          effects.givePrivate('C', 'LIT')  | C comes with the railway LIT, so only a player or another company can own it
          [effects.givePrivate('C', 'RED'), effects.givePrivate('C', other)] | C stays where it is: its owner has taken over its railway LIT
          """)
  void aPrivateDoesNotGoWhereItsRailwayCannot(String effects, String message) {
    assertThat(drafted(effects))
        .isInstanceOfSatisfying(
            Result.Failed.class,
            failed ->
                assertThat(failed.failure().says())
                    .contains("tiny-draft/rules.js:1:", "privateBought", message));
  }

  /** What becomes of the draft of C, after which a script has these effects. */
  private Result drafted(String effects) {
    Title title =
        new Tiny(folder)
            .script(
                "tiny-draft/rules.js",
                """
                export const privateBought = ({ state, effects }, { player, bought }) => { const other = state.players.find(one => one !== player); return bought.id === 'C' ? %s : []; };
                """
                    .formatted(effects))
            .title("tiny-draft");
    GameState state = Tiny.start(title);
    while (true) {
      Action first = Engine.choices(title, state).getFirst().action();
      Result result = Engine.apply(title, state, first);
      if (!(result instanceof Result.Applied applied)) return result;
      state = applied.state();
      Holder owner = state.privateCompany("C").owner();
      if (!owner.isNobody() && !owner.equals(Holder.BANK)) return result;
    }
  }
}
