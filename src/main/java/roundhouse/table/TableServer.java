package roundhouse.table;

import java.io.IOException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.SizeLimitHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import roundhouse.threads.BackgroundThreads;

/** Serves a table to browsers: the page, what a guest sees, and what they do. */
public final class TableServer implements AutoCloseable {
  private static final int MOST_BYTES = 16 * 1024;
  private static final int MOST_CONNECTIONS = 500;
  private static final long IDLE_MILLIS = 40_000;

  private final Table table;
  private final Exposure exposure;
  private final Server server;
  private final ServerConnector connector;

  public TableServer(Table table, Exposure exposure) throws IOException {
    this.table = table;
    this.exposure = exposure;
    var threads = new QueuedThreadPool();
    threads.setName("table");
    threads.setDaemon(true);
    threads.setVirtualThreadsExecutor(BackgroundThreads.eachItsOwn());
    server = new Server(threads);
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setIdleTimeout(IDLE_MILLIS);
    connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(exposure.listensAt());
    connector.setPort(exposure.port());
    connector.setIdleTimeout(IDLE_MILLIS);
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, connector));
    var limited = new SizeLimitHandler(MOST_BYTES, -1);
    var requests = new TableRequests(table, this::link);
    limited.setHandler(requests);
    server.setHandler(limited);
    server.setErrorHandler((_, response, callback) -> TableRequests.refuse(response, callback));
    try {
      server.start();
    } catch (Exception failed) {
      throw new IOException(failed.getMessage(), failed);
    }
    requests.reachedBy(exposure.hosts(connector.getLocalPort()));
  }

  /** The link that lets a guest in. */
  public String link(TableFile.Link link) {
    return exposure.base(connector.getLocalPort())
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
}
