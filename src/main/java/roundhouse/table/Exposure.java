package roundhouse.table;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * From where a table can be reached.
 *
 * @param to who may connect
 * @param port 0 for any that is free
 * @param address by which guests reach the table, if it is not this machine's own; "" otherwise
 */
public record Exposure(To to, int port, String address) {
  /** The port of a table that was never served, so that its links are short and stay the same. */
  public static final int TABLE_PORT = 8830;

  private static final Map<String, Integer> USUAL_PORTS = Map.of("http", 80, "https", 443);

  /** Who may connect. */
  public enum To {
    /** Programs of this computer: a browser, a proxy. */
    THIS_COMPUTER,
    /** Whoever can reach this computer. */
    NETWORK
  }

  /**
   * @throws IllegalArgumentException when guests could reach nothing by the address
   */
  public Exposure {
    address = address.strip().replaceFirst("/+$", "");
    if (!address.isEmpty()) origin(address);
  }

  /** At an address of this computer alone. */
  public static Exposure ofThisComputer(int port) {
    return new Exposure(To.THIS_COMPUTER, port, "");
  }

  /** The same at the port that was found. */
  Exposure at(int found) {
    return new Exposure(to, found, address);
  }

  /** The address that the server listens at. */
  String listensAt() {
    return to == To.THIS_COMPUTER ? "127.0.0.1" : "0.0.0.0";
  }

  /**
   * The names that guests may call the server by, each with the origin of its page; another one is
   * a trick of a foreign page.
   *
   * @param scheme by which the server itself is asked
   * @param listening the port that it has
   */
  Map<String, String> origins(String scheme, int listening) {
    var all = new LinkedHashMap<String, String>();
    for (String name : names()) add(all, origin(scheme, name, listening));
    if (!address.isEmpty()) add(all, origin(address));
    return all;
  }

  private static void add(Map<String, String> all, String origin) {
    all.put(origin.replaceFirst(".*://", ""), origin);
  }

  private List<String> names() {
    var all = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
    if (to == To.NETWORK) all.addAll(ownAddresses());
    return List.copyOf(all);
  }

  /** Where guests find the server: the beginning of their links. */
  String base(String scheme, int listening) {
    if (!address.isEmpty()) return address;
    String name =
        to == To.THIS_COMPUTER
            ? "localhost"
            : ownAddresses().stream().findFirst().orElse("localhost");
    return origin(scheme, name, listening);
  }

  private static String origin(String address) {
    URI uri = URI.create(address);
    if (uri.getHost() == null || !USUAL_PORTS.containsKey(String.valueOf(uri.getScheme())))
      throw new IllegalArgumentException("it begins with http:// or https:// and a name");
    if (!uri.getRawPath().isEmpty() || uri.getRawQuery() != null || uri.getRawFragment() != null)
      throw new IllegalArgumentException("it ends after the name: a table has no other path");
    return origin(uri.getScheme(), uri.getHost(), uri.getPort());
  }

  /** As browsers write it, without the port that is usual. */
  private static String origin(String scheme, String name, int port) {
    boolean usual = port < 0 || USUAL_PORTS.get(scheme) == port;
    return (scheme + "://" + name + (usual ? "" : ":" + port)).toLowerCase(Locale.ROOT);
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
