package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.picture.plot.GridPlot;
import roundhouse.print.report.ReportPlots;
import roundhouse.words.UiWords;

/** A figure of a run for each combination of the values that are varied, as a heat map. */
final class GridPane extends JPanel {
  private final transient WindowLook look;
  private final FigureChooser figures = new FigureChooser("grid figure", this::draw);
  private final PictureView picture = new PictureView();
  private transient Optional<ExperimentRunResults> shown = Optional.empty();
  private int players;

  GridPane(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    picture.setName("grid");
    picture.getAccessibleContext().setAccessibleName(UiWords.of("experiments.grid"));
    var label = new JLabel(UiWords.of("experiments.figure"));
    label.setLabelFor(figures);
    var head = new JPanel(new BorderLayout(8, 0));
    head.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    head.add(label, BorderLayout.WEST);
    head.add(figures, BorderLayout.CENTER);
    add(head, BorderLayout.NORTH);
    add(picture, BorderLayout.CENTER);
    look.addListener(this::draw);
  }

  /** Shows another run, one of values that are varied, and keeps the figure if it has it. */
  void show(ExperimentRunResults run, int count) {
    shown = Optional.of(run);
    players = count;
    figures.offer(run.figures(count), run.asked().all());
  }

  private void draw() {
    picture.setBackground(look.theme().paper());
    Optional<GridPlot> plot = shown.flatMap(run -> figures.chosen().map(each -> plot(run, each)));
    plot.ifPresent(now -> picture.getAccessibleContext().setAccessibleDescription(now.says()));
    picture.picture(plot);
  }

  private GridPlot plot(ExperimentRunResults run, Figure figure) {
    List<String> vary = run.vary();
    return ReportPlots.grid(
        new SweepGrid(vary).of(run.table(players).sides(), figure), look.theme());
  }
}
