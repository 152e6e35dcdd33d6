package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/** A step of a script in a stock round: Ann passes and then takes 10 from the bank, or nothing. */
class StockStepTest {
  @TempDir Path folder;

  private Title title;

  /** Where the round stands after Ann's answer, and once Bob has passed. */
  private GameState bobPassed(String acts, String answer) throws IOException {
    title = title(acts);
    GameState state = Tiny.after(title, Tiny.start(title), new Action.Pass("Ann"));
    state = Tiny.after(title, state, new Action.Choose("Ann", "grant", answer));
    state = Tiny.after(title, state, new Action.Pass("Bob"));
    return Tiny.after(title, state, new Action.Choose("Bob", "grant", "none"));
  }

  private Title title(String acts) throws IOException {
    Path designs = folder.resolve("designs");
    Tiny.copyInto(designs, "granting");
    Files.writeString(
        designs.resolve("granting/title.yaml"),
        """
        extends: ../tiny
        title: Granting
        rounds: { stock: { steps: { script grant: { after: stock-turn%s } } } }
        """
            .formatted(acts));
    new Tiny(folder.resolve("scripts"))
        .script(
            "granting/grant.js",
            """
            export const grantDecider = (_, { entity }) => entity;
            export const grantChoices = () => ["take", "none"];
            export const grantTaken = ({ effects }, { entity, answer }) =>
              answer === "take" ? [effects.pay("bank", entity, 10)] : [];
            """);
    var loaded =
        new TitleLoader(designs, folder.resolve("scripts"), Tiny.TILES).load("granting", Set.of());
    assertThat(loaded.problems()).isEmpty();
    return loaded.title().orElseThrow();
  }

  private static String turn(GameState state) {
    return state.top().entity();
  }

  @Test
  void anAnswerIsNoActionAndTheRoundIsOverWhenAllHavePassed() throws IOException {
    GameState later = bobPassed("", "take");
    assertThat(later.player("Ann").cash()).isEqualTo(610);
    assertThat(later.calendar().set()).isEqualTo(2);
    assertThat(turn(later)).as("priority stays where it was").isEqualTo("Ann");
  }

  @Test
  void whereItActsWhoChangedSomethingHasNotPassed() throws IOException {
    GameState later = bobPassed(", acts: yes", "take");
    assertThat(later.calendar().set()).isEqualTo(1);
    assertThat(turn(later)).isEqualTo("Ann");
    later = Tiny.after(title, later, new Action.Pass("Ann"));
    later = Tiny.after(title, later, new Action.Choose("Ann", "grant", "none"));
    assertThat(later.calendar().set()).isEqualTo(2);
    assertThat(turn(later)).as("left of Ann, who acted last").isEqualTo("Bob");
  }

  @Test
  void anAnswerThatChangesNothingIsNoActionEither() throws IOException {
    assertThat(bobPassed(", acts: yes", "none").calendar().set()).isEqualTo(2);
  }

  @Test
  void theDecisionAfterThePassIsTheScripts() throws IOException {
    title = title("");
    GameState passed = Tiny.after(title, Tiny.start(title), new Action.Pass("Ann"));
    assertThat(Engine.decision(title, passed).orElseThrow().step()).isEqualTo("grant");
  }
}
