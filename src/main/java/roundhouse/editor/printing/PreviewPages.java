package roundhouse.editor.printing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;

/** Makes the pages of a preview, and keeps those of a part while they stay the same. */
final class PreviewPages {
  private final BiFunction<PrintChoice, Part, List<PrintedPage>> maker;
  private final Map<Part, List<PreviewPage>> kept = new EnumMap<>(Part.class);
  private PrintChoice before;

  /**
   * @param maker makes the pages of a part
   */
  PreviewPages(BiFunction<PrintChoice, Part, List<PrintedPage>> maker) {
    this.maker = maker;
  }

  /**
   * The pages in their order; a part that cannot be printed says so in its place.
   *
   * @param wanted called before each part; an exception ends the work
   */
  List<PreviewPage> of(PrintChoice choice, Runnable wanted) {
    if (before != null && !choice.printsAlike(before)) kept.clear();
    before = choice;
    var all = new ArrayList<PreviewPage>();
    for (Part part : choice.parts()) {
      wanted.run();
      all.addAll(kept.computeIfAbsent(part, each -> made(choice, each)));
    }
    return all;
  }

  private List<PreviewPage> made(PrintChoice choice, Part part) {
    try {
      return PreviewPage.of(part, maker.apply(choice, part));
    } catch (RuntimeException why) {
      return List.of(PreviewPage.failed(part, why));
    }
  }
}
