package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GridLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.icons.TokenIcon;
import roundhouse.engine.Decision;
import roundhouse.game.GameState;
import roundhouse.picture.Liveries;
import roundhouse.turn.facts.DeciderFacts;
import roundhouse.turn.facts.DecisionWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * Who decides, and what: chip, cash, price, trains. Its height never changes before the game is
 * over.
 */
final class CardHead extends JPanel {
  private static final int CHIP = 26;
  private static final float LINES = 5.5f;
  private static final float LINES_AT_END = 4.1f;

  private final JLabel chip = new JLabel();
  private final JLabel who = new FittingLabel();
  private final JLabel by = new FittingLabel();
  private final JLabel what = new FittingLabel();
  private final JLabel money = new FittingLabel(" ", SwingConstants.RIGHT);
  private final JLabel goods = new FittingLabel(" ", SwingConstants.RIGHT);
  private final JPanel lines = new JPanel(new GridLayout(0, 1));
  private final JComponent possessions = pair(by, goods);

  CardHead() {
    super(new BorderLayout(10, 0));
    setName("card head");
    setBorder(BorderFactory.createEmptyBorder(6, 10, 4, 10));
    who.setName("card who");
    what.setName("card what");
    money.setName("card money");
    goods.setName("card goods");
    add(chip, BorderLayout.WEST);
    by.setName("card by");
    lines.add(pair(who, money));
    lines.add(possessions);
    lines.add(what);
    add(lines, BorderLayout.CENTER);
  }

  private static JPanel pair(JLabel left, JLabel right) {
    var pair = new JPanel(new BorderLayout(8, 0));
    pair.add(left, BorderLayout.CENTER);
    pair.add(right, BorderLayout.EAST);
    return pair;
  }

  /**
   * Takes a text size, and the height that goes with it.
   *
   * @param over whether the game is over, so that two lines are enough
   */
  void fit(Font font, boolean over) {
    who.setFont(font.deriveFont(Font.BOLD, font.getSize2D() * 1.25f));
    money.setFont(font.deriveFont(Font.BOLD));
    if (over) lines.remove(possessions);
    else if (possessions.getParent() == null) {
      // The look of the window may have changed while this was no part of it.
      SwingUtilities.updateComponentTreeUI(possessions);
      lines.add(possessions, 1);
    }
    int height = Math.round(font.getSize2D() * (over ? LINES_AT_END : LINES));
    setPreferredSize(new Dimension(0, height));
    setMinimumSize(new Dimension(0, height));
  }

  void show(Snapshot now) {
    Optional<Decision> decision = now.situation().flatMap(Situation::decision);
    who.setText(decision.map(Decision::entity).orElseGet(() -> DecisionWords.idle(now)));
    chip.setIcon(decision.map(asked -> icon(now, asked)).orElse(null));
    tell(by, decision.map(DecisionWords::deciders).orElse(" "));
    Optional<GameState> state = now.play().map(GameHistory::state);
    Optional<String> why = state.flatMap(DecisionWords::why);
    tell(what, decision.map(DecisionWords::asks).or(() -> why).orElse(" "));
    List<String> facts = decision.map(asked -> DeciderFacts.of(now, asked)).orElse(List.of());
    tell(money, facts.isEmpty() ? " " : facts.getFirst());
    tell(goods, facts.size() < 2 ? " " : facts.getLast());
  }

  private static void tell(JLabel label, String says) {
    label.setText(says);
    label.setToolTipText(says.isBlank() ? null : says);
  }

  private static TokenIcon icon(Snapshot now, Decision decision) {
    var companies = now.play().orElseThrow().title().design().companies();
    if (!companies.containsKey(decision.entity())) return null;
    return new TokenIcon(Liveries.of(companies.values()).of(decision.entity()), CHIP);
  }
}
