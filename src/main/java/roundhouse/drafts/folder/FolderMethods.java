package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.SourceMeaning;
import roundhouse.drafts.UntypedValues;
import roundhouse.drafts.ruby.RubyFile;

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

  private static final Pattern LOOKS =
      Pattern.compile(
          "GAME_.*(URL|LOCATION|PUBLISHER|SUBTITLE|IMPLEMENTER|ALIASES|FULL_TITLE|DROPDOWN_TITLE)"
              + "|DEV_STAGE|PROTOTYPE|KEYWORDS|DEPENDS_ON|PUBLISHER|FIXTURE_DIR_NAME|LAYER_BY_NAME"
              + "|.*_(TEXT|COLORS?|COLOUR|STRS?|ICONS?|DESC|CLASS)|ACTIONS");
  private static final int MOST_SHOWN = 80;

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
    noteConstants();
    noteCode();
    noteOptions();
  }

  /** Constants that only words and looks need are not worth more than a place in the last list. */
  private void noteConstants() throws DraftRefused {
    for (String name : title.constants().unread()) {
      Object value = title.constants().value(name).orElse("computed");
      boolean looks = LOOKS.matcher(name).matches();
      if (looks || String.valueOf(value).length() > MOST_SHOWN) title.get(name);
      if (!looks)
        notes.left(
            "constant `" + name + "`: " + ConstantMeanings.of(name) + "; it is " + shown(value));
    }
  }

  private static String shown(Object value) {
    String text = String.valueOf(value).replace("`", "'");
    return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
  }

  private void noteCode() throws IOException, DraftRefused {
    title
        .written()
        .forEach(
            (constant, method) ->
                notes.guessed("title", "`" + constant + "`: the first table in `" + method + "`"));
    title
        .ownSteps()
        .forEach(
            (step, text) ->
                notes.left(
                    "a "
                        + step
                        + " of its own: see the steps in rounds.yaml"
                        + RubyFile.numbers(text)));
    title.methods().entrySet().stream()
        .sorted(Comparator.comparingInt(method -> MethodMeanings.weight(method.getKey())))
        .forEach(method -> noteMethod(method.getKey(), method.getValue()));
    for (String text : new LinkedHashSet<>(title.constants().computed())) notes.left(text);
    title.unread().forEach(notes::left);
  }

  private void noteMethod(String method, String text) {
    SourceMeaning meaning = MethodMeanings.of(method);
    notes.left(
        "method `" + method + "`: " + meaning.says() + RubyFile.numbers(text), meaning.hooks());
    if (RUN_TIME.contains(method)) notes.left("what `" + method + "` chooses when a game begins");
  }

  private void noteOptions() throws DraftRefused {
    for (Map<String, Object> option : UntypedValues.maps(title.get("OPTIONAL_RULES"))) {
      String name = UntypedValues.text(option.get("short_name"));
      notes.left("option '" + name + "': " + UntypedValues.text(option.get("desc")));
    }
  }
}
