package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.TitleSource;

/** Three people play at the page of a table, one of them on a telephone, by taps and clicks. */
@ExtendWith(BrowserCondition.class)
class TablePageTest {
  private static final Map<String, Dimension> SCREENS =
      Map.of(
          "Ann", PageBrowser.TELEPHONE,
          "Ben", PageBrowser.TABLET,
          "Cid", PageBrowser.LARGE);

  /** What the first rounds have of the card's layouts. */
  private static final Set<String> LAYOUTS =
      Set.of("AUCTION", "STOCK", "TRACK", "TRAINS", "RUNS", "DIVIDEND");

  /** Pixels that a finger needs. */
  private static final int LEAST_HEIGHT = 40;

  /** More decisions than a game of theirs has. */
  private static final int MOST = 2000;

  @TempDir Path root;
  private Table table;
  private TableServer server;
  private final Map<String, PagePlayer> players = new LinkedHashMap<>();
  private final Set<String> kinds = new HashSet<>();

  /** Three friends begin a game of a title with an auction, stock and operating rounds. */
  private void sit() throws IOException {
    var folders = new ProjectFolders(Path.of("").toAbsolutePath(), Optional.empty());
    Path design = Repository.designs().resolve("1889").toAbsolutePath();
    sit(new FolderTitleSource(folders), design, List.of("Ann", "Ben", "Cid"));
  }

  private void sit(TitleSource titles, Path design, List<String> names) throws IOException {
    var setup = new GameSetup(design, names, Set.of(), 1);
    table = Table.begin(titles, OwnPrograms.none(), root.resolve("table"), setup, Map.of());
    server = new TableServer(table, Exposure.ofThisComputer(0));
    for (String name : names) open(name);
  }

  private void open(String player) {
    players.put(player, PagePlayer.at(link(player), SCREENS.get(player)));
  }

  @AfterEach
  void leave() {
    players.values().forEach(PagePlayer::close);
    server.close();
    table.close();
  }

  private String link(String player) {
    return link(Guest.player(player));
  }

  private String link(Guest guest) {
    return table.file().links().stream()
        .filter(link -> link.guest().equals(guest))
        .map(server::link)
        .findFirst()
        .orElseThrow();
  }

  /** The page of the one whose turn it is; empty at the end of the game. */
  private Optional<PagePlayer> decider() throws Exception {
    return Waiting.until(
            () ->
                players.values().stream()
                    .filter(each -> each.isMine() || each.isOver())
                    .findFirst(),
            Optional::isPresent,
            () -> "nobody's turn: " + said("#who"))
        .filter(PagePlayer::isMine);
  }

  private List<String> said(String selector) {
    return players.values().stream().map(player -> player.page().text(selector)).toList();
  }

  private void play(BooleanSupplier enough) throws Exception {
    for (int decisions = 0; decisions < MOST && !enough.getAsBoolean(); decisions++) {
      Optional<PagePlayer> decider = decider();
      if (decider.isEmpty()) return;
      kinds.add(decider.get().kind());
      assertThat(decider.get().page().title()).startsWith("● your turn");
      assertThat(decider.get().page().overflowing()).isEmpty();
      assertThat(decider.get().buttonsBelow(LEAST_HEIGHT)).isEmpty();
      decider.get().decide();
    }
  }

  private void allSawTheSame() throws Exception {
    Waiting.until(
        () -> Set.copyOf(said("#log li:last-child")),
        lines -> lines.size() == 1,
        () -> "not all have seen the same: " + said("#log li:last-child"));
    for (PagePlayer player : players.values()) assertThat(player.page().faults()).isEmpty();
  }

  @Tag("slow")
  @Test
  void friendsPlayTheFirstRounds() throws Exception {
    sit();
    play(() -> kinds.containsAll(LAYOUTS));

    assertThat(kinds).containsAll(LAYOUTS);
    allSawTheSame();
  }

  @Tag("slow")
  @Test
  void aNameIsShownAsItIsTypedAndTheSecretNowhere() throws Exception {
    sit();
    String name = "Zoë & O’Neil (2)";
    PagePlayer ann = players.get("Ann");
    Waiting.until(() -> !ann.page().text("#seats form").isEmpty(), "no page");
    ann.takeName("<b onclick=1>&amp;");
    Waiting.until(
        () -> ann.page().text("#line").contains("a name has letters, digits, spaces and signs"),
        "the page does not say what a name may have");
    ann.takeName(name);

    Waiting.until(
        () -> said("#seats"),
        seats -> seats.stream().allMatch(seat -> seat.contains(name + " (Ann)")),
        () -> "the name is not shown: " + said("#seats"));
    assertThat(ann.page().address()).doesNotContain("#");
    ann.page().reload();
    Waiting.until(() -> ann.isMine(), "a reloaded page has lost its seat");
  }

