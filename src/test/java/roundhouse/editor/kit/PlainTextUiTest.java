package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.table.DefaultTableCellRenderer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A name from a file is shown as it is written: no picture of it is fetched. */
class PlainTextUiTest {
  private static final String NAME = "<html><img src='http://127.0.0.1:9/picture.png'>";

  @TempDir Path folder;

  @BeforeEach
  void installLook() {
    var settings = new Settings(folder.resolve("settings"));
    new WindowLook(settings);
    settings.close();
  }

  static Stream<Supplier<JComponent>> components() {
    return Stream.of(
        () -> new JLabel(NAME),
        () -> new JButton(NAME),
        () -> new JToggleButton(NAME),
        () -> new JCheckBox(NAME),
        () -> new JRadioButton(NAME),
        () -> new JMenu(NAME),
        () -> new JMenuItem(NAME),
        () -> new JCheckBoxMenuItem(NAME),
        () -> new JRadioButtonMenuItem(NAME),
        PlainTextUiTest::tip,
        () ->
            (JComponent)
                new DefaultListCellRenderer()
                    .getListCellRendererComponent(new JList<>(), NAME, 0, false, false),
        () ->
            (JComponent)
                new DefaultTableCellRenderer()
                    .getTableCellRendererComponent(new JTable(1, 1), NAME, false, false, 0, 0));
  }

  private static JToolTip tip() {
    var tip = new JToolTip();
    tip.setTipText(NAME);
    return tip;
  }

  @ParameterizedTest
  @MethodSource("components")
  void aNameThatLooksLikeAPageIsNone(Supplier<JComponent> made) {
    JComponent component = made.get();

    assertThat(component.getClientProperty(BasicHTML.propertyKey))
        .as(component.getClass().getSimpleName())
        .isNull();
    component.updateUI();
    assertThat(component.getClientProperty(BasicHTML.propertyKey)).isNull();
  }

  @Test
  void ourOwnPagesAreShownAsSuch() {
    var label = HtmlText.in(new JLabel(), "<html><b>bold</b>");
    var tip = HtmlText.allowed(new JToolTip());
    tip.setTipText("<html><b>bold</b>");

    assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNotNull();
    assertThat(tip.getClientProperty(BasicHTML.propertyKey)).isNotNull();
    label.updateUI();
    assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNotNull();
  }
}
