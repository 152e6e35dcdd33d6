package roundhouse.editor.experiments;

import java.util.List;
import java.util.Optional;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import roundhouse.lab.answers.Figure;

/** Lets the user choose one of many figures, in words. */
final class FigureChooser extends JComboBox<FigureChooser.Choice> {
  private static final int ROWS = 30;

  private final transient Runnable chosen;

  /** A figure in words. */
  record Choice(Figure figure) {
    @Override
    public String toString() {
      return figure.says();
    }
  }

  /**
   * @param chosen called when another figure is chosen, or others are offered
   */
  FigureChooser(String name, Runnable chosen) {
    this.chosen = chosen;
    setName(name);
    setMaximumRowCount(ROWS);
    addActionListener(_ -> chosen.run());
  }

  /** Offers other figures and keeps the chosen one if it is among them. */
  void offer(List<Figure> others) {
    Object before = getSelectedItem();
    List<Choice> all = others.stream().map(Choice::new).toList();
    setModel(new DefaultComboBoxModel<>(all.toArray(Choice[]::new)));
    if (all.contains(before)) setSelectedItem(before);
    else chosen.run();
  }

  Optional<Figure> chosen() {
    return Optional.ofNullable((Choice) getSelectedItem()).map(Choice::figure);
  }
}
