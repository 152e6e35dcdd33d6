package roundhouse.design.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.YamlNode;
import roundhouse.design.yaml.YamlReader;

@Timeout(20)
class HostileFilesTest {
  private final Problems problems = new Problems();

  @TempDir Path folder;

  @Test
  void aFileThatMultipliesByAliasesIsRefusedEarly() throws IOException {
    StringBuilder laughs = new StringBuilder("a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]\n");
    for (int i = 1; i < 9; i++) {
      laughs.append(
          "a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ", ").repeat(8) + "*a" + (i - 1)));
    }
    refuses(laughs.toString(), "the file contains more than 100000 values");
  }

  @Test
  void manyAliasesAreRefused() throws IOException {
    refuses("a: &a x\nb: [" + "*a, ".repeat(51) + "]", "'*' repeats more than 50 values");
  }

  @Test
  void fewAliasesOfLargeValuesAreRefused() throws IOException {
    StringBuilder doubled = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 20; i++)
      doubled.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    refuses(doubled.toString(), "the file contains more than 100000 values");
  }

  @Test
  void deepNestingIsRefused() throws IOException {
    refuses("[".repeat(10_000), "this is nested more than 50 levels deep");
  }

  @Test
  void deepNestingByIndentationIsRefused() throws IOException {
    refuses("- ".repeat(10_000) + "x", "this is nested more than 50 levels deep");
  }

  @Test
  void deepNestingThroughAliasesIsRefused() throws IOException {
    refuses(
        "a: &a "
            + "[".repeat(30)
            + "]".repeat(30)
            + "\nb: "
            + "[".repeat(30)
            + "*a"
            + "]".repeat(30),
        "this is nested more than 50 levels deep");
  }

  @Test
  void manyValuesAreRefused() throws IOException {
    refuses("[" + "x,".repeat(100_001) + "]", "the file contains more than 100000 values");
  }

  @Test
  void aLargeFileIsRefused() throws IOException {
    refuses("a: b\n".repeat(2 * 1024 * 1024 / 5), "the file is larger than 1 MB");
  }

  @Test
  void invisibleCharactersAreRefusedWithTheirPlace() throws IOException {
    refuses("title: x\nmotto: a\0b", "there is an invisible character (U+0000) here");
    assertThat(problems.list().getFirst().place())
        .isEqualTo(new SourcePlace(folder.resolve("hostile.yaml"), 2, 9));
  }

  @Test
  void textThatIsNotUtf8IsRefusedWithItsPlace() throws IOException {
    Path file = folder.resolve("latin.yaml");
    Files.write(file, "title: x\nmotto: caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(YamlReader.read(file, problems)).isEmpty();
    assertThat(Problems.text(problems.list()))
        .endsWith("latin.yaml:2:11: error: this is not UTF-8 text: save the file in UTF-8");
  }

  @Test
  void aByteOrderMarkIsIgnored() throws IOException {
    MapNode map = (MapNode) read("\uFEFFtitle: x").orElseThrow();
    assertThat(map.keys()).containsExactly("title");
    assertThat(map.entries().getFirst().key().place().column()).isEqualTo(1);
  }

  @Test
  void aMissingFileAndAFolderAreProblems() {
    assertThat(YamlReader.read(folder, problems)).isEmpty();
    assertThat(YamlReader.read(folder.resolve("none.yaml"), problems)).isEmpty();
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactlyInAnyOrder(
            "this file cannot be read: it is a folder", "this file does not exist");
  }

  @Test
  void theNumberOfProblemsIsLimited() throws IOException {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 5000; i++) keys.append("k").append(i).append(": x\n");
    read(keys.toString()).ifPresent(node -> new Binder(problems).bind(node, Railway.class));
    assertThat(problems.list()).hasSize(Problems.MOST);
  }

  @Test
  void anyContentIsReadOrRefusedWithoutAnException() throws IOException {
    Random random = new Random(18);
    String marks = "abc01 \n\t:-?[]{},&*!|>'\"%@`#~<=.\\\r\u00e9\ud83d\ude82";
    for (int round = 0; round < 3000; round++) {
      StringBuilder text = new StringBuilder("title: x\n");
      for (int i = random.nextInt(40); i >= 0; i--)
        text.append(marks.charAt(random.nextInt(marks.length())));
      Problems found = new Problems();
      Optional<YamlNode> node = YamlReader.parse(Path.of("x.yaml"), text.toString(), found);
      assertThat(node.isPresent() || found.hasErrors()).as(text.toString()).isTrue();
      node.ifPresent(read -> new Binder(found).bind(Overlay.apply(read, found), Railway.class));
    }
  }

  private void refuses(String content, String message) throws IOException {
    assertThat(read(content)).isEmpty();
    assertThat(problems.list()).extracting(Problem::message).containsExactly(message);
  }

  private Optional<YamlNode> read(String content) throws IOException {
    return YamlReader.read(Files.writeString(folder.resolve("hostile.yaml"), content), problems);
  }
}
