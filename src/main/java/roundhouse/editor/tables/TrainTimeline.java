package roundhouse.editor.tables;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.design.spec.TrainSpec;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Painter;
import roundhouse.words.UiWords;

/**
 * The train roster over the phases: each train runs from the phase in which it becomes available to
 * the one in which it rusts.
 */
public final class TrainTimeline extends JPanel {
  private static final int HEAD = 34;
  private static final int EDGE = 10;

  private final transient WindowLook look;
  private transient Optional<Design> design = Optional.empty();

  public TrainTimeline(WindowLook look) {
    this.look = look;
    setName("timeline");
    look.addListener(this::repaint);
  }

  /** Shows the trains of a design. */
  public void show(Optional<Design> now) {
    if (now.equals(design)) return;
    design = now;
    getAccessibleContext().setAccessibleName(now.map(TrainTimeline::words).orElse(""));
    setToolTipText(null);
    revalidate();
    repaint();
  }

  /** The timeline in words, for screen readers. */
  static String words(Design design) {
    return String.join(
        "; ",
        design.trains().values().stream()
            .map(
                train ->
                    train.rustsOn().isEmpty()
                        ? UiWords.of("timeline.never", train.name())
                        : UiWords.of("timeline.rusts", train.name(), train.rustsOn()))
            .toList());
  }

  /**
   * The phase that the first train of a type starts, otherwise the last one in which it can become
   * available.
   */
  static int begins(Design design, String train) {
    List<PhaseSpec> phases = List.copyOf(design.phases().values());
    int last = 0;
    for (TrainSpec other : design.trains().values()) {
      for (int index = 0; index < phases.size(); index++)
        if (phases.get(index).startsWith().equals(other.name())) last = Math.max(last, index);
      if (other.name().equals(train)) return last;
    }
    return last;
  }

  /** The phase in which a train is gone; one after the last if never. */
  static int ends(Design design, TrainSpec train) {
    return train.rustsOn().isEmpty() ? design.phases().size() : begins(design, train.rustsOn());
  }

  /** Wide enough for every word; a narrower view scrolls. */
  @Override
  public Dimension getPreferredSize() {
    if (design.isEmpty()) return new Dimension(0, HEAD);
    Design now = design.get();
    int phase = widest(now.phases().values().stream().map(TrainTimeline::head)) + 2 * 4;
    int bar = widest(now.trains().values().stream().map(train -> says(now, train)));
    int wide = Math.max(phase * now.phases().size(), 3 * (bar + 2 * 8));
    return new Dimension(left(now) + wide + EDGE, HEAD + row() * now.trains().size() + EDGE);
  }

  /** Where the phases begin, beside the names of the trains. */
  private int left(Design now) {
    return widest(now.trains().values().stream().map(TrainSpec::name)) + 2 * 8;
  }

  private int widest(Stream<String> words) {
    FontMetrics letters = getFontMetrics(letters());
    return words.mapToInt(letters::stringWidth).max().orElse(0);
  }

  private Font letters() {
    return getFont() == null ? UIManager.getFont("Label.font") : getFont();
  }

  private static String head(PhaseSpec phase) {
    return phase.name() + "  ≤" + phase.trainLimit();
  }

  private static String says(Design now, TrainSpec train) {
    String price = now.amount(train.price());
    return train.rustsOn().isEmpty()
        ? UiWords.of("timeline.lasting", price, count(train.count()))
        : UiWords.of("timeline.rusting", price, count(train.count()), train.rustsOn());
  }

  private int row() {
    return look.textSize() + 12;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (design.isEmpty() || design.get().phases().isEmpty()) return;
    Graphics2D own = (Graphics2D) graphics.create();
    Painter.smooth(own);
    own.setFont(letters());
    phases(own, design.get());
    int line = 0;
    for (TrainSpec train : design.get().trains().values()) train(own, design.get(), train, line++);
    own.dispose();
  }

  private double width(Design now) {
    return (getWidth() - left(now) - EDGE) / (double) now.phases().size();
  }

  private void phases(Graphics2D own, Design now) {
    int column = 0;
    for (PhaseSpec phase : now.phases().values()) {
      double x = left(now) + column++ * width(now);
      int colors = phase.tiles().size();
      for (int index = 0; index < colors; index++) {
        own.setColor(color(phase.tiles().get(index).name()));
        own.fill(
            new Rectangle2D.Double(x + index * width(now) / colors, 20, width(now) / colors, 8));
      }
      own.setColor(UIManager.getColor("Label.foreground"));
      own.drawString(head(phase), (float) x + 4, 15);
      own.setColor(UIManager.getColor("Component.borderColor"));
      own.draw(new Line2D.Double(x, 0, x, getHeight()));
    }
  }

  private void train(Graphics2D own, Design now, TrainSpec train, int line) {
    double top = HEAD + line * row();
    double from = left(now) + begins(now, train.name()) * width(now);
    double to = left(now) + ends(now, train) * width(now);
    boolean rusts = !train.rustsOn().isEmpty();
    own.setColor(UIManager.getColor("Label.foreground"));
    double base = top + look.textSize() + 1;
    own.drawString(train.name(), 6, (float) base);
    var bar = new Rectangle2D.Double(from + 2, top + 2, Math.max(4, to - from - 4), row() - 6);
    own.setColor(look.dark() ? new Color(0x3D5A80) : new Color(0xBFD3EA));
    own.fill(bar);
    if (rusts) {
      own.setColor(new Color(0xB7410E));
      own.fill(new Rectangle2D.Double(to - 6, top + 2, 4, row() - 6));
    }
    own.setColor(UIManager.getColor("Label.foreground"));
    String says = says(now, train);
    int words = own.getFontMetrics().stringWidth(says);
    double x = wordsAt(bar, words, left(now), getWidth() - EDGE);
    own.drawString(says, (float) x, (float) base);
  }

  /**
   * Where words of a bar begin: in it, otherwise after it, otherwise before it.
   *
   * @param left where the bars begin at most
   * @param right where words end at most
   */
  static double wordsAt(Rectangle2D bar, int words, double left, double right) {
    if (words + 2 * 8 <= bar.getWidth()) return bar.getX() + 6;
    if (bar.getMaxX() + 4 + words <= right) return bar.getMaxX() + 4;
    double before = bar.getX() - 4 - words;
    return before >= left ? before : Math.max(left, Math.min(bar.getX() + 6, right - words));
  }

  private static String count(Count count) {
    return count.unlimited() ? "∞" : String.valueOf(count.number());
  }

  private static Color color(String name) {
    return switch (name) {
      case "YELLOW" -> new Color(0xF2D230);
      case "GREEN" -> new Color(0x5FA55A);
      case "BROWN" -> new Color(0xA0673A);
      case "GRAY" -> new Color(0x9A9A9A);
      default -> new Color(0xC8B9A0);
    };
  }
}
