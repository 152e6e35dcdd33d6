package roundhouse.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.HookFailure;
import roundhouse.engine.runs.EarnedByTrain;
import roundhouse.route.RunValue;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/** Scripts that judge runs, on the tiny line: Aston 20, Barrow 10, Corby 30, Derby 20. */
class JudgedRunsTest {
  private static final String TO_BARROW = "A1:0-_0 A3:3-_0 = A1.0 A3.0";
  private static final String TO_CORBY = "A1:0-_0 A3:3-_0 A3:0-_0 A5:3-_0 = A1.0 A3.0 A5.0";

  @TempDir Path scripts;

  private Position turn(String script, String... trains) {
    return Setting.of(new Tiny(scripts).script("tiny/rules.js", script).title("tiny"), "Ann", "Bob")
        .company("RED", it -> it.held("Ann", 60).operated(100).trains(trains))
        .operating("RED", "run-trains");
  }

  private static String best(Position turn) {
    return turn.play(turn.choices(RunTrains.class).getFirst()).told().getFirst();
  }

  private static RunTrains run(Position turn, String way) {
    return Runs.of("RED", turn.company("RED").trains().getFirst().id() + ": " + way);
  }

  @Test
  void aRunThatTheScriptForbidsIsRefusedInItsWords() {
    Position turn =
        turn(
            """
            export const runRules = ({ standard }) => ({ ...standard(), run: [], data: { least: 3 } });
            export const run = (_, { run, data }) =>
              run.calls.length >= data.least || `a ${run.train}-train calls at ${data.least} stops`;
            """,
            "3");
    turn.refused(
        run(turn, TO_BARROW), "the run of the 3-train is not allowed: a 3-train calls at 3 stops");
    assertThat(turn.choices(RunTrains.class)).containsExactly(run(turn, TO_CORBY));
    assertThat(
            turn(
                    """
                    export const runRules = () => ({ run: [] });
                    export const run = (_, { run }) => run.calls.length > 2 || "too short";
                    """,
                    "2")
                .waitsFor("RED", "run-trains"))
        .isFalse();
  }

  @Test
  void aRunMayEarnMoreOrLessByAScript() {
    String script =
        """
        export const runRules = () => ({ run: [{ calls: "A5", adds: 40 }] });
        export const run = (_, { run }) =>
          run.hexes.join(" ") === "A1 A3 A5" ? 40 : run.revenue === 80 ? -70 : true;
        """;
    assertThat(best(turn(script, "3"))).isEqualTo("RED runs for £100");
    Position longer = turn(script, "4");
    assertThat(best(longer)).isEqualTo("RED runs for £100");
  }

  @Test
  void whatAScriptAddsMayHaveNames() {
    String script =
        """
        export const runRules = () => ({ run: [{ calls: "A5", adds: 40 }], runs: 5 });
        export const run = (_, { run }) => (run.calls.length > 2 ? { coal: 40, far: -10 } : true);
        export const runs = () => ({ pair: 5 });
        """;
    assertThat(best(turn(script, "3"))).isEqualTo("RED runs for £95");
    Position turn = turn(script, "3");
    assertThat(
            EarnedByTrain.in(turn.title(), turn.state(), "RED", run(turn, TO_CORBY).runs())
                .orElseThrow())
        .containsExactly(new RunValue("3-1", 90, 0, Map.of("coal", 40, "far", -10)));
  }

  @Test
  void theScriptSeesTheMarkersAtAStop() {
    String script =
        """
        export const runRules = () => ({ run: [{ adds: 90 }] });
        export const run = (_, { run }) => run.stops[0].markers.includes("RED") ? 90 : true;
        """;
    assertThat(best(turn(script, "2"))).isEqualTo("RED runs for £120");
  }

  @Test
  void runsAreJudgedTogether() {
    Position turn =
        turn(
            """
            export const runRules = () => ({ runs: 25 });
            export const runs = (_, { runs }) =>
              runs[0].calls.length === 2 ? "two calls are not enough" : 25;
            """,
            "3");
    turn.refused(
        run(turn, TO_BARROW), "the runs are not allowed together: two calls are not enough");
    assertThat(best(turn)).isEqualTo("RED runs for £85");
  }

