package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.interop.replay.RecordedMoves.PAR;
import static roundhouse.interop.replay.RecordedMoves.PASS;
import static roundhouse.interop.replay.RecordedMoves.pass;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.Recording;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.testkit.Tiny;

/** Who starts a company is asked by a script for a gift: recordings tell that in their own ways. */
class RecordedByScriptTest {
  private static final String RULES =
      """
      export const companyStarted = ({ effects }, { company }) =>
        effects.ask(company.president, "gift", ["gold", "coal", "none"], "gift", { to: company.president });
      export const gift = ({ effects }, { data, answer }) =>
        answer === "none" ? [] : effects.pay("bank", data.to, answer === "gold" ? 50 : 20);
      """;

  private static final Action START = new Action.Start("11", "RED", 90);
  private static final Action GOLD = new Action.Choose("11", "gift", "gold");
  private static final String ABILITY =
      "{'type':'choose_ability','entity':11,'entity_type':'player','choice':'gold'}";

  private static final String INVESTED =
      "{'type':'corporate_buy_shares','entity':'BLU','entity_type':'corporation','shares':['%s']}";

  @TempDir Path folder;

  @Test
  void anActionOfAnotherTypeMeansWhatTheScriptSays() {
    Title title =
        title(
            """
            export const recorded = ({ standard }, { action, step, entity }) =>
              action.type === "choose_ability" && step === "gift" && entity === "11"
                ? [{ type: "choose", question: "gift", answer: action.choice }] : standard();
            """);
    var recording = new HandMadeRecording(title).did(PAR.formatted(11, "RED"), START);

    ReplayOutcome outcome = RecordingReplay.of(title, recording.did(ABILITY, GOLD).made());

    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions()).containsExactly(START, GOLD);
  }

  @Test
  void withoutSuchAScriptItHasNoCounterpart() {
    Title title = title("");
    var recording = new HandMadeRecording(title).did(PAR.formatted(11, "RED"), START);

    assertThat(problem(title, recording.did(ABILITY, GOLD).made()))
        .contains("an action of type choose_ability has no counterpart");
  }

  @Test
  void aQuestionThatTheRecordingDoesNotKnowIsAnsweredByWhatComesNext() {
    Title title =
        title(
            """
            export const unrecorded = ({ standard }, { step, next, entity }) =>
              step === "gift" ? [{ type: "choose", question: "gift", answer: next.type === "pass" ? "gold" : "coal" }] : standard();
            """);
    var recording = new HandMadeRecording(title);
    waits(recording.did(PAR.formatted(11, "RED"), START, GOLD), "12");
    waits(recording.did(PASS.formatted(12), pass("12")), "13");

    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());

    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions()).containsExactly(START, GOLD, pass("12"));
  }

  @Test
  void anActionMayAnswerAndThenMeanWhatItUsuallyDoes() {
    Title title =
        title(
            """
            export const recorded = ({ standard }, { step }) =>
              step === "gift" ? [{ type: "choose", by: "11", question: "gift", answer: "gold" }, ...standard()] : standard();
            """);
    var recording = new HandMadeRecording(title);
    waits(recording.did(PAR.formatted(11, "RED"), START), "12");
    waits(recording.did(PASS.formatted(12), GOLD, pass("12")), "13");

    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());

    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions()).containsExactly(START, GOLD, pass("12"));
  }

  @Test
  void aScriptIsToldWhoHoldsTheSharesThatAnActionNames() {
    Title title =
        title(
            """
            export const recorded = ({ standard }, { action }) =>
              action.type === "corporate_buy_shares"
                ? [{ type: "choose", by: "11", question: "gift", answer: { 11: "gold", ipo: "coal" }[action.from] }] : standard();
            """);
    for (String certificate : List.of("RED_0", "RED_1")) {
      Action gift = certificate.equals("RED_0") ? GOLD : new Action.Choose("11", "gift", "coal");
      var recording = new HandMadeRecording(title).did(PAR.formatted(11, "RED"), START);

      ReplayOutcome outcome =
          RecordingReplay.of(title, recording.did(INVESTED.formatted(certificate), gift).made());

      assertThat(outcome.log().actions()).containsExactly(START, gift);
    }
  }

  @Test
  void aParPriceAnswersTheQuestionOfAnEffectThatStartsACompany() {
    Title title =
        title(
            """
            export const roundStarted = ({ state, effects }, { round }) =>
              round === "stock" && state.set === 1 ? effects.startCompany("11", "RED", 0) : [];
            """);
    Action price = new Action.Choose("11", "Par price of RED", "90");
    var recording = new HandMadeRecording(title).did(PAR.formatted(11, "RED"), price, GOLD);

    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());

    assertThat(outcome.log().actions()).first().isEqualTo(price);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [{ type: "chose", question: "gift", answer: "gold" }] | there is no action of type 'chose': did you mean 'choose'?
          [{ question: "gift" }]                                | answer a list of actions, each with its type
          "usual"                                               | recorded
          [{ type: "choose", query: "gift" }]                   | which is no action: Unrecognized field "query"
          [{ type: "choose", question: "gift", answer: "tin" }] | tin
          """)
  void anAnswerThatIsNoActionIsToldInItsPlace(String answer, String message) {
    Title title = title("export const recorded = () => %s;".formatted(answer));
    var recording =
        new HandMadeRecording(title("")).did(PAR.formatted(11, "RED"), START, GOLD).made();

    assertThat(problem(title, recording)).contains(message);
  }

  private static void waits(HandMadeRecording recording, String player) {
    recording
        .last()
        .put("step", "BuySellParShares")
        .set("active", MirroredState.texts(List.of(player)));
  }

  private static String problem(Title title, Recording recording) {
    Optional<ReplayOutcome.Problem> problem = RecordingReplay.of(title, recording).problem();
    return problem.orElseThrow().differences().toString();
  }

  private Title title(String more) {
    return new Tiny(folder).script("tiny/rules.js", RULES + more).title("tiny");
  }
}
