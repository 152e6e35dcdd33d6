package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.facts.Funding;

/** What pays for a train that must be bought: the company, its president, and what is missing. */
final class FundingBar extends JPanel {
  /** Not called HEIGHT: in the bar that would mean a constant of every component. */
  private static final int THICKNESS = 10;

  private final transient ChoiceSelection pick;
  private final transient WindowLook look;
  private final transient LatestOnlyTask task = new LatestOnlyTask();
  private final JLabel says = new FittingLabel();
  private transient Optional<PlannedTurn> asked = Optional.empty();
  private transient Optional<Funding> funding = Optional.empty();

  FundingBar(ChoiceSelection pick, WindowLook look) {
    super(new BorderLayout(0, 3));
    this.pick = pick;
    this.look = look;
    setName("funding");
    setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    add(says, BorderLayout.NORTH);
    add(new Bar(), BorderLayout.CENTER);
    setVisible(false);
    pick.addListener(this::follow);
  }

  private void follow() {
    if (pick.plan().equals(asked)) return;
    asked = pick.plan();
    Optional<PlannedTurn> now = asked;
    task.run(
        () ->
            now.flatMap(plan -> Funding.of(plan.title(), plan.end().state(), plan.end().choices())),
        this::show);
  }

  private void show(Optional<Funding> found) {
    funding = found;
    setVisible(funding.isPresent());
    funding.ifPresent(
        known -> {
          says.setText(known.says(asked.orElseThrow().title().design()));
          says.setToolTipText(says.getText());
        });
    repaint();
  }

  /** The three parts of the price beside each other. */
  private final class Bar extends JComponent {
    Bar() {
      setName("funding parts");
    }

    @Override
    public Dimension getPreferredSize() {
      return new Dimension(0, THICKNESS);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      if (funding.isEmpty()) return;
      Funding known = funding.get();
      int all = Math.max(1, known.price());
      int own = getWidth() * Math.min(known.company(), all) / all;
      int help = getWidth() * known.helped() / all;
      fill(graphics, 0, own, look.accent());
      fill(graphics, own, help, look.warning());
      fill(graphics, own + help, getWidth() - own - help, look.bad());
    }

    private void fill(Graphics graphics, int from, int width, Color color) {
      graphics.setColor(color);
      graphics.fillRect(from, 0, width, getHeight());
    }
  }
}
