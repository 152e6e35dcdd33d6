package roundhouse.bench.fuzz;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Where hostile input comes from. */
enum FuzzKind {
  DESIGN(DesignCases::design),
  VALUE(ValueCases::value),
  SCRIPT(DesignCases::script),
  POSITION(PositionCases::position),
  SAVE(GameCases::save),
  RECORDING(GameCases::recording),
  IMPORT(GameCases::imported),
  ZIP(ZipCases::zip),
  COMMAND(CommandCases::command),
  NEW(NewCases::made),
  DRAFT(DraftCases::draft),
  HOOK(HookCases::hook),
  ACTION(ActionCases::action),
  RUN(RunCases::run),
  COMMENT(CommentCases::comment),
  LOCALE(LocaleCases::locale),
  ROWS(RowCases::rows);

  /** One try with inputs that depend on nothing but the random numbers. */
  @FunctionalInterface
  interface Case {
    CaseOutcome run(FuzzProject project, Random random) throws IOException;
  }

  private final Case each;

  FuzzKind(Case each) {
    this.each = each;
  }

  CaseOutcome run(FuzzProject project, long seed) throws IOException {
    // Neighbouring seeds of this generator begin alike.
    return each.run(project, new Random(seed * 0x9E3779B97F4A7C15L + ordinal()));
  }

  static List<FuzzKind> all() {
    return List.of(values());
  }

  static List<FuzzKind> named(String names) {
    return Arrays.stream(names.split(","))
        .map(
            name ->
                all().stream()
                    .filter(kind -> kind.toString().equals(name))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            new IllegalArgumentException(
                                "there is no kind '" + name + "'; there are " + all())))
        .toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
