package roundhouse.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;

class ViewsTest {

  enum Color { DARK_GREEN }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
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
    Scripts scripts = Hooks.scripts("export function hook({ state }, { company }) { return String(" + expression + "); }");
    var hooks = new Hooks();
    try (Box box = new Box(scripts)) {
      Slot slot = scripts.slot("test/script.js", "hook").orElseThrow();
      assertThat(box.call(slot, hooks.context(), hooks.arguments())).isEqualTo(expected);
    }
  }

  @Test
  void aMemberIsWorkedOutOnlyWhenReadAndOnlyOnce() {
    int[] asked = new int[1];
    var type = ViewType.of("Text", StringBuilder.class, "A text.")
        .member("size", "number", "How long.", text -> ++asked[0])
        .build();
    var view = (ViewObject<?>) new Views(List.of(type)).show(new StringBuilder());

    assertThat(asked[0]).isZero();
    view.getMember("size");
    view.getMember("size");
    assertThat(asked[0]).isEqualTo(1);
  }

  @Test
  void optionalsAreTheirValueAndConstantsTheirNameWithHyphens() {
    var views = new Views(List.of());
    assertThat(views.show(Optional.of(5))).isEqualTo(5);
    assertThat(views.show(Optional.empty())).isNull();
    assertThat(views.show(Color.DARK_GREEN)).isEqualTo("dark-green");
  }

  @Test
  void anObjectOfAnUnknownClassIsRefused() {
    assertThatThrownBy(() -> new Views(List.of()).show(new StringBuilder()))
        .hasMessage("scripts have no view of java.lang.StringBuilder");
  }

  @Test
  void aSubClassIsShownAsTheTypeOfItsInterface() {
    var type = ViewType.of("Text", CharSequence.class, "A text.").member("size", "number", "How long.", CharSequence::length).build();
    var view = (ViewObject<?>) new Views(List.of(type)).show(new StringBuilder("abc"));
    assertThat(view.getMember("size")).isEqualTo(3);
  }
}
