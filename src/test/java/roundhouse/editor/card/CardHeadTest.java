package roundhouse.editor.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.ColorUIResource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CardHeadTest {
  private static final Font FONT = new Font(Font.DIALOG, Font.PLAIN, 13);
  private static final String GROUND = "Panel.background";

  @AfterEach
  void usualLook() {
    UIManager.put(GROUND, null);
  }

  @Test
  void aLineThatIsLeftOutAtTheEndOfAGameHasTheLookOfTheNextOne() throws Exception {
    Color[] found = new Color[1];
    SwingUtilities.invokeAndWait(
        () -> {
          var head = new CardHead();
          head.fit(FONT, true);
          UIManager.put(GROUND, new ColorUIResource(1, 2, 3));
          SwingUtilities.updateComponentTreeUI(head);
          head.fit(FONT, false);
          found[0] = named(head, "card goods").getParent().getBackground();
        });

    assertThat(found[0]).isEqualTo(new Color(1, 2, 3));
  }

  private static Component named(Container in, String name) {
    return Stream.of(in.getComponents())
        .flatMap(CardHeadTest::inside)
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<Component> inside(Component part) {
    return part instanceof Container all
        ? Stream.concat(
            Stream.of(part), Stream.of(all.getComponents()).flatMap(CardHeadTest::inside))
        : Stream.of(part);
  }
}
