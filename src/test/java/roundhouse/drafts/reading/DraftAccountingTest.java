package roundhouse.drafts.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.TileCatalogue;
import roundhouse.drafts.DraftRefused;
import roundhouse.testkit.SharedFolder;

/** No value of a source is lost without a word: if it changes, the draft changes. */
@Tag("slow")
class DraftAccountingTest {
  private static final String FILE =
      """
      { "info": { "title": "Isle", "currency": "£#", "year": 1871 },
        "bank": 3000, "bank": 2000, "players": [ { "number": 2, "capital": 400, "certLimit": 12, "bank": 70 } ],
        "shareTypes": { "default": [ { "quantity": 1, "percent": "20/40" }, { "quantity": 8, "percent": 10 } ] },
        "companies": [ { "name": "One", "abbrev": "ONE", "color": "red", "tokens": ["Free", 45], "loans": 6 } ],
        "trains": [ { "name": "2", "quantity": 3, "price": 80, "salvage": 15 },
                    { "name": "4", "quantity": 5, "price": 300, "upkeep": { "each": [25, 35] } } ],
        "phases": [ { "name": "2", "limit": 4, "tiles": "yellow" }, { "name": "4", "limit": 2, "tiles": "green", "tax": 55 } ],
        "privates": [ { "name": "Ferry", "sym": "F", "price": 20, "revenue": [5, 65] } ],
        "stock": { "type": "1D", "market": [ 50, { "value": 60, "par": true, "legend": 7 }, { "value": 70, "label": "75 a share" } ] },
        "tiles": { "57": 2, "8": { "quantity": 3, "weight": 85 } },
        "map": { "hexes": [
          { "hexes": ["A1"], "color": "plain", "cities": [ { "companies": ["ONE"], "toll": 95 } ] },
          { "hexes": ["A3"], "color": "gray", "centerTowns": [ {} ], "values": [ { "value": 20 }, { "value": 105 } ],
            "track": [ { "side": 4, "type": "straight" } ] },
          { "hexes": ["A5"], "color": "offboard", "track": [ { "type": "offboard", "side": 3 } ],
            "offBoardRevenue": { "revenues": [ %s ] } } ] } }
      """;

  private static final String FOLDER =
      """
      class Game < Game::Base
        BANK_CASH = 4_000
        STARTING_CASH = { 2 => 400, 9 => 115 }.freeze
        CERT_LIMIT = { 2 => 12 }.freeze
        PLAYER_RANGE = [2, 2].freeze
        LOAN_VALUE = 125
        LOAN_STEPS = { small: [1250, 1350, 1450], large: [1550, 1650, 1750, 1850, 1950, 2050, 2150, 2250] }.freeze
        FEES, FINES = 135, 145
        MARKET = [%w[50 60p 70 80e]].freeze
        TRAINS = [{ name: '2', distance: 2, price: 80, num: 4, salvage: 155 },
                  { name: '4', distance: 4, price: 300, num: 6 }].freeze
        PHASES = [{ name: '2', train_limit: 4, tiles: [:yellow] },
                  { name: '4', on: '4', train_limit: 3, tiles: %i[yellow green], tax: 165 }].freeze
        COMPANIES = [{ sym: 'F', name: 'Ferry', value: 20, revenue: [5, 175], desc: 'Pays 185 once.' }].freeze
        CORPORATIONS = [{ sym: 'ONE', name: 'One', tokens: [0, 40], coordinates: 'A1', loans: 195 }].freeze
        TILES = { '57' => 2, '8' => 3 }.freeze
        HEXES = { white: { %w[A1] => 'city=revenue:0', ['A3'] => 'upgrade=cost:40,size:205' },
                  red: { ['A5'] => 'offboard=revenue:yellow_30|yellow_215|brown_50;path=a:0,b:_0;toll=225' } }.freeze

        def num_trains(train)
          train[:name] == '2' ? 235 : 245
        end
      end
      """;

  private static final String DRAWN = "\"(angle|percent|rotation|side|width|start|end)\": -?$";

  /** Numbers that mean the same as before within their bounds, or that are part of a name. */
  private static final String BOUND =
      "('(pay|visit)' => |(distance|multiplier|visit_cost|count):"
          + " |[:/]|require.*|#.*|%[wi]\\[[^\\]]*)$";

