package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.design.loading.UnsavedTexts;

/**
 * The texts of files that differ from what their files hold.
 *
 * @param saving those that are being written: the rules of the game
 * @param typed those and what is typed and not saved
 */
public record EditedTexts(Map<Path, String> saving, Map<Path, String> typed) {
  public static final EditedTexts NONE = new EditedTexts(Map.of(), Map.of());

  public EditedTexts {
    saving = Map.copyOf(saving);
    typed = Map.copyOf(typed);
  }

  /** These, and what files are known to hold. */
  public EditedTexts over(Map<Path, String> files) {
    var saved = new HashMap<>(files);
    saved.putAll(saving);
    var all = new HashMap<>(saved);
    all.putAll(typed);
    return new EditedTexts(saved, all);
  }

  /** Those of some files. */
  public EditedTexts within(Predicate<Path> wanted) {
    return new EditedTexts(only(saving, wanted), only(typed, wanted));
  }

  private static Map<Path, String> only(Map<Path, String> texts, Predicate<Path> wanted) {
    var some = new HashMap<>(texts);
    some.keySet().removeIf(wanted.negate());
    return some;
  }

  /** Whether everything typed is saved, or about to be. */
  public boolean saved() {
    return typed.equals(saving);
  }

  /** What files hold, or are about to. */
  public UnsavedTexts inFiles() {
    return in(saving);
  }

  /** What files would hold if all that is typed were saved. */
  public UnsavedTexts asTyped() {
    return in(typed);
  }

  private static UnsavedTexts in(Map<Path, String> texts) {
    return texts.isEmpty()
        ? UnsavedTexts.NONE
        : file -> Optional.ofNullable(texts.get(OpenDocuments.normalized(file)));
  }
}
