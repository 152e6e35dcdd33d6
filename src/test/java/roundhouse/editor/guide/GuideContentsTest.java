package roundhouse.editor.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.editor.guide.GuideWindow.GuideContents;
import roundhouse.editor.kit.PlaceholderList;

class GuideContentsTest {
  @Test
  void whileThePagesAreReadItSaysSoAndNothingScrollsSideways() {
    var contents = new GuideContents(_ -> {});
    var pane = (JScrollPane) contents.getComponent(1);
    var list = (PlaceholderList<?>) pane.getViewport().getView();

    assertThat(list.placeholder()).isEqualTo("Reading the pages …");
    assertThat(pane.getHorizontalScrollBarPolicy())
        .isEqualTo(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    contents.show(List.of());
    assertThat(list.placeholder()).isEqualTo("No section contains all these words");
  }

  private static GuidePage.Section section(int level, String title, String text) {
    return new GuidePage.Section(level, title, title, text, List.of());
  }

  private static GuidePage page(String title, GuidePage.Section... more) {
    var sections = new ArrayList<>(List.of(section(1, title, "")));
    sections.addAll(List.of(more));
    return new GuidePage(title, "", sections);
  }

  private static List<String> titles(JList<?> list) {
    var titles = new ArrayList<String>();
    for (int row = 0; row < list.getModel().getSize(); row++)
      titles.add(text(list, list.getModel().getElementAt(row), row).getText());
    return titles;
  }

  @SuppressWarnings("unchecked") // the renderer is the list's own
  private static JTextArea text(JList<?> list, Object entry, int row) {
    var renderer = (ListCellRenderer<Object>) list.getCellRenderer();
    return (JTextArea)
        renderer.getListCellRendererComponent(
            (JList<Object>) list, entry, row, /* isSelected= */ false, /* cellHasFocus= */ false);
  }

  @Test
  void whatASearchFindsStandsBelowTheTitleOfItsPage() {
    var contents = new GuideContents(_ -> {});
    var list = (JList<?>) ((JScrollPane) contents.getComponent(1)).getViewport().getView();
    contents.show(
        List.of(
            page("Trains", section(2, "Prices", "what a train costs")),
            page("Maps", section(2, "Rivers", "blue lines"), section(2, "Ports", "lay a port"))));

    contents.look("port");

    assertThat(titles(list)).containsExactly("Maps", "Ports");
  }

  /** A list that gets another width measures its rows in the event thread. */
  @Test
  void aLongTitleGoesOnInTheNextLine() throws Exception {
    SwingUtilities.invokeAndWait(GuideContentsTest::requireMoreLines);
  }

  private static void requireMoreLines() {
    var contents = new GuideContents(_ -> {});
    var list = (JList<?>) ((JScrollPane) contents.getComponent(1)).getViewport().getView();
    contents.show(List.of(page("Maps"), page("What a change does, and how sure that is")));
    list.setSize(120, 400);

    int one = text(list, list.getModel().getElementAt(0), 0).getPreferredSize().height;

    assertThat(text(list, list.getModel().getElementAt(1), 1).getPreferredSize().height)
        .isGreaterThan(one);
  }
}
