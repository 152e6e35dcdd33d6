package roundhouse.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class UiWordsTest {
  private static final String ENGLISH =
      """
      common.cancel = Cancel
      lines.other = {0} – {1} to {3}, different from action {2} on
      lines.actions = {0} actions
      lines.actions.1 = 1 action
      quoted = It's {0}, isn't it? {no place}
      """;
  private static final String GERMAN =
      """
      common.cancel = Abbrechen
      lines.actions = {0} Aktionen
      """;
  private static final Map<String, String> FILES =
      Map.of(
          "words.properties",
          ENGLISH,
          "words_de.properties",
          GERMAN,
          "words_de_CH.properties",
          "common.cancel = Abbräche");

  private final UiWords english = words(Locale.ENGLISH);
  private final UiWords german = words(Locale.GERMANY);

  @Test
  void aTranslationIsUsedOnSystemsInItsLanguage() {
    assertThat(english.get("common.cancel")).isEqualTo("Cancel");
    assertThat(german.get("common.cancel")).isEqualTo("Abbrechen");
  }

  @Test
  void theTextsOfACountryComeBeforeThoseOfItsLanguage() {
    UiWords swiss = words(Locale.of("de", "CH"));

    assertThat(swiss.get("common.cancel")).isEqualTo("Abbräche");
    assertThat(swiss.getCounted("lines.actions", 2)).isEqualTo("2 Aktionen");
  }

  @Test
  void aTranslationMadeWithFormerKeysStillWorks() {
    String old =
        "play-commands.mend = Ersetzen\nplay-commands.mend-tip = Spiele etwas anderes"
            + " (Umschalt+F9)\nview-commands.next = Nächste\ncommands.next = Weiter\n";
    UiWords words =
        UiWords.in(
            Locale.GERMAN,
            file -> file.equals("words_de.properties") ? reader(old) : Optional.empty());

    assertThat(words.get("commands.replace-refused")).isEqualTo("Ersetzen");
    assertThat(words.get("commands.replace-refused.says")).isEqualTo("Spiele etwas anderes");
    assertThat(words.get("commands.next")).as("the present key comes first").isEqualTo("Weiter");
  }

  private static Optional<Reader> reader(String text) {
    return Optional.of(new StringReader(text));
  }

  @Test
  void textsWithoutATranslationAreEnglish() {
    assertThat(german.get("quoted", "so")).startsWith("It's so");
    assertThat(words(Locale.JAPAN).get("common.cancel")).isEqualTo("Cancel");
  }

  @Test
  void valuesFillTheirPlaceholdersInAnyOrder() {
    assertThat(english.get("lines.other", "main", "3 actions", 2, "OR 1.1"))
        .isEqualTo("main – 3 actions to OR 1.1, different from action 2 on");
  }

  @Test
  void theNameOfAFileStaysInItsLine() {
    assertThat(english.get("quoted", Path.of("a\nerror: b"))).startsWith("It's a\\nerror: b,");
  }

  @Test
  void apostrophesBracesAndDollarsAreNotSpecial() {
    assertThat(english.get("quoted", "$1{0}")).isEqualTo("It's $1{0}, isn't it? {no place}");
  }

  @Test
  void aNumberMayHaveItsOwnText() {
    assertThat(english.getCounted("lines.actions", 1)).isEqualTo("1 action");
    assertThat(english.getCounted("lines.actions", 12)).isEqualTo("12 actions");
  }

  @Test
  void aLanguageWithoutATextForOneDoesNotUseTheEnglishOne() {
    assertThat(german.getCounted("lines.actions", 1)).isEqualTo("1 Aktionen");
  }

  @Test
  void missingTextsAreNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> german.get("lines.others"))
        .withMessageContaining("lines.others");
  }

  private static UiWords words(Locale locale) {
    Function<String, Optional<Reader>> files =
        name -> Optional.ofNullable(FILES.get(name)).map(StringReader::new);
    return UiWords.in(locale, files);
  }
}
