package roundhouse.script.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import roundhouse.game.ScriptLimits;
import roundhouse.script.source.ScriptFiles;

/**
 * A new JavaScript context without any rights; its prelude has run, its files are not yet mounted.
 *
 * @param kind the prelude's function that distinguishes plain objects from others
 */
record SealedContext(Context context, ScriptFiles files, Value kind) {
  private static final List<String> SWITCHED_OFF =
      List.of(
          "bigint",
          "allow-eval",
          "shared-array-buffer",
          "atomics",
          "load",
          "print",
          "console",
          "graal-builtin",
          "polyglot-builtin",
          "java-package-globals",
          "intl-402",
          "regexp-static-result");
  private static final ScriptLimits LIMITS = ScriptLimits.STANDARD;
  private static final Engine ENGINE = engine();
  private static final Source PRELUDE = prelude();

  static SealedContext open() {
    var files = new ScriptFiles();
    Context context =
        Context.newBuilder("js")
            .engine(ENGINE)
            .allowHostAccess(HostAccess.CONSTRAINED)
            .allowIO(IOAccess.newBuilder().fileSystem(files).build())
            .allowExperimentalOptions(true)
            .resourceLimits(
                ResourceLimits.newBuilder()
                    .statementLimit(LIMITS.call().statements(), null)
                    .build())
            .option("sandbox.MaxStackFrames", String.valueOf(LIMITS.call().depth()))
            .build();
    return new SealedContext(context, files, context.eval(PRELUDE));
  }

  private static Engine engine() {
    Engine.Builder builder =
        Engine.newBuilder("js")
            .allowExperimentalOptions(true)
            .option("engine.WarnInterpreterOnly", "false")
            .option("js.string-length-limit", String.valueOf(LIMITS.values().characters()))
            .option("js.max-typed-array-length", String.valueOf(LIMITS.values().numbers()))
            .option("js.timezone", "UTC")
            .option("js.locale", "en")
            .option("js.strict", "true")
            .option("js.esm-eval-returns-exports", "true")
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream());
    SWITCHED_OFF.forEach(option -> builder.option("js." + option, "false"));
    return builder.build();
  }

  private static Source prelude() {
    try (InputStream text = SealedContext.class.getResourceAsStream("prelude.js")) {
      String script = new String(text.readAllBytes(), StandardCharsets.UTF_8);
      String limited =
          script
              .replace("LIMIT_OF_ENTRIES", String.valueOf(LIMITS.values().entries()))
              .replace("LIMIT_OF_SEARCH", String.valueOf(LIMITS.values().search()))
              .replace("LIMIT_OF_WORDS", String.valueOf(LIMITS.values().accented()));
      return Source.newBuilder("js", limited, "prelude.js").internal(true).buildLiteral();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
