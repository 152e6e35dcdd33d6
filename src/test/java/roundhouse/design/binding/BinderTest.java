package roundhouse.design.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.yaml.YamlReader;

class BinderTest {
  private final Problems problems = new Problems();
  private final Binder binder = new Binder(problems);

  @Test
  void aMissingKeyHasItsDefault() {
    Railway railway = bind("title: Island");
    assertThat(railway.startingCash()).isEqualTo(100);
    assertThat(railway.open()).isTrue();
    assertThat(railway.players()).isEqualTo(new NumberRange(2, 4));
    assertThat(railway.liveries()).containsExactly(Railway.Livery.RED);
    assertThat(railway.motto()).isEmpty();
    assertThat(railway.lengths()).isEmpty();
    assertThat(railway.data()).isEqualTo(ScriptData.NONE);
  }

  @Test
  void aKeyWithoutAValueHasItsDefault() {
    Railway railway = bind("title: Island\nstarting-cash:\nengines:\nmotto:");
    assertThat(railway.startingCash()).isEqualTo(100);
    assertThat(railway.engines()).isEmpty();
    assertThat(railway.motto()).isEmpty();
  }

  @Test
  void theRecordDeterminesTheTypeOfAValue() {
    Railway railway =
        bind("title: no\nmotto: 12:30\nlengths: 07\nopen: no\nstations: { 1e3: { name: 0x10 } }");
    assertThat(railway.title()).isEqualTo("no");
    assertThat(railway.motto()).contains("12:30");
    assertThat(railway.lengths()).contains(new NumberRange(7, 7));
    assertThat(railway.open()).isFalse();
    assertThat(railway.stations()).containsExactly(entry("1e3", new Railway.Station(1, "0x10")));
  }

  @Test
  void anEntryThatShouldGoIsToldHowToRemoveIt() {
    read("title: x\nstations: { Aston: remove }");
    assertThat(problems.list())
        .extracting(Problem::text)
        .singleElement()
        .asString()
        .contains("to take it out, write 'remove: [Aston]' beside it");
  }

  @Test
  void mapsKeepTheWrittenOrderAndAreImmutable() {
    Map<Integer, Integer> costs = bind("title: x\ncosts: { 4: 10, 2: 30, 3: 20 }").costs();
    assertThat(costs).containsExactly(entry(4, 10), entry(2, 30), entry(3, 20));
    assertThatThrownBy(() -> costs.put(5, 5)).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aRecordReceivesItsNameInTheMap() {
    Railway railway = bind("title: x\nengines: { 5+3: { price: 5 } }");
    assertThat(railway.engines().get("5+3").name()).isEqualTo("5+3");
  }

  @Test
  void oneLineMayNameSeveralEqualItems() {
    assertThat(bind("title: x\nstations: { A3 A5  B2: { platforms: 2 }, C1: }").stations().keySet())
        .containsExactly("A3", "A5", "B2", "C1");
  }

  @Test
  void wordsWithSpacesAreAList() {
    assertThat(bind("title: x\nliveries: red dark-green").liveries())
        .containsExactly(Railway.Livery.RED, Railway.Livery.DARK_GREEN);
    assertThat(bind("title: x\nliveries: [red, dark green]").liveries())
        .containsExactly(Railway.Livery.RED, Railway.Livery.DARK_GREEN);
  }

  @Test
  void designsWriteTheirOwnWordWhereTheCodeHasAnother() {
    Railway railway = bind("title: x\ndirector: Ann\nliveries: sky blue");

    assertThat(railway.president()).contains("Ann");
    assertThat(railway.liveries()).containsExactly(Railway.Livery.PALE_BLUE, Railway.Livery.BLUE);
    assertThat(RecordBinder.keys(Railway.class)).contains("director").doesNotContain("president");
    assertThat(YamlNames.words(Railway.Livery.class)).contains("sky").doesNotContain("pale-blue");
  }

  @Test
  void aRecordOfASealedInterfaceIsChosenByName() {
    Railway railway =
        bind(
            "title: x\n"
                + "duties:\n"
                + "  - light-lamps\n"
                + "  - run-trains: { count: 4 }\n"
                + "  - sell-tickets: [day]\n"
                + "  - run-trains\n");
    assertThat(railway.duties())
        .containsExactly(
            new Railway.Duty.LightLamps(),
            new Railway.Duty.RunTrains(4, "06:00"),
            new Railway.Duty.SellTickets(List.of(Railway.Duty.SellTickets.Ticket.DAY)),
            new Railway.Duty.RunTrains(3, "06:00"));
  }

  @Test
  void freeDataIsTypedUnlessItIsQuoted() {
    ScriptData data =
        bind("title: x\n"
                + "data: { n: 5, q: '5', tile: 07, on: yes, off: false, list: [a, { b: -1 }] }")
            .data();
    assertThat(data.values())
        .containsExactly(
            entry("n", 5L),
            entry("q", "5"),
            entry("tile", "07"),
            entry("on", true),
            entry("off", false),
            entry("list", List.of("a", Map.of("b", -1L))));
    assertThat(data.get("n")).contains(5L);
    assertThat(data.get("none")).isEmpty();
  }

  @Test
  void everyValueHasAPlace() {
    bind("title: x\nengines:\n  5+3:\n    price: 40\nduties: [light-lamps]");
    Path file = Path.of("test.yaml");
    assertThat(binder.places().of("engines.5+3.price")).contains(new SourcePlace(file, 4, 12));
    assertThat(binder.places().of("duties.0")).contains(new SourcePlace(file, 5, 10));
    assertThat(binder.places().of("engines.5+3.replaced-by"))
        .as("a default has the place of its record")
        .contains(new SourcePlace(file, 4, 5));
    assertThat(binder.places().of("engines.6")).isEmpty();
    assertThat(binder.places().near("engines.6.price")).contains(new SourcePlace(file, 3, 3));
  }

  @Test
  void allProblemsAreCollectedAndNothingIsBound() {
    assertThat(read("starting-cash: lots\nopen: perhaps\nengines: { a: { price: 501 } }\nspeed: 5"))
        .isEmpty();
    assertThat(problems.list())
        .extracting(Problem::path)
        .containsExactlyInAnyOrder("title", "starting-cash", "open", "engines.a.price", "speed");
  }

  private Railway bind(String yaml) {
    Optional<Railway> railway = read(yaml);
    assertThat(problems.list()).isEmpty();
    return railway.orElseThrow();
  }

  private Optional<Railway> read(String yaml) {
    return YamlReader.parse(Path.of("test.yaml"), yaml, problems)
        .flatMap(node -> binder.bind(node, Railway.class));
  }
}
