package roundhouse.script.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.testkit.Tiny;

/** What scripts say about passing, about whole steps and about single choices. */
class ScriptVerdictsTest {
  @TempDir Path folder;

  @Test
  void aStepThatIsNotDoneIsSkippedAndItsActionsAreRefusedForTheReason() {
    Title title =
        title(
            "mayDoStep = ({ standard }, { step, entity }) => step === 'lay-track' ?"
                + " `${entity} lays nothing` : standard()");
    GameState operating = Tiny.operating(title);

    assertThat(Engine.decision(title, operating).orElseThrow().step()).isEqualTo("place-marker");
    assertThat(Engine.choices(title, operating))
        .extracting(Choice::action)
        .noneMatch(Action.LayTile.class::isInstance);
    assertThat(Engine.apply(title, operating, new Action.LayTile("RED", HexId.of("B6"), "9", 0)))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo("RED lays nothing"));
  }

  @Test
  void aPassMayBeForbidden() {
    Title title =
        title(
            "mayAct = ({ standard }, { by, step, action }) => action === 'pass' && step ==="
                + " 'stock-turn' ? `${by} must act` : standard()");
    GameState start = Tiny.start(title);

    assertThat(actions(title, start)).isNotEmpty().noneMatch(Action.Pass.class::isInstance);
    assertThat(Engine.apply(title, start, new Action.Pass("Ann")))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo("Ann must act"));
  }

  @Test
  void oneChoiceMayBeForbiddenByWhatItSays() {
    Title title =
        title(
            "mayAct = (context, { action, values }) => action === 'start' && values.par > 90 ?"
                + " 'too dear' : true");
    GameState start = Tiny.start(title);

    assertThat(actions(title, start))
        .contains(new Action.Start("Ann", "RED", 90))
        .doesNotContain(new Action.Start("Ann", "RED", 100));
    assertThat(Engine.apply(title, start, new Action.Start("Ann", "RED", 100)))
        .isInstanceOfSatisfying(
            Result.Refused.class, refused -> assertThat(refused.reason()).isEqualTo("too dear"));
  }

  @Test
  void aClosedCompanyStartsForNobodyWhateverIsAllowed() {
    Title title = title("mayStart = () => true");
    GameState start = Tiny.start(title);
    GameState closed = start.with(start.company("RED").with(Company.Status.CLOSED));
    var red = new Action.Start("Ann", "RED", 90);

    assertThat(actions(title, start)).contains(red);
    assertThat(actions(title, closed)).doesNotContain(red).contains(new Action.Pass("Ann"));
    assertThat(Engine.apply(title, closed, red))
        .isInstanceOfSatisfying(
            Result.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo("RED is closed for good"));
  }

  @Test
  void whoForbidsAllChoicesIsToldSo() {
    Title title = title("mayAct = () => 'nothing at all'");
    GameState start = Tiny.start(title);

    HookFailure failure = assertThrows(HookFailure.class, () -> Engine.choices(title, start));
    assertThat(failure.says())
        .contains("tiny/rules.js:1:", "this forbids all that Ann could do now", "mayDoStep");
  }

  @Test
  void aStepIsAskedAgainUntilAnAnswerChangesNothing() {
    Title title = claims("again: yes");
    GameState asked = until(title, "claim");
    GameState once = Tiny.after(title, asked, new Action.Choose("RED", "claim", "more"));

    assertThat(Engine.decision(title, once).orElseThrow().step()).isEqualTo("claim");
    assertThat(once.company("RED").cash()).isEqualTo(asked.company("RED").cash() + 10);
    GameState enough = Tiny.after(title, once, new Action.Choose("RED", "claim", "enough"));
    assertThat(Engine.decision(title, enough).orElseThrow().step()).isNotEqualTo("claim");
  }

  @Test
  void aTurnHasSeveralStepsOfScriptsEachWithItsOwnName() {
    Title title = claims("again: no", "script prize: { after: script claim }");
    GameState claimed =
        Tiny.after(title, until(title, "claim"), new Action.Choose("RED", "claim", "enough"));

    assertThat(Engine.decision(title, claimed).orElseThrow().step()).isEqualTo("prize");
    GameState done = Tiny.after(title, claimed, new Action.Choose("RED", "prize", "yes"));
    assertThat(Engine.decision(title, done).orElseThrow().step()).isEqualTo("lay-track");
    assertThat(done.company("RED").cash()).isEqualTo(claimed.company("RED").cash() + 5);
  }

  @Test
  void withoutThatItIsAskedOnce() {
    Title title = claims("again: no");
    GameState once =
        Tiny.after(title, until(title, "claim"), new Action.Choose("RED", "claim", "more"));

    assertThat(Engine.decision(title, once).orElseThrow().step()).isNotEqualTo("claim");
  }

  @Test
  void theHexesOfAnAnswerGoWithItsChoice() {
    Title title = claims("again: no");

    assertThat(Engine.choices(title, until(title, "claim")))
        .extracting(choice -> choice.values().get(Choice.HEXES))
        .containsExactly(List.of("A5"), List.of());
  }

  private Title claims(String again) {
    return claims(again, "run-trains: {}");
  }

  private Title claims(String again, String more) {
    try {
      Path designs = folder.resolve("designs");
      Tiny.copyInto(designs, "fair");
      Files.writeString(
          designs.resolve("fair/title.yaml"),
          """
          extends: ../tiny
          title: Fair
          rounds: { operating: { steps: { script claim: { %s, before: lay-track }, %s } } }
          """
              .formatted(again, more));
      new Tiny(folder.resolve("scripts"))
          .script(
              "fair/rules.js",
              """
              export const claimDecider = ({ state }, { entity }) => state.companies[entity].president;
              export const claimChoices = () => ["more", "enough"];
              export const claimTaken = ({ effects }, { entity, answer }) =>
                answer === "more" ? effects.pay("bank", entity, 10) : [];
              export const prizeDecider = claimDecider;
              export const prizeChoices = () => ["yes"];
              export const prizeTaken = ({ effects }, { entity }) => effects.pay("bank", entity, 5);
              export const claimHexes = (context, { answer }) => (answer === "more" ? ["A5"] : []);
              """);
      return new TitleLoader(designs, folder.resolve("scripts"), Tiny.TILES)
          .load("fair", Set.of())
          .title()
          .orElseThrow();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static GameState until(Title title, String step) {
    GameState state = Tiny.operating(title);
    assertThat(Engine.decision(title, state).orElseThrow().step()).isEqualTo(step);
    return state;
  }

  private Title title(String script) {
    return new Tiny(folder).script("tiny/rules.js", "export const " + script).title("tiny");
  }

  private static List<Action> actions(Title title, GameState state) {
    return Engine.choices(title, state).stream().map(Choice::action).toList();
  }
}