  @Tag("slow")
  @Test
  void anEditOfTheRulesReachesAllAndTheGameGoesOn() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    sit(small.titles(), small.folder(), List.of("Ann", "Ben"));
    playDecisions(3);
    assertThat(said("#bank")).allMatch(bank -> bank.contains("£80"));

    small.replace("trains.yaml", "price: 80", "price: 90");

    Waiting.until(
        () -> said("#bank"),
        banks -> banks.stream().allMatch(bank -> bank.contains("£90")),
        () -> "the edit has not come: " + said("#bank"));
    assertThat(said("#report"))
        .allSatisfy(
            report ->
                assertThat(report)
                    .contains("Trains 2 price: 90 instead of 80.", "The game goes on from"));
    playDecisions(3);
    allSawTheSame();
    PageBrowser ann = players.get("Ann").page();
    ann.press("[data-key='understood']");
    ann.reload();
    Waiting.until(() -> !ann.text("#log").isEmpty(), "the page does not come back");
    assertThat(said("#report li").stream().filter(line -> !line.isEmpty())).hasSize(1);
  }

  @Tag("slow")
  @Test
  void whoeverLosesTheirBrowserComesBackByTheLink() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    sit(small.titles(), small.folder(), List.of("Ann", "Ben"));
    playDecisions(2);
    for (String name : List.copyOf(players.keySet())) {
      players.remove(name).page().kill();
      open(name);
    }
    playDecisions(2);
    allSawTheSame();
  }

  @Tag("slow")
  @Test
  void whatHappensBesideTheGameIsDoneByClicks() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    sit(small.titles(), small.folder(), List.of("Ann", "Ben"));
    players.put("host", PagePlayer.at(link(Guest.HOST), SCREENS.get("Cid")));
    PagePlayer ann = players.get("Ann");
    PagePlayer ben = players.get("Ben");
    PagePlayer host = players.get("host");

    ann.openTab("seats");
    ann.page().type("[data-key='name']", "Anna, not yet sent");
    ben.page().press("#pause");
    until(ann, "#beside", "Ben has paused");
    ann.page().press("#beside [data-key='go on']");
    until(ben, "#line", "Ann goes on");
    assertThat(ann.page().script("return document.querySelector('[data-key=name]').value"))
        .isEqualTo("Anna, not yet sent");
    ann.openTab("turn");

    host.openTab("seats");
    host.page().press("[data-key='correct']");
    until(host, "#asking", "Correct the game");
    host.page().type("#asking [name='amount']", "400");
    host.page().press("#asking [type='submit']");
    until(ann, "#log", "400");

    assertThat(decider()).contains(ann);
    ann.decide();
    ann.openTab("seats");
    ann.page().press("[data-key='ask take back']");
    until(ben, "#beside", "Ann asks to take back");
    ben.page().press("[data-key='agree']");
    until(ann, "#line", "Taken back, as Ann asked");
    Waiting.until(ann::isMine, "what Ann did was not taken back");

    ben.openTab("seats");
    ben.page().press("[data-key='pass ROUND']");
    until(ben, "#beside", "The table passes for you until the round ends");
    ann.openTab("turn");
    ann.decide();
    until(ann, "#log", "Ben passes");

    ann.openTab("seats");
    ann.page().press("[data-key='times']");
    until(ann, "#asking", "Where the time went");
    until(ann, "#asking table", "Shares");
    allSawTheSame();

    host.page().press("[data-key='link Ben']");
    until(host, "#asking", "Send this one to Ben");
    until(ben, "#line", "This link no longer counts");
    ben.page().faults();
    ben.page().open((String) host.page().script("return document.querySelector('textarea').value"));
    until(ben, "#log", "Ben passes");
  }

  private static void until(PagePlayer player, String selector, String says) throws Exception {
    Waiting.until(
        () -> player.page().text(selector),
        text -> text.contains(says),
        () -> "'%s' is not in '%s'".formatted(says, player.page().text(selector)));
  }

  private void playDecisions(int many) throws Exception {
    var left = new AtomicInteger(many);
    play(() -> left.getAndDecrement() == 0);
  }
}
