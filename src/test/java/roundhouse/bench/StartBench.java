package roundhouse.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Repository;

/** Times loading a title: the first time in this process, and once warm. */
final class StartBench {
  private StartBench() {}

  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    TitleLoader loader = Repository.titles();
    out.println(
        "first " + Times.of(0, 1, () -> loader.load(design, Set.of()).title().orElseThrow()));
    out.println(
        "warm  " + Times.of(40, 40, () -> loader.load(design, Set.of()).title().orElseThrow()));
  }
}
