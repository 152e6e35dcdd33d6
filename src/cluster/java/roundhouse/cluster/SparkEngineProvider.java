package roundhouse.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentEngineProvider;
import roundhouse.workshop.project.ProjectFolders;

/** Finds Spark by its addresses. */
public final class SparkEngineProvider implements ExperimentEngineProvider {
  private static final Pattern ADDRESS =
      Pattern.compile("spark://[^/:]+:\\d+|local-cluster\\[\\d+,\\d+,\\d+]");

  private static final int PATIENCE_MILLIS = 5000;

  @Override
  public Optional<ExperimentEngine> connect(String address) {
    if (!ADDRESS.matcher(address).matches()) return Optional.empty();
    if (address.startsWith("spark://")) refuseSilent(URI.create(address));
    return Optional.of(SparkEngine.connect(address, ProjectFolders.ofThisProcess()));
  }

  /** Spark itself would try for a minute, and then end without saying why. */
  private static void refuseSilent(URI master) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(master.getHost(), master.getPort()), PATIENCE_MILLIS);
    } catch (IOException | IllegalArgumentException silent) {
      throw new IllegalArgumentException(
          "--engine: no master answers at '%s'. Start one, or correct the address; its port is"
                  .formatted(master)
              + " 7077 unless you chose another.",
          silent);
    }
  }
}
