package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.BarPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.words.UiWords;

/** A group of figures as bars, those of two sides beside each other. */
final class FiguresPlot extends JPanel {
  private final transient WindowLook look;
  private final JComboBox<FigureGroup> groups =
      new JComboBox<>(
          Stream.of(FigureGroup.values()).filter(FigureGroup::drawn).toArray(FigureGroup[]::new));
  private final PictureView picture = new PictureView();
  private transient List<String> sides = List.of();
  private transient List<FigureRow> lines = List.of();

  FiguresPlot(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    groups.setName("figures drawn");
    groups.setSelectedItem(FigureGroup.SEATS);
    groups.addActionListener(_ -> draw());
    picture.setName("bars");
    picture.getAccessibleContext().setAccessibleName(UiWords.of("lab.bars"));
    var label = new JLabel(UiWords.of("statistics.of"));
    label.setLabelFor(groups);
    var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    head.add(label);
    head.add(groups);
    add(head, BorderLayout.NORTH);
    add(picture, BorderLayout.CENTER);
    picture.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            draw();
          }
        });
    look.addListener(this::draw);
  }

  /**
   * Draws other figures.
   *
   * @param names of the sides
   */
  void show(List<String> names, List<FigureRow> figures) {
    sides = names;
    lines = figures;
    draw();
  }

  private void draw() {
    FigureGroup group = (FigureGroup) groups.getSelectedItem();
    List<FigureRow> drawn = lines.stream().filter(line -> line.group() == group).toList();
    picture.setBackground(look.theme().paper());
    picture.picture(drawn.isEmpty() ? Optional.empty() : Optional.of(plot(group, drawn)));
  }

  private BarPlot plot(FigureGroup group, List<FigureRow> drawn) {
    List<BarPlot.Bars> bars =
        IntStream.range(0, sides.size()).mapToObj(side -> bars(side, drawn)).toList();
    var plot =
        new BarPlot(
            new PlotLabels(
                group.toString(), group.unit(), drawn.stream().map(FigureRow::what).toList()),
            bars,
            look.theme(),
            picture.getSize());
    picture.getAccessibleContext().setAccessibleDescription(plot.says());
    return plot;
  }

  private BarPlot.Bars bars(int side, List<FigureRow> drawn) {
    return new BarPlot.Bars(
        sides.get(side),
        RouteOverlay.COLORS.get(1 - side % 2),
        drawn.stream().map(line -> line.sides().get(side).value()).toList());
  }
}
