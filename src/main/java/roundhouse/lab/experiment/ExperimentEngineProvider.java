package roundhouse.lab.experiment;

import java.util.Optional;

/**
 * Makes engines that are not part of the app. {@link java.util.ServiceLoader} finds the providers.
 */
public interface ExperimentEngineProvider {
  /**
   * The engine at an address.
   *
   * @return nothing for an address of another kind
   * @throws IllegalArgumentException when there is nothing at the address; the message says why
   */
  Optional<ExperimentEngine> connect(String address);
}
