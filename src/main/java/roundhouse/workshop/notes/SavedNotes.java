package roundhouse.workshop.notes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.engine.ActionAnnotation;
import roundhouse.engine.GameLog;
import roundhouse.files.RegularFiles;

/** The notes beside a saved game, without a window. */
public final class SavedNotes {
  private SavedNotes() {}

  /**
   * The game with the notes that are beside its file, each at the action that led to its moment;
   * one on the start is at the first action, and one on another line of the game is left out.
   *
   * @throws IOException when the notes cannot be read
   */
  public static GameLog with(Path saved, GameLog log) throws IOException {
    Path file = Notes.beside(saved);
    if (!Files.exists(file)) return log;
    var moments = new GameMoments();
    var all = new ArrayList<>(log.annotations());
    try {
      YamlText yaml = YamlText.read(RegularFiles.text(file));
      for (String name : yaml.keys(ValuePath.of(NoteSubject.MOMENTS))) {
        var on = new NoteSubject(NoteSubject.MOMENTS, name);
        if (!moments.isOn(log.actions(), on)) continue;
        yaml.word(on.path())
            .ifPresent(
                text ->
                    all.add(
                        new ActionAnnotation(
                            Math.max(1, on.actions()),
                            "",
                            null,
                            List.of(new ActionAnnotation.Mark("", "", text)))));
      }
    } catch (RefusedEdit broken) {
      throw new IOException("%s: %s".formatted(file, broken.getMessage()), broken);
    }
    return log.annotated(all);
  }
}
