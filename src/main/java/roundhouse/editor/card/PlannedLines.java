package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Font;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.words.UiWords;

/** The planned lines of the turn below the choices, in the order in which they will be played. */
final class PlannedLines extends JPanel {
  private final transient ChoiceSelection pick;
  private final transient WindowLook look;
  private transient List<PlannedTurn.Line> shown = List.of();

  PlannedLines(ChoiceSelection pick, WindowLook look) {
    this.pick = pick;
    this.look = look;
    setName("planned lines");
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    setVisible(false);
    look.addListener(() -> setBackground(look.good()));
    pick.addListener(this::follow);
  }

  private void follow() {
    if (pick.lines().equals(shown)) return;
    shown = pick.lines();
    removeAll();
    for (int at = 0; at < shown.size(); at++) add(line(at));
    setVisible(!shown.isEmpty());
    setBackground(look.good());
    revalidate();
    repaint();
  }

  private JPanel line(int at) {
    var line = new JPanel(new BorderLayout(8, 0));
    line.setOpaque(false);
    var says = new JLabel(UiWords.of("card.line", at + 1, shown.get(at).says()));
    says.setFont(getFont().deriveFont(Font.PLAIN));
    line.add(says, BorderLayout.CENTER);
    if (at == shown.size() - 1) line.add(back(), BorderLayout.EAST);
    return line;
  }

  private JButton back() {
    var back = new JButton("✕");
    back.setName("drop line");
    back.setToolTipText(UiWords.of("card.drop-line"));
    back.setFocusable(false);
    back.putClientProperty("JButton.buttonType", "toolBarButton");
    back.addActionListener(_ -> pick.dropLine());
    return back;
  }
}
