package roundhouse.table;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.SizeLimitHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import roundhouse.threads.BackgroundThreads;

/** Serves a table to browsers: the page, what a guest sees, and what they do. */
public final class TableServer implements AutoCloseable {
  private static final int MOST_BYTES = 16 * 1024;
  private static final int MOST_CONNECTIONS = 500;

  /** Behind a proxy all friends come from one address. */
  private static final int MOST_OF_AN_ADDRESS = 250;

  /** The page is told something each 15 seconds; who takes nothing for longer is gone. */
  private static final Duration IDLE = Duration.ofSeconds(40);

  private final Table table;
  private final Exposure exposure;
  private final String scheme;
  private final Server server;
  private final ServerConnector connector;

  public TableServer(Table table, Exposure exposure) throws IOException {
    this(table, exposure, Optional.empty(), IDLE);
  }

  /**
   * @param keys to speak HTTPS; without them that is a proxy's work
   */
  public TableServer(Table table, Exposure exposure, Optional<TlsKeys> keys) throws IOException {
    this(table, exposure, keys, IDLE);
  }

  /**
   * @param idle after which a connection ends on which nothing moves
   */
  TableServer(Table table, Exposure exposure, Optional<TlsKeys> keys, Duration idle)
      throws IOException {
    this.table = table;
    this.exposure = exposure;
    scheme = keys.isPresent() ? "https" : "http";
    var threads = new QueuedThreadPool();
    threads.setName("table");
    threads.setDaemon(true);
    threads.setVirtualThreadsExecutor(BackgroundThreads.eachItsOwn());
    server = new Server(threads);
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setIdleTimeout(idle.toMillis());
    connector = new ServerConnector(server, protocols(http, keys));
    connector.setHost(exposure.listensAt());
    connector.setPort(exposure.port());
    connector.setIdleTimeout(idle.toMillis());
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, connector));
    connector.addBean(new AddressLimit(MOST_OF_AN_ADDRESS));
    var limited = new SizeLimitHandler(MOST_BYTES, -1);
    var requests = new TableRequests(table, this::link);
    limited.setHandler(requests);
    server.setHandler(limited);
    server.setErrorHandler(
        (_, response, callback) -> {
          new HttpAnswer(response, callback).text("This is not understood here.");
          return true;
        });
    try {
      server.start();
      table.file().serveAt(exposure.at(connector.getLocalPort()));
    } catch (Exception failed) {
      close();
      throw new IOException(failed.getMessage(), failed);
    }
    requests.reachedBy(exposure.origins(scheme, connector.getLocalPort()));
  }

  private static ConnectionFactory[] protocols(HttpConfiguration http, Optional<TlsKeys> keys) {
    var plain = new HttpConnectionFactory(http);
    return keys.map(TlsKeys::context)
        .map(tls -> new SslConnectionFactory(tls, plain.getProtocol()))
        .map(tls -> new ConnectionFactory[] {tls, plain})
        .orElseGet(() -> new ConnectionFactory[] {plain});
  }

  /** The link that lets a guest in. */
  public String link(TableFile.Link link) {
    return exposure.base(scheme, connector.getLocalPort())
        + "/t/"
        + table.file().table()
        + "#"
        + link.secret();
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** Closes what one address opens beyond its limit, so that nobody takes all connections. */
  private static final class AddressLimit implements Connection.Listener {
    private final int most;
    private final Map<InetAddress, Integer> open = new ConcurrentHashMap<>();

    AddressLimit(int most) {
      this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
      address(connection)
          .filter(address -> open.merge(address, 1, Integer::sum) > most)
          .ifPresent(_ -> connection.getEndPoint().close());
    }

    @Override
    public void onClosed(Connection connection) {
      address(connection)
          .ifPresent(
              address -> open.computeIfPresent(address, (_, many) -> many > 1 ? many - 1 : null));
    }

    /** Of the connection itself: the one that speaks HTTP within TLS is not another. */
    private static Optional<InetAddress> address(Connection connection) {
      return connection.getEndPoint() instanceof SocketChannelEndPoint socket
              && socket.getRemoteSocketAddress() instanceof InetSocketAddress from
          ? Optional.of(from.getAddress())
          : Optional.empty();
    }
  }
}