  @TempDir Path root;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ \"color\": \"yellow\", \"value\": 30 }, { \"color\": \"brown\", \"revenue\": 50 }",
        "{ \"color\": \"white\", \"cost\": 10 }, { \"color\": \"gray\", \"value\": 40 }, {"
            + " \"color\": \"white\", \"value\": 200 }",
        "{ \"color\": \"red1\", \"value\": 11 }, { \"color\": \"red2\", \"value\": 22 }, {"
            + " \"color\": \"red3\", \"value\": 33 }, { \"color\": \"red4\", \"value\": 44 }, {"
            + " \"color\": \"red5\", \"value\": 66 }",
        "{ \"color\": \"yellow\", \"value\": 30, \"revenue\": 41 }, { \"color\": \"black\","
            + " \"value\": \"D80/90\" }",
        "{ \"color\": \"gray\", \"value\": 30 }, { \"color\": \"black\", \"value\": 80 }"
      })
  void eachNumberOfAFileOf18xxMakerChangesTheDraft(String steps) throws Exception {
    Path file = Files.writeString(root.resolve("isle.json"), FILE.formatted(steps));

    assertThat(silent(file, file, 1, DRAWN)).isEmpty();
  }

  @Test
  void eachNumberOfAFolderChangesTheDraft() throws Exception {
    Path folder = Files.createDirectories(root.resolve("g_isle"));
    Path file = Files.writeString(folder.resolve("game.rb"), FOLDER);

    assertThat(silent(folder, file, 1, "A$|a:|b:_|<")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'yellow 30, brown 50', 'yellow: 30, brown: 50'",
    "'white 10, gray 40, white 200', 'yellow: 10, green: 40, brown: 200'",
    "'paper1 20, paper2 30', 'yellow: 20, brown: 30'",
    "'gray 60', 'gray: 60'",
    "'phase2h 60', 'white: 60'",
    "'yellow 10, black 80', 'yellow: 10, gray: 80'"
  })
  void anAreaIsWorthWhatItsStepsSayInTheirOrder(String steps, String values) throws Exception {
    String written =
        Pattern.compile("(\\w+) (\\d+)")
            .matcher(steps)
            .replaceAll("{ \"color\": \"$1\", \"revenue\": $2 }");
    Path file = Files.writeString(root.resolve("isle.json"), FILE.formatted(written));

    assertThat(files(file)).contains("offboard: { " + values + " }");
  }

  @Test
  void someNumbersOfEachFileThatThereIsChangeItsDraft() throws Exception {
    var lost = new ArrayList<String>();
    for (Path file : shared("maker-games"))
      if (file.toString().endsWith(".json")) {
        Path copy = Files.copy(file, root.resolve(file.getFileName()));
        lost.addAll(silent(copy, copy, Math.max(1, numbers(Files.readString(copy)) / 5), DRAWN));
      }
    for (String folders : List.of("title-folders", "later-folders"))
      for (Path folder : shared(folders))
        if (Files.isRegularFile(folder.resolve("entities.rb"))) {
          Path copy = Files.createDirectories(root.resolve(folder.getFileName()));
          for (Path file : list(folder))
            if (Files.isRegularFile(file)) Files.copy(file, copy.resolve(file.getFileName()));
          Path entities = copy.resolve("entities.rb");
          int step = Math.max(1, numbers(Files.readString(entities)) / 5);
          lost.addAll(silent(copy, entities, step, BOUND));
        }

    assertThat(lost).isEmpty();
  }

  /** The numbers of a file, tried at this distance, whose change leaves the draft as it is. */
  private static List<String> silent(Path source, Path file, int every, String harmless)
      throws Exception {
    String before = files(source);
    String text = Files.readString(file);
    var lost = new ArrayList<String>();
    Matcher number = Pattern.compile("(?<![\\w.#])\\d+(?![\\d.])").matcher(text);
    for (int index = 0; number.find(); index++) {
      String line = text.substring(text.lastIndexOf('\n', number.start()) + 1, number.start());
      if (index % every > 0 || Pattern.compile(harmless).matcher(line).find()) continue;
      String other = number.group().equals("3") ? "4" : "3" + number.group().substring(1) + "1";
      Files.writeString(
          file, text.substring(0, number.start()) + other + text.substring(number.end()));
      if (files(source).equals(before)) lost.add(file.getFileName() + ": " + line + number.group());
    }
    Files.writeString(file, text);
    return lost;
  }

  private static int numbers(String text) {
    return (int) Pattern.compile("\\d+").matcher(text).results().count();
  }

  private static String files(Path source) throws Exception {
    try {
      return DraftReader.read(source, TileCatalogue.load(Path.of("tile-library")))
          .files()
          .toString();
    } catch (DraftRefused refused) {
      return refused.getMessage();
    }
  }

  private static List<Path> shared(String name) throws Exception {
    return list(SharedFolder.find(name));
  }

  private static List<Path> list(Path folder) throws Exception {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }
}
