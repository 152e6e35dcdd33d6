package roundhouse.design.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
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
  void aChangePutsItemsOfAListBeforeOrAfterOthers() {
    String list = "steps: [lay-track, run-trains: { best: no }, dividend]";

    assertThat(overlay(list, "steps: { script festival: { after: run-trains } }"))
        .isEqualTo(
            "{steps=[lay-track, {run-trains={best=no}}, {script={name=festival}}, dividend]}");
    assertThat(overlay(list, "steps: { script: { name: festival, before: lay-track } }"))
        .isEqualTo(
            "{steps=[{script={name=festival}}, lay-track, {run-trains={best=no}}, dividend]}");
    assertThat(overlay(list, "steps: { buy-trains: }"))
        .isEqualTo("{steps=[lay-track, {run-trains={best=no}}, dividend, buy-trains]}");
  }

  @Test
  void anItemThatOnlyMovesKeepsWhatItSays() {
    String list = "steps: [lay-track, dividend: pay, script: { name: fair }]";

    assertThat(overlay(list, "steps: { dividend: { before: lay-track } }"))
        .isEqualTo("{steps=[{dividend=pay}, lay-track, {script={name=fair}}]}");
    assertThat(overlay(list, "steps: { script fair: { before: dividend } }"))
        .isEqualTo("{steps=[lay-track, {script={name=fair}}, {dividend=pay}]}");
  }

  @Test
  void itemsOfOneKindAreToldApartByTheirNames() {
    String list = "steps: [script: { name: fair }, script: { name: market }, dividend]";

    assertThat(overlay(list, "steps: { remove: [script fair], script: { name: festival } }"))
        .isEqualTo("{steps=[{script={name=market}}, dividend, {script={name=festival}}]}");
  }

  @Test
  void aPlaceBesideAnUnknownItemSuggestsTheNearest() {
    overlay("steps: [lay-track, run-trains]", "steps: { dividend: { after: run-train } }");

    assertThat(problems.list())
        .singleElement()
        .returns("there is no 'run-train' to go after", Problem::message)
        .returns("did you mean 'run-trains'?", Problem::fix);
  }

  @Test
  void aSecondChangeJoinsTheFirst() {
    assertThat(joined("a: { x: 1, y: 2 }", "a: { y: 3 }\nb: 4")).isEqualTo("{a={x=1, y=3}, b=4}");
    assertThat(joined("a: { remove: [x] }", "a: { remove: y }")).isEqualTo("{a={remove=[x, y]}}");
  }

  @Test
  void whatASecondChangeRemovesTheFirstNoLongerChanges() {
    assertThat(joined("a: { x: 1, y: 2 }", "a: { remove: [x, z] }"))
        .isEqualTo("{a={y=2, remove=[z]}}");
    assertThat(joined("a: { x: 1, y: 2 }", "a: { remove: all, z: 3 }")).isEqualTo("{a={z=3}}");
    assertThat(joined("b: 1", "a: { remove: all }")).isEqualTo("{b=1, a={remove=all}}");
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

  private String joined(String first, String second) {
    return text(Overlay.join(parse("first.yaml", first), parse("second.yaml", second), problems));
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
        var values = new LinkedHashMap<String, String>();
        map.entries().forEach(entry -> values.put(entry.name(), text(entry.value())));
        yield values.toString();
      }
    };
  }
}
