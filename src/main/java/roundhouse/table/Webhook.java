package roundhouse.table;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.VisibleText;

/**
 * Posts a sentence to an address of the host's, such as one of a chat program. Only the latest
 * waits while an earlier one is sent. A failure is told to the host and stops nothing.
 *
 * <p>The address is looked up once for each post, and the connection goes to what was found and
 * checked: a name that leads elsewhere a moment later reaches nothing. No redirect is followed.
 */
public final class Webhook implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int TIMEOUT_MILLIS = 10_000;
  private static final int MOST_OF_ANSWER = 1000;
  private static final int MOST_LETTERS = 300;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})\\b.*");

  /** Before it is tried again. */
  private static final List<Duration> PAUSES =
      List.of(Duration.ofSeconds(2), Duration.ofSeconds(15));

  private static final String LIKE = "a webhook is an address such as https://chat.example.org/…";

  private final URI address;
  private final boolean anywhere;
  private final List<Duration> pauses;
  private final SSLSocketFactory secure;
  private final Consumer<String> failed;
  private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(1);
  private final Thread thread;
  private String told = "";

  /** What will not be different when it is tried again. */
  private static final class Final extends IOException {
    Final(String says) {
      super(says);
    }
  }

  /**
   * @param anywhere whether the address may be one of this computer or its network, and without TLS
   * @param failed told why posts do not arrive, once until one does
   * @throws IllegalArgumentException when nothing may be posted to such an address, with the reason
   */
  public Webhook(String address, boolean anywhere, Consumer<String> failed) {
    this(address, anywhere, PAUSES, (SSLSocketFactory) SSLSocketFactory.getDefault(), failed);
  }

  /**
   * @param secure knows whom to trust
   */
  Webhook(
      String address,
      boolean anywhere,
      List<Duration> pauses,
      SSLSocketFactory secure,
      Consumer<String> failed) {
    Optional<String> fault = fault(address, anywhere);
    if (fault.isPresent()) throw new IllegalArgumentException(fault.get());
    this.address = URI.create(address.strip());
    this.anywhere = anywhere;
    this.pauses = pauses;
    this.secure = secure;
    this.failed = failed;
    thread = BackgroundThreads.start("webhook", this::work);
  }

  /**
   * Why nothing may be posted to an address; empty if something may.
   *
   * @param anywhere whether it may be one of this computer or its network, and without TLS
   */
  public static Optional<String> fault(String address, boolean anywhere) {
    URI read;
    try {
      read = new URI(address.strip());
    } catch (URISyntaxException _) {
      return Optional.of(LIKE);
    }
    String scheme = String.valueOf(read.getScheme());
    if (!scheme.equals("https") && !(anywhere && scheme.equals("http")))
      return Optional.of("a webhook is an address that begins with https://");
    return read.getHost() == null || read.getRawUserInfo() != null
        ? Optional.of(LIKE)
        : Optional.empty();
  }

  /**
   * Posts a sentence now.
   *
   * @throws IOException when it does not arrive, with the reason
   */
  public void tryOut(String says) throws IOException {
    send(harmless(says));
  }

  /** Posts a sentence, soon. */
  void post(String says) {
    waiting.clear();
    waiting.offer(says);
  }

  /**
   * A sentence in which no name calls people or leads anywhere: chat programs would make mentions
   * and links of parts of it.
   */
  static String harmless(String says) {
    String plain =
        VisibleText.line(says)
            .replace('<', '‹')
            .replace('>', '›')
            .replace("@", "@\u200b")
            .replace("://", ":\u200b//");
    return plain.length() <= MOST_LETTERS ? plain : plain.substring(0, MOST_LETTERS) + "…";
  }

  private void work() {
    try {
      while (true) tryToSend(waiting.take());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void tryToSend(String says) throws InterruptedException {
    String reason = "";
    for (int attempt = 0; attempt <= pauses.size(); attempt++) {
      if (attempt > 0) TimeUnit.MILLISECONDS.sleep(pauses.get(attempt - 1).toMillis());
      try {
        send(says);
        told = "";
        return;
      } catch (Final refused) {
        reason = refused.getMessage();
        break;
      } catch (IOException unsent) {
        reason = String.valueOf(unsent.getMessage());
      }
    }
    if (!reason.equals(told)) failed.accept(reason);
    told = reason;
  }

  private void send(String says) throws IOException {
    byte[] body = JSON.writeValueAsBytes(Map.of("text", says, "content", says));
    try (Socket socket = connected()) {
      socket.setSoTimeout(TIMEOUT_MILLIS);
      socket.getOutputStream().write(request(body));
      socket.getOutputStream().flush();
      check(status(socket.getInputStream()));
    }
  }

  private byte[] request(byte[] body) {
    String path = address.getRawPath().isEmpty() ? "/" : address.getRawPath();
    String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
    String host = address.getHost() + (address.getPort() < 0 ? "" : ":" + address.getPort());
    String head =
        """
        POST %s%s HTTP/1.1
        Host: %s
        User-Agent: Roundhouse
        Content-Type: application/json
        Content-Length: %s
        Connection: close

        """
            .formatted(path, query, host, body.length)
            .replace("\n", "\r\n");
    byte[] begins = head.getBytes(StandardCharsets.US_ASCII);
    var all = new byte[begins.length + body.length];
    System.arraycopy(begins, 0, all, 0, begins.length);
    System.arraycopy(body, 0, all, begins.length, body.length);
    return all;
  }

  private Socket connected() throws IOException {
    boolean encrypted = address.getScheme().equals("https");
    int port = address.getPort() >= 0 ? address.getPort() : encrypted ? 443 : 80;
    var socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(found(), port), TIMEOUT_MILLIS);
      socket.setSoTimeout(TIMEOUT_MILLIS);
      return encrypted ? secured(socket, port) : socket;
    } catch (IOException failure) {
      socket.close();
      throw failure;
    }
  }

  private Socket secured(Socket plain, int port) throws IOException {
    var socket = (SSLSocket) secure.createSocket(plain, address.getHost(), port, true);
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.startHandshake();
    return socket;
  }

  private InetAddress found() throws IOException {
    InetAddress[] all;
    try {
      all = InetAddress.getAllByName(address.getHost());
    } catch (UnknownHostException unknown) {
      throw new IOException("no computer has the name " + address.getHost(), unknown);
    }
    for (InetAddress each : all)
      if (!anywhere && !isPublic(each))
        throw new Final(address.getHost() + " is in a private network, where nothing is posted");
    return all[0];
  }

  /** Whether an address is one of the open internet, and not of a computer near to this one. */
  static boolean isPublic(InetAddress address) {
    if (address.isLoopbackAddress()
        || address.isAnyLocalAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()) return false;
    byte[] bytes = address.getAddress();
    int first = bytes[0] & 0xFF;
    int second = bytes[1] & 0xFF;
    // Of version 6 only what is given out to the internet, without what leads to version 4.
    if (bytes.length == 16)
      return (first & 0xE0) == 0x20
          && !(first == 0x20
              && (second == 0x02 || second == 0x01 && bytes[2] == 0 && bytes[3] == 0));
    return first != 0
        && first < 240
        && !(first == 100 && (second & 0xC0) == 64)
        && !(first == 192 && second == 0)
        && !(first == 198 && (second & 0xFE) == 18);
  }

  private static int status(InputStream in) throws IOException {
    var line = new StringBuilder();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      if (line.length() >= MOST_OF_ANSWER) break;
      line.append((char) next);
    }
    Matcher status = STATUS.matcher(line.toString().strip());
    if (!status.matches()) throw new Final("what answers there does not speak HTTP");
    return Integer.parseInt(status.group(1));
  }

  private static void check(int status) throws IOException {
    if (status >= 200 && status < 300) return;
    if (status >= 300 && status < 400)
      throw new Final("it leads to another address (%s): name that one".formatted(status));
    String answered = "it answers " + status;
    if (status == 429 || status >= 500) throw new IOException(answered);
    throw new Final(answered);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
