package roundhouse.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.design.yaml.Span;
import roundhouse.testkit.Repository;

/**
 * Edits anywhere in the files of all designs have the wanted result and change nothing else. The
 * long run {@code fuzz} edits many more places.
 */
class EditsOfDesignsTest {
  private static final int MOST = 25;
  private static final Path WITH_TESTS = Repository.designs().resolve("1889");

  /**
   * The files of all designs; of their hundreds of test positions, which are alike, those of one.
   */
  static Stream<Path> files() throws IOException {
    return Files.walk(Repository.designs())
        .filter(file -> file.toString().endsWith(".yaml"))
        .filter(file -> !file.getParent().endsWith("tests") || file.startsWith(WITH_TESTS))
        .sorted();
  }

  private static YamlText read(Path file) throws IOException {
    String part = file.getFileName().toString().replace(".yaml", "");
    return YamlText.read(Files.readString(file), DesignFiles.shared(part));
  }

  /** The paths of all values, or of a sample if there are many. */
  private static List<ValuePath> paths(YamlText text) {
    var all = new ArrayList<ValuePath>();
    collect(text.value(), ValuePath.ROOT, all);
    Collections.shuffle(all, new Random(18));
    return all.subList(0, Math.min(MOST, all.size()));
  }

  private static void collect(YamlValue value, ValuePath at, List<ValuePath> all) {
    if (!at.isRoot()) all.add(at);
    switch (value) {
      case YamlValue.Table(var entries) ->
          entries.forEach((key, inside) -> collect(inside, at.child(key), all));
      case YamlValue.Items(var items) -> {
        for (int index = 0; index < items.size(); index++)
          collect(items.get(index), at.child(index), all);
      }
      case YamlValue.Text _ -> {}
    }
  }

  /** Whether the value shares no text with others. */
  private static boolean alone(YamlText text, ValuePath path) {
    return SharedValueSplitter.split(text, path).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("files")
  void settingAWordChangesOnlyItsCharacters(Path file) throws IOException {
    YamlText text = read(file);
    for (ValuePath path : paths(text)) {
      YamlText edited = text.set(path, "quite: another");

      assertThat(edited.value())
          .as("%s", path)
          .isEqualTo(text.value().with(path, YamlValue.text("quite: another")));
      if (alone(text, path))
        assertThat(outside(text, edited, text.span(path).orElseThrow())).as("%s", path).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void removingAValueRemovesNothingElse(Path file) throws IOException {
    YamlText text = read(file);
    for (ValuePath path : paths(text)) {
      YamlText edited = text.remove(path);

      assertThat(edited.value()).as("%s", path).isEqualTo(text.value().without(path));
      if (alone(text, path))
        assertThat(lines(text.text()) - lines(edited.text()))
            .as("%s", path)
            .isLessThanOrEqualTo(lines(text, path) + commentsAbove(text, path));
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void insertingARowLeavesAllOthersAsWritten(Path file) throws IOException {
    YamlText text = read(file);
    for (ValuePath path : paths(text)) {
      YamlValue around = text.at(path.parent()).orElseThrow();
      if (around instanceof YamlValue.Table(var entries)) {
        int index = List.copyOf(entries.keySet()).indexOf(path.last());
        YamlText edited =
            text.insert(
                path.parent().child("brand-new"), index, YamlValue.of(Map.of("key", "word")));

        assertThat(edited.value())
            .as("%s", path)
            .isEqualTo(
                text.value()
                    .with(path.parent().child("brand-new"), YamlValue.of(Map.of("key", "word"))));
        if (alone(text, path))
          assertThat(kept(TextEdit.between(text.text(), edited.text()))).as("%s", path).isTrue();
      } else {
        assertThat(text.insert(path, Integer.parseInt(path.last()), YamlValue.text("new")).at(path))
            .contains(YamlValue.text("new"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void movingThereAndBackGivesTheSameText(Path file) throws IOException {
    YamlText text = read(file);
    for (ValuePath path : paths(text)) {
      YamlText first = text.move(path, 0);

      if (text.at(path.parent()).orElseThrow() instanceof YamlValue.Table)
        assertThat(first.value()).as("%s", path).isEqualTo(text.value());
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void renamingARowChangesOnlyItsKey(Path file) throws IOException {
    YamlText text = read(file);
    for (ValuePath path : paths(text)) {
      boolean shared =
          DesignFiles.shared(file.getFileName().toString().replace(".yaml", "")).test(path);
      if (shared || !(text.at(path.parent()).orElseThrow() instanceof YamlValue.Table)) continue;
      YamlText edited = text.rename(path, "renamed");

      assertThat(edited.at(path.parent().child("renamed"))).as("%s", path).isEqualTo(text.at(path));
      if (alone(text, path))
        assertThat(edited.rename(path.parent().child("renamed"), path.last()).value())
            .as("%s", path)
            .isEqualTo(text.value());
    }
  }

  /** A pair without brackets gets them; nothing is removed but the brackets of an empty value. */
  private static boolean kept(TextEdit edit) {
    return List.of("{}", "[]").contains(edit.removed()) || edit.inserted().contains(edit.removed());
  }

  private static boolean outside(YamlText before, YamlText after, Span own) {
    return after.text().startsWith(before.text().substring(0, own.from()))
        && after.text().endsWith(before.text().substring(own.to()));
  }

  private static long lines(String text) {
    return text.chars().filter(character -> character == '\n').count();
  }

  private static long commentsAbove(YamlText text, ValuePath path) {
    List<String> above =
        text.text().substring(0, text.span(path).orElseThrow().from()).lines().toList();
    return above.reversed().stream()
        .dropWhile(String::isBlank)
        .takeWhile(line -> line.strip().startsWith("#"))
        .count();
  }

  private static long lines(YamlText text, ValuePath path) {
    Span span = text.span(path).orElseThrow();
    return 1 + lines(text.text().substring(span.from(), span.to()));
  }
}
