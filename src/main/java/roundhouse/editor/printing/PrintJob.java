package roundhouse.editor.printing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.words.UiWords;

/**
 * Makes the pages of some parts of a game, one part after another.
 *
 * @param pages makes those of a part
 * @param begun called before each part, with the number of parts done
 */
record PrintJob(Function<Part, List<PrintedPage>> pages, ObjIntConsumer<Part> begun) {

  /** A part that cannot be printed. */
  static final class PartFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    PartFailure(Part part, RuntimeException why) {
      super(UiWords.of("print.fault", PrintWords.of(part), why), why);
    }
  }

  /**
   * The pages of all these parts.
   *
   * @throws PartFailure naming the part that cannot be printed
   */
  List<PrintedPage> of(Set<Part> parts) {
    List<PrintedPage> all = new ArrayList<>();
    int done = 0;
    for (Part part : parts) {
      begun.accept(part, done++);
      try {
        all.addAll(pages.apply(part));
      } catch (RuntimeException why) {
        throw new PartFailure(part, why);
      }
    }
    return all;
  }
}
