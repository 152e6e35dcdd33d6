package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.script.faults.ScriptProblem;
import roundhouse.script.source.ExportedFunction;
import roundhouse.script.source.ScriptSource;

class LoadedScriptsTest {

  @Test
  void exportedFunctionsAreListedWithTheirLines() {
    LoadedScripts scripts =
        ExampleHooks.scripts(
            "export const rate = 5;\n"
                + "function hidden() {}\n"
                + "export function tileCost() {}\n"
                + "export const floats = () => true;");

    assertThat(scripts.problems()).isEmpty();
    assertThat(scripts.modules().getFirst().functions())
        .extracting(ExportedFunction::name)
        .containsExactly("floats", "tileCost");
    assertThat(scripts.function("test/script.js", "tileCost").orElseThrow().line()).isEqualTo(3);
    assertThat(scripts.function("test/script.js", "floats").orElseThrow().line()).isEqualTo(4);
    assertThat(scripts.function("test/script.js", "hidden")).isEmpty();
  }

  @Test
  void scriptsOfSeveralFoldersImportEachOther() {
    LoadedScripts scripts =
        ScriptLoader.load(
            List.of(
                source("base/lib/loans.js", "export const interest = loans => loans * 5;"),
                source(
                    "base/rules.js",
                    "import { interest } from './lib/loans.js';\n"
                        + "export const owed = () => interest(3);"),
                source(
                    "variant/rules.js",
                    "import { owed } from '/base/rules.js';\n"
                        + "import { interest } from '../base/lib/loans.js';\n"
                        + "export const hook = () => owed() + interest(1);")));

    assertThat(scripts.problems()).isEmpty();
    try (ScriptContext box = new ScriptContext(scripts)) {
      assertThat(box.call(scripts.function("variant/rules.js", "hook").orElseThrow(), null, null))
          .isEqualTo(20L);
    }
  }

  @Test
  void aBrokenFileIsAProblemAndTheOthersLoad() {
    LoadedScripts scripts =
        ScriptLoader.load(
            List.of(
                source("a.js", "export const a = () => 1;"),
                source("broken.js", "export function b() {\n  return 1 +;\n}"),
                source("endless.js", "for (;;);"),
                source("needs.js", "import { b } from './broken.js';\nexport const c = () => b();"),
                source("z.js", "export const z = () => 26;")));

    assertThat(scripts.modules())
        .extracting(module -> module.source().name())
        .containsExactly("a.js", "z.js");
    assertThat(scripts.problems())
        .extracting(ScriptProblem::toString)
        .containsExactly(
            "designs/broken.js:2:13: SyntaxError: Expected an operand but found ;",
            "designs/endless.js:1:1: ran more than 1,000,000 statements: does a loop never end?");
    try (ScriptContext box = new ScriptContext(scripts)) {
      assertThat(box.call(scripts.function("z.js", "z").orElseThrow(), null, null)).isEqualTo(26L);
    }
  }

  @Test
  void aMissingImportIsReportedWithItsLine() {
    LoadedScripts scripts =
        ScriptLoader.load(
            List.of(
                source("title/rules.js", "// Loans.\nimport { interest } from './loan.js';\n")));

    ScriptProblem problem = scripts.problems().getFirst();
    assertThat(problem.message())
        .startsWith("imports '/title/loan.js' in /title/rules.js, but there is no such script");
    assertThat(problem.line()).isEqualTo(2);
    assertThat(problem.column()).isEqualTo(26);
  }

  @ParameterizedTest
  @ValueSource(strings = {"data:text/javascript,export const a = 1", "./a\\u0000b.js"})
  void anImportOfWhatIsNoPathIsReportedWithItsLine(String imported) {
    LoadedScripts scripts =
        ScriptLoader.load(List.of(source("rules.js", "// Loans.\nimport '" + imported + "';\n")));

    assertThat(scripts.problems())
        .extracting(ScriptProblem::toString)
        .containsExactly(
            "designs/rules.js:2:8: imports what is not the path of a script; a script can import"
                + " only scripts of its title, as './other.js'");
  }

  @Test
  void aFileThatIsTooLargeIsRefused() {
    LoadedScripts scripts =
        ScriptLoader.load(List.of(source("large.js", "// " + "x".repeat(256 << 10))));
    assertThat(scripts.problems())
        .extracting(ScriptProblem::toString)
        .containsExactly("designs/large.js: the script is larger than 256 KB");
  }

  @Test
  void twoScriptsWithTheSameNameAreRefused() {
    LoadedScripts scripts = ScriptLoader.load(List.of(source("a.js", ""), source("a.js", "")));
    assertThat(scripts.problems())
        .extracting(ScriptProblem::message)
        .containsExactly("there is already a script named 'a.js'");
  }

  @Test
  void aFolderIsReadUnderItsMount(@TempDir Path folder) throws Exception {
    Files.createDirectories(folder.resolve("lib"));
    Files.writeString(folder.resolve("lib/loans.js"), "export const one = 1;");
    Files.writeString(
        folder.resolve("rules.js"),
        "import { one } from './lib/loans.js';\nexport const hook = () => one;");
    Files.writeString(folder.resolve("notes.txt"), "no script");

    List<ScriptSource> sources = ScriptSource.folder("base", folder);

    assertThat(sources)
        .extracting(ScriptSource::name)
        .containsExactly("base/lib/loans.js", "base/rules.js");
    assertThat(ScriptLoader.load(sources).problems()).isEmpty();
  }

  private static ScriptSource source(String name, String text) {
    return new ScriptSource(name, text, "designs/" + name);
  }
}
