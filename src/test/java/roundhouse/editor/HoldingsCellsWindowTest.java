package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.editor.holdings.HoldingsPlaces;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.testkit.NeedsDisplay;

/** Shares are bought and sold in the cells of the matrix of holdings. */
@NeedsDisplay
class HoldingsCellsWindowTest {
  /** More than any cell offers. */
  private static final int MANY = 30;

  private PicturedWindow opened;
  private JComponent matrix;

  /** Goes to where somebody does such a thing, does it by the matrix, and looks at what came. */
  private void done(Class<? extends Action> kind, ByMatrix by) throws Exception {
    GameLog log = PicturedWindow.game("1860", "4-players");
    try (PicturedWindow window = PicturedWindow.inPlay("1860")) {
      opened = window;
      window.open(log);
      int at = indexOf(kind, log.actions());
      window.goTo(at);
      matrix = window.hand().part(JTable.class, "companies");
      Action action = log.actions().get(at);
      Desk.until(() -> HoldingsPlaces.offering(matrix, action), Optional::isPresent);
      by.play(action);
      window.hand().await(now -> now.play().orElseThrow().at() == at + 1);
      assertThat(window.window().shown().play().orElseThrow().last().orElseThrow().action())
          .isEqualTo(action);
    }
  }

  private interface ByMatrix {
    void play(Action action) throws Exception;
  }

  private static int indexOf(Class<? extends Action> kind, List<Action> actions) {
    for (int at = actions.size() / 2; at < actions.size(); at++)
      if (kind.isInstance(actions.get(at))) return at;
    throw new AssertionError("no " + kind);
  }

  private boolean isPicked(Action action) throws Exception {
    return Desk.look(
        () -> opened.window().parts().game.selection.action().filter(action::equals).isPresent());
  }

  @ParameterizedTest
  @ValueSource(classes = {Action.BuyShare.class, Action.SellShares.class})
  void byMouse(Class<? extends Action> kind) throws Exception {
    done(
        kind,
        action -> {
          Point2D cell = Desk.look(() -> HoldingsPlaces.offering(matrix, action).orElseThrow());
          for (int click = 0; click < MANY && !isPicked(action); click++)
            WindowHand.click(matrix, cell);
          AbstractButton play = opened.hand().part(AbstractButton.class, "play");
          Desk.look(
              () -> {
                play.doClick();
                return true;
              });
        });
  }

  @ParameterizedTest
  @ValueSource(classes = {Action.BuyShare.class, Action.SellShares.class})
  void byKeys(Class<? extends Action> kind) throws Exception {
    done(
        kind,
        action -> {
          Hands.keyboardTo(matrix, matrix::requestFocusInWindow);
          for (int step = 0; step < MANY && !isHere(action); step++) key(KeyEvent.VK_N, 'n');
          key(KeyEvent.VK_ENTER, '\n');
          for (int step = 0; step < MANY && !isPicked(action); step++) key(KeyEvent.VK_ADD, '+');
          key(KeyEvent.VK_ENTER, '\n');
        });
  }

  @Test
  void salesInTwoCellsAreLinesOfOneTurn() throws Exception {
    try (PicturedWindow window = PicturedWindow.inPlay("1860")) {
      opened = window;
      GameLog log = PicturedWindow.game("1860", "4-players");
      window.open(log);
      window.goTo(indexOf(Action.SellShares.class, log.actions()));
      matrix = window.hand().part(JTable.class, "companies");
      List<Action> sales = salesOfTwoCompanies();
      for (Action sale : sales) {
        Point2D cell =
            Desk.until(() -> HoldingsPlaces.offering(matrix, sale), Optional::isPresent).get();
        for (int click = 0; click < MANY && !isPicked(sale); click++) {
          WindowHand.click(matrix, cell);
          Desk.caughtUp();
        }
      }

      assertThat(Desk.look(() -> selection().lines().getFirst().action()))
          .isEqualTo(sales.getFirst());
      assertThat(Desk.look(() -> selection().action())).contains(sales.getLast());
      AbstractButton play = opened.hand().part(AbstractButton.class, "play");
      assertThat(Desk.<String>look(play::getText)).startsWith("Play the line, then sell ");
    }
  }

  /** The smallest sales of two companies that are on offer together. */
  private List<Action> salesOfTwoCompanies() throws Exception {
    List<Action> all =
        Desk.until(
            () ->
                selection().rows().stream()
                    .map(row -> row.action())
                    .filter(Action.SellShares.class::isInstance)
                    .toList(),
            found -> !found.isEmpty());
    var byCompany = new LinkedHashMap<String, Action>();
    for (Action sale : all) byCompany.putIfAbsent(((Action.SellShares) sale).company(), sale);
    assertThat(byCompany).hasSizeGreaterThan(1);
    return List.copyOf(byCompany.values()).subList(0, 2);
  }

  private ChoiceSelection selection() {
    return opened.window().parts().game.selection;
  }

  private boolean isHere(Action action) throws Exception {
    return Desk.look(() -> HoldingsPlaces.isFocused(matrix, action));
  }

  private void key(int code, char letter) throws Exception {
    Desk.look(
        () -> {
          for (int kind : new int[] {KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED})
            matrix.dispatchEvent(new KeyEvent(matrix, kind, 0, 0, code, letter));
          return true;
        });
  }
}
