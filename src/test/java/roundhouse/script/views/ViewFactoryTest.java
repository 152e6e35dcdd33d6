package roundhouse.script.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.script.faults.ScriptException;
import roundhouse.script.sandbox.ExampleHooks;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.sandbox.ScriptContext;
import roundhouse.script.views.ViewFactory.ObjectView;

@Tag("slow")
class ViewFactoryTest {

  enum Color {
    DARK_GREEN
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          company.cash                                              | 100
          state.companies.GWR.cash                                  | 100
          state.companies.LNWR === undefined                        | true
          state.companies['GWR'] === company                        | true
          state.company('GWR') === company                          | true
          state.company('LNWR') === null                            | true
          state.players.length                                      | 2
          state.players.map(name => name.length).join()             | 3,3
          state.players.filter(name => name > 'B')[0]               | Bob
          state.players.includes('Ann')                             | true
          state.players.indexOf('Bob')                              | 1
          state.players.toSorted((a, b) => a < b ? 1 : -1).join()   | Bob,Ann
          [...state.players].reverse().join()                       | Bob,Ann
          state.players[5] === undefined                            | true
          state.players[-1] === undefined                           | true
          (([a, b, c = 'none']) => c)(state.players)                | none
          (({ id, cash }) => id + cash)(company)                    | GWR100
          state.players.at(-1)                                      | Bob
          Array.isArray(state.players)                              | true
          Array.from(state.players).length                          | 2
          Object.keys(company).join()                               | id,cash
          Object.entries(state.companies).length                    | 1
          JSON.stringify(company)                                   | {"id":"GWR","cash":100}
          JSON.stringify(state.players)                             | ["Ann","Bob"]
          `${company}`                                              | [object Object]
          'a-b-c'.split('-').length                                 | 3
          'a1b2'.replace(/[0-9]/g, digit => digit + '!')            | a1!b2!
          'a1b2'.replaceAll('b', '-')                               | a1-2
          'a,b'.split(/,/).join(';')                                | a;b
          'abc'.includes('b') && 'abc'.indexOf('c') === 2           | true
          JSON.stringify({ ...company })                            | {"id":"GWR","cash":100}
          """)
  void scriptsReadViewsAsOrdinaryObjectsAndLists(String expression, String expected) {
    assertThat(outcome(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new (state.company)()",
        "state.company.x = 1",
        "[...state]",
        "state.players.length = 0",
        "company + 1",
        "company < 1",
        "Object.defineProperty(company, 'cash', { value: 1 })",
        "Object.freeze(state.players)",
        "delete state.players[0]",
        "Object.assign(company, { cash: 1 })",
        "Object.setPrototypeOf(company, null)",
        "company()",
        "new company()",
        "state.players()",
        "state.players.foo()",
        "state.company.foo()",
        "state.companies.foo()",
        "String(state.company)",
        "String(state.players)",
        "`${state.companies}`",
        "JSON.stringify(state)",
        "Symbol(company).toString()",
        "company instanceof company",
        "null[company]",
        "company in 5",
        "({})[company]",
        "state.company(state.company)",
        "state.company(company)",
        "random.pick(company)",
        "random.shuffle(state.players).push(1)",
        "Object.getOwnPropertyNames(company).join()",
        "state.players.push(1)",
        "state.players.splice(0, 1)",
        "Reflect.apply(state.company, company, ['GWR']).cash",
        "state.company.call(null, 'GWR').cash",
        "state.company.toString()",
        "(() => { throw company })()",
        "(() => { throw state.players })()",
        "(() => { throw new Error(company) })()",
        "(() => { try { company.cash = 1 } catch (e) { return String(e) + e.stack +"
            + " JSON.stringify(e) } })()"
      })
  void nothingThatScriptsCanReadDiffersBetweenRuns(String expression) {
    LoadedScripts scripts = script(expression);
    try (ScriptContext box = new ScriptContext(scripts)) {
      String first = outcome(box, scripts);
      box.reset();
      assertThat(outcome(box, scripts)).isEqualTo(first).doesNotContainPattern("@[0-9a-f]{5,}");
    }
  }

  private static String outcome(String expression) {
    LoadedScripts scripts = script(expression);
    try (ScriptContext box = new ScriptContext(scripts)) {
      return outcome(box, scripts);
    }
  }

  private static String outcome(ScriptContext box, LoadedScripts scripts) {
    var hooks = new ExampleHooks();
    try {
      return (String)
          box.call(
              scripts.function("test/script.js", "hook").orElseThrow(),
              hooks.context(),
              hooks.arguments());
    } catch (ScriptException e) {
      return e.problem().toString();
    }
  }

  private static LoadedScripts script(String expression) {
    return ExampleHooks.scripts(
        "export function hook({ state, random }, { company }) { return String("
            + expression
            + "); }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          company()                | TypeError: [view Company] is not a function
          new (state.company)()    | TypeError: [function of the engine] is not a class
          state.players.foo()      | TypeError: [list of 2] has no function foo
          state.company.x = 1      | TypeError: x cannot be set on [function of the engine]
          company.Cash             | a Company has no 'Cash': did you mean 'cash'?
          """)
  void theProblemNamesAViewThatIsUsedWrongly(String expression, String expected) {
    assertThat(outcome(expression)).endsWith(expected);
  }

  @Test
  void theProblemListsTheMembersWhereNoneIsNear() {
    assertThat(outcome("company.wealth")).endsWith("a Company has no 'wealth': there are id, cash");
  }

  @Test
  void aMemberIsComputedWhenFirstReadAndOnlyOnce() {
    int[] asked = new int[1];
    var type =
        ViewType.of("Text", StringBuilder.class, "A text.")
            .member("size", "number", "How long.", text -> ++asked[0])
            .build();
    var view = (ObjectView<?>) new ViewFactory(List.of(type)).show(new StringBuilder());

    assertThat(asked[0]).isZero();
    view.getMember("size");
    view.getMember("size");
    assertThat(asked[0]).isEqualTo(1);
  }

  @Test
  void optionalsAreTheirValueAndConstantsTheirNameWithHyphens() {
    var views = new ViewFactory(List.of());
    assertThat(views.show(Optional.of(5))).isEqualTo(5);
    assertThat(views.show(Optional.empty())).isNull();
    assertThat(views.show(Color.DARK_GREEN)).isEqualTo("dark-green");
  }

  @Test
  void anObjectOfAnUnknownClassIsRefused() {
    assertThatThrownBy(() -> new ViewFactory(List.of()).show(new StringBuilder()))
        .hasMessage("there is no view type for java.lang.StringBuilder");
  }

  @Test
  void aSubclassIsShownAsTheTypeOfItsInterface() {
    var type =
        ViewType.of("Text", CharSequence.class, "A text.")
            .member("size", "number", "How long.", CharSequence::length)
            .build();
    var view = (ObjectView<?>) new ViewFactory(List.of(type)).show(new StringBuilder("abc"));
    assertThat(view.getMember("size")).isEqualTo(3);
  }
}
