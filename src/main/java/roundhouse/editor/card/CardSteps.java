package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JToolTip;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.WindowLook;
import roundhouse.turn.facts.StepLine;
import roundhouse.words.VisibleText;
import roundhouse.workshop.Snapshot;

/** One line of fixed height that shows where the turn stands. */
final class CardSteps extends JLabel {
  private final transient WindowLook look;

  CardSteps(WindowLook look) {
    this.look = look;
    setName("card steps");
    setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 10));
  }

  void fit(Font font) {
    setFont(font);
    int height = Math.round(font.getSize2D() * 2.15f);
    setPreferredSize(new Dimension(0, height));
    setMinimumSize(new Dimension(0, height));
    setForeground(look.faint());
  }

  void show(Snapshot now) {
    StepLine line = StepLine.of(now);
    HtmlText.in(this, line.shown().isEmpty() ? " " : html(line.shown()));
    setToolTipText(line.all().isEmpty() ? null : html(line.all()));
  }

  private static String html(StepLine.Line line) {
    return "<html>"
        + VisibleText.html(line.before())
        + "<b>"
        + VisibleText.html(line.present())
        + "</b>"
        + VisibleText.html(line.after());
  }

  @Override
  public JToolTip createToolTip() {
    return HtmlText.allowed(super.createToolTip());
  }
}
