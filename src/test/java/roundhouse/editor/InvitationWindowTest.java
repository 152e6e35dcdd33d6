package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import javax.swing.JButton;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Friends join the game of the window by links. */
@NeedsDisplay
class InvitationWindowTest extends WindowTest {
  private static HttpResponse<String> view(String link) throws Exception {
    String[] parts = link.split("#");
    try (var client = HttpClient.newHttpClient()) {
      return client.send(
          HttpRequest.newBuilder(URI.create(parts[0] + "/view"))
              .header("Authorization", "Bearer " + parts[1])
              .build(),
          BodyHandlers.ofString());
    }
  }

  private void press(String name) throws Exception {
    JButton button = desk.part(JButton.class, name);
    assertThat(Desk.until(button::isEnabled, yes -> yes)).isTrue();
    desk.click(button, new Point(button.getWidth() / 2, button.getHeight() / 2), 1);
  }

  private JTable open() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_I);
    press("invite open");
    JTable links = desk.part(JTable.class, "invite links");
    assertThat(Desk.until(links::getRowCount, rows -> rows == 4)).isEqualTo(4);
    return links;
  }

  @Test
  void eachSeatHasALinkThatShowsTheGameToItAlone() throws Exception {
    JTable links = open();
    press("invite copy");
    String ann =
        (String)
            desk.part(JTable.class, "invite links")
                .getToolkit()
                .getSystemClipboard()
                .getData(DataFlavor.stringFlavor);
    desk.picture(test + "-open");

    assertThat(links.getValueAt(0, 0)).isEqualTo("Ann");
    assertThat(view(ann).body()).contains("\"title\":\"Small\"", "\"player\":\"Ann\"");
  }

  @Test
  void aNewLinkTakesThePlaceOfTheOldOne() throws Exception {
    JTable links = open();
    String old = (String) links.getValueAt(0, 2);
    press("invite renew");
    String now = Desk.until(() -> (String) links.getValueAt(0, 2), link -> !link.equals(old));

    assertThat(view(old).statusCode()).isEqualTo(401);
    assertThat(view(now).statusCode()).isEqualTo(200);
  }

  @Test
  void aClosedTableLetsNobodyInAndOpensUnderTheSameLinks() throws Exception {
    JTable links = open();
    String before = ((String) links.getValueAt(0, 2)).replaceFirst(".*#", "");
    press("invite open");
    assertThat(Desk.until(links::getRowCount, rows -> rows == 0)).isZero();
    press("invite open");

    assertThat(Desk.until(links::getRowCount, rows -> rows == 4)).isEqualTo(4);
    assertThat((String) links.getValueAt(0, 2)).endsWith("#" + before);
  }

  @Test
  void aTableEndsWithItsWindow() throws Exception {
    JTable links = open();
    String ann = (String) links.getValueAt(0, 2);
    assertThat(view(ann).statusCode()).isEqualTo(200);
    Desk.look(
        () -> {
          desk.window.leave();
          return true;
        });

    Waiting.until(() -> refused(ann), "the table is still served");
  }

  private static boolean refused(String link) throws Exception {
    try {
      view(link);
      return false;
    } catch (ConnectException none) {
      return true;
    }
  }
}
