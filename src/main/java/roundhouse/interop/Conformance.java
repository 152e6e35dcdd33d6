package roundhouse.interop;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.design.RecordingsSpec;
import roundhouse.engine.Title;

/** Plays recorded games by the designs that they are games of. */
public final class Conformance {
  private record Key(String id, Set<String> options) {}

  private final Titles titles;
  private final Map<Key, Title> loaded = new LinkedHashMap<>();
  private final Map<String, RecordingsSpec> specs = new LinkedHashMap<>();

  public Conformance(Titles titles) {
    this.titles = titles;
  }

  /**
   * Plays a recording and compares.
   *
   * @throws IOException when no title is that of the recording, or it cannot be loaded
   */
  public Outcome replay(Recording recording) throws IOException {
    return Replay.of(title(recording), recording);
  }

  /**
   * The title of a recording, with our options for those of the recording.
   *
   * @throws IOException when there is none, or an option has no counterpart
   */
  public Title title(Recording recording) throws IOException {
    String id = id(recording.title());
    var key = new Key(id, options(id, specs.get(id), recording.options()));
    Title title = loaded.get(key);
    if (title == null) {
      title = titles.load(id, key.options());
      loaded.put(key, title);
    }
    return title;
  }

  private String id(String recorded) throws IOException {
    for (String id : titles.ids()) {
      if (!specs.containsKey(id)) specs.put(id, titles.recordings(id));
      if (specs.get(id).title().equals(recorded)) return id;
    }
    List<String> known =
        specs.values().stream().map(RecordingsSpec::title).filter(name -> !name.isEmpty()).toList();
    throw new IOException(
        "no design says 'recordings: { title: " + recorded + " }'; designs name " + known);
  }

  private static Set<String> options(String id, RecordingsSpec spec, List<String> recorded)
      throws IOException {
    var options = new LinkedHashSet<>(spec.always());
    for (String option : recorded) {
      List<String> ours = spec.options().get(option);
      if (ours == null)
        throw new IOException(
            "design "
                + id
                + " says nothing of the recorded option '"
                + option
                + "' under recordings.options");
      options.addAll(ours);
    }
    return options;
  }
}
