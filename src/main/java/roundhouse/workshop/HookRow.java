package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import roundhouse.design.Place;
import roundhouse.engine.Hook;
import roundhouse.engine.Layer;
import roundhouse.engine.Title;
import roundhouse.engine.play.Hooks;
import roundhouse.words.Words;

/**
 * A hook and who answers it in a title.
 *
 * @param group what it is about
 * @param by functions of scripts, the base title's first; none where the engine's plain answer
 *     holds
 */
public record HookRow(String group, Hook<?, ?> hook, List<Place> by) {

  public HookRow {
    by = List.copyOf(by);
  }

  /** All hooks there are, in the order of the reference. */
  public static List<HookRow> of(Title title) {
    var all = new ArrayList<HookRow>();
    Hooks.byGroup()
        .forEach(
            (group, hooks) ->
                hooks.forEach(hook -> all.add(new HookRow(group, hook, by(title, hook)))));
    return all;
  }

  private static List<Place> by(Title title, Hook<?, ?> hook) {
    return title.rules().layers(hook.name()).stream().map(HookRow::place).toList();
  }

  private static Place place(Layer<?, ?> layer) {
    return new Place(Path.of(layer.file()), Math.max(1, layer.line()), Math.max(1, layer.column()));
  }

  /**
   * Who answers, in a few words: "tracks.js:12", "tracks.js:12 and option.js:3", "" for the engine.
   */
  public String answers() {
    return by.stream()
        .map(HookRow::says)
        .reduce((some, last) -> Words.of("common.and", some, last))
        .orElse("");
  }

  /** A place in a few letters: "tracks.js:12". */
  public static String says(Place place) {
    return place.file().getFileName() + ":" + place.line();
  }
}
