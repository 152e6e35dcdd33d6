package roundhouse.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;
import roundhouse.engine.Title;
import roundhouse.lab.batch.Variant;
import roundhouse.script.loading.TitleLoader;

class SweepTest {
  private static final TitleLoader TITLES =
      new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"));

  @Test
  void eachValueIsPlayedWithEachOfTheOthers() {
    assertThat(Sweep.grid(List.of(Sweep.parse("trains.5.count=1..3"), Sweep.parse("bank=x1,x2"))))
        .extracting(Sweep.Point::name)
        .containsExactly(
            "trains.5.count=1 bank=x1",
            "trains.5.count=1 bank=x2",
            "trains.5.count=2 bank=x1",
            "trains.5.count=2 bank=x2",
            "trains.5.count=3 bank=x1",
            "trains.5.count=3 bank=x2");
  }

  @Test
  void aValueStandsInTheDesignAsIfItWereWritten() {
    Title two = varied("trains.7+4.count=2", Set.of());

    assertThat(two.design().trains().get("7+4").count().number()).isEqualTo(2);
    assertThat(two.design().trains().get("6+3")).isEqualTo(plain().design().trains().get("6+3"));
  }

  @Test
  void aFactorMultipliesWhatStandsThere() {
    assertThat(varied("trains.*.price=x2", Set.of()).design().trains().values())
        .extracting(train -> train.price())
        .containsExactlyElementsOf(
            plain().design().trains().values().stream().map(train -> 2 * train.price()).toList());
  }

  @Test
  void aPlaceThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> varied("trains.17.count=2", Set.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no '17' in 'trains'");
    assertThatThrownBy(() -> varied("trains=x2", Set.of()))
        .hasMessageContaining("not a single value");
  }

  /** Steps are items of a list: words, or maps of one key. */
  @Test
  void aStepIsNamedAndOnlyItIsChanged() {
    MapNode tree = steps("[buy-privates, { stock-turn: { order: buy sell } }, pay: all]");

    assertThat(tried("steps.stock-turn.sale-in-one-block=yes", tree))
        .isEqualTo(
            "[buy-privates, {stock-turn={order=buy sell, sale-in-one-block=yes}}, {pay=all}]");
    assertThat(tried("steps.stock-turn.order=sell", tree))
        .isEqualTo("[buy-privates, {stock-turn={order=sell}}, {pay=all}]");
    assertThat(tried("steps.buy-privates.phases=2", tree))
        .isEqualTo("[{buy-privates={phases=2}}, {stock-turn={order=buy sell}}, {pay=all}]");
    assertThat(tried("steps.pay=none", tree))
        .isEqualTo("[buy-privates, {stock-turn={order=buy sell}}, {pay=none}]");
    assertThatThrownBy(() -> tried("steps.stok-turn.order=sell", tree))
        .hasMessage("there is no 'stok-turn' in 'steps': did you mean 'stock-turn'?");
    assertThatThrownBy(() -> tried("steps.pay.order=sell", tree))
        .hasMessageContaining("'steps.pay' has no 'order' in it");
  }

  private static MapNode steps(String list) {
    var problems = new Problems();
    return (MapNode)
        YamlReader.parse(Path.of("title.yaml"), "steps: " + list, problems).orElseThrow();
  }

  /** The steps with a value, as Java writes lists and maps. */
  private static String tried(String sweep, MapNode tree) {
    Sweep.Point only = Sweep.grid(List.of(Sweep.parse(sweep))).getFirst();
    return words(only.change().apply(tree).get("steps").orElseThrow());
  }

  private static String words(YamlNode node) {
    return switch (node) {
      case ScalarNode word -> word.text();
      case ListNode list -> list.items().stream().map(SweepTest::words).toList().toString();
      case MapNode map ->
          map.entries().stream()
              .map(entry -> entry.name() + "=" + words(entry.value()))
              .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  private static Variant variant(String sweep) {
    Sweep.Point first = Sweep.grid(List.of(Sweep.parse(sweep))).getFirst();
    return new Variant(first.name(), varied(sweep, Set.of()), first.changes());
  }

  @Test
  void theOwnValueIsWhatOthersAreComparedWith() {
    Variant half = variant("trains.7+4.price=x0.5");
    Variant own = variant("trains.7+4.price=x1");

    assertThat(Sweep.ownFirst(plain(), List.of(half, own))).containsExactly(own, half);
  }

  @Test
  void aDesignWhoseValueIsNotPlayedIsASideOfItsOwn() {
    Variant half = variant("trains.7+4.price=x0.5");

    assertThat(Sweep.ownFirst(plain(), List.of(half)))
        .extracting(Variant::name)
        .containsExactly("as it is", "trains.7+4.price=x0.5");
  }

  @Test
  void whatIsNoSweepIsExplained() {
    assertThatThrownBy(() -> Sweep.parse("trains.5.count"))
        .hasMessageContaining("like trains.5.count=1..3");
    assertThatThrownBy(() -> Sweep.parse("trains.5.count=3..1"))
        .hasMessageContaining("not a range");
  }

  private static Title varied(String sweep, Set<String> options) {
    Sweep.Point first = Sweep.grid(List.of(Sweep.parse(sweep))).getFirst();
    return TITLES.loadChanged("1860", options, first.change()).title().orElseThrow();
  }

  private static Title plain() {
    return TITLES.loadAlone("1860", Set.of()).title().orElseThrow();
  }
}
