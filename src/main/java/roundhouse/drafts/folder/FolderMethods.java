package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.Plain;
import roundhouse.drafts.SourceMeaning;

/** Lists what a title defines in methods or elsewhere; this is reported, never translated. */
final class FolderMethods {
  private static final Set<String> RUN_TIME =
      Set.of(
          "game_market",
          "game_trains",
          "game_phases",
          "game_hexes",
          "game_tiles",
          "game_companies",
          "game_corporations");

  private final TitleFolder title;
  private final DraftNotes notes;

  FolderMethods(TitleFolder title, Draft draft) {
    this.title = title;
    this.notes = draft.notes();
  }

  void note() throws IOException, DraftRefused {
    title
        .parentName()
        .ifPresent(name -> notes.taken("what it inherits from " + name + ", the folder beside it"));
    title
        .absentParent()
        .ifPresent(
            name ->
                notes.missing(
                    "title",
                    "the title inherits from " + name + ", which is not in the folder beside it"));
    noteCode();
    noteOptions();
  }

  private void noteCode() throws IOException, DraftRefused {
    for (String method : title.methods()) {
      SourceMeaning meaning = MethodMeanings.of(method);
      notes.left("method `" + method + "`: " + meaning.says(), meaning.hooks());
      if (RUN_TIME.contains(method)) notes.left("what `" + method + "` chooses when a game begins");
    }
    for (String step : title.ownSteps())
      notes.left("a " + step + " of its own: see the steps in rounds.yaml");
    for (String text : new LinkedHashSet<>(title.constants().computed()))
      notes.left("computed: `" + text.replace("`", "'") + "`");
  }

  private void noteOptions() throws DraftRefused {
    for (Map<String, Object> option : Plain.maps(title.get("OPTIONAL_RULES"))) {
      String name = Plain.text(option.get("short_name"));
      notes.left("option '" + name + "': " + Plain.text(option.get("desc")));
    }
  }
}
