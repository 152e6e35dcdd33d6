package roundhouse.editor.printing;

import roundhouse.print.PageSize;
import roundhouse.print.PageSize.Orientation;
import roundhouse.print.PrintedGame.Part;
import roundhouse.words.UiWords;

/** What the choices of a print are called. */
final class PrintWords {
  private PrintWords() {}

  static String of(Part part) {
    return switch (part) {
      case MAP -> UiWords.of("print.map");
      case TILES -> UiWords.of("print.tiles");
      case UPGRADES -> UiWords.of("print.upgrades");
      case MARKET -> UiWords.of("print.market");
      case CHARTERS -> UiWords.of("print.charters");
      case CERTIFICATES -> UiWords.of("print.certificates");
      case PRIVATES -> UiWords.of("print.privates");
      case TRAINS -> UiWords.of("print.trains");
      case MARKERS -> UiWords.of("print.markers");
      case AID -> UiWords.of("print.aid");
      case RULES -> UiWords.of("print.rules");
    };
  }

  static String of(PageSize paper) {
    return switch (paper) {
      case A4 -> UiWords.of("print.a4");
      case A3 -> UiWords.of("print.a3");
      case A1 -> UiWords.of("print.a1");
      case LETTER -> UiWords.of("print.letter");
      case TABLOID -> UiWords.of("print.tabloid");
    };
  }

  static String of(Orientation orientation) {
    return switch (orientation) {
      case ANY -> UiWords.of("print.any-way");
      case UPRIGHT -> UiWords.of("print.upright");
      case SIDEWAYS -> UiWords.of("print.sideways");
    };
  }
}
