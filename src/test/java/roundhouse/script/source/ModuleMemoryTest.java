package roundhouse.script.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModuleMemoryTest {
  private static final String MODULE =
      """
      import { imported } from "./other.js";
      let count = 0;
      let later;
      const list = [1, 2];
      const seen = new Set();
      const byName = new Map([["a", { n: 0 }]]);
      const table = { rows: [], of: { deep: new Map() } };
      const counter = { n: 0, next() { return ++this.n; } };
      const sums = { add(a, b) { return a + b; }, inner: { set(a) { return a; } } };
      class Total { static n = 0; static add(k) { return k; } }
      const next = (() => { let n = 0; return () => ++n; })();
      function bump() { count++; }
      function fill(target) { target.push(1); }
      function size(target) { return target.length; }
      """;

  private static List<String> changed(String text) {
    return ModuleMemory.of(new ScriptSource("a.js", text, "a.js")).stream()
        .map(ModuleMemory.Change::name)
        .toList();
  }

  private static String hook(String body) {
    return MODULE + "export function hook({ game }, given) { " + body + " }\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count = 1;",
        "count += 1;",
        "count ??= 1;",
        "return ++count;",
        "count--;",
        "[count] = [3];",
        "({ a: count = 2 } = given);",
        "for (count of given) game.x();",
        "given.forEach(each => { count += each; });",
        "list.push(1);",
        "list[0] = 1;",
        "list.length = 0;",
        "seen.add(1);",
        "byName.set('a', 1);",
        "byName.get('a').n++;",
        "const entry = byName.get('a'); entry.n = 1;",
        "const rows = table.rows; rows.push(1);",
        "for (const each of list) each.done = true;",
        "table.x = 1;",
        "delete table.x;",
        "table.rows.push(1);",
        "table.of.deep.set(1, 2);",
        "Object.assign(table, { a: 1 });",
        "globalThis.kept = 1;",
        "later.add(1);",
        "imported.push(1);",
        "Total.n++;",
        "bump();",
        "return counter.next();",
        "return next();",
        "fill(list);",
        "return given.map(bump);"
      })
  void aFunctionThatChangesWhatBelongsToTheModuleIsFound(String body) {
    assertThat(changed(hook(body))).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "let count = 0; count++; return count;",
        "const list = []; list.push(1); return list;",
        "const copy = [...list]; copy.push(1); return copy;",
        "const copy = list.map(each => each); copy.sort(); return copy;",
        "const found = new Map(byName); found.set('b', 1);",
        "given.push(count);",
        "given = list;",
        "const own = { ...table }; own.x = 1;",
        "((count) => { count++; })(1);",
        "try { game.x(); } catch (count) { count = 1; }",
        "return sums.add(1, 2) + sums.inner.set(3) + Total.add(4);",
        "const n = count; let m = n; m++; return m;",
        "return size(list);",
        "fill([]);",
        "return seen.has(1) && byName.get('a').n === 0;"
      })
  void whatBelongsToTheFunctionMayChange(String body) {
    assertThat(changed(hook(body))).isEmpty();
  }

  @Test
  void whatOnlyRunsWhileTheScriptLoadsMayFillTheModule() {
    assertThat(
            changed(
                """
                const table = build();
                const list = [];
                for (const each of [1, 2]) list.push(each);
                list.sort();
                function build() { const all = new Map(); fill(all); total = 3; return all; }
                function fill(all) { all.set(1, 2); }
                let total = 0;
                export const hook = () => table.get(1) + list[0] + total;
                """))
        .isEmpty();
  }

  @Test
  void theChangeIsToldWhereItIs() {
    String text = "let n = 0;\nexport const hook = () => {\n  n += 2;\n};\n";

    assertThat(ModuleMemory.of(new ScriptSource("a.js", text, "a.js")))
        .containsExactly(new ModuleMemory.Change(text.indexOf("n += 2"), "n"));
  }

  @Test
  void aTextThatIsNoScriptHasNone() {
    assertThat(changed("export const = ;")).isEmpty();
  }

  @Test
  void noScriptOfThisRepositoryChangesItsModule() throws IOException {
    assertThat(ScriptSource.folder("scripts", Path.of("scripts")))
        .isNotEmpty()
        .allSatisfy(script -> assertThat(ModuleMemory.of(script)).as(script.name()).isEmpty());
  }
}
