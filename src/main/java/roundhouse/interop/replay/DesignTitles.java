package roundhouse.interop.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;

/** The titles in a folder of designs. */
public final class DesignTitles implements RecordedTitles {
  private final TitleLoader loader;

  public DesignTitles(TitleLoader loader) {
    this.loader = loader;
  }

  @Override
  public List<String> ids() throws IOException {
    if (!Files.isDirectory(loader.designs()))
      throw new IOException("there is no folder '" + loader.designs() + "' with designs");
    return RegularFiles.list(loader.designs()).stream()
        .filter(DesignFolderReader::isDesign)
        .map(folder -> folder.getFileName().toString())
        .toList();
  }

  @Override
  public RecordingsSpec recordings(String id) throws IOException {
    return load(id, Set.of()).design().recordings();
  }

  @Override
  public Title load(String id, Set<String> options) throws IOException {
    // Trying the options that are off takes as long as there are options; validate does it.
    Loaded loaded = loader.loadAlone(id, options);
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
