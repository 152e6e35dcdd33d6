package roundhouse.script.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import roundhouse.game.ScriptLimits;
import roundhouse.script.sandbox.ExampleHooks;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.sandbox.ScriptContext;

class AnswerCacheTest {
  record Company(String id, int cash, List<String> trains) {}

  record State(List<Company> companies, AtomicInteger asked) {
    Company company(String id) {
      return companies.stream()
          .filter(company -> company.id().equals(id))
          .findFirst()
          .orElseThrow();
    }
  }

  private static final List<ViewType<?>> TYPES =
      List.of(
          ViewType.of("Company", Company.class, "A company.")
              .member("id", "string", "Its name.", Company::id)
              .member("cash", "number", "Its money.", Company::cash)
              .member("trains", "string[]", "Its trains.", Company::trains)
              .key(Company::id)
              .build(),
          ViewType.of("State", State.class, "The state.")
              .member("companies", "Company[]", "All.", State::companies)
              .method(
                  "company",
                  "(id: string): Company",
                  "One.",
                  (state, arguments) -> state.company(arguments.text(0)))
              .method(
                  "richer",
                  "(one: Company, other: Company): boolean",
                  "Compares.",
                  (state, arguments) -> {
                    state.asked().incrementAndGet();
                    return arguments.subject(0, Company.class).cash()
                        > arguments.subject(1, Company.class).cash();
                  })
              .build());

  private final AnswerCache recollection = new AnswerCache();
  private int calls;

  @Test
  void aFunctionThatSeesTheSameAnswersTheSameWithoutRunning() {
    String script =
        "export const hook = ({ state }, { company }) => company.cash > 50 ? 'rich' : 'poor';";

    assertThat(answer(script, state(100, 10), "GWR")).isEqualTo("rich");
    assertThat(answer(script, state(100, 20), "GWR"))
        .as("another company's money was not read")
        .isEqualTo("rich");
    assertThat(calls).isEqualTo(1);
    assertThat(answer(script, state(10, 20), "GWR")).isEqualTo("poor");
    assertThat(calls).isEqualTo(2);
  }

  @Test
  void eachResultDecidesWhichReadComesNext() {
    String script =
        "export const hook = ({ state }, { company }) => company.trains.length > 0 ?"
            + " company.trains[0] : company.cash;";
    var with = state(List.of("3+1"), 7);
    var without = state(List.of(), 7);

    assertThat(answer(script, with, "GWR")).isEqualTo("3+1");
    assertThat(answer(script, without, "GWR")).isEqualTo(7L);
    assertThat(answer(script, state(List.of(), 8), "GWR")).isEqualTo(8L);
    assertThat(answer(script, state(List.of("3+1"), 9), "GWR")).isEqualTo("3+1");
    assertThat(calls).isEqualTo(3);
  }

  @Test
  void anAnswerThatNamesAnObjectNamesTheCurrentOne() {
    String script =
        "export const hook = ({ state }, { company }) => ({ company, cash: company.cash });";

    assertThat(answer(script, state(5, 5), "GWR")).isEqualTo(Map.of("company", "GWR", "cash", 5L));
    assertThat(answer(script, state(5, 5), "LNER"))
        .isEqualTo(Map.of("company", "LNER", "cash", 5L));
  }

  @Test
  void anAnswerMayHoldNothingAtAPlaceWithinIt() {
    String script =
        "export const hook = ({ state }, { company }) => ({ cash: company.cash, next: null,"
            + " trains: [null] });";

    Map<String, Object> answer = new HashMap<>(Map.of("cash", 5L));
    answer.put("next", null);
    answer.put("trains", Collections.singletonList(null));
    assertThat(answer(script, state(5, 5), "GWR")).isEqualTo(answer);
    assertThat(answer(script, state(5, 6), "GWR")).isEqualTo(answer);
    assertThat(calls).isEqualTo(1);
  }

  @Test
  void scriptsSeeThatTwoObjectsAreTheSame() {
    String script =
        "export const hook = ({ state }, { company }) => state.companies[0] === company;";

    assertThat(answer(script, state(5, 5), "GWR")).isEqualTo(true);
    assertThat(answer(script, state(5, 5), "LNER")).isEqualTo(false);
    assertThat(answer(script, state(6, 6), "LNER")).isEqualTo(false);
    assertThat(calls).isEqualTo(2);
  }

  @Test
  void functionsAreCalledAgainWithTheCurrentObjects() {
    String script =
        "export const hook = ({ state }, { company }) => state.richer(company,"
            + " state.company('LNER'));";
    var asked = new AtomicInteger();

    assertThat(answer(script, state(9, 5, asked), "GWR")).isEqualTo(true);
    assertThat(answer(script, state(4, 3, asked), "GWR")).isEqualTo(true);
    assertThat(answer(script, state(3, 4, asked), "GWR")).isEqualTo(false);
    assertThat(calls).isEqualTo(2);
    assertThat(asked).hasValue(4);
  }

