package roundhouse.mapping;

import java.nio.file.Path;
import java.util.Optional;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.Span;
import roundhouse.edit.DesignFiles;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.TextEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * What was typed into a design's file, carried over to the file of a variant.
 *
 * @param text of the variant's file
 * @param caret the offset after what was typed
 */
public record CarriedTyping(String text, int caret) {

  /**
   * Carries typing over: into a copy of the value in which it happened, otherwise as the difference
   * that it makes, otherwise, where the text is no longer whole, at the end.
   *
   * @param file the variant's
   * @param own what that held before
   * @param before the design's file before the typing
   */
  public static CarriedTyping of(
      EditedMap variant, Path file, String own, String before, TextEdit typed) {
    var carrying = new CarriedEdit(variant, DesignFiles.path(file));
    YamlText here = DesignFiles.read(file, own);
    return attempt(() -> intoCopy(carrying, here, DesignFiles.read(file, before), typed))
        .or(() -> attempt(() -> difference(carrying, file, here, before, typed)))
        .orElseGet(() -> atTheEnd(own, typed));
  }

  /** Typing in a file that the variant has as a whole. */
  public static CarriedTyping whole(String before, TextEdit typed) {
    return new CarriedTyping(typed.apply(before), typed.offset() + typed.inserted().length());
  }

  /** Where the caret is in a file. */
  public SourcePlace in(Path file) {
    String until = text.substring(0, caret);
    int line = (int) until.chars().filter(letter -> letter == '\n').count() + 1;
    return new SourcePlace(file, line, caret - until.lastIndexOf('\n'));
  }

  private interface Attempt {
    Optional<CarriedTyping> make();
  }

  /** Nothing for text that is not whole, or that is written in an unusual way. */
  private static Optional<CarriedTyping> attempt(Attempt attempt) {
    try {
      return attempt.make();
    } catch (RefusedEdit unfit) {
      return Optional.empty();
    }
  }

  private static Optional<CarriedTyping> intoCopy(
      CarriedEdit carrying, YamlText own, YamlText before, TextEdit typed) {
    ValuePath path = outermostList(before, before.pathAt(typed.offset()));
    Optional<YamlValue> value =
        before.at(path).filter(found -> !(found instanceof YamlValue.Table) && !path.isRoot());
    Span from = before.span(path).orElse(Span.NONE);
    if (value.isEmpty() || typed.end() > from.to()) return Optional.empty();
    String copied = carrying.copy(own, path, value.get()).text();
    Span to = DesignFiles.read(partFile(carrying), copied).span(path).orElse(Span.NONE);
    String rest = before.text().substring(typed.offset(), from.to());
    int at = to.to() - rest.length();
    if (at < to.from() || !copied.startsWith(rest, at)) return Optional.empty();
    String after = new TextEdit(at, typed.removed(), typed.inserted()).apply(copied);
    return Optional.of(new CarriedTyping(after, at + typed.inserted().length()));
  }

  /** A list is replaced as a whole. */
  private static ValuePath outermostList(YamlText text, ValuePath path) {
    ValuePath outer = ValuePath.ROOT;
    for (String name : path.names()) {
      outer = outer.child(name);
      if (text.at(outer).orElse(null) instanceof YamlValue.Items) return outer;
    }
    return path;
  }

  /** The name of a file decides how its keys are read. */
  private static Path partFile(CarriedEdit carrying) {
    String part = carrying.part().isRoot() ? "title" : carrying.part().last();
    return Path.of(part + ".yaml");
  }

  private static Optional<CarriedTyping> difference(
      CarriedEdit carrying, Path file, YamlText own, String before, TextEdit typed) {
    YamlText after =
        carrying.apply(
            own, DesignFiles.read(file, before), DesignFiles.read(file, typed.apply(before)));
    TextEdit made = TextEdit.between(own.text(), after.text());
    return made.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CarriedTyping(
                after.text(),
                after
                    .text()
                    .substring(0, made.offset() + made.inserted().length())
                    .stripTrailing()
                    .length()));
  }

  private static CarriedTyping atTheEnd(String own, TextEdit typed) {
    String begun = own.isEmpty() || own.endsWith("\n") ? own : own + "\n";
    String text = begun + typed.inserted().strip();
    return new CarriedTyping(text, text.length());
  }
}
