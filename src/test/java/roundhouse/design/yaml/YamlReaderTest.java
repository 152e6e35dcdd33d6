package roundhouse.design.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;

class YamlReaderTest {
  private static final Path FILE = Path.of("x.yaml");
  private final Problems problems = new Problems();

  @Test
  void everyWordStaysAsWritten() {
    MapNode map = parse("a: no\nb: 07\nc: 12:30\nd: 'no'\ne: ~\nf: 0x1F\n");
    assertThat(map.entries().stream().map(entry -> ((ScalarNode) entry.value()).text()))
        .containsExactly("no", "07", "12:30", "no", "~", "0x1F");
    assertThat(map.entries().stream().map(entry -> ((ScalarNode) entry.value()).quoted()))
        .containsExactly(false, false, false, true, false, false);
  }

  @Test
  void aNodeKnowsItsPlaceAndItsCharacters() {
    String text = "# \ud83d\ude82 rolls\r\na: { b: 'caf\u00e9', c: [1, 22] }\r\n";
    MapNode inner = (MapNode) parse(text).get("a").orElseThrow();
    assertThat(inner.place()).isEqualTo(new SourcePlace(FILE, 2, 4));
    assertThat(cut(text, inner)).isEqualTo("{ b: 'caf\u00e9', c: [1, 22] }");
    assertThat(cut(text, inner.get("b").orElseThrow())).isEqualTo("'caf\u00e9'");
    assertThat(cut(text, ((ListNode) inner.get("c").orElseThrow()).items().get(1))).isEqualTo("22");
    assertThat(cut(text, inner.entry("c").orElseThrow().key())).isEqualTo("c");
  }

  @Test
  void anEmptyFileIsAnEmptyMap() {
    assertThat(parse("").entries()).isEmpty();
    assertThat(parse("# nothing\n").entries()).isEmpty();
    assertThat(parse("---\n").entries()).isEmpty();
  }

  @Test
  void aFewAliasesAreAllowed() {
    MapNode map = parse("a: &x { b: 1 }\nc: *x");
    assertThat(map.get("c")).isEqualTo(map.get("a"));
  }

  private MapNode parse(String text) {
    YamlNode node = YamlReader.parse(FILE, text, problems).orElseThrow();
    assertThat(problems.list()).isEmpty();
    return node instanceof MapNode map ? map : MapNode.empty(node.place());
  }

  private static String cut(String text, YamlNode node) {
    return text.substring(node.span().from(), node.span().to());
  }
}
