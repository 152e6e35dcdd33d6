package roundhouse.table;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * From where a table can be reached.
 *
 * @param to who may connect
 * @param port 0 for any that is free
 * @param address by which guests reach the table, if it is not this machine's own
 */
public record Exposure(To to, int port, Optional<URI> address) {

  /** Who may connect. */
  public enum To {
    /** Programs of this computer: a browser, a proxy. */
    THIS_COMPUTER,
    /** Whoever can reach this computer. */
    NETWORK
  }

  /** The address that the server listens at. */
  String listensAt() {
    return to == To.THIS_COMPUTER ? "127.0.0.1" : "0.0.0.0";
  }

  /**
   * The names that guests may call the server by; another one is a trick of a foreign page.
   *
   * @param listening the port that it has
   */
  Set<String> hosts(int listening) {
    var all = new LinkedHashSet<String>();
    for (String name : names()) all.add(name + ":" + listening);
    address.map(Exposure::authority).ifPresent(all::add);
    return all;
  }

  private List<String> names() {
    var all = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
    if (to == To.NETWORK) all.addAll(ownAddresses());
    return List.copyOf(all);
  }

  /** Where guests find the server: its beginning of links. */
  String base(int listening) {
    if (address.isPresent()) return address.get().toString().replaceAll("/+$", "");
    String name =
        to == To.THIS_COMPUTER
            ? "localhost"
            : ownAddresses().stream().findFirst().orElse("localhost");
    return "http://" + name + ":" + listening;
  }

  private static String authority(URI address) {
    String host = address.getHost().toLowerCase(Locale.ROOT);
    return address.getPort() < 0 ? host : host + ":" + address.getPort();
  }

  /** Names and addresses of this computer in its networks, the plainest first. */
  private static List<String> ownAddresses() {
    var all = new LinkedHashSet<String>();
    try {
      for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces()))
        if (each.isUp() && !each.isLoopback())
          for (InetAddress address : Collections.list(each.getInetAddresses()))
            if (address.getAddress().length == 4) all.add(address.getHostAddress());
      all.add(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
    } catch (SocketException | UnknownHostException unknown) {
      return List.copyOf(all);
    }
    return List.copyOf(all);
  }
}
