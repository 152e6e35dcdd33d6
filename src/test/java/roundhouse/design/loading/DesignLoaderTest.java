package roundhouse.design.loading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.Count;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.NumberRange;

/** A design is loaded from its parts, the design it extends, and its options. */
class DesignLoaderTest extends IsleTest {

  @Test
  void aTitleIsReadWithItsParts() {
    Design isle = load("isle");
    assertThat(isle.bank().cash()).isEqualTo(5000);
    assertThat(isle.startingCash()).containsEntry(3, 350);
    assertThat(isle.map().hexes().keySet())
        .containsExactly("A3", "A5", "B2", "B4", "C7", "B6", "C5", "C3", "D4", "E5", "A7", "F4");
    assertThat(isle.trains().get("3+1").runs()).isEqualTo(new Allowance(3, 1));
    assertThat(isle.tiles().get("8").count().unlimited()).isTrue();
    assertThat(isle.rounds().get("operating").steps()).hasSize(5);
    assertThat(isle.then()).containsExactly("stock", "operating");
    assertThat(isle.company("CNR").par()).contains(new NumberRange(70, 90));
    assertThat(isle.kindOf("CNR").markers()).containsExactly(0, 40);
  }

  @Test
  void aVariantContainsOnlyItsDifference() {
    Design express = load("isle-express");
    assertThat(express.title()).isEqualTo("Isle Express");
    assertThat(express.trains().keySet()).containsExactly("2", "4", "5");
    assertThat(express.trains().get("4").price()).isEqualTo(300);
    assertThat(express.trains().get("4").rustsOn()).isEqualTo("5");
    assertThat(express.options().keySet())
        .containsExactly("destinations", "one-more-four", "hills");
  }

  @Test
  void aVariantKnowsWhereEachValueAndScriptComesFrom() {
    LoadResult result = DesignLoader.load(folder.resolve("isle-express"), LIBRARY, Set.of());
    assertThat(result.places().of("trains.4.price").orElseThrow().file())
        .isEqualTo(file("isle", "trains.yaml"));
    assertThat(result.places().of("trains.4.rusts-on").orElseThrow())
        .isEqualTo(new SourcePlace(file("isle-express", "title.yaml"), 6, 20));
    assertThat(result.origins())
        .extracting(LoadResult.Origin::folder, LoadResult.Origin::scripts)
        .containsExactly(
            tuple(folder.resolve("isle"), List.of("isle.js")),
            tuple(folder.resolve("isle-express"), List.of("express.js", "more.js")));
    assertThat(result.files())
        .contains(
            file("isle", "title.yaml"),
            file("isle", "rounds.yaml"),
            file("isle-express", "title.yaml"))
        .hasSize(11);
  }

  @Test
  void anOptionOfAVariantIsLaidOverThatOfItsBase() throws IOException {
    Files.writeString(
        file("isle-express", "options.yaml"),
        """
        hills: { map: { hexes: { remove: [B4, A7], A3: { cost: 30 } } } }
        destinations: { companies: { CNR: { name: Cowes } } }
        """);
    Files.writeString(
        file("isle-express", "title.yaml"), "extends: ../isle\ntitle: Isle Express\n");

    Design hills = load("isle-express", "hills");

    assertThat(hills.map().hexes().get("A3"))
        .returns("hill", HexSpec::terrain)
        .returns(30, HexSpec::cost);
    assertThat(hills.map().hexes().get("B4")).isEqualTo(load("isle").map().hexes().get("B4"));
    assertThat(hills.map().hexes()).doesNotContainKeys("A7", "B2");
    assertThat(load("isle-express", "destinations").companies().get("CNR").name())
        .isEqualTo("Cowes");
    assertThat(hills.options().get("destinations").script()).containsExactly("destinations.js");
  }

  @Test
  void anOptionThatIsRemovedFirstIsWrittenFromScratch() throws IOException {
    Files.writeString(
        file("isle-express", "title.yaml"),
        """
        extends: ../isle
        title: Isle Express
        options: { remove: [hills], hills: { says: Flat., map: { hexes: { A3: { cost: 0 } } } } }
        """);

    assertThat(load("isle-express", "hills").map().hexes().get("B4"))
        .isEqualTo(load("isle").map().hexes().get("B4"));
  }

  @Test
  void anOptionOverlaysTheTitle() {
    assertThat(load("isle").trains().get("4").count().unlimited()).isTrue();
    assertThat(load("isle", "one-more-four").trains().get("4").count())
        .isEqualTo(new Count(4, false));
    assertThat(load("isle-express", "one-more-four").trains().get("4").count())
        .isEqualTo(new Count(5, false));
    assertThat(load("isle", "destinations").company("CNR").data().values())
        .containsKey("destinations");
    assertThat(load("isle", "poor").startingCash()).containsOnlyKeys(2, 3);
  }

  @Test
  void anOptionChangesOneHexOfASharedLine() {
    Design hills = load("isle", "hills");
    assertThat(hills.map().hexes()).doesNotContainKeys("A5", "B2");
    assertThat(hills.map().hexes().get("A3").cost()).isEqualTo(20);
    assertThat(hills.map().hexes().get("C7").cost()).isZero();
  }

  @Test
  void anOptionTurnsOnThoseItImpliesInTheOrderWritten() {
    LoadResult result =
        DesignLoader.load(folder.resolve("isle"), LIBRARY, Set.of("rich", "destinations"));
    assertThat(result.options()).containsExactly("destinations", "one-more-four", "rich");
    assertThat(result.design().orElseThrow().startingCash())
        .containsEntry(2, 600)
        .containsEntry(3, 350);
  }

  @Test
  void excludedAndUnknownOptionsAreRefused() {
    assertThat(problems("isle", "rich", "poor"))
        .containsExactly("options.yaml:9:1: error: option 'rich' cannot be combined with 'poor'");
    assertThat(problems("isle", "rihc"))
        .containsExactly("title.yaml:1:1: error: there is no option 'rihc': did you mean 'rich'?");
  }
}
