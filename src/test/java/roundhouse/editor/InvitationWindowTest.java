package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.awt.Component;
import java.awt.Point;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.editor.kit.NumberField;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.words.UiWords;

/** Friends join the game of the window by links. */
@NeedsDisplay
class InvitationWindowTest extends WindowTest {
  private static HttpResponse<String> view(String link) throws Exception {
    return send(request(link, "/view").build());
  }

  private static HttpRequest.Builder request(String link, String path) {
    String[] parts = link.split("#");
    return HttpRequest.newBuilder(URI.create(parts[0] + path))
        .timeout(Duration.ofSeconds(10))
        .header("Authorization", "Bearer " + parts[1]);
  }

  private static HttpResponse<String> send(HttpRequest request) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      return client.send(request, BodyHandlers.ofString());
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

  private void type(String name, String text) throws Exception {
    JTextField field = desk.part(JTextField.class, name);
    Desk.look(
        () -> {
          field.setText(text);
          field.postActionEvent();
          return true;
        });
  }

  @Test
  void eachPlayerHasTheMinutesThatAreFilledIn() throws Exception {
    JTable links = open();
    NumberField minutes = desk.part(NumberField.class, "invite minutes");
    for (String typed : List.of("90", "9000")) {
      Desk.look(
          () -> {
            minutes.field().setText(typed);
            return true;
          });
      assertThat(view((String) links.getValueAt(0, 2)).body()).contains("\"minutes\":90,");
    }
    assertThat(minutes.fault().orElseThrow()).contains("9000", "0 to 1440");
  }

  @Test
  void aWebhookIsCheckedTriedKeptAndCalled() throws Exception {
    var posted = new LinkedBlockingQueue<String>();
    var chat = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    chat.createContext(
        "/",
        exchange -> {
          posted.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    chat.start();
    String address = "http://localhost:%s/group".formatted(chat.getAddress().getPort());
    open();

    type("invite webhook", address);
    JLabel note = desk.part(JLabel.class, "invite webhook note");
    assertThat(Desk.look(note::getText)).contains("Nobody is called", "https://");
    desk.picture(test + "-fault");
    JCheckBox nearby = desk.part(JCheckBox.class, "invite nearby");
    desk.click(nearby, new Point(8, nearby.getHeight() / 2), 1);
    assertThat(posted.poll(20, TimeUnit.SECONDS)).contains("Ann, it is your turn in Small");
    press("invite try");
    assertThat(posted.poll(20, TimeUnit.SECONDS)).contains("Roundhouse will call players here");
    JLabel told = desk.part(JLabel.class, "invite told");
    String says = Desk.until(told::getText, text -> text.contains("was reached"));
    assertThat(says).contains("The webhook was reached");
    chat.stop(0);
    press("invite try");
    says = Desk.until(told::getText, text -> text.contains("not reached"));
    assertThat(says).contains("The webhook was not reached: Connection refused");

    Path kept = root.resolve("state").resolve("webhook.txt");
    assertThat(kept).hasContent(address);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
        .isEqualTo("rw-------");
  }

  @ParameterizedTest
  @CsvSource({"grant take back, 0", "refuse take back, 1"})
  void theHostAnswersAFriendWhoAsksToTakeBack(String answer, int actions) throws Exception {
    test += answer.charAt(0);
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
    String ann = (String) open().getValueAt(0, 2);
    HttpRequest.Builder asked = request(ann, "/ask-take-back");
    send(
        asked
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build());
    Component bar = desk.part(Component.class, "take back asked");
    assertThat(Desk.until(bar::isVisible, yes -> yes)).isTrue();
    desk.picture(test + "-asked");

    press(answer);

    assertThat(Desk.until(bar::isVisible, yes -> !yes)).isFalse();
    assertThat(desk.await(now -> now.play().orElseThrow().at() == actions)).isNotNull();
  }

  @Test
  void theTableStaysWhereItIsUntilItIsTakenElsewhere() throws Exception {
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> at(now) == 1);
    String ann = (String) open().getValueAt(0, 2);
    String before = head(ann);
    Component bar = desk.part(Component.class, "table elsewhere");
    assertThat(bar.isVisible()).isFalse();
    desk.workshop().undo();
    desk.await(now -> at(now) == 0);
    assertThat(Desk.until(bar::isVisible, yes -> yes)).isTrue();
    assertThat(head(ann)).isEqualTo(before);
    desk.picture(test + "-elsewhere");

    press("take the table here");

    assertThat(Desk.until(bar::isVisible, yes -> !yes)).isFalse();
    assertThat(head(ann)).isNotEqualTo(before);
    assertThat(view(ann).body())
        .contains(
            "The host has taken back “Ann starts Red at £71”. It goes on from Stock round 1.");
  }

  private static String head(String link) throws Exception {
    return read(link).path("head").asText();
  }

  private static JsonNode read(String link) throws Exception {
    return new ObjectMapper().readTree(view(link).body());
  }

  @Test
  void aTurnThatAFriendHasCopiedIsPlayedUntilTheGameMovesOn() throws Exception {
    JTable links = open();
    String ann = (String) links.getValueAt(0, 2);
    String ben = (String) links.getValueAt(1, 2);
    desk.press(KeyEvent.VK_ESCAPE);

    playCopied(copied("Ann", ann));
    desk.await(now -> at(now) == 1);

    String late = copied("Ben", ben);
    desk.workshop().play(new Action.Pass("Ben"));
    desk.await(now -> at(now) == 2);
    playCopied(late);
    assertThat(Desk.until(() -> notice().getText(), said -> said.contains("moved on")))
        .startsWith("The table stays as it is: the game has moved on since Ben copied this turn");
    assertThat(at(desk.workshop().now())).isEqualTo(2);
  }

  private void playCopied(String text) throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_V);
    Desk.until(() -> desk.find("copied turn") != null, yes -> yes);
    JTextArea field = desk.part(JTextArea.class, "copied turn");
    Desk.look(
        () -> {
          field.setText("Ann wrote:\n" + text);
          return true;
        });
    answer(UiWords.of("copied-turn.play"));
  }

  private JLabel notice() {
    return (JLabel) desk.find("notice");
  }

  /** The text of the first choice, as the page of a player makes it. */
  private static String copied(String player, String link) throws Exception {
    JsonNode view = read(link);
    String json =
        """
        {"seat":"%s","game":"%s","seal":"%s","offer":"%s"}\
        """
            .formatted(
                player,
                view.path("copying").path("game").asText(),
                view.path("copying").path("seal").asText(),
                view.at("/turn/rows/0/variants/0/offer").asText());
    return "[turn " + HexFormat.of().formatHex(json.getBytes(StandardCharsets.UTF_8)) + "]";
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
    } catch (HttpTimeoutException closing) {
      return false;
    }
  }
}
