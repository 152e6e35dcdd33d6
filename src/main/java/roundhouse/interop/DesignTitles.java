package roundhouse.interop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;

/** The titles in a folder of designs. */
public final class DesignTitles implements RecordedTitles {
  private static final String FILE = "title.yaml";

  private final TitleLoader loader;

  public DesignTitles(TitleLoader loader) {
    this.loader = loader;
  }

  @Override
  public List<String> ids() throws IOException {
    if (!Files.isDirectory(loader.designs()))
      throw new IOException("there is no folder '" + loader.designs() + "' with designs");
    try (Stream<Path> folders = Files.list(loader.designs())) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(FILE)))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  @Override
  public RecordingsSpec recordings(String id) throws IOException {
    return load(id, Set.of()).design().recordings();
  }

  @Override
  public Title load(String id, Set<String> options) throws IOException {
    TitleLoader.Loaded loaded = loader.load(id, options);
    return loaded
        .title()
        .orElseThrow(
            () ->
                new IOException(
                    "design " + id + " cannot be loaded:\n" + texts(loaded.problems())));
  }

  private static String texts(List<Problem> problems) {
    return problems.stream()
        .filter(Problem::isError)
        .map(Problem::text)
        .collect(Collectors.joining("\n"));
  }
}
