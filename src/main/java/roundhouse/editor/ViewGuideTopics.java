package roundhouse.editor;

import java.util.Optional;
import roundhouse.editor.guide.GuideTopic;
import roundhouse.editor.text.TextTabs;

/** The topic of the guide that belongs to each view. */
final class ViewGuideTopics {
  private ViewGuideTopics() {}

  /**
   * The topic of a view; in a text, that of the word at the caret.
   *
   * @param present id of the focused view
   */
  static GuideTopic of(Optional<String> present, TextTabs texts) {
    return present.flatMap(WindowView::of).map(view -> of(view, texts)).orElse(GuideTopic.window());
  }

  private static GuideTopic of(WindowView view, TextTabs texts) {
    return switch (view) {
      case TEXTS ->
          texts.file().map(file -> GuideTopic.word(file, texts.word())).orElse(GuideTopic.window());
      case EDIT_MAP -> GuideTopic.part("map");
      case EDIT_MARKET -> GuideTopic.part("market");
      case EDIT_TILES -> GuideTopic.part("tiles");
      case TABLES -> GuideTopic.part("trains");
      case SCRIPTS -> GuideTopic.hook("");
      case PROJECT, PROBLEMS -> GuideTopic.part("title");
      case BOARD, CHOICES, BOOKS, MARKET, LOG, STATISTICS, LINES, SEATS -> GuideTopic.play();
    };
  }
}
