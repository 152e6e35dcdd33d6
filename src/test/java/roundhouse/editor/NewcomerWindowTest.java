package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JToggleButton;
import javax.swing.text.DefaultCaret;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.workspace.Workspace;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.files.FolderTree;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.project.ShippedFiles;

/** What somebody sees and does who opens Roundhouse for the first time. */
@NeedsDisplay
class NewcomerWindowTest extends WindowTest {
  private static final Duration GAMES = Duration.ofSeconds(60);

  /** Nothing is remembered: no window was open before. */
  @Override
  void furnish() throws Exception {
    Path state = Files.createDirectories(root.resolve("state"));
    Files.writeString(state.resolve("window.properties"), "");
  }

  private void click(String button) throws Exception {
    Component part = shown(button);
    desk.click(part, new Point2D.Double(part.getWidth() / 2.0, part.getHeight() / 2.0), 1);
  }

  private Component shown(String name) throws Exception {
    return Desk.until(() -> desk.find(name), part -> part != null && part.isShowing());
  }

  private boolean shows(String name) throws Exception {
    return Desk.look(() -> desk.find(name) != null && desk.find(name).isShowing());
  }

  private void typePrice(JTable trains, String price) throws Exception {
    Rectangle cell =
        Desk.look(
            () -> trains.getCellRect(0, trains.getColumnModel().getColumnIndex("price"), false));
    desk.click(trains, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), 1);
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type(price);
    desk.press(KeyEvent.VK_ENTER);
  }

  @Test
  void theStartPageShowsEachDesignWithItsMap() throws Exception {
    assertThat(shown("start page").isShowing()).isTrue();
    Component card = shown("design small");
    assertThat(Desk.until(() -> card.getAccessibleContext().getAccessibleName(), "Small"::equals))
        .isEqualTo("Small");
    desk.picture(test + "-page");

    JTextArea says = desk.part(JTextArea.class, "says small");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    assertThat(Desk.look(() -> ((DefaultCaret) says.getCaret()).getUpdatePolicy()))
        .as("a text that is set in another look scrolls the page to itself")
        .isEqualTo(DefaultCaret.NEVER_UPDATE);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);

    click("play small");

    assertThat(shown("view board").isShowing()).isTrue();
    assertThat(shows("start page")).isFalse();
    assertThat(Desk.look(() -> desk.window.workspaces().current())).isEqualTo(Workspace.PLAY);
    Desk.until(() -> desk.find("choices").isFocusOwner(), focused -> focused);
  }

  @Test
  void theStartPageDoesNotComeBackUnlessItIsWanted() throws Exception {
    click("play small");
    shown("view board");
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });
    desk = new Desk(root);
    assertThat(shows("start page")).isFalse();

    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_HOME);

    assertThat(shown("start page").isShowing()).isTrue();
  }

  @Test
  void enterOnTheStartPageBeginsAGameAndLeavesNothingBehind() throws Exception {
    Component play = shown("play small");
    Desk.until(play::isFocusOwner, focused -> focused);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(shown("view board").isShowing()).isTrue();
    try (Stream<Path> designs = Files.list(desk.small.folder().getParent())) {
      assertThat(designs).noneMatch(design -> design.toString().endsWith("-tour"));
    }
  }

  @Test
  void aTitleHasAPageOfItsOwn() throws Exception {
    shown("design small");
    click("about small");
    var map = (PictureView) shown("title map");
    var market = (PictureView) shown("title market");
    Desk.until(() -> map.picture().isPresent() && market.picture().isPresent(), yes -> yes);
    assertThat(shown("timeline").isShowing()).isTrue();
    desk.picture(test);

    Color light = Desk.look(() -> desk.find("title page").getBackground());
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    Desk.until(() -> !desk.find("title page").getBackground().equals(light), dark -> dark);
    click("title back");
    assertThat(shown("design small").isShowing()).isTrue();
    assertThat(Desk.look(() -> desk.find("start page").getBackground()))
        .as("the page that was away while the look changed")
        .isNotEqualTo(light);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);
    assertThat(shows("title map")).isFalse();

    click("about small");
    click("title play");
    assertThat(shown("view board").isShowing()).isTrue();
  }

  @Test
  void aDesignOfTheUsersTellsItsPastIsSharedAndDeleted() throws Exception {
    var says = (JTextArea) shown("says small");
    assertThat(Desk.<String>until(says::getText, text -> text.contains("Changed last")))
        .matches(
            "(?s).*Changed last: \\S+, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\n"
                + "No experiment has played it yet.");
    desk.picture(test);

    click("share small");
    var chooser = (JFileChooser) shown("design zip");
    Path zip = root.resolve("small-to-share.zip");
    Desk.look(
        () -> {
          chooser.setSelectedFile(zip.toFile());
          chooser.approveSelection();
          return true;
        });
    Waiting.until(() -> Files.exists(zip), "nothing was shared");

    click("remove small");
    click("OptionPane.button");
    Waiting.until(() -> Files.notExists(desk.small.folder()), "the design is still there");
    Desk.until(() -> desk.find("design small") == null, gone -> gone);
    assertThat(shown("make a design").isShowing()).as("what to begin with").isTrue();
  }

  @Test
  void editOpensTheDesignBesideItsGame() throws Exception {
    click("edit small");

    Desk.until(() -> desk.window.workspaces().current(), Workspace.DESIGN::equals);
    assertThat(shows("start page")).isFalse();
  }

  @Test
  void aGameThatIsNotSavedCanBeSavedBeforeTheNextBegins() throws Exception {
    click("play small");
    shown("view board");
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> now.play().orElseThrow().played().size() == 1);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_HOME);
    click("play small");
    click("OptionPane.button");
    var chooser = (JFileChooser) shown("game file");
    Desk.look(
        () -> {
          chooser.setSelectedFile(root.resolve("first").toFile());
          chooser.approveSelection();
          return true;
        });

    desk.await(now -> now.play().orElseThrow().played().isEmpty());
    assertThat(SavedGames.open(root.resolve("first.game.json")).actions()).hasSize(1);
  }

  @Test
  void aGameThatIsOpenedTakesThePlaceOfTheStartPage() throws Exception {
    shown("start page");
    Path design = desk.await(now -> now.play().isPresent()).design().orElseThrow();

    desk.workshop().begin(new GameSetup(design, List.of("Ann", "Ben"), Set.of(), 7));

    assertThat(shown("view board").isShowing()).isTrue();
    assertThat(shows("start page")).isFalse();
  }

  @Test
  void aReloadLeavesTheStartPageOpen() throws Exception {
    shown("start page");
    desk.await(now -> now.play().isPresent());
    String trains = Files.readString(desk.small.file("trains.yaml"));

    Files.writeString(desk.small.file("trains.yaml"), trains.replace("price: 80", "price: 90"));
    desk.await(now -> now.report().isPresent());

    assertThat(shown("start page").isShowing()).isTrue();
    assertThat(shows("view board")).isFalse();
  }

  @Test
  void theTourLeadsFromAPriceOverTheReplayToTwentyGames() throws Exception {
    click("tour");
    JTable trains = (JTable) shown("table trains");
    Desk.until(trains::getRowCount, rows -> rows == 1);
    assertThat(Desk.look(() -> desk.window.shown().design().orElseThrow().getFileName()))
        .hasToString("small-tour");
    assertThat(
            Desk.until(
                () -> {
                  int column = trains.getSelectedColumn();
                  return column < 0 ? "" : trains.getColumnName(column);
                },
                "price"::equals))
        .as("what the tour asks for is in sight")
        .isEqualTo("price");
    JTextArea says = desk.part(JTextArea.class, "tour says");
    assertThat(Desk.<String>until(says::getText, text -> text.contains("Click its price")))
        .contains("£80")
        .contains("type 120 and");
    desk.picture(test + "-1-price");

    typePrice(trains, "90");
    assertThat(Desk.<String>until(says::getText, text -> text.contains("replayed")))
        .contains("The file is saved")
        .contains("for £80): the bank sells a 2-train for £90");
    click("tour next");
    assertThat(Desk.<String>until(says::getText, text -> text.contains("same game")))
        .as("how the game differs at the new price")
        .contains("£");
    assertThat(desk.window.shown().play().orElseThrow().waiting()).isEmpty();
    desk.picture(test + "-2-replayed");
    click("tour next");

    JLabel told = desk.part(JLabel.class, "experiment told");
    assertThat(Desk.<String>until(told::getText, text -> text.contains(" of 40 games"), GAMES))
        .as("twenty games of each design are being played")
        .contains(" of 40 games");
    desk.picture(test + "-3-games");
    click("tour next");

    assertThat(Desk.until(() -> desk.find("tour step"), Objects::isNull)).isNull();
    shown("start page");
    for (Workspace each : Workspace.values())
      assertThat(desk.part(JToggleButton.class, "workspace " + each.id()).isSelected())
          .as(each + " is marked though a page is in its place")
          .isFalse();
    assertThat(Desk.look(() -> desk.window.workspaces().current()))
        .as("behind the page, and where the next window begins")
        .isEqualTo(Workspace.PLAY);
    nothingIsLeftOfTheTour();
    assertThat(desk.small.file("trains.yaml")).content().contains("price: 80");
  }

  private void nothingIsLeftOfTheTour() throws Exception {
    desk.await(now -> now.design().filter(design -> design.endsWith("small")).isPresent());
    Path designs = desk.small.folder().getParent();
    Waiting.until(
        () -> {
          try (Stream<Path> all = Files.list(designs)) {
            return all.map(each -> each.getFileName().toString()).toList().equals(List.of("small"));
          }
        },
        "a design of the tour is left in " + designs);
    assertThat(Desk.look(() -> desk.window.parts().editing.documents().documents()))
        .noneMatch(document -> document.file().toString().contains("-tour"));
    Waiting.until(
        () -> {
          try (Stream<Path> all = Files.walk(root.resolve("state"))) {
            return all.noneMatch(each -> each.endsWith("small-tour"));
          }
        },
        "revisions of the tour are left");
    Waiting.until(
        () -> desk.workshop().recovery().game().map(GameLog::title).orElse("small").equals("small"),
        "the next window would open the game of the tour");
    assertThat(desk.window.shown().design().orElseThrow().getFileName())
        .as("what the window shows in the end")
        .hasToString("small");
  }

  private void tourShowsPrices() throws Exception {
    click("tour");
    JTable trains = (JTable) shown("table trains");
    Desk.until(
        () -> {
          int column = trains.getSelectedColumn();
          return column < 0 ? "" : trains.getColumnName(column);
        },
        "price"::equals);
  }

  private void beginTheTourDuringAGame() throws Exception {
    click("play small");
    shown("view board");
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> now.play().orElseThrow().played().size() == 1);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_HOME);
    tourShowsPrices();
  }

  @Test
  void whoLeavesTheTourFindsTheGameFromBeforeIt() throws Exception {
    beginTheTourDuringAGame();

    click("leave tour");

    shown("start page");
    nothingIsLeftOfTheTour();
    assertThat(desk.window.shown().play().orElseThrow().actions())
        .containsExactly(new Action.Start("Ann", "Red", 71));
    tourShowsPrices();
    assertThat(Desk.look(() -> desk.window.shown().design().orElseThrow().getFileName()))
        .as("as if there had been no tour before")
        .hasToString("small-tour");
  }

  @Test
  void whoLeavesTheTourAtOnceLeavesNothingBehindEither() throws Exception {
    click("tour");
    click("leave tour");

    shown("start page");
    nothingIsLeftOfTheTour();
  }

  @Test
  void aNoteInTheVariantOfTheTourIsNotLost() throws Exception {
    tourShowsPrices();
    Path note = root.resolve("designs/small-tour/notes.yaml");
    Files.writeString(note, "hexes: { B2: cheap }\n");

    click("leave tour");
    click("OptionPane.button");

    Desk.until(() -> desk.find("tour step"), Objects::isNull);
    assertThat(note).exists();
  }

  @Test
  void aWindowThatClosesDuringTheTourLeavesNothingBehind() throws Exception {
    tourShowsPrices();

    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });

    Desk.until(() -> desk.window.isDisplayable(), open -> !open);
    Waiting.until(() -> Files.notExists(root.resolve("designs/small-tour")), "the design is left");
  }

  /** Without a word to the window, as by a kill. */
  private void endAndStartAgain() throws Exception {
    desk.close();
    desk = new Desk(root);
  }

  /** As by a kill between writing a text and forgetting what was kept of it. */
  private void keepAlthoughWritten(Path file) throws Exception {
    String text = written(file, "90");
    desk.window.workshop().recovery().keep(file, "", text);
  }

  @Test
  void theNextStartEndsATourThatWasKilled() throws Exception {
    beginTheTourDuringAGame();
    typePrice((JTable) shown("table trains"), "90");
    desk.await(now -> now.report().isPresent());
    keepAlthoughWritten(root.resolve("designs/small-tour/trains.yaml"));

    endAndStartAgain();

    nothingIsLeftOfTheTour();
    assertThat(desk.window.shown().play().orElseThrow().actions())
        .as("the game from before the tour")
        .containsExactly(new Action.Start("Ann", "Red", 71));
  }

  @Test
  void theNextStartEndsATourWhoseVariantIsGone() throws Exception {
    beginTheTourDuringAGame();
    desk.close();
    FolderTree.delete(root.resolve("designs/small-tour"));
    desk = new Desk(root);

    nothingIsLeftOfTheTour();
    assertThat(desk.window.shown().play().orElseThrow().actions())
        .as("the game from before the tour")
        .containsExactly(new Action.Start("Ann", "Red", 71));
  }

  @Test
  void anExperimentBesideThatOfTheTourIsNotLost() throws Exception {
    tourShowsPrices();
    Path experiments = root.resolve("designs/small-tour/experiments");
    Files.createDirectories(experiments);
    for (String name : List.of("tour.yaml", "mine.yaml"))
      Files.writeString(experiments.resolve(name), "sides: { small: { design: small } }\n");

    click("leave tour");
    click("OptionPane.button");
    Desk.until(() -> desk.find("tour step"), Objects::isNull);
    assertThat(experiments.resolve("mine.yaml")).exists();
  }

  @Test
  void theNextStartKeepsWhatTheUserMadeDuringAKilledTour() throws Exception {
    tourShowsPrices();
    Path variant = root.resolve("designs/small-tour");
    Path title = variant.resolve("title.yaml");
    Files.writeString(title, Files.readString(title) + "# dearer trains are worth a try\n");

    endAndStartAgain();

    desk.await(now -> now.design().filter(design -> design.endsWith("small-tour")).isPresent());
    assertThat(title).content().contains("worth a try");
    endAndStartAgain();
    assertThat(title).as("at the start after that").exists();
  }

  @Test
  void aSecondWindowLeavesTheTourOfTheFirstAlone() throws Exception {
    tourShowsPrices();

    var second =
        WorkshopStartup.of(
            desk.small.titles(ShippedFiles.NONE), root.resolve("state"), OwnPrograms.none());
    second.workshop();
    second.close();

    assertThat(root.resolve("designs/small-tour")).exists();
  }

  @Test
  void aVariantOfTheTourThatWasChangedFurtherIsKeptIfTheUserWants() throws Exception {
    tourShowsPrices();
    Path variant = root.resolve("designs/small-tour");
    Files.writeString(variant.resolve("trains.yaml"), "\"2\": { price: 90, count: 7 }\n");
    desk.await(now -> now.report().isPresent());

    click("leave tour");
    click("OptionPane.button");

    Desk.until(() -> desk.find("tour step"), Objects::isNull);
    assertThat(variant.resolve("trains.yaml")).content().contains("count: 7");
    assertThat(Desk.look(() -> desk.window.shown().design().orElseThrow().getFileName()))
        .hasToString("small-tour");
  }
}
