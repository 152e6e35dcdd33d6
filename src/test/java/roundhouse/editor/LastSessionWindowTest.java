package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.Snapshot;

/** A window opens what was open when the last one was closed, or crashed. */
@NeedsDisplay
class LastSessionWindowTest extends WindowTest {
  private Path variant;

  @Override
  void furnish() throws Exception {
    variant = Files.createDirectories(root.resolve("designs").resolve("variant"));
    Files.writeString(variant.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
  }

  private void open(Path file) throws Exception {
    Desk.look(
        () -> {
          desk.window.openText(file);
          return true;
        });
    Desk.until(
        () -> desk.find("text " + file.getFileName()), text -> text != null && text.isShowing());
  }

  @Test
  void oneThatCannotBeReadKeepsNoOtherClosed() throws Exception {
    Path broken = Files.createDirectory(root.resolve("broken.yaml"));

    Desk.look(
        () -> {
          desk.window.parts().texts.open(List.of(broken, desk.small.file("trains.yaml")));
          return true;
        });

    Desk.<List<String>>until(this::tabsNow, titles -> titles.contains("small/trains.yaml"));
  }

  private String remembered(String wanted) throws Exception {
    Path file = root.resolve("state").resolve("window.properties");
    Waiting.until(() -> Files.exists(file), file + " was never written");
    return written(file, wanted);
  }

  private List<String> tabs() throws Exception {
    var tabs = (JTabbedPane) desk.find("texts");
    return Desk.look(
        () -> IntStream.range(0, tabs.getTabCount()).mapToObj(tabs::getTitleAt).toList());
  }

  /** As a text recovered after a crash is, when the texts of the last session open late. */
  @Test
  void aTextThatIsInFrontStaysThereWhenOthersAreRestored() throws Exception {
    Path recovered = desk.small.file("title.yaml");
    open(recovered);

    Desk.look(
        () -> {
          desk.window
              .parts()
              .texts
              .open(List.of(desk.small.file("companies.yaml"), desk.small.file("trains.yaml")));
          return true;
        });
    Desk.<List<String>>until(
        this::tabsNow,
        titles -> titles.containsAll(List.of("small/companies.yaml", "small/trains.yaml")));

    assertThat(Desk.look(() -> desk.window.parts().texts.file())).contains(recovered);
  }

  @Test
  void theLastDesignAndTheOpenTextsAreRestored() throws Exception {
    desk.workshop().begin(new GameSetup(variant, List.of(), Set.of(), 1));
    desk.await(
        now ->
            now.play().filter(play -> play.title().design().title().equals("Variant")).isPresent());
    open(desk.small.file("trains.yaml"));
    open(desk.small.file("phases.yaml"));
    open(desk.small.file("trains.yaml"));
    assertThat(remembered("phases.yaml"))
        .as("written soon, not when it is left")
        .contains("phases.yaml")
        .contains("last.design");

    desk.close();
    desk = new Desk(root);

    desk.await(
        now ->
            now.design().filter(design -> design.endsWith("variant")).isPresent()
                && now.play().isPresent());
    assertThat(Desk.<List<String>>until(() -> tabsNow(), titles -> titles.size() > 3))
        .containsExactly(
            "small/title.yaml", "variant/title.yaml", "small/trains.yaml", "small/phases.yaml");
    assertThat(
            Desk.until(
                    () -> desk.find("text trains.yaml"), text -> text != null && text.isShowing())
                .isShowing())
        .isTrue();
  }

  private List<String> tabsNow() {
    var tabs = (JTabbedPane) desk.find("texts");
    return IntStream.range(0, tabs.getTabCount()).mapToObj(tabs::getTitleAt).toList();
  }

  private void leaveAndReopen() throws Exception {
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    Desk.until(() -> desk.window.isDisplayable(), open -> !open);
    desk.close();
    desk = new Desk(root);
  }

  @Test
  void theGameThatWasOpenGoesOnAtItsMoment() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5);
    desk.workshop().goTo(2);
    desk.await(now -> at(now) == 2);

    leaveAndReopen();

    desk.await(now -> at(now) == 2 && now.play().orElseThrow().played().size() == 5);
    assertThat(Desk.look(() -> desk.find("left game").isShowing())).isFalse();
  }

  @Test
  void aSavedGameIsOpenedFromItsFile() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5);
    Path file = root.resolve("mine.game.json");
    desk.workshop().save(file);
    desk.await(Snapshot::saved);
    remembered("mine.game.json");

    leaveAndReopen();

    desk.await(
        now ->
            now.file().equals(Optional.of(file))
                && now.saved()
                && now.play().orElseThrow().played().size() == 5);
  }

  @Test
  void whereTheFileOfTheGameIsBrokenANewGameBegins() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5);
    Path file = root.resolve("mine.game.json");
    desk.workshop().save(file);
    desk.await(Snapshot::saved);
    remembered("mine.game.json");
    Files.writeString(file, "{");

    leaveAndReopen();

    desk.await(now -> now.play().filter(play -> play.played().isEmpty()).isPresent());
  }

  @Test
  void aTextWhoseFileIsGoneIsSkipped() throws Exception {
    Path notes =
        Files.writeString(
            root.resolve("designs").resolve("small").resolve("notes.md"), "What I think.\n");
    open(notes);
    assertThat(remembered("notes.md")).contains("notes.md");
    desk.close();
    Files.delete(notes);

    desk = new Desk(root);

    assertThat(tabs()).containsExactly("small/title.yaml");
  }
}
