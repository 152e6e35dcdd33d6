package roundhouse.editor.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
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
}
