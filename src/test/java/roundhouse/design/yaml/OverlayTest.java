package roundhouse.design.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;

class OverlayTest {
  private final Problems problems = new Problems();

  @Test
  void mapsMergeAndWordsAndListsReplace() {
    assertThat(overlay("a: { b: 1, c: [1, 2] }\nd: x", "a: { c: [3], e: 4 }\nd: y"))
        .isEqualTo("{a={b=1, c=[3], e=4}, d=y}");
  }

  @Test
  void aMapReplacesAWord() {
    assertThat(overlay("a: 1", "a: { b: 2 }")).isEqualTo("{a={b=2}}");
  }

  @Test
  void namesAreRemovedBeforeTheRestIsApplied() {
    assertThat(
            overlay(
                "t: { 4: { price: 1, count: 2 }, 5: {} }",
                "t: { remove: [4, 5], 4: { price: 3 } }"))
        .isEqualTo("{t={4={price=3}}}");
    assertThat(overlay("t: { 4: {}, 5: {} }", "t: { remove: 4 }")).isEqualTo("{t={5={}}}");
  }

  @Test
  void allNamesAreRemovedBeforeTheRestIsApplied() {
    assertThat(
            overlay(
                "t: { 4: { price: 1, count: 2 }, 5: {} }", "t: { remove: all, 4: { price: 3 } }"))
        .isEqualTo("{t={4={price=3}}}");
  }

  @Test
  void anItemNamedAllIsRemovedAlone() {
    assertThat(overlay("t: { all: 1, 5: 2 }", "t: { remove: all }")).isEqualTo("{t={5=2}}");
  }

  @Test
  void removingAnUnknownNameSuggestsTheNearest() {
    assertThat(overlay("trains: { 5+3: {} }", "trains: { remove: [5+4] }"))
        .isEqualTo("{trains={5+3={}}}");
    assertThat(problems.list())
        .singleElement()
        .returns("there is no '5+4' to remove in trains", Problem::message)
        .returns("did you mean '5+3'?", Problem::fix)
        .returns(new SourcePlace(Path.of("change.yaml"), 1, 20), Problem::place);
  }

  @Test
  void namesToRemoveMustBeWords() {
    overlay("a: {}", "remove: [[a]]");
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("a name to remove was expected, not a list");
  }

  @Test
  void everyValueKeepsItsFile() {
    MapNode map =
        (MapNode)
            Overlay.apply(
                parse("base.yaml", "a: { b: 1, c: 2 }"),
                parse("change.yaml", "a: { c: 3 }"),
                problems);
    MapNode inner = (MapNode) map.get("a").orElseThrow();
    assertThat(inner.get("b").orElseThrow().place().file()).isEqualTo(Path.of("base.yaml"));
    assertThat(inner.get("c").orElseThrow().place())
        .isEqualTo(new SourcePlace(Path.of("change.yaml"), 1, 9));
  }

  @Test
  void aSharedKeyBecomesOneKeyForEachNameWithItsPlace() {
    MapNode expanded =
        Overlay.expandKeys((MapNode) parse("map.yaml", "A1 A3: { x: 1 }\n'B2  B4': {}"), problems);
    assertThat(expanded.keys()).containsExactly("A1", "A3", "B2", "B4");
    assertThat(expanded.entry("A3").orElseThrow().key().place())
        .isEqualTo(new SourcePlace(Path.of("map.yaml"), 1, 4));
    assertThat(expanded.entry("B4").orElseThrow().key().place())
        .isEqualTo(new SourcePlace(Path.of("map.yaml"), 2, 6));
  }

  private String overlay(String base, String change) {
    return text(Overlay.apply(parse("base.yaml", base), parse("change.yaml", change), problems));
  }

  private YamlNode parse(String file, String yaml) {
    return YamlReader.parse(Path.of(file), yaml, problems).orElseThrow();
  }

  private static String text(YamlNode node) {
    return switch (node) {
      case ScalarNode scalar -> scalar.text();
      case ListNode list -> list.items().stream().map(OverlayTest::text).toList().toString();
      case MapNode map -> {
        var values = new java.util.LinkedHashMap<String, String>();
        map.entries().forEach(entry -> values.put(entry.name(), text(entry.value())));
        yield values.toString();
      }
    };
  }
}
