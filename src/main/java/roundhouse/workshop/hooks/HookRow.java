package roundhouse.workshop.hooks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import roundhouse.design.problem.SourcePlace;
import roundhouse.engine.Hook;
import roundhouse.engine.HookHandler;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;
import roundhouse.words.UiWords;

/**
 * A hook and who answers it in a title.
 *
 * @param group what it is about
 * @param by functions of scripts, the base title's first; none if the engine's standard answer
 *     counts
 */
public record HookRow(String group, Hook<?, ?> hook, List<SourcePlace> by) {

  public HookRow {
    by = List.copyOf(by);
  }

  /** All hooks, in the order of the reference. */
  public static List<HookRow> of(Title title) {
    var all = new ArrayList<HookRow>();
    HookRegistry.byGroup()
        .forEach(
            (group, hooks) ->
                hooks.forEach(hook -> all.add(new HookRow(group, hook, by(title, hook)))));
    return all;
  }

  private static List<SourcePlace> by(Title title, Hook<?, ?> hook) {
    return title.rules().handlers(hook.name()).stream().map(HookRow::place).toList();
  }

  private static SourcePlace place(HookHandler<?, ?> layer) {
    return new SourcePlace(
        Path.of(layer.file()), Math.max(1, layer.line()), Math.max(1, layer.column()));
  }

  /**
   * Who answers, in a few words: "tracks.js:12", "tracks.js:12 and option.js:3", "" for the engine.
   */
  public String answers() {
    return by.stream()
        .map(HookRow::says)
        .reduce((some, last) -> UiWords.of("common.and", some, last))
        .orElse("");
  }

  /** A place in a few letters: "tracks.js:12". */
  public static String says(SourcePlace place) {
    return place.file().getFileName() + ":" + place.line();
  }
}
