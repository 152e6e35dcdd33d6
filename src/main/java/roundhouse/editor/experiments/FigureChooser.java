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

  /**
   * Offers other figures and keeps the chosen one if it is among them.
   *
   * @param asked names of figures of which the first is chosen otherwise
   */
  void offer(List<Figure> others, List<String> asked) {
    Object before = getSelectedItem();
    List<Choice> all = others.stream().map(Choice::new).toList();
    setModel(new DefaultComboBoxModel<>(all.toArray(Choice[]::new)));
    if (all.contains(before)) setSelectedItem(before);
    else first(all, asked).ifPresentOrElse(this::setSelectedItem, chosen);
  }

  private static Optional<Choice> first(List<Choice> all, List<String> asked) {
    return asked.stream()
        .flatMap(name -> all.stream().filter(each -> each.figure().isNamed(name)))
        .findFirst();
  }

  Optional<Figure> chosen() {
    return Optional.ofNullable((Choice) getSelectedItem()).map(Choice::figure);
  }
}
