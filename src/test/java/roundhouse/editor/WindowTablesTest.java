package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.editor.CommandHandlers.KeysDialog;
import roundhouse.editor.dock.DockLayout;
import roundhouse.editor.workspace.PlaySlot;
import roundhouse.editor.workspace.Workspace;
import roundhouse.testkit.NeedsDisplay;

/** A row in the table of commands or views is all it takes; this names what a row lacks. */
class WindowTablesTest {
  private static final Path WORDS =
      Path.of("src", "main", "resources", "roundhouse", "editor", "words.properties");

  private final Properties words = new Properties();

  @BeforeEach
  void readWords() throws IOException {
    try (Reader file = Files.newBufferedReader(WORDS)) {
      words.load(file);
    }
  }

  /** A row of a table: its key in the words, and its key on the keyboard. */
  private record Row(String id, String key) {}

  private static List<Row> rows() {
    return Stream.concat(
            Stream.of(WindowCommand.values())
                .map(each -> new Row("commands." + each.id(), each.key())),
            Stream.of(WindowView.values()).map(each -> new Row("views." + each.id(), each.key())))
        .toList();
  }

  @Test
  void everyCommandAndViewHasANameAndASentence() {
    assertThat(
            rows().stream()
                .flatMap(row -> Stream.of(row.id(), row.id() + ".says"))
                .filter(key -> words.getProperty(key, "").isBlank()))
        .as("texts to write in words.properties")
        .isEmpty();
  }

  @Test
  void everyMenuHasAName() {
    assertThat(CommandMenu.values())
        .allMatch(menu -> words.containsKey("menus." + menu.name().toLowerCase(Locale.ROOT)));
  }

  @Test
  void everyKeyCanBePressedAndDoesOneThing() {
    Map<String, List<String>> bound =
        rows().stream()
            .filter(row -> !row.key().isEmpty())
            .collect(
                Collectors.groupingBy(
                    row -> String.valueOf(KeyStroke.getKeyStroke(row.key())),
                    Collectors.mapping(Row::id, Collectors.toList())));

    assertThat(bound.keySet()).as("keys that Java cannot read").doesNotContain("null");
    bound.values().removeIf(ids -> ids.size() == 1);
    assertThat(bound).as("keys bound twice").isEmpty();
  }

  @Test
  void everyGroupOfTheMenusHasCommands() {
    assertThat(CommandGroup.values())
        .filteredOn(group -> group != CommandGroup.ALL_VIEWS)
        .allMatch(
            group -> Stream.of(WindowCommand.values()).anyMatch(each -> each.group() == group));
  }

  @Test
  @NeedsDisplay
  void theLayoutOfAllViewsShowsEveryView() {
    List<String> all = Stream.of(WindowView.values()).map(WindowView::id).toList();

    assertThat(DefaultLayouts.byName(1920).get(DefaultLayouts.PLAY).views())
        .containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  @NeedsDisplay
  void everyWorkspaceShowsTheViewsThatBelongToIt() {
    assertThat(PlaySlot.views()).containsExactlyInAnyOrderElementsOf(belongTo(Workspace.PLAY));
    assertThat(DefaultLayouts.byName(1920).get(DefaultLayouts.DESIGN).views())
        .doesNotHaveDuplicates()
        .containsAll(belongTo(Workspace.DESIGN));
    assertThat(DefaultLayouts.byName(960).get(DefaultLayouts.DESIGN).views())
        .as("on a small screen")
        .containsExactlyInAnyOrderElementsOf(
            DefaultLayouts.byName(1920).get(DefaultLayouts.DESIGN).views().toList());
    assertThat(
            DefaultLayouts.byName(1366)
                .get(DefaultLayouts.EVIDENCE)
                .tabsWith(WindowView.EXPERIMENTS.id()))
        .as("where the window is small, results have the whole of it")
        .contains(WindowView.STATISTICS.id());
    assertThat(DefaultLayouts.byName(1920).get(DefaultLayouts.EVIDENCE).views())
        .doesNotHaveDuplicates()
        .containsAll(belongTo(Workspace.EVIDENCE));
  }

  private static List<String> belongTo(Workspace workspace) {
    return Stream.of(WindowView.values())
        .filter(view -> view.home() == workspace)
        .map(WindowView::id)
        .toList();
  }

  @Test
  @NeedsDisplay
  void everyInitialLayoutKnowsEveryView() {
    List<String> all = Stream.of(WindowView.values()).map(WindowView::id).toList();
    for (Map.Entry<String, DockLayout> layout : DefaultLayouts.byName(1920).entrySet())
      assertThat(Stream.concat(layout.getValue().views(), layout.getValue().closed().stream()))
          .as("views in the layout " + layout.getKey())
          .containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  void theListOfKeysHasEveryKey() {
    var listed = new ArrayList<KeysDialog.Row>();
    for (CommandMenu menu : CommandMenu.values()) listed.addAll(KeysDialog.rows(menu));

    assertThat(listed).hasSize((int) rows().stream().filter(row -> !row.key().isEmpty()).count());
    assertThat(listed)
        .contains(new KeysDialog.Row("Ctrl+Shift+F", WindowCommand.SEARCH.says()))
        .contains(new KeysDialog.Row("Ctrl+Page Up", WindowCommand.ROUND_BACK.says()));
  }

  @Test
  void aKeyIsFoundByItsLettersAndByWhatItDoes() {
    var search = new KeysDialog.Row("Ctrl+Shift+F", "Searches all files");

    assertThat(search.matches("")).isTrue();
    assertThat(search.matches("files ctrl+shift")).isTrue();
    assertThat(search.matches("files alt")).isFalse();
  }
}
