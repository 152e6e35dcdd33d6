package roundhouse.editor.compare;

import java.awt.BorderLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.ComparedDesign;

/** Chooses a design and its options. */
public final class DesignChooser extends JPanel {
  /** The labels of a side, its design and its options. */
  public record Labels(String side, String design, String options) {

    /** Those of the side that is compared. */
    public static Labels first() {
      return new Labels(
          UiWords.of("compare.first"),
          UiWords.of("compare.first-design"),
          UiWords.of("compare.first-options"));
    }

    /** Those of the side that it is compared with. */
    public static Labels second() {
      return new Labels(
          UiWords.of("compare.second"),
          UiWords.of("compare.second-design"),
          UiWords.of("compare.second-options"));
    }
  }

  private final transient List<Path> designs;
  private final JComboBox<String> design;
  private final JTextField options = new JTextField(18);

  /**
   * @param name of this side, the prefix of component names
   * @param called its labels and accessible names
   * @param changed run when another design is chosen or options are entered
   */
  public DesignChooser(String name, Labels called, List<Path> designs, Runnable changed) {
    this(name, called, designs, changed, changed);
  }

  /**
   * @param chosen run when another design is chosen
   * @param entered run when options are entered
   */
  public DesignChooser(
      String name, Labels called, List<Path> designs, Runnable chosen, Runnable entered) {
    super(new BorderLayout(6, 0));
    this.designs = designs;
    design =
        new JComboBox<>(
            designs.stream().map(path -> path.getFileName().toString()).toArray(String[]::new));
    design.setName(name + " design");
    options.setName(name + " options");
    options.setToolTipText(UiWords.of("compare.options-tip"));
    design.getAccessibleContext().setAccessibleName(called.design());
    options.getAccessibleContext().setAccessibleName(called.options());
    design.addActionListener(_ -> chosen.run());
    options.addActionListener(_ -> entered.run());
    var label = new JLabel(called.side());
    label.setLabelFor(design);
    var with = new JPanel(new BorderLayout(6, 0));
    with.add(design, BorderLayout.WEST);
    with.add(options, BorderLayout.CENTER);
    add(label, BorderLayout.WEST);
    add(with, BorderLayout.CENTER);
  }

  /** Chooses a design and options without running a listener. */
  public void choose(Path folder, Collection<String> on) {
    var listeners = design.getActionListeners();
    for (var listener : listeners) design.removeActionListener(listener);
    design.setSelectedItem(folder.getFileName().toString());
    options.setText(String.join(", ", on));
    for (var listener : listeners) design.addActionListener(listener);
  }

  /** The choice; empty if there is no design. */
  public Optional<ComparedDesign> side() {
    if (design.getSelectedIndex() < 0) return Optional.empty();
    Set<String> on =
        Arrays.stream(options.getText().split(","))
            .map(String::strip)
            .filter(name -> !name.isEmpty())
            .collect(Collectors.toSet());
    return Optional.of(new ComparedDesign(designs.get(design.getSelectedIndex()), on));
  }

  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    design.setEnabled(enabled);
    options.setEnabled(enabled);
  }
}
