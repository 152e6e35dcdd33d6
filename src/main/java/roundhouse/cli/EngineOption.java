package roundhouse.cli;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentEngineProvider;

/** Option of 'simulate' and 'search' that says where the games are played. */
final class EngineOption {
  @Option(
      names = "--engine",
      paramLabel = "ADDRESS",
      description = {
        "Play the games on a Spark cluster: spark://HOST:7077, or local-cluster[2,1,1024] for two"
            + " workers of this machine with one core and 1,024 MB each. The results are the same.",
        "Works only if Roundhouse was started with -Pcluster."
      })
  private String address = "";

  boolean given() {
    return !address.isEmpty();
  }

  /**
   * The engine at the address; that of this machine without one.
   *
   * @throws CommandFailure when there is no such engine
   */
  ExperimentEngine connect() {
    if (address.isEmpty()) return ExperimentEngine.HERE;
    List<ExperimentEngineProvider> providers =
        ServiceLoader.load(ExperimentEngineProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();
    try {
      return providers.stream()
          .map(provider -> provider.connect(address))
          .flatMap(Optional::stream)
          .findFirst()
          .orElseThrow(() -> new CommandFailure(unknown(providers)));
    } catch (IllegalArgumentException unreachable) {
      throw new CommandFailure(unreachable.getMessage(), unreachable);
    }
  }

  private String unknown(List<ExperimentEngineProvider> providers) {
    return providers.isEmpty()
        ? "--engine: this Roundhouse plays on its own machine only. In a checkout,"
            + " 'mvn -Pcluster exec:exec' starts it with what it needs for a cluster; see"
            + " designs/guide/how-to/cluster.md."
        : "--engine: '%s' is not an address: write spark://HOST:7077, or local-cluster[2,1,1024]"
            .formatted(address);
  }
}
