package roundhouse.editor.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.edit.FileText;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.market.MarketCell;
import roundhouse.market.Zone;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.SmallTitle;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.recovery.Recovery;

class MarketEditsTest {
  private static final ValuePath PRICES = ValuePath.of("prices");

  @TempDir Path root;
  private SmallTitle small;
  private OpenDocuments documents;
  private MarketEdits edits;

  @BeforeEach
  void design() throws Exception {
    small = SmallTitle.in(root.toRealPath());
    documents =
        new OpenDocuments(
            new Recovery(root.resolve("recovery")),
            Runnable::run,
            Runnable::run,
            refused -> {
              throw new AssertionError(refused);
            });
    edits = new MarketEdits(documents);
    documents.open(small.file("title.yaml")).join();
  }

  private EditedMarket chart(Path folder) {
    var result = small.titles().read(folder, Set.of(), UnsavedTexts.NONE);
    return EditedMarket.of(Loaded.of(folder, result)).orElseThrow();
  }

  private String file(Path folder) throws Exception {
    return FileText.read(folder.resolve("market.yaml")).text();
  }

  private Path variant() throws Exception {
    Path folder = small.folder().resolveSibling("variant");
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("title.yaml"), "extends: ../small\ntitle: Variant\n");
    return folder;
  }

  @Test
  void theFirstEditCopiesInheritedPricesIntoTheVariant() throws Exception {
    small.write("market.yaml", "prices: |\n  60  67\n  53p 60\nzones: { p: par }\n");
    Path variant = variant();
    assertThat(chart(variant).inheritedFrom(variant, "prices")).contains("small");
    edits.setDesign(variant, Optional.of(chart(variant)));

    edits.prices("", sheet -> sheet.write(new MarketCell(0, 1), new PriceWord(70, "")));

    assertThat(file(variant)).isEqualTo("prices: |\n  60  70\n  53p 60\n");
    assertThat(file(small.folder())).contains("60  67");
    assertThat(chart(variant).inheritedFrom(variant, "prices")).isEmpty();
    assertThat(chart(variant).inheritedFrom(variant, "zones", "p")).contains("small");
  }

  @Test
  void aRowMoreMakesABlockOfPricesThatStoodOnOneLine() {
    EditedMarket shown = chart(small.folder());
    YamlText one = YamlText.read("prices: 60 67 71p   # few\nzones: { p: par }\n");

    assertThat(
            MarketEdits.prices(
                    one,
                    PRICES,
                    shown,
                    sheet -> sheet.write(new MarketCell(0, 0), new PriceWord(55, "")))
                .text())
        .isEqualTo("prices: 55 67 71p   # few\nzones: { p: par }\n");
    assertThat(
            MarketEdits.prices(
                    YamlText.read("prices: 60 67\nzones: { p: par }\n"),
                    PRICES,
                    shown,
                    sheet -> sheet.addRow(new MarketCell(0, 0)))
                .text())
        .isEqualTo("prices: |\n  60 67\n  60 67\nzones: { p: par }\n");
  }

  @Test
  void aRemovedZoneDisappearsFromThePricesTooAndOneUndoRestoresIt() throws Exception {
    small.write(
        "market.yaml", "prices: |\n  60  67py  71p\nzones: { p: par, y: yellow }  # as printed\n");
    edits.setDesign(small.folder(), Optional.of(chart(small.folder())));

    edits.removeZone("p");
    assertThat(file(small.folder()))
        .isEqualTo("prices: |\n  60  67y   71\nzones: { y: yellow }  # as printed\n");

    edits.undo();
    assertThat(file(small.folder())).contains("67py  71p").contains("p: par");
  }

  @Test
  void aZoneMayMeanSeveralThings() throws Exception {
    edits.setDesign(small.folder(), Optional.of(chart(small.folder())));

    edits.zone("y", List.of(Zone.YELLOW, Zone.UNCOUNTED));

    assertThat(file(small.folder())).contains("zones: { p: par, y: [yellow, uncounted] }");
    assertThat(chart(small.folder()).spec().zones())
        .containsEntry("y", List.of(Zone.YELLOW, Zone.UNCOUNTED));
  }
}
