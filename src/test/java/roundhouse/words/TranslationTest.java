package roundhouse.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.workshop.project.UnpackedDesign;
import roundhouse.workshop.reload.ReloadReport;

/** Messages of the workshop are shown in the translation, in its word order. */
class TranslationTest {
  private static final String GERMAN =
      """
      reload.same = {0} Aktionen in {1} ms neu gespielt; nichts ist anders
      reload.differs.1 = In {2} ms neu gespielt ({1} Aktionen): eines ist hier anders
      reload.differs = In {2} ms neu gespielt ({1} Aktionen): {0} Dinge sind hier anders
      reload.stopped = {2} ({3}): {4}; dort, bei Aktion {0} von {1}, hält das Spiel an
      zip-refused.missing = Eine Datei „{0}“ gibt es nicht.
      """;

  private final UiWords german =
      UiWords.in(
          Locale.GERMANY,
          name ->
              name.equals("words_de.properties")
                  ? Optional.of(new StringReader(GERMAN))
                  : UiWords.resource(name));

  @Test
  void aReloadIsReportedInTheTranslation() {
    assertThat(german.callWith(report(Optional.empty())::says))
        .isEqualTo("12 Aktionen in 34 ms neu gespielt; nichts ist anders");
    assertThat(german.callWith(report(Optional.empty(), "Ann")::says))
        .isEqualTo("In 34 ms neu gespielt (12 Aktionen): eines ist hier anders");
    assertThat(german.callWith(report(Optional.empty(), "Ann", "Ben")::says))
        .isEqualTo("In 34 ms neu gespielt (12 Aktionen): 2 Dinge sind hier anders");
  }

  @Test
  void aStoppedReplayIsReportedInTheWordOrderOfTheTranslation() {
    var stop =
        new ReloadReport.Stop(
            13, "OR 3.1", "Red lays tile 7", "that tile is gone", Optional.empty());

    assertThat(german.callWith(report(Optional.of(stop))::says))
        .isEqualTo(
            "OR 3.1 (Red lays tile 7): that tile is gone; dort, bei Aktion 13 von 12, hält das"
                + " Spiel an");
  }

  @Test
  void aRefusalIsShownInTheTranslation(@TempDir Path folder) {
    Path zip = folder.resolve("mine.zip");

    assertThat(german.callWith(() -> refusal(zip, folder.resolve("mine"))))
        .isEqualTo("Eine Datei „" + zip + "“ gibt es nicht.");
  }

  @Test
  void missingTranslationsAreShownInEnglish(@TempDir Path folder) {
    Path zip = folder.resolve("mine.zip");

    assertThat(refusal(zip, folder.resolve("mine"))).isEqualTo("There is no file '" + zip + "'.");
    assertThat(german.callWith(() -> UiWords.of("reload.pick")))
        .isEqualTo("Pick what to do instead; the rest is replayed after it");
  }

  private static String refusal(Path zip, Path folder) {
    return catchThrowableOfType(
            UnpackedDesign.Refused.class, () -> UnpackedDesign.unpack(zip, folder))
        .getMessage();
  }

  private static ReloadReport report(Optional<ReloadReport.Stop> stop, String... differences) {
    return new ReloadReport(34, 12, 12, stop, Optional.empty(), List.of(differences), Set.of());
  }
}
