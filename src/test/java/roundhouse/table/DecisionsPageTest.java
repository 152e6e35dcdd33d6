package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Dimension;
import roundhouse.engine.Action;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.Repository;

/** Every kind of decision is made at the page as it was made in a golden game. */
@ExtendWith(BrowserCondition.class)
class DecisionsPageTest {
  @TempDir Path root;

  /** Every type of action that golden games have, once. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "1889/4-players, bid buy-private start buy-share sell-shares exchange-private lay-private-tile"
        + " lay-tile place-marker run-trains dividend buy-train discard-train choose pass",
    "1846/4-players, take-lot place-token redeem-share",
    "1861/3-players, merge form remove-marker",
    "1870/3-players, reissue-shares",
    "1882/3-players, place-neutral-marker trade-in-train",
    "1860/as-recorded, sell-private",
    "1860/variable-privates, close-private"
  })
  void byClicks(String game, String types) throws Exception {
    Path file = file(game);
    make(
        Map.of(file, first(file, Set.of(types.split(" ")))),
        PageBrowser.LAPTOP,
        PageHand.Pointer::new);
  }

  /** Every layout of the card once. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "1867/3-players, bid start lay-tile place-marker run-trains dividend buy-train merge choose",
    "18TN/3-players, buy-private lay-private-tile"
  })
  void byKeys(String game, String types) throws Exception {
    Path file = file(game);
    make(
        Map.of(file, first(file, Set.of(types.split(" ")))),
        PageBrowser.LAPTOP,
        PageHand.Keyboard::new);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("titles")
  void allOfATitleByClicks(String title) throws Exception {
    make(all(title), PageBrowser.LAPTOP, PageHand.Pointer::new);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("titles")
  void allOfATitleByTaps(String title) throws Exception {
    make(all(title), PageBrowser.TELEPHONE, PageHand.Pointer::new);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("titles")
  void allOfATitleByKeys(String title) throws Exception {
    make(all(title), PageBrowser.LAPTOP, PageHand.Keyboard::new);
  }

  static List<String> titles() {
    return Repository.designNames();
  }

  private static Path file(String game) {
    return GoldenGame.FOLDER.resolve(game + ".jsonl");
  }

  /** Where a game has its first decision of each of some types. */
  private static List<Integer> first(Path file, Set<String> types) throws IOException {
    GoldenGame game = GoldenGame.read(file);
    return types.stream().map(game::first).sorted().toList();
  }

  /** Where the games of a title have their first decisions of each kind. */
  private static Map<Path, List<Integer>> all(String title) throws IOException {
    var all = new LinkedHashMap<Path, List<Integer>>();
    var kinds = new HashSet<String>();
    for (Path file : GoldenGame.files(GoldenGame.FOLDER.resolve(title))) {
      List<Action> actions = GoldenGame.read(file).log().actions();
      var found = new ArrayList<Integer>();
      for (int at = 0; at < actions.size(); at++)
        if (kinds.add(kind(actions.get(at)))) found.add(at);
      if (!found.isEmpty()) all.put(file, found);
    }
    return all;
  }

  /** Questions of scripts differ from each other as types of actions do. */
  private static String kind(Action action) {
    return action instanceof Action.Choose choose
        ? String.join(" ", choose.type(), choose.question(), choose.amount() > 0 ? "amount" : "")
        : action.type();
  }

  /** Makes the decisions of some games, and finds the game as it was recorded after each. */
  private void make(
      Map<Path, List<Integer>> decisions, Dimension screen, Function<PageBrowser, PageHand> hand)
      throws Exception {
    var problems = new ArrayList<String>();
    try (PageBrowser page = PageBrowser.on(screen)) {
      for (var each : decisions.entrySet())
        problems.addAll(make(each.getKey(), each.getValue(), hand.apply(page)));
      problems.addAll(page.faults());
    }
    assertThat(problems).isEmpty();
  }

  private List<String> make(Path file, List<Integer> decisions, PageHand hand) throws Exception {
    Path folder = root.resolve(file.toString().replaceAll("\\W", "-"));
    var problems = new ArrayList<String>();
    try (RecordedTable table =
        RecordedTable.of(GoldenGame.read(file), decisions.getLast(), folder)) {
      for (int at : decisions.reversed()) {
        table.goTo(at);
        problems.addAll(make(table, at, hand));
      }
      hand.page().leave();
    }
    return problems.stream().map(each -> file + ", " + each).toList();
  }

  /** The same, in whichever direction trains run. */
  private static boolean isSame(Action played, Action wanted) {
    return played instanceof Action.RunTrains runs && wanted instanceof Action.RunTrains others
        ? played.by().equals(wanted.by()) && ways(runs).equals(ways(others))
        : played.equals(wanted);
  }

  private static List<Set<Object>> ways(Action.RunTrains runs) {
    return runs.runs().stream()
        .map(run -> Set.<Object>of(run.train(), Set.copyOf(run.calls()), Set.copyOf(run.track())))
        .toList();
  }

  /** What is wrong with a decision, if anything. */
  private static List<String> make(RecordedTable table, int at, PageHand hand) {
    Action wanted = table.recorded(at);
    var problems = new ArrayList<String>();
    try {
      String player = table.open(hand.page());
      hand.page().see("#board > svg");
      problems.addAll(new PageAccess(hand.page()).problems());
      new PageDecision(hand, table.turn(player), table.offers()).make(wanted);
      List<Action> played = table.playedSince(at);
      if (!isSame(played.getFirst(), wanted)) problems.add("it became " + played);
      else if (played.size() == 1 && !table.isAsRecorded())
        problems.add("it changed something else");
    } catch (Exception | AssertionError failed) {
      problems.add(failed.getMessage());
    }
    return problems.stream().map(each -> at + ": " + wanted + ": " + each).toList();
  }
}
