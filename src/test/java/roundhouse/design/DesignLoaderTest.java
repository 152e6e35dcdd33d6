package roundhouse.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DesignLoaderTest {
  private static final Path DESIGNS = Path.of("src/test/resources/roundhouse/design/designs");

  private static final Path LIBRARY = Path.of("tile-library");

  @TempDir Path folder;

  @BeforeEach
  void copy() throws IOException {
    for (String design : List.of("isle", "isle-express")) {
      Files.createDirectory(folder.resolve(design));
      try (var files = Files.list(DESIGNS.resolve(design))) {
        for (Path file : files.toList()) Files.copy(file, folder.resolve(design).resolve(file.getFileName()));
      }
    }
  }

  @Test
  void aTitleIsReadWithThePartsBesideIt() {
    Design isle = load("isle");
    assertThat(isle.bank().cash()).isEqualTo(5000);
    assertThat(isle.startingCash()).containsEntry(3, 350);
    assertThat(isle.map().hexes().keySet()).containsExactly("A3", "A5", "B2", "B4", "C7", "B6", "C5", "C3", "D4", "E5", "A7", "F4");
    assertThat(isle.trains().get("3+1").runs()).isEqualTo(new Allowance(3, 1, true));
    assertThat(isle.tiles().get("8").count().unlimited()).isTrue();
    assertThat(isle.rounds().get("operating").steps()).hasSize(5);
    assertThat(isle.then()).containsExactly("stock", "operating");
    assertThat(isle.company("CNR").par()).contains(new NumberRange(70, 90));
    assertThat(isle.kindOf("CNR").markers()).containsExactly(0, 40);
  }

  @Test
  void aVariantIsAsLongAsItsDifference() {
    Design express = load("isle-express");
    assertThat(express.title()).isEqualTo("Isle Express");
    assertThat(express.trains().keySet()).containsExactly("2", "4", "5");
    assertThat(express.trains().get("4").price()).isEqualTo(300);
    assertThat(express.trains().get("4").rustsOn()).isEqualTo("5");
    assertThat(express.options().keySet()).containsExactly("destinations", "one-more-four", "hills");
  }

  @Test
  void aVariantTellsWhereEachValueAndScriptComesFrom() {
    LoadResult result = DesignLoader.load(folder.resolve("isle-express"), LIBRARY, Set.of());
    assertThat(result.places().of("trains.4.price").orElseThrow().file()).isEqualTo(file("isle", "trains.yaml"));
    assertThat(result.places().of("trains.4.rusts-on").orElseThrow()).isEqualTo(new Place(file("isle-express", "title.yaml"), 6, 20));
    assertThat(result.origins())
        .containsExactly(
            new LoadResult.Origin(folder.resolve("isle"), List.of("isle.js")),
            new LoadResult.Origin(folder.resolve("isle-express"), List.of("express.js", "more.js")));
    assertThat(result.files()).contains(file("isle", "title.yaml"), file("isle", "rounds.yaml"), file("isle-express", "title.yaml")).hasSize(11);
  }

  @Test
  void anOptionLaysItsChangeOverTheTitle() {
    assertThat(load("isle").trains().get("4").count().unlimited()).isTrue();
    assertThat(load("isle", "one-more-four").trains().get("4").count()).isEqualTo(new Count(4, false));
    assertThat(load("isle-express", "one-more-four").trains().get("4").count()).isEqualTo(new Count(5, false));
    assertThat(load("isle", "destinations").company("CNR").data().values()).containsKey("destinations");
    assertThat(load("isle", "poor").startingCash()).containsOnlyKeys(2, 3);
  }

  @Test
  void anOptionFindsEachHexOfALineThatNamesSeveral() {
    Design hills = load("isle", "hills");
    assertThat(hills.map().hexes()).doesNotContainKeys("A5", "B2");
    assertThat(hills.map().hexes().get("A3").cost()).isEqualTo(20);
    assertThat(hills.map().hexes().get("C7").cost()).isZero();
  }

  @Test
  void anOptionBringsThoseItImpliesInTheOrderWritten() {
    LoadResult result = DesignLoader.load(folder.resolve("isle"), LIBRARY, Set.of("rich", "destinations"));
    assertThat(result.options()).containsExactly("destinations", "one-more-four", "rich");
    assertThat(result.design().orElseThrow().startingCash()).containsEntry(2, 600).containsEntry(3, 350);
  }

  @Test
  void optionsThatExcludeEachOtherAndUnknownOnesAreRefused() {
    assertThat(problems("isle", "rich", "poor")).containsExactly("options.yaml:9:1: error: option 'rich' cannot be combined with 'poor'");
    assertThat(problems("isle", "rihc")).containsExactly("title.yaml:1:1: error: there is no option 'rihc': did you mean 'rich'?");
  }

  @Test
  void anOptionIsCheckedWhileItIsOff() throws IOException {
    append("isle", "options.yaml", "bad:\n  says: Bad.\n  trains: { 7: { price: 5, count: 5 }, remove: [8] }\n  trians: {}\n");
    assertThat(problems("isle"))
        .containsExactly(
            "options.yaml:23:16: error: 'runs' is missing (with the option 'bad'): How far it runs: 4, 3+1, or { cities: 3, towns: 1 }.",
            "options.yaml:23:49: error: there is no '8' to remove in trains (with the option 'bad'): there are 2, 3+1, 4",
            "options.yaml:24:3: error: unknown key 'trians': did you mean 'trains'?");
  }

  @Test
  void aPartStandsInOnePlace() throws IOException {
    append("isle", "title.yaml", "trains: {}\n");
    assertThat(problems("isle")).contains("title.yaml:14:1: error: 'trains' stands here and in trains.yaml: remove one of them");
  }

  @Test
  void aPartThatCannotBeReadHidesNoOtherProblem() throws IOException {
    append("isle", "trains.yaml", "\"9\": {\n");
    replace("isle", "privates.yaml", "price", "prize");
    assertThat(problems("isle"))
        .containsExactly(
            "privates.yaml:1:8: error: 'price' is missing: Face value.",
            "privates.yaml:1:23: error: unknown key 'prize': did you mean 'price'?",
            "trains.yaml:5:1: error: a '{' or '[' is not closed at the end of the file: write { key: value } and [one, two]");
  }

  @Test
  void aFileThatIsNotReadIsAWarning() throws IOException {
    Files.writeString(file("isle", "trians.yaml"), "");
    LoadResult result = DesignLoader.load(folder.resolve("isle"), LIBRARY, Set.of());
    assertThat(result.design()).isPresent();
    assertThat(problems("isle")).containsExactly("trians.yaml:1:1: warning: this file is not read: did you mean 'trains.yaml'?");
  }

  @Test
  void namesOfOtherThingsMustExist() throws IOException {
    replace("isle", "companies.yaml", "home: D4", "home: D5");
    replace("isle", "title.yaml", "stock operating", "stok operating");
    replace("isle", "trains.yaml", "rusts-on: \"4\"", "rusts-on: \"3+2\"");
    assertThat(problems("isle"))
        .containsExactly(
            "companies.yaml:1:52: error: there is no 'D5' in map.hexes: did you mean 'D4'?",
            "title.yaml:8:7: error: there is no 'stok' in rounds: did you mean 'stock'?",
            "trains.yaml:1:50: error: there is no '3+2' in trains: did you mean '3+1'?");
  }

  @Test
  void valuesFitEachOther() throws IOException {
    replace("isle", "title.yaml", "players: 2-4", "players: 2-5");
    replace("isle", "title.yaml", "20 10 10", "20 20 10");
    replace("isle", "title.yaml", "57 -> 14 never", "57 -> 1444 never, 57 -> 14 perhaps, 57 -> 14 also on D40");
    replace("isle", "title.yaml", "bank-broken: this set", "bank-broken: this sett");
    assertThat(problems("isle")).containsExactly("title.yaml:9:22: error: 'this sett' was not understood: did you mean 'this-set'?");
    replace("isle", "title.yaml", "this sett", "this set");
    assertThat(problems("isle"))
        .containsExactly(
            "title.yaml:6:16: error: there is none for 5 players: add '5: …', or change 'players'",
            "title.yaml:7:20: error: there is none for 5 players: add '5: …', or change 'players'",
            "title.yaml:11:20: error: the certificates make 110 percent: each is more than 0, and all make 100",
            "title.yaml:12:12: error: there is no tile '1444': there are 7, 8, 57, X1, printed",
            "title.yaml:12:30: error: 'perhaps' is neither 'also' nor 'never'; write it as '57 -> 630 also', '12 -> 206 never' or '14 -> 170 also on J3 J5'",
            "title.yaml:12:48: error: there is no 'D40' in map.hexes: did you mean 'D4'?");
  }

  @Test
  void whatIsAuctionedExists() throws IOException {
    replace("isle", "rounds.yaml", "lots: ferry", "lots: ferry CNR fery");
    assertThat(problems("isle"))
        .containsExactly("rounds.yaml:1:70: error: there is no private or company 'fery': did you mean 'ferry'?");
  }

  @Test
  void tilesAndHexesCanBeDrawn() throws IOException {
    replace("isle", "tiles.yaml", "57: 2", "5777: 2");
    replace("isle", "tiles.yaml", "slots:2", "slotz:2");
    replace("isle", "map.yaml", "  C3: {", "  C4: {}\n  Q: {}\n  C3: {");
    replace("isle", "map.yaml", "A7: { color: gray,", "A7: { color: gray, city: 1,");
    replace("isle", "map.yaml", "A3-A5", "A3-C5");
    replace("isle", "map.yaml", "B4-C5", "B4-C55");
    assertThat(problems("isle")).anyMatch(line -> line.startsWith("tiles.yaml:3:7: error: the library has no tile '5777': like it are"));
    assertThat(problems("isle")).anyMatch(line -> line.startsWith("tiles.yaml:4:48: error: ") && line.contains("slot"));
    assertThat(problems("isle").subList(0, 5))
        .containsExactly(
            "map.yaml:5:7: error: hex C4 would lie between the others: its neighbours would be C3 and C5",
            "map.yaml:6:6: error: 'Q' is no name of a hex: write a capital letter and a number: A5",
            "map.yaml:10:38: error: stops stand here and in 'city', 'towns' or 'offboard' too: say them once",
            "map.yaml:13:10: error: A3 and C5 do not touch: a border is between neighbours",
            "map.yaml:14:11: error: there is no 'C55' in map.hexes: did you mean 'C5'?");
  }

  @Test
  void aLibraryThatIsMissingIsAProblem() {
    LoadResult result = DesignLoader.load(folder.resolve("isle"), folder.resolve("none"), Set.of());
    assertThat(result.problems()).anyMatch(problem -> problem.message().contains("no folder of tiles"));
  }

  @Test
  void aDesignExtendsOnlyOneBesideIt() throws IOException {
    for (String path : List.of("/etc", "../../isle", "../isle/../isle", "isle", "..", "../..", "../.hidden", "C:\\x")) {
      Files.writeString(file("isle-express", "title.yaml"), "extends: " + path + "\n");
      assertThat(problems("isle-express"))
          .containsExactly("title.yaml:1:10: error: a design extends one beside it, not '" + path + "': write 'extends: ../name'");
    }
  }

  @Test
  void aDesignExtendsOneThatExists() throws IOException {
    Files.writeString(file("isle-express", "title.yaml"), "extends: ../ilse\n");
    assertThat(problems("isle-express")).containsExactly("title.yaml:1:10: error: there is no design '../ilse': did you mean '../isle'?");
  }

  @Test
  void designsDoNotExtendEachOther() throws IOException {
    append("isle", "title.yaml", "extends: ../isle-express\n");
    assertThat(problems("isle"))
        .containsExactly("title.yaml:1:10: error: '../isle' comes back to a design that extends it, or extends too many");
  }

  @Test
  void aFolderWithoutATitleIsNoDesign() {
    assertThat(problems("nothing")).containsExactly("title.yaml:1:1: error: there is no such file");
  }

  private Path file(String design, String name) {
    return folder.resolve(design).resolve(name);
  }

  private Design load(String design, String... options) {
    LoadResult result = DesignLoader.load(folder.resolve(design), LIBRARY, Set.of(options));
    assertThat(result.problems()).isEmpty();
    return result.design().orElseThrow();
  }

  /** The lines of the problems, without the folder. */
  private List<String> problems(String design, String... options) {
    LoadResult result = DesignLoader.load(folder.resolve(design), LIBRARY, Set.of(options));
    assertThat(result.design().isPresent()).isEqualTo(result.problems().stream().noneMatch(Problem::isError));
    return result.problems().stream().map(problem -> problem.text().substring(problem.place().file().getParent().toString().length() + 1)).toList();
  }

  private void append(String design, String name, String text) throws IOException {
    Files.writeString(file(design, name), Files.readString(file(design, name)) + text);
  }

  private void replace(String design, String name, String from, String to) throws IOException {
    String text = Files.readString(file(design, name));
    assertThat(text).contains(from);
    Files.writeString(file(design, name), text.replace(from, to));
  }
}
