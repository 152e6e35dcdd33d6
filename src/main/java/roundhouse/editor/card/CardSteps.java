package roundhouse.editor.card;

import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    HtmlText.in(this, html(line.shown()).orElse(" "));
    setToolTipText(html(line.all()).orElse(null));
  }

  private static Optional<String> html(StepLine.Line line) {
    if (line.present().isEmpty()) return Optional.empty();
    Stream<String> present = Stream.of("<b>" + VisibleText.html(line.present()) + "</b>");
    return Optional.of(
        Stream.of(escaped(line.before()), present, escaped(line.after()))
            .flatMap(Function.identity())
            .collect(Collectors.joining(line.mark(), "<html>", "")));
  }

  private static Stream<String> escaped(List<String> steps) {
    return steps.stream().map(VisibleText::html);
  }

  @Override
  public JToolTip createToolTip() {
    return HtmlText.allowed(super.createToolTip());
  }
}