  @Test
  void aScriptThatHandsDataOnAnswersWithThatOfTheMoment() {
    String script = "export const hook = (_, { company }) => company.trains;";

    assertThat(answer(script, state(List.of("3+1"), 7), "GWR")).isEqualTo(List.of("3+1"));
    assertThat(answer(script, state(List.of(), 7), "GWR")).isEqualTo(List.of());
    assertThat(answer(script, state(List.of("4+2", "5"), 7), "GWR")).isEqualTo(List.of("4+2", "5"));
    assertThat(calls).as("what is in the list was not read").isEqualTo(1);
  }

  @Test
  void dataThatIsHandedOnIsWithinTheLimitsOfAnAnswer() {
    String script = "export const hook = (_, { company }) => company.trains;";
    List<String> most = Collections.nCopies(ScriptLimits.STANDARD.answer().entries(), "2");
    List<String> more = Collections.nCopies(most.size() + 1, "2");
    List<String> wordy = List.of("2".repeat(ScriptLimits.STANDARD.answer().characters() + 1));

    assertThat(answer(script, state(most, 7), "GWR")).isEqualTo(most);
    assertThatThrownBy(() -> answer(script, state(more, 7), "GWR"))
        .hasMessageContaining("has more than 10,000 entries");
    assertThatThrownBy(() -> answer(script, state(wordy, 7), "GWR"))
        .hasMessageContaining("characters");
  }

  @Test
  void aScriptThatHandsObjectsOnAnswersWithTheirKeys() {
    String script = "export const hook = ({ state }) => state.companies;";

    assertThat(answer(script, state(5, 5), "GWR")).isEqualTo(List.of("GWR", "LNER"));
    assertThat(answer(script, state(List.of(), 5), "GWR")).isEqualTo(List.of("GWR"));
    assertThat(answer(script, state(7, 7), "GWR")).isEqualTo(List.of("GWR", "LNER"));
    assertThat(calls).isEqualTo(2);
  }

  @Test
  void manyResultsOfOneReadAreAllKept() {
    String script = "export const hook = (_, { company }) => company.cash * 2;";

    for (int round = 0; round < 2; round++)
      for (int cash = 0; cash < 20; cash++)
        assertThat(answer(script, state(cash, 0), "GWR")).isEqualTo(2L * cash);

    assertThat(calls).isEqualTo(20);
  }

  @Test
  void answersThatUseChanceOrFailAreNotCached() {
    String chance = "export const hook = ({ state, random }, { company }) => random.below(6);";
    String failing =
        "export const hook = ({ state }) => { try { return state.company('none').cash; } catch {"
            + " return 'nobody'; } };";

    assertThat(answer(chance, state(5, 5), "GWR")).isEqualTo(3L);
    assertThat(answer(chance, state(5, 5), "GWR")).isEqualTo(3L);
    assertThat(answer(failing, state(5, 5), "GWR")).isEqualTo("nobody");
    assertThat(answer(failing, state(5, 5), "GWR")).isEqualTo("nobody");
    assertThat(calls).isEqualTo(4);
  }

  /**
   * As a layer asks: by what was answered before, else the script in a context that remembers
   * nothing.
   */
  private Object answer(String script, State state, String company) {
    var views = new ViewFactory(concat());
    RandomSource random =
        n -> {
          views.markRandom();
          return 3;
        };
    var context = (ScriptView) views.show(Map.of("state", state, "random", random));
    var arguments = (ScriptView) views.show(Map.of("company", state.company(company)));
    Optional<AnswerCache.Answered> known = recollection.find(context, arguments);
    if (known.isPresent()) return known.get().value();
    calls++;
    var notes = new ObservationLog(context, arguments);
    views.recordTo(Optional.of(notes));
    LoadedScripts scripts = ExampleHooks.scripts(script);
    try (ScriptContext box = new ScriptContext(scripts)) {
      Object answer =
          box.call(scripts.modules().getFirst().functions().getFirst(), context, arguments);
      notes.observations().ifPresent(looks -> recollection.keep(looks, answer));
      return answer;
    }
  }

  private static List<ViewType<?>> concat() {
    var types = new ArrayList<>(TYPES);
    types.add(RandomView.TYPE);
    return types;
  }

  private static State state(int gwr, int lner) {
    return state(gwr, lner, new AtomicInteger());
  }

  private static State state(int gwr, int lner, AtomicInteger asked) {
    return new State(
        List.of(new Company("GWR", gwr, List.of()), new Company("LNER", lner, List.of())), asked);
  }

  private static State state(List<String> trains, int cash) {
    return new State(List.of(new Company("GWR", cash, trains)), new AtomicInteger());
  }
}
