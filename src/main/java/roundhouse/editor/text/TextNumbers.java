package roundhouse.editor.text;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.regex.MatchResult;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.editor.scrub.NumberScale;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.editor.scrub.ScrubbedNumber;

/** The numbers in the text of a design's file: those that the format knows as numbers, no names. */
record TextNumbers(RSyntaxTextArea area, Document document, DesignLanguageService knowledge)
    implements NumberScrubber.Numbers {

  @Override
  public Optional<ScrubbedNumber> at(Point point) {
    return around(area.viewToModel2D(point)).filter(found -> found.about().contains(point));
  }

  @Override
  public Optional<ScrubbedNumber> selected() {
    return around(area.getCaretPosition());
  }

  private Optional<ScrubbedNumber> around(int offset) {
    if (!DesignLanguageService.isOfDesign(document)) return Optional.empty();
    return NumberScale.at(document.text(), offset).flatMap(this::number);
  }

  private Optional<ScrubbedNumber> number(MatchResult found) {
    return path(found.start())
        .flatMap(
            path ->
                NumberScale.of(
                    knowledge.designs().loaded(document).flatMap(now -> now.read().tree()), path))
        .map(
            scale ->
                new ScrubbedNumber(
                    document.file(),
                    String.valueOf(found.start()),
                    Integer.parseInt(found.group()),
                    scale,
                    box(found),
                    (text, number) -> written(text, found.start(), number)));
  }

  /** The path of the value that is written at an offset; empty in a key and in a broken text. */
  private Optional<ValuePath> path(int offset) {
    try {
      YamlText yaml = document.yaml();
      return Optional.of(yaml.pathAt(offset))
          .filter(path -> yaml.isInValue(path, offset))
          .map(path -> path.under(DesignFiles.path(document.file())));
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  private static String written(String text, int offset, int number) {
    int end = offset;
    while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
    if (end == offset) return text;
    return text.substring(0, offset) + number + text.substring(end);
  }

  private Rectangle box(MatchResult found) {
    try {
      Rectangle start = area.modelToView2D(found.start()).getBounds();
      return start.union(area.modelToView2D(found.end()).getBounds());
    } catch (BadLocationException gone) {
      throw new IllegalStateException(gone);
    }
  }
}
