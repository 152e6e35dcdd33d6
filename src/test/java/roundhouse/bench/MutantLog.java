package roundhouse.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.testkit.Repository;

/** What became of each mutant, in a file, so that a run that was broken off can be gone on with. */
final class MutantLog {
  private static final String BETWEEN = "\t";

  private final Path file;
  private final Map<String, String> verdicts = new LinkedHashMap<>();

  private MutantLog(Path file) {
    this.file = file;
  }

  /**
   * The log of a design; a new one where the design, its scripts or the tiles have changed since.
   */
  static MutantLog of(String design) throws IOException {
    var log = new MutantLog(Path.of("target", "mutants-" + design + ".txt"));
    String fingerprint =
        Repository.titles()
            .load(design, Set.of())
            .title()
            .orElseThrow(() -> new IOException(design + " cannot be loaded"))
            .fingerprint();
    log.begin(fingerprint);
    return log;
  }

  private void begin(String fingerprint) throws IOException {
    Files.createDirectories(file.getParent());
    if (Files.exists(file)
        && Files.readAllLines(file).stream().findFirst().equals(Optional.of(fingerprint))) {
      Files.readAllLines(file).stream()
          .skip(1)
          .map(line -> line.split(BETWEEN, 2))
          .forEach(parts -> verdicts.put(parts[0], parts[1]));
    } else {
      Files.writeString(file, fingerprint + "\n");
    }
  }

  Path file() {
    return file;
  }

  synchronized Optional<String> verdict(Mutant mutant) {
    return Optional.ofNullable(verdicts.get(key(mutant)));
  }

  synchronized void add(Mutant mutant, String verdict) throws IOException {
    String line = verdict.lines().findFirst().orElse("");
    verdicts.put(key(mutant), line);
    Files.writeString(file, key(mutant) + BETWEEN + line + "\n", StandardOpenOption.APPEND);
  }

  /** Two changes of one line may read the same, so the text counts too. */
  private static String key(Mutant mutant) {
    return mutant + " #" + Integer.toHexString(mutant.text().hashCode());
  }
}
