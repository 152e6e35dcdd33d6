package roundhouse.editor.play;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.TokenIcon;
import roundhouse.engine.Decision;
import roundhouse.picture.Liveries;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/** Who decides, and what. */
final class DecisionHead extends JPanel {
  private final JLabel who = new JLabel(" ");
  private final JLabel what = new JLabel(" ");

  DecisionHead() {
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(10, 10, 6, 10));
    what.setBorder(BorderFactory.createEmptyBorder(2, 0, 8, 0));
    who.setIconTextGap(8);
    for (var part : List.of(who, what)) add(part);
  }

  /** Adds a part below, aligned with the others. */
  void add(JComponent part) {
    part.setAlignmentX(LEFT_ALIGNMENT);
    super.add(part);
  }

  /** Takes a text size. */
  void fit(Font font) {
    who.setFont(font.deriveFont(Font.BOLD, font.getSize2D() * 1.25f));
  }

  void show(Snapshot now) {
    Optional<Decision> decision = now.situation().flatMap(situation -> situation.decision());
    who.setText(decision.map(Decision::entity).orElseGet(() -> idle(now)));
    who.setIcon(decision.map(asked -> icon(now, asked)).orElse(null));
    what.setText(decision.map(DecisionHead::asks).orElse(" "));
  }

  private static String idle(Snapshot now) {
    if (!now.busy().isEmpty()) return now.busy() + " …";
    if (now.play().isEmpty())
      return now.orphan().isPresent() ? UiWords.of("decision.orphan") : UiWords.of("decision.idle");
    if (now.play().get().state().over()) return UiWords.of("decision.over");
    return now.situation()
        .flatMap(situation -> situation.failure())
        .map(failure -> UiWords.of("decision.failed", failure.hook()))
        .orElse("…");
  }

  private static TokenIcon icon(Snapshot now, Decision decision) {
    var companies = now.play().orElseThrow().title().design().companies();
    if (!companies.containsKey(decision.entity())) return null;
    return new TokenIcon(Liveries.of(companies.values()).of(decision.entity()), 18);
  }

  private static String asks(Decision decision) {
    String says = Character.toUpperCase(decision.says().charAt(0)) + decision.says().substring(1);
    if (decision.deciders().equals(List.of(decision.entity()))) return says;
    List<String> by = decision.deciders();
    return switch (by.size()) {
      case 1 -> UiWords.of("decision.by-one", says, by.getFirst());
      case 2 -> UiWords.of("decision.by-two", says, by.getFirst(), by.getLast());
      default -> UiWords.of("decision.by-all", says);
    };
  }
}