  @Test
  void runsMayBeJudgedByTheirWays() {
    String script =
        """
        export const runRules = () => ({
          run: [{ passes: "A5", adds: 40 }],
          runs: [{ ends: "A1", adds: 10 }],
          sees: "way",
        });
        export const run = (_, { run }) =>
          run.hexes.join(" ") === "A1 A3 A5" ? 40 : run.stops.length === 4 ? "too long" : true;
        export const runs = (_, { runs }) => (runs[0].stops[0].hex === "A1" ? 10 : true);
        """;
    assertThat(best(turn(script, "3"))).isEqualTo("RED runs for £110");
    Position longer = turn(script, "4");
    assertThat(best(longer)).isEqualTo("RED runs for £110");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "run.calls.length > 1           | no 'calls'",
        "run.stops[0].calls             | no 'calls'",
        "run.revenue > 0                | no 'revenue'",
        "run.subsidy === 0              | no 'subsidy'",
      })
  void aJudgeOfWaysThatAsksForCallsIsToldSo(String asks, String says) {
    String script =
        """
        export const runRules = () => ({ run: [], sees: "way" });
        export const run = (_, { run }) => %s;
        """
            .formatted(asks);
    assertThatThrownBy(() -> best(turn(script, "2")))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining(says)
        .hasMessageContaining("by its stops and hexes");
  }

  @Test
  void whatAllRunsAddIsBoundedForEachOfThem() {
    String script =
        """
        export const runRules = () => ({ runs: [{ adds: 10 }, { passes: "A7", adds: 5 }] });
        export const runs = () => %s;
        """;
    assertThat(best(turn(script.formatted(10), "3"))).isEqualTo("RED runs for £70");
    assertThatThrownBy(() -> best(turn(script.formatted(15), "3")))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining("adds 15, but 'runRules' says with 'runs' that it adds at most 10");
  }

  /** What it asks for would be undefined, or a name that JavaScript does not know. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "({ state }, { run }) => state.phase === '1'   | 'run' is given no 'state'",
        "({ random }, { run }) => random.below(2) > 0  | 'run' is given no 'random'",
        "(context) => context.state.phase === '1'      | 'run' is given no 'state'",
        "(_, { run }) => state.phase === '1'           | state is not defined: a hook receives it",
      })
  void aJudgeThatAsksForTheStateIsToldOfTheData(String judge, String says) {
    String script =
        "export const runRules = () => ({ run: [] });\nexport const run = " + judge + ";";
    assertThatThrownBy(() -> best(turn(script, "2")))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining(says)
        .hasMessageContaining("'runRules' answers as 'data'");
  }

  @Test
  void withoutABoundTheScriptMayAddAnything() {
    String script =
        """
        export const runRules = () => ({ run: true, runs: true });
        export const run = (_, { run }) => run.calls.length === 2 ? 500 : true;
        export const runs = () => 1;
        """;
    assertThat(best(turn(script, "3"))).isEqualTo("RED runs for £531");
  }

  @Test
  void rulesOfAScriptAreLikeThoseOfADesign() {
    String script =
        """
        export const runRules = ({ standard }, { company }) => ({
          ...standard(),
          rules: [{ calls: company.home, needs: "2 others" }, { ends: "A5", adds: 15 }],
        });
        """;
    assertThat(best(turn(script, "3"))).isEqualTo("RED runs for £75");
    assertThat(turn(script, "2").waitsFor("RED", "run-trains")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | { adds: 10, forEach: 'distance' }            | 40",
        "3 | { adds: 10, forEach: 'distance' }            | 80",
        "3 | { adds: 10, forEach: 'distance', most: 15 }  | 75",
        "3 | { adds: 10, forEach: 'distance', of: '2' }   | 60",
        "4 | { adds: -20, forEach: 'distance' }           | 20",
        "2 | { crosses: 'A3-A5', adds: 25 }               | 30",
        "3 | { crosses: 'A5-A3', adds: 25 }               | 85",
        "3 | { crosses: '2 A1-A3 A3-A5', adds: 25 }       | 85",
        "2 | { crosses: '2 A1-A3 A3-A5', adds: 25 }       | 30",
        "3 | { crosses: ['A1-A3', 'A5-A7'], adds: 25 }    | 60",
        "4 | { crosses: ['A1-A3', 'A5-A7'], adds: 25 }    | 105",
        "3 | { crosses: 'A3-A5', allowed: false }         | 30",
      })
  void aRuleMayCountHexesBetweenTheEndsAndBorders(String train, String rule, int revenue) {
    Position turn = turn("export const runRules = () => ({ rules: [%s] });".formatted(rule), train);
    assertThat(best(turn)).isEqualTo("RED runs for £" + revenue);
  }

  @Test
  void aRunOverABorderIsRefusedInTheWordsOfTheRule() {
    Position turn =
        turn(
            "export const runRules = () => ({ rules: [{ crosses: 'A3-A5', allowed: false }] });",
            "3");
    turn.refused(
        run(turn, TO_CORBY), "the run of the 3-train is not allowed: no run may run over A3-A5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "({ run: [] })                                 | 0 / 0     | the answer is NaN",
        "({ run: [] })                                 | undefined | answer true, a sentence",
        "({ run: [] })                                 | ''        | answer true, a sentence",
        "({ run: [] })                                 | {}        | answer true, a sentence",
        "({ run: [] })                                 | 1e9       | from -1000000 to 1000000",
        "({ run: [] })                                 | 0.5       | use a whole number",
        "({ run: [] })                                 | 10        | adds 10, but 'runRules' says",
        "({ run: [{ calls: 'A3', adds: 20 }] })        | 30        | at most 20 here",
        "({ run: [{ calls: 'A55', adds: 20 }] })       | true      | did you mean 'A5'",
        "({ run: [{ calls: 'A5', add: 20 }] })         | true      | did you mean 'adds'",
        "({ run: [{ calls: 'A5' }] })                  | true      | the rule says nothing",
        "({ run: [{ calls: 'A5', allowed: false }] })  | true      | says with 'adds'",
        "({ run: [] })                                 | ({ coal: 0.5 }) | use a whole number",
        "({ run: [] })                                 | ({ coal: '5' }) | as 'coal', answer a"
            + " whole",
        "({ run: [] })                                 | ({ coal: 5 })   | adds 5, but 'runRules'"
            + " says",
        "({ run: 20 })                                 | true      | answer true, or a list",
        "({ runs: -1 })                                | true      | the most that all runs",
        "({ runs: 5 })                                 | true      | no script exports it",
        "({ runs: [{ passes: 'A5' }] })                | true      | in 'runs', rule 1",
        "({ runs: [{ passes: 'A5', adds: -5 }] })      | true      | in 'runs', each line says",
        "({ run: [], sees: 'ways' })                   | true      | did you mean 'way'",
        "({ sees: 'way' })                             | true      | neither judges runs",
        "({ run: [{ calls: 'A5', adds: 5 }], sees: 'way' })  | true | write 'passes' instead",
        "({ run: [{ adds: 5, forEach: 'A5' }], sees: 'way' }) | true | counts calls with 'forEach'",
        "({ rule: [] })                                | true      | did you mean 'rules'",
        "({ rules: [{ of: '9', adds: 5 }] })           | true      | there is no train, company",
        "({ rules: [{ calls: 5, adds: 5 }] })          | true      | answer a text",
        "({ rules: [{ crosses: 'A3', adds: 5 }] })     | true      | not a border of two hexes",
        "({ rules: [{ crosses: 'A1-A5', adds: 5 }] })  | true      | not adjacent",
        "({ rules: [{ crosses: 'A1-A77', adds: 5 }] }) | true      | there is no 'A77'",
        "({ rules: [{ adds: 5, forEach: 'distances' }] })   | true | did you mean 'distance'",
        "({ rules: [{ adds: 5, forEach: 'distance A5' }] }) | true | for stops or for the distance",
        "'none'                                        | true      | answer an object",
      })
  void anOddAnswerFailsWithItsPlace(String rules, String judgement, String says) {
    assertThatThrownBy(
            () ->
                turn(
                        "export const runRules = () => %s;\nexport const run = () => %s;\n"
                            .formatted(rules, judgement),
                        "3")
                    .choices(RunTrains.class))
        .isInstanceOfSatisfying(
            HookFailure.class,
            failure -> assertThat(failure.says()).contains(says).contains("rules.js:"));
  }
}
