package roundhouse.interop.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.ExportedGame;
import roundhouse.interop.NamedPlayers;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.Recording;
import roundhouse.interop.RecordingFiles;
import roundhouse.interop.TestTitles;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.GameImport;
import roundhouse.route.problem.Run;
import roundhouse.testkit.SharedFolder;

/**
 * A recording that is imported and exported again says the same. Its runs are compared by what the
 * export is imported as: recordings also have track beyond the first and the last call.
 */
@Tag("slow")
class GameExportTest {
  /** Standing orders, what that engine does by itself, and passes, for which it stops elsewhere. */
  private static final Set<String> ASIDE =
      Set.of("pass", "end_game", "destination_connection", "message");

  private final Conformance conformance = new Conformance(TestTitles.all());

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1830/29133",
        "1836Jr30/1836Jr30_game_end_bankrupt",
        "1846/10264",
        "1846/19962",
        "1846/222264",
        "1860/random-109-no_skip_towns",
        "1860/random-127-re_enter_hexes",
        "1861/random-209",
        "1861/29683",
        "1867/hs_ahjzadkh_19792",
        "1870/random-307-diesels",
        "1870/random-323-original_rules",
        "1882/10526",
        "1889/962",
        "18Chesapeake/1277",
        "18TN/18TN_game_end_stock_market",
        "18GA/18GA_game_end_bank"
      })
  void aRecordingThatIsExportedAgainHasTheSameActions(String name) throws IOException {
    Recording recording = recording(name);
    Title title = conformance.title(recording);
    GameImport game = GameImport.of(title, recording);

    GameExport export = GameExport.of(title, game.log());

    Recording again = exported(export);
    assertThat(export.lost()).isEmpty();
    assertThat(facts(again)).containsExactlyElementsOf(facts(recording));
    assertThat(oneWay(GameImport.of(title, again).log().actions()))
        .isEqualTo(oneWay(game.log().actions()));
  }

  @Test
  void certificatesKeepTheirNumbersWhereAPurchaseByANamedPlayerBringsThePresidency()
      throws IOException {
    Recording numbered = recording("1870/random-307-diesels");
    Title title = conformance.title(numbered);
    GameImport game = GameImport.of(title, named(numbered, title));

    Recording again = named(exported(GameExport.of(title, game.log())), title);

    assertThat(oneWay(GameImport.of(title, again).log().actions()))
        .isEqualTo(oneWay(game.log().actions()));
  }

  private static Recording named(Recording recording, Title title) {
    var letters = List.of("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay").iterator();
    var names =
        new NamedPlayers(
            recording.players().stream().collect(Collectors.toMap(id -> id, _ -> letters.next())));
    return new ExportedGame(recording, names, 0, 0, List.of()).named(title.design());
  }

  /** Runs have no direction. */
  private static List<Action> oneWay(List<Action> actions) {
    return actions.stream()
        .map(
            action ->
                action instanceof Action.RunTrains runs
                    ? new Action.RunTrains(
                        runs.by(), runs.runs().stream().map(GameExportTest::oneWay).toList())
                    : action)
        .toList();
  }

  private static Run oneWay(Run run) {
    boolean back =
        run.track().getFirst().toString().compareTo(run.track().getLast().toString()) > 0;
    return back ? new Run(run.train(), run.track().reversed(), run.calls().reversed()) : run;
  }

  private Recording recording(String name) throws IOException {
    Recording read = RecordingFiles.read(SharedFolder.find("peer-games/" + name + ".game.json"));
    return new Recording(
        read.name(),
        read.title(),
        read.players(),
        read.options(),
        read.seed(),
        read.actions(),
        read.result(),
        Optional.empty());
  }

  private Recording exported(GameExport export) throws IOException {
    Path file = folder.resolve("export.json");
    Files.writeString(file, export.file().toPrettyString());
    return ExportedGame.read(file).recording();
  }

  private static List<String> facts(Recording recording) {
    var facts = new ArrayList<String>();
    for (RecordedAction action : recording.actions()) {
      add(action, facts);
      action.auto().forEach(auto -> add(auto, facts));
    }
    return facts;
  }

  private static void add(RecordedAction action, List<String> facts) {
    if (ASIDE.contains(action.type()) || action.type().startsWith("program_")) return;
    JsonNode fields = action.fields();
    var said = new StringBuilder(action.type() + " " + action.entity() + " " + action.kind());
    for (String field :
        List.of(
            "company",
            "corporation",
            "price",
            "hex",
            "rotation",
            "kind",
            "choice",
            "target",
            "exchange",
            "token_type"))
      if (fields.hasNonNull(field))
        said.append(' ').append(field).append('=').append(fields.path(field).asText());
    if (action.is("par")) said.append(' ').append(fields.path("share_price").asText());
    said.append(fields.path("tile").asText().replaceAll("^(.+)-\\d+$", " tile=$1"));
    said.append(fields.path("train").asText().replaceAll("^(.+)-\\d+$", " train=$1"));
    var shares = new TreeSet<String>();
    fields.path("shares").forEach(share -> shares.add(share.asText().replaceAll("_\\d+$", "")));
    if (!shares.isEmpty()) said.append(shares).append(fields.path("shares").size());
    for (JsonNode route : fields.path("routes"))
      said.append(' ').append(route.path("train").asText().replaceAll("-\\d+$", ""));
    facts.add(said.toString());
  }
}
