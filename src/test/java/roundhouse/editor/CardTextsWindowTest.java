package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.table.TableColumn;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.GameLog;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.GoldenMoments;

/** The card tells all of its texts, even on a small screen. */
@NeedsDisplay
class CardTextsWindowTest {
  private static final List<Class<? extends Action>> KINDS =
      List.of(Action.BuyShare.class, Action.Dividend.class, Action.Choose.class);

  @Test
  void nothingIsCutOffAtWhateverIsDecided() throws Exception {
    GameLog log = PicturedWindow.game("1870", "3-players");
    try (PicturedWindow opened = PicturedWindow.inPlay("1870")) {
      opened.resize(960, 500);
      opened.open(log);
      for (Class<? extends Action> kind : KINDS) {
        opened.goTo(last(log.actions(), kind));
        assertThat(cut(opened.window())).as(kind.getSimpleName()).isEmpty();
      }
    }
  }

  @Test
  void whatIsNoTileIsToldInTheTrayAsWell() throws Exception {
    GameLog log = PicturedWindow.game("1846", "4-players");
    try (PicturedWindow opened = PicturedWindow.inPlay("1846")) {
      opened.resize(960, 500);
      opened.open(log);
      opened.goTo(besideTiles(log));
      assertThat(cut(opened.window())).isEmpty();
    }
  }

  /** The company and its president together lack some of the price of the train. */
  private static final int FORCED = 248;

  @Test
  void whatIsMissingForATrainIsToldOnANarrowCard() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1889")) {
      opened.resize(960, 500);
      opened.open(PicturedWindow.game("1889", "5-players"));
      opened.goTo(FORCED);
      Component bar = opened.hand().part(Component.class, "funding");
      assertThat(Hands.until(bar::isVisible, yes -> yes)).isTrue();
      assertThat(cut(opened.window())).isEmpty();
      Component parts = opened.hand().part(Component.class, "funding parts");
      assertThat(Hands.until(parts::getHeight, high -> high >= 8)).isGreaterThanOrEqualTo(8);
    }
  }

  @Test
  void theRankingKeepsItsHeadingsOnANarrowCard() throws Exception {
    GameLog log = PicturedWindow.game("1861", "2-players");
    try (PicturedWindow opened = PicturedWindow.inPlay("1861")) {
      opened.resize(960, 500);
      opened.open(log);
      JTable ranking = opened.hand().part(JTable.class, "final ranking");
      Hands.until(ranking::getRowCount, rows -> rows == log.players().size());
      assertThat(Hands.look(() -> cutHeadings(ranking))).isEmpty();
      assertThat(Hands.look(() -> cutAmounts(ranking))).isEmpty();
    }
  }

  @Test
  void aGameThatIsOverSaysWhyItEnded() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay("1861")) {
      opened.open(PicturedWindow.game("1861", "2-players"));
      JLabel what = opened.hand().part(JLabel.class, "card what");
      assertThat(Hands.until(what::getText, text -> text.startsWith("Reason")))
          .isEqualTo("Reason: the last phase has begun");
      assertThat(Hands.look(what::isShowing)).isTrue();
    }
  }

  @Test
  void theButtonOfAGameThatIsOverAsksForNoChoice() throws Exception {
    GameLog log = PicturedWindow.game("1861", "2-players");
    try (PicturedWindow opened = PicturedWindow.inPlay("1861")) {
      opened.open(log);
      JButton play = opened.hand().part(JButton.class, "play");
      assertThat(Hands.until(play::getText, "The game is over"::equals)).isNotNull();
      assertThat(Hands.look(play::isEnabled)).isFalse();
      opened.goTo(log.actions().size() - 1);
      assertThat(Hands.until(play::getText, "Pick a choice"::equals)).isNotNull();
    }
  }

  /** The worth of a player and its parts; names are shortened first. */
  private static List<String> cutAmounts(JTable table) {
    var cut = new ArrayList<String>();
    for (int row = 0; row < table.getRowCount(); row++)
      for (int at = 2; at < table.getColumnCount(); at++) {
        var cell = table.prepareRenderer(table.getCellRenderer(row, at), row, at);
        int room = table.getCellRect(row, at, false).width;
        if (cell.getPreferredSize().width > room) cut.add((String) table.getValueAt(row, at));
      }
    return cut;
  }

  private static List<String> cutHeadings(JTable table) {
    var cut = new ArrayList<String>();
    for (int at = 0; at < table.getColumnCount(); at++) {
      TableColumn column = table.getColumnModel().getColumn(at);
      int words =
          table
              .getTableHeader()
              .getDefaultRenderer()
              .getTableCellRendererComponent(table, column.getHeaderValue(), false, false, -1, at)
              .getPreferredSize()
              .width;
      if (words > column.getWidth()) cut.add(table.getColumnName(at));
    }
    return cut;
  }

  /** Index of an action before which a tile may be laid or a share be bought back. */
  private static int besideTiles(GameLog log) throws IOException {
    GoldenMoments game =
        GoldenMoments.of(GoldenGame.FOLDER.resolve(log.title()).resolve("4-players.jsonl"));
    List<Action> actions = log.actions();
    for (int at = actions.size() / 2; at < actions.size(); at++) {
      if (!(actions.get(at) instanceof Action.LayTile)) continue;
      boolean both =
          Engine.choices(game.title(), game.states().get(at)).stream()
              .map(Choice::action)
              .anyMatch(Action.RedeemShare.class::isInstance);
      if (both) return at;
    }
    throw new AssertionError("nothing is offered beside tiles");
  }

  private static int last(List<Action> actions, Class<? extends Action> kind) {
    for (int at = actions.size() * 3 / 4; at >= 0; at--)
      if (kind.isInstance(actions.get(at))) return at;
    throw new AssertionError("no " + kind);
  }

  private static List<String> cut(MainWindow window) throws Exception {
    return Hands.look(() -> CutTexts.in((Container) WindowHand.named(window, "decision")));
  }
}
