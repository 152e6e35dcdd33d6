package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Title;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.batch.VariantFigures;
import roundhouse.words.UiWords;

/** The tiles, trains and spaces of the market that no game has used, told and drawn. */
final class UnreachedPane extends JPanel {
  private final transient WindowLook look;
  private final JComboBox<String> sides = new JComboBox<>();
  private final JTextArea told = new JTextArea(UiWords.of("lab.unplayed"));
  private final PictureView picture = new PictureView();
  private transient Map<String, Title> titles = Map.of();
  private transient List<VariantFigures> figures = List.of();

  UnreachedPane(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    sides.setName("side unreached");
    sides.getAccessibleContext().setAccessibleName(UiWords.of("lab.unreached-side"));
    sides.addActionListener(_ -> draw());
    told.setName("unreached told");
    told.getAccessibleContext().setAccessibleName(UiWords.of("lab.unreached"));
    told.setEditable(false);
    told.setOpaque(false);
    told.setLineWrap(true);
    told.setWrapStyleWord(true);
    told.setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    picture.setName("unreached picture");
    picture.getAccessibleContext().setAccessibleName(UiWords.of("lab.unreached"));
    picture.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            draw();
          }
        });
    var choice = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    choice.add(sides);
    var head = new JPanel(new BorderLayout());
    head.add(choice, BorderLayout.WEST);
    head.add(told, BorderLayout.CENTER);
    add(head, BorderLayout.NORTH);
    add(picture, BorderLayout.CENTER);
    look.addListener(this::draw);
  }

  /** Sets the designs of the next games. */
  void begin(List<Variant> variants) {
    titles = variants.stream().collect(Collectors.toMap(Variant::name, Variant::title));
    String[] names = variants.stream().map(Variant::name).toArray(String[]::new);
    sides.setModel(new DefaultComboBoxModel<>(names));
    sides.getParent().setVisible(names.length > 1);
  }

  /** Shows the games so far; empty before the first. */
  void show(Optional<BatchReport> report) {
    figures = report.map(BatchReport::figures).orElse(List.of());
    draw();
  }

  private void draw() {
    Optional<Unreached> unreached =
        figures.stream()
            .filter(side -> side.variant().equals(sides.getSelectedItem()) && side.games() > 0)
            .findFirst()
            .map(side -> Unreached.of(titles.get(side.variant()), side));
    told.setText(
        unreached
            .map(Unreached::says)
            .map(lines -> String.join("\n", lines))
            .orElse(UiWords.of("lab.unplayed")));
    picture.setBackground(look.theme().paper());
    picture.picture(
        unreached.map(found -> new UnreachedPainter(found, look.theme(), picture.getSize())));
    picture.getAccessibleContext().setAccessibleDescription(told.getText());
  }
}
