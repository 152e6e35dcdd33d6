package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import roundhouse.editor.kit.PictureView;
import roundhouse.lab.answers.MapUse;
import roundhouse.lab.answers.SidePair;
import roundhouse.picture.Painter;
import roundhouse.print.report.HeatMaps;
import roundhouse.words.UiWords;

/**
 * How the games of a run use the map, as a heat map: of one side, or of the difference between two.
 */
final class HeatPane extends JPanel {
  private final JComboBox<String> uses = new JComboBox<>();
  private final JComboBox<String> sides = new JComboBox<>();
  private final PictureView picture = new PictureView();
  private transient Optional<ExperimentRunResults> shown = Optional.empty();
  private int players;

  HeatPane() {
    super(new BorderLayout());
    for (MapUse use : MapUse.values()) uses.addItem(use.says());
    uses.setName("use of the map");
    sides.setName("side of the map");
    uses.getAccessibleContext().setAccessibleName(UiWords.of("experiments.use"));
    sides.getAccessibleContext().setAccessibleName(UiWords.of("experiments.side"));
    picture.setName("heat");
    picture.getAccessibleContext().setAccessibleName(UiWords.of("experiments.map"));
    uses.addActionListener(_ -> draw());
    sides.addActionListener(_ -> draw());
    var head = new JPanel(new BorderLayout(8, 0));
    head.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    head.add(uses, BorderLayout.CENTER);
    head.add(sides, BorderLayout.EAST);
    add(head, BorderLayout.NORTH);
    add(picture, BorderLayout.CENTER);
  }

  void show(ExperimentRunResults run, int count) {
    shown = Optional.of(run);
    players = count;
    var names = new ArrayList<>(run.sides());
    for (SidePair pair : run.table(count).pairs())
      names.add(UiWords.of("experiments.beside", pair.other().side(), pair.base().side()));
    int before = Math.max(0, sides.getSelectedIndex());
    sides.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
    sides.setSelectedIndex(Math.min(before, names.size() - 1));
    draw();
  }

  private void draw() {
    picture.picture(shown.map(this::painter));
  }

  private Painter painter(ExperimentRunResults run) {
    MapUse use = MapUse.values()[uses.getSelectedIndex()];
    List<String> names = run.sides();
    int which = sides.getSelectedIndex();
    var maps = new HeatMaps(run.titles());
    return which < names.size()
        ? maps.of(run.side(players, names.get(which)), use)
        : maps.of(run.table(players).pairs().get(which - names.size()), use);
  }
}
