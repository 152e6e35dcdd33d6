package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.GameSetup;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.SmallTitle;

/** What a webhook is sent, and where nothing is. */
class WebhookTest {
  private final BlockingQueue<String> posted = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> failed = new LinkedBlockingQueue<>();
  private volatile int status = 204;
  private HttpServer server;

  @BeforeEach
  void listen() throws Exception {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          posted.add(new String(exchange.getRequestBody().readAllBytes()));
          exchange.getResponseHeaders().add("Location", address() + "elsewhere");
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
  }

  private String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private Webhook hook(String address, boolean nearby) {
    return hook(address, nearby, (SSLSocketFactory) SSLSocketFactory.getDefault());
  }

  private Webhook hook(String address, boolean nearby, SSLSocketFactory secure) {
    return new Webhook(address, nearby, List.of(Duration.ofMillis(1)), secure, failed::add);
  }

  private static String next(BlockingQueue<String> all) throws InterruptedException {
    return all.poll(30, TimeUnit.SECONDS);
  }

  @Test
  void aSentenceIsPostedInTheShapesOfChatPrograms() throws Exception {
    try (Webhook hook = hook(address(), true)) {
      hook.post("Ann, it is your turn");
      var json = new ObjectMapper();
      assertThat(json.readTree(next(posted)))
          .isEqualTo(
              json.valueToTree(
                  Map.of("text", "Ann, it is your turn", "content", "Ann, it is your turn")));
    }
  }

  @Test
  void aRedirectIsNotFollowed() throws Exception {
    status = 307;
    try (Webhook hook = hook(address(), true)) {
      hook.post("x");
      assertThat(next(failed)).contains("307");
      assertThat(posted).hasSize(1);
    }
  }

  @Test
  void aFailureIsToldOnceAndTriedAgainOnlySoOften() throws Exception {
    status = 503;
    try (Webhook hook = hook(address(), true)) {
      hook.post("one");
      assertThat(next(failed)).isEqualTo("it answers 503");
      assertThat(posted).hasSize(2);
      hook.post("two");
      Waiting.until(() -> posted.size() == 4, "the second is not tried");
      status = 204;
      hook.post("three");
      Waiting.until(() -> posted.size() == 5, "the third is not posted");
      assertThat(failed).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://localhost:%s/",
        "https://127.0.0.1:%s/",
        "https://[::1]:%s/",
        "https://[::ffff:127.0.0.1]:%s/",
        "https://0.0.0.0:%s/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/"
      })
  void nothingIsPostedNearby(String address) throws Exception {
    try (Webhook hook = hook(address.formatted(server.getAddress().getPort()), false)) {
      hook.post("x");
      assertThat(next(failed)).contains("private network");
      assertThat(posted).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "192.168.1.1", "172.16.0.1", "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255",
        "fc00::1", "fe80::1", "64:ff9b::a00:1", "2002:a00:1::", "2001::1", "::"
      })
  void addressesThatAreNotOfTheInternet(String address) throws Exception {
    assertThat(Webhook.isPublic(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111"})
  void addressesOfTheInternet(String address) throws Exception {
    assertThat(Webhook.isPublic(InetAddress.getByName(address))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.org/",
        "file:///etc/passwd",
        "https://a@example.org/",
        "https:///x",
        "a b"
      })
  void whatIsNoWebhook(String address) {
    assertThatThrownBy(() -> hook(address, false)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aServiceIsKnownByItsCertificate(@TempDir Path folder) throws Exception {
    SSLContext own = certified(folder.resolve("keys"));
    HttpsServer service =
        HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    service.setHttpsConfigurator(new HttpsConfigurator(own));
    service.createContext(
        "/hook",
        exchange -> {
          posted.add(new String(exchange.getRequestBody().readAllBytes()));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    service.start();
    String port = service.getAddress().getPort() + "/hook";
    try (Webhook trusted = hook("https://localhost:" + port, true, own.getSocketFactory());
        Webhook other = hook("https://127.0.0.1:" + port, true, own.getSocketFactory());
        Webhook unknown = hook("https://localhost:" + port, true);
        Webhook near = hook("https://localhost:" + port, false, own.getSocketFactory())) {
      trusted.post("Ann, it is your turn");
      assertThat(next(posted)).contains("Ann, it is your turn");
      other.post("x");
      assertThat(next(failed)).containsIgnoringCase("subject alternative");
      unknown.post("x");
      assertThat(next(failed)).contains("certification path");
      near.post("x");
      assertThat(next(failed)).contains("private network");
      assertThat(posted).isEmpty();
    } finally {
      service.stop(0);
    }
  }

  /** A service named localhost with a certificate of its own, and whoever trusts that one. */
  private static SSLContext certified(Path file) throws Exception {
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    String words =
        "-genkeypair -alias a -keyalg EC -dname CN=localhost -ext SAN=dns:localhost -storepass"
            + " changeit -keystore "
            + file;
    var command = new ArrayList<>(List.of(keytool));
    command.addAll(List.of(words.split(" ")));
    Process made = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(made.getInputStream().readAllBytes());
    assertThat(made.waitFor()).as(said).isZero();
    var password = "changeit".toCharArray();
    KeyStore store = KeyStore.getInstance(file.toFile(), password);
    var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(store, password);
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    var trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    trusted.setCertificateEntry("a", store.getCertificate("a"));
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
    return context;
  }

  @Test
  void namesCallNobodyAndLeadNowhere() {
    assertThat(Webhook.harmless("@everyone <@123> <!channel>\n[x](https://bad.example)"))
        .doesNotContain("@everyone", "<", ">", "\n", "://");
    assertThat(Webhook.harmless("x".repeat(5000))).hasSizeLessThan(400);
  }

  @Test
  void whoeverIsAwayIsCalledWithoutAnyLink(@TempDir Path folder) throws Exception {
    Path root = folder.toRealPath();
    SmallTitle small = SmallTitle.in(root);
    var setup = new GameSetup(small.folder(), List.of("Ann", "Ben"), Set.of(), 1);
    try (Table table =
            Table.begin(small.titles(), OwnPrograms.none(), root.resolve("t1"), setup, Map.of());
        TurnCalls _ = new TurnCalls(table, hook(address(), true))) {
      String said = next(posted);

      assertThat(said).contains("Ann, it is your turn in Small (Stock round 1)");
      for (TableFile.Link link : table.file().links())
        assertThat(said).doesNotContain(link.secret());
    }
  }
}
