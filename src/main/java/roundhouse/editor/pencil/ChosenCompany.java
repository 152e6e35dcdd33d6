package roundhouse.editor.pencil;

import java.awt.Component;
import java.util.function.UnaryOperator;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;

/** A company by its name in the list; the chosen one also says what is done with it. */
final class ChosenCompany extends DefaultListCellRenderer {
  private final transient UnaryOperator<String> says;

  ChosenCompany(UnaryOperator<String> says) {
    this.says = says;
  }

  @Override
  public Component getListCellRendererComponent(
      JList<?> of, Object value, int index, boolean chosen, boolean focused) {
    boolean first = of.getModel().getSize() == 0 || of.getModel().getElementAt(0).equals(value);
    String text = value == null ? "" : value.toString();
    return super.getListCellRendererComponent(
        of, index >= 0 || first ? text : says.apply(text), index, chosen, focused);
  }
}
