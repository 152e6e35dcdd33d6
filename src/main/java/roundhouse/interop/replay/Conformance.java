package roundhouse.interop.replay;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.interop.Recording;

/** Replays recorded games with the designs of their titles. */
public final class Conformance {
  private record Key(String id, Set<String> options) {}

  private final RecordedTitles titles;
  private final Map<Key, Title> loaded = new LinkedHashMap<>();
  private final Map<String, RecordingsSpec> specs = new LinkedHashMap<>();
  private final Map<String, String> broken = new LinkedHashMap<>();

  public Conformance(RecordedTitles titles) {
    this.titles = titles;
  }

  /**
   * Replays a recording and compares.
   *
   * @throws IOException when there is no title for the recording, or it cannot be loaded
   */
  public ReplayOutcome replay(Recording recording) throws IOException {
    return RecordingReplay.of(title(recording), recording);
  }

  /**
   * The title of a recording, with our counterparts of its options. Several threads may ask.
   *
   * @throws IOException when there is no title, an option has no counterpart, or the title is not
   *     for these players
   */
  public synchronized Title title(Recording recording) throws IOException {
    String id = id(recording.title());
    var key = new Key(id, options(id, specs.get(id), recording.options()));
    Title title = loaded.get(key);
    if (title == null) {
      title = titles.load(id, key.options());
      loaded.put(key, title);
    }
    refusePlayers(title, recording);
    return title.forPlayers(recording.players().size());
  }

  private static void refusePlayers(Title title, Recording recording) throws IOException {
    try {
      title.start(recording.players(), recording.seed());
    } catch (UnfitPlayers unfit) {
      throw new IOException(
          "the players of '" + recording.name() + "' do not fit: " + unfit.getMessage(), unfit);
    } catch (HookFailure failure) {
      throw new IOException(failure.says(), failure);
    }
  }

  private String id(String recorded) throws IOException {
    for (String id : titles.ids()) {
      readSpec(id);
      if (specs.containsKey(id) && specs.get(id).title().equals(recorded)) return id;
    }
    for (var spec : specs.entrySet())
      if (!letters(recorded).isEmpty()
          && letters(spec.getValue().title()).equals(letters(recorded))) return spec.getKey();
    List<String> known =
        specs.values().stream().map(RecordingsSpec::title).filter(name -> !name.isEmpty()).toList();
    String unread = broken.isEmpty() ? "" : ". Or it is one of these: " + told();
    throw new IOException(
        "no design has 'recordings: { title: " + recorded + " }'; designs have " + known + unread);
  }

  /** Titles have been written with other spaces and capitals over the years. */
  private static String letters(String title) {
    return title.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }

  /** A design that cannot be loaded does not keep other designs from their recordings. */
  private void readSpec(String id) throws IOException {
    if (specs.containsKey(id) || broken.containsKey(id)) return;
    try {
      specs.put(id, titles.recordings(id));
    } catch (IOException unloadable) {
      broken.put(id, unloadable.getMessage());
    }
  }

  private String told() {
    return String.join("; ", broken.values());
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
                + " does not mention the recorded option '"
                + option
                + "' under recordings.options");
      options.addAll(ours);
    }
    return options;
  }
}
