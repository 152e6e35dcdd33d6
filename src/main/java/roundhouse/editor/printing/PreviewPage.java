package roundhouse.editor.printing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.print.PrintedGame.Part;
import roundhouse.print.PrintedPage;
import roundhouse.words.UiWords;

/**
 * A page in the preview, or why a part has none.
 *
 * @param number of the page within its part, from 1
 * @param count of pages of the part
 * @param page empty if the part cannot be printed
 * @param fault why; "" otherwise
 */
record PreviewPage(Part part, int number, int count, Optional<PrintedPage> page, String fault) {

  /** In place of a part's pages. */
  static PreviewPage failed(Part part, Throwable why) {
    return new PreviewPage(part, 1, 1, Optional.empty(), "").without(why);
  }

  /** In place of a page that cannot be drawn. */
  PreviewPage without(Throwable why) {
    String says = UiWords.of("print.no-preview", PrintWords.of(part), why);
    return new PreviewPage(part, number, count, Optional.empty(), says);
  }

  static List<PreviewPage> of(Part part, List<PrintedPage> pages) {
    var all = new ArrayList<PreviewPage>();
    for (PrintedPage page : pages)
      all.add(new PreviewPage(part, all.size() + 1, pages.size(), Optional.of(page), ""));
    return all;
  }

  /** Its part, and which of the part's pages it is. */
  String says() {
    String name = PrintWords.of(part);
    return count == 1 ? name : UiWords.of("print.page-of-part", name, number, count);
  }

  /** Lists find a page by the letters of this text that are typed. */
  @Override
  public String toString() {
    return says();
  }
}
