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
    assertThat(isle.map().hexes().keySet()).containsExactly("A3", "A5", "B2", "B4", "C7", "B6", "C5", "C3", "D4", "E5", "A7", "F2");
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
    LoadResult result = DesignLoader.load(folder.resolve("isle-express"), Set.of());
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
    LoadResult result = DesignLoader.load(folder.resolve("isle"), Set.of("rich", "destinations"));
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
            "options.yaml:22:16: error: 'runs' is missing: How far it runs: 4, 3+1, or { cities: 3, towns: 1 }.",
            "options.yaml:22:49: error: there is no '8' to remove in trains: there are 2, 3+1, 4",
            "options.yaml:23:3: error: unknown key 'trians': did you mean 'trains'?");
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
    LoadResult result = DesignLoader.load(folder.resolve("isle"), Set.of());
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
    LoadResult result = DesignLoader.load(folder.resolve(design), Set.of(options));
    assertThat(result.problems()).isEmpty();
    return result.design().orElseThrow();
  }

  /** The lines of the problems, without the folder. */
  private List<String> problems(String design, String... options) {
    LoadResult result = DesignLoader.load(folder.resolve(design), Set.of(options));
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
