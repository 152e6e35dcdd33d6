package roundhouse.editor.play;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import javax.swing.table.AbstractTableModel;
import roundhouse.lab.bots.Advice;
import roundhouse.lab.bots.PositionWorth;
import roundhouse.words.UiWords;

/** A bot's three best choices, a row each: their values, and what these are made of. */
final class AdviceTable extends AbstractTableModel {
  static final int WIDTH_OF_CHOICE = 320;

  /** In a narrow view the table scrolls rather than hide what the choice is. */
  static final int LEAST_OF_CHOICE = 180;

  private static final int BEST = 3;

  private record Part(Supplier<String> title, ToDoubleFunction<PositionWorth> amount) {}

  private static final List<Part> PARTS =
      List.of(
          new Part(() -> UiWords.of("advice.money"), PositionWorth::money),
          new Part(() -> UiWords.of("advice.shares"), PositionWorth::shares),
          new Part(() -> UiWords.of("advice.dividends"), PositionWorth::dividends),
          new Part(() -> UiWords.of("advice.privates"), PositionWorth::privates),
          new Part(() -> UiWords.of("advice.debt"), worth -> -worth.debt()),
          new Part(() -> UiWords.of("advice.others"), worth -> -worth.others()));

  private transient List<Advice> shown = List.of();

  void show(List<Advice> advice) {
    shown = advice.stream().limit(BEST).toList();
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return shown.size();
  }

  @Override
  public int getColumnCount() {
    return 2 + PARTS.size();
  }

  @Override
  public String getColumnName(int column) {
    return switch (column) {
      case 0 -> UiWords.of("advice.choice");
      case 1 -> UiWords.of("advice.value");
      default -> PARTS.get(column - 2).title().get();
    };
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? String.class : Long.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    Advice advice = shown.get(row);
    return switch (column) {
      case 0 -> advice.choice().with(advice.action()).says();
      case 1 -> Math.round(advice.value());
      default ->
          advice
              .position()
              .map(worth -> Math.round(PARTS.get(column - 2).amount().applyAsDouble(worth)))
              .orElse(null);
    };
  }
}
