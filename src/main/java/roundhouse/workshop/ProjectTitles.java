package roundhouse.workshop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Title;
import roundhouse.interop.replay.RecordedTitles;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/** The designs of the project, among which a recorded game has its title. */
record ProjectTitles(TitleSource titles) implements RecordedTitles {
  @Override
  public List<String> ids() {
    return titles.designs().stream().map(folder -> folder.getFileName().toString()).toList();
  }

  @Override
  public RecordingsSpec recordings(String id) throws IOException {
    return load(id, Set.of()).design().recordings();
  }

  @Override
  public Title load(String id, Set<String> options) throws IOException {
    Path folder =
        titles.designs().stream()
            .filter(each -> each.getFileName().toString().equals(id))
            .findFirst()
            .orElseThrow(() -> new IOException(UiWords.of("games.no-title", id)));
    return titles
        .load(folder, options)
        .title()
        .orElseThrow(() -> new IOException(UiWords.of("games.title-errors", id)));
  }
}
