package roundhouse.drafts.folder;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import roundhouse.drafts.Draft;
import roundhouse.drafts.DraftNotes;
import roundhouse.drafts.DraftRefused;
import roundhouse.drafts.SourceMeaning;
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
    noteConstants();
    noteCode();
  }

  /** Constants that only words and looks need are not worth more than a place in the last list. */
  private void noteConstants() throws DraftRefused {
    if (title.hasRun())
      notes.left(
          "rules that the title's code has: there is none in the folder, and constants.json also"
              + " holds what the online engine says itself");
    for (String name : title.constants().unread()) {
      if (title.hasRun() && !ConstantMeanings.KNOWN.containsKey(name)) continue;
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
    title.ownSteps().forEach(this::noteStep);
    title.methods().entrySet().stream()
        .sorted(Comparator.comparingInt(method -> MethodMeanings.weight(method.getKey())))
        .forEach(method -> noteMethod(method.getKey(), method.getValue()));
    for (String text : new LinkedHashSet<>(title.constants().computed())) notes.left(text);
    title.unread().forEach(notes::left);
  }

  /** A step that changes a usual one is told; play lacks one that no other title has. */
  private void noteStep(String file, String text) {
    Optional<SourceMeaning> usual =
        file.startsWith("step ")
            ? StepMeanings.of(file.substring("step ".length()))
            : Optional.of(SourceMeaning.of("see rounds.yaml"));
    usual.ifPresentOrElse(
        meaning ->
            notes.left(
                "a " + file + " of its own: " + meaning.says() + RubyFile.numbers(text),
                meaning.hooks()),
        () -> noteOwnStep(file.substring("step ".length()), text));
  }

  private void noteOwnStep(String step, String text) {
    if (FolderRounds.isOpening(step)) return;
    String numbers = RubyFile.numbers(text);
    if (!numbers.isEmpty()) notes.left("a step " + step + " of its own" + numbers);
    notes.missing(
        "rounds",
        "the source has a step of its own, '" + step + "' (a step of a script, or a hook)");
  }

  private void noteMethod(String method, String text) {
    SourceMeaning meaning = MethodMeanings.of(method);
    notes.left(
        "method `" + method + "`: " + meaning.says() + RubyFile.numbers(text), meaning.hooks());
    if (RUN_TIME.contains(method)) notes.left("what `" + method + "` chooses when a game begins");
  }

  /**
   * What constants usually say that no draft reads, and which of our keys or steps would carry it.
   */
  private static final class ConstantMeanings {
    private static final Map<String, String> KNOWN =
        Map.ofEntries(
            Map.entry("MIN_BID_INCREMENT", "the least raise of a bid (the step of the auction)"),
            Map.entry("MIN_BID_RAISE", "the least raise of a bid (the step of the auction)"),
            Map.entry(
                "ONLY_HIGHEST_BID_COMMITTED", "which bids bind money (the step of the auction)"),
            Map.entry("TILE_COST", "what a tile costs beside its terrain (a hook)"),
            Map.entry("HALT_SUBSIDY", "a subsidy for halts ('halt-subsidy' of the routes)"),
            Map.entry("LOAN_VALUE", "what a loan brings ('loans')"),
            Map.entry("INTEREST_RATE", "the interest on loans ('loans')"),
            Map.entry("MAXIMUM_LOANS", "how many loans a company has ('loans' of a kind)"),
            Map.entry("BANKRUPTCY_ALLOWED", "whether a player may go bankrupt ('ends')"),
            Map.entry("GAME_END_TIMING_PRIORITY", "which cause of the end counts first ('ends')"),
            Map.entry("CERT_LIMIT_INCLUDES_PRIVATES", "whether privates count for the limit"),
            Map.entry("TRAIN_PRICE_MIN", "the lowest price between companies ('price-step')"),
            Map.entry(
                "EBUY_SELL_MORE_THAN_NEEDED",
                "how much a president sells for a train (a hook: maySellShares)"),
            Map.entry("EBUY_OWNER_MUST_HELP", "whom a president helps ('president-helps')"),
            Map.entry(
                "EBUY_CAN_TAKE_PLAYER_LOAN", "loans of players (a script: owe with a flag, worth)"),
            Map.entry(
                "OBSOLETE_TRAINS_COUNT_FOR_LIMIT",
                "whether obsolete trains count for the limit (a hook: trainLimit)"),
            Map.entry("SELL_BUY_ORDER", "the order of sales and purchases ('order' of stock-turn)"),
            Map.entry("EVENTS", "what trains set off (a script)"),
            Map.entry(
                "FIRST_OR_TILE_LAYS",
                "more tiles in a company's first turn ('script: extra-yellow.js' of 'scripts:"
                    + " derrick', with 'data: { first-turn: [lay lay, upgrade] }')"),
            Map.entry(
                "EXTRA_TILE_LAYS", "more tiles in some phases (hook trackMeans with 'allows')"),
            Map.entry("MINOR_TILE_LAYS", "what minors lay ('allows' of lay-track, by kind)"),
            Map.entry("DESTINATIONS", "destinations of companies (a module and 'data')"),
            Map.entry(
                "TILE_RESERVATION_BLOCKS_OTHERS",
                "what is kept free for a home ('reserves' of a kind)"),
            Map.entry("GAME_VARIANTS", "variants of the title, designs of their own here"),
            Map.entry("MUTEX_RULES", "options that exclude each other ('excludes' of an option)"));

    private ConstantMeanings() {}

    static String of(String name) {
      return KNOWN.getOrDefault(name, "it says something for a method or a step of its own");
    }
  }
}
