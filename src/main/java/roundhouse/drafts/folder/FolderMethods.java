package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.Plain;

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
  private final Draft draft;

  FolderMethods(TitleFolder title, Draft draft) {
    this.title = title;
    this.draft = draft;
  }

  void note() throws IOException, DraftRefused {
    title
        .parentName()
        .ifPresent(
            name ->
                draft.notes().taken("what it inherits from " + name + ", the folder beside it"));
    title
        .absentParent()
        .ifPresent(
            name ->
                draft
                    .notes()
                    .missing(
                        "title",
                        "the title inherits from "
                            + name
                            + ", which is not in the folder beside it"));
    for (String method : title.methods()) {
      draft.notes().left("method `" + method + "`: " + MethodMeanings.of(method));
      if (RUN_TIME.contains(method))
        draft.notes().left("what `" + method + "` chooses when a game begins");
    }
    for (String step : title.ownSteps())
      draft.notes().left("a " + step + " of its own: see the steps in rounds.yaml");
    for (String text : new LinkedHashSet<>(title.constants().computed()))
      draft.notes().left("computed: `" + text.replace("`", "'") + "`");
    for (Map<String, Object> option : Plain.maps(title.get("OPTIONAL_RULES")))
      draft
          .notes()
          .left(
              "option '"
                  + Plain.text(option.get("short_name"))
                  + "': "
                  + Plain.text(option.get("desc")));
  }
}
