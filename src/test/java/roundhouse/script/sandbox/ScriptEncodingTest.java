package roundhouse.script.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.script.source.ScriptSource;

class ScriptEncodingTest {
  @TempDir Path folder;

  private LoadedScripts loaded(String charset) throws Exception {
    Path file = folder.resolve("rules.js");
    String text = "// first\nexport const hook = () => 'Zürich';\n";
    Files.write(file, text.getBytes(Charset.forName(charset)));
    return ScriptLoader.load(List.of(ScriptSource.read("tiny/rules.js", file)));
  }

  @ParameterizedTest
  @CsvSource({"UTF-16, 1, 1", "UTF-16LE, 1, 2", "UTF-16BE, 1, 1", "ISO-8859-1, 2, 29"})
  void aScriptThatIsNotInUtf8IsToldWithThePlaceOfItsFirstForeignByte(
      String charset, int line, int column) throws Exception {
    assertThat(loaded(charset).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.message()).contains("save the script as UTF-8");
              assertThat(problem.line()).isEqualTo(line);
              assertThat(problem.column()).isEqualTo(column);
            });
  }

  @Test
  void oneInUtf8Loads() throws Exception {
    assertThat(loaded("UTF-8").problems()).isEmpty();
  }
}
